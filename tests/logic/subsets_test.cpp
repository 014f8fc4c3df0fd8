#include <gtest/gtest.h>

#include "logic/boards.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

using boards::digits;
using boards::keep;
using boards::rc;
using boards::steps;

TEST(NakedPair, OfTwoHousesIsOneStep) {
  Board board;
  keep(board, rc(1, 1), digits({4, 7}));
  keep(board, rc(1, 3), digits({4, 7}));
  const std::vector<Step> found = steps(board, Technique::naked_pair);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].houses(Role::house), (HouseSet{House::row(0), House::box(0)}));
  EXPECT_EQ(found[0].eliminated().size(), 2 * (7 + 6));
}

TEST(NakedTriple, FindsDigitsSpreadTwoAndTwo) {
  Board board;
  keep(board, rc(1, 1), digits({1, 2}));
  keep(board, rc(4, 1), digits({2, 3}));
  keep(board, rc(8, 1), digits({1, 3}));
  const std::vector<Step> found = steps(board, Technique::naked_triple);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].cells(Role::cells), (CellSet{rc(1, 1), rc(4, 1), rc(8, 1)}));
  EXPECT_EQ(found[0].digits(Role::digits), digits({1, 2, 3}));
}

TEST(NakedTriple, CountsNoCellThatIsASingle) {
  Board board;
  keep(board, rc(1, 1), digits({1, 2}));
  keep(board, rc(4, 1), digits({1, 2}));
  keep(board, rc(8, 1), digits({3}));
  EXPECT_TRUE(steps(board, Technique::naked_triple).empty());
}

TEST(HiddenPair, ClearsItsCellsAndNothingElse) {
  Board board;
  const CellSet pair = {rc(2, 2), rc(2, 8)};
  for (const int face : {3, 9}) keep(board, Digit(face), House::row(1), pair);
  const std::vector<Step> found = steps(board, Technique::hidden_pair);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().size(), 2 * 7);
  EXPECT_EQ(found[0].eliminated().digits(rc(2, 8)), DigitSet::every() - digits({3, 9}));
}

TEST(HiddenQuad, FindsDigitsWithTwoPlacesEach) {
  Board board;
  keep(board, Digit(1), House::column(4), {rc(1, 5), rc(3, 5)});
  keep(board, Digit(2), House::column(4), {rc(3, 5), rc(6, 5)});
  keep(board, Digit(3), House::column(4), {rc(6, 5), rc(9, 5)});
  keep(board, Digit(4), House::column(4), {rc(9, 5), rc(1, 5)});
  const std::vector<Step> found = steps(board, Technique::hidden_quad);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].cells(Role::cells), (CellSet{rc(1, 5), rc(3, 5), rc(6, 5), rc(9, 5)}));
  // The other five cells and digits of the column are the same thing said the other way round.
  EXPECT_EQ(steps(board, Technique::naked_5).size(), 1);
  EXPECT_EQ(boards::eliminated(steps(board, Technique::naked_5)), found[0].eliminated());
}

TEST(Naked8, IsAHiddenSingleSaidTheOtherWayRound) {
  Board board;
  keep(board, Digit(6), House::row(7), {rc(8, 4)});
  const std::vector<Step> found = steps(board, Technique::naked_8);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().digits(rc(8, 4)), DigitSet::every() - digits({6}));
  EXPECT_EQ(found[0].eliminated().size(), 8);
}

TEST(Subsets, SayNothingOnceTheyAreDone) {
  Board board;
  keep(board, rc(1, 1), digits({4, 7}));
  keep(board, rc(1, 3), digits({4, 7}));
  apply(board, steps(board, Technique::naked_pair).front());
  EXPECT_TRUE(steps(board, Technique::naked_pair).empty());
  EXPECT_TRUE(steps(board, Technique::hidden_7).empty());
}

TEST(Subsets, SurviveABrokenHouse) {
  Board board;
  for (const Cell cell : {rc(1, 1), rc(1, 2), rc(1, 3)}) keep(board, cell, digits({1, 2}));
  for (const Cell cell : Rules::classic().cells(House::row(8)))
    board.eliminate(Candidate(cell, Digit(5)));
  for (const TechniqueInfo& row : techniques()) {
    if (row.family == Family::subsets) steps(board, row.technique);
  }
}

}  // namespace
}  // namespace nonet
