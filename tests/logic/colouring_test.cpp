// Colouring on boards that are blank but for the conjugate pairs of one digit or two.

#include <gtest/gtest.h>

#include <vector>

#include "nonet/techniques.hpp"
#include "nonet/walk.hpp"

namespace nonet {
namespace {

constexpr Digit kDigit(5);

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

class Colouring : public testing::Test {
 protected:
  // Leaves the digit two places in the house.
  void pair(House house, Cell a, Cell b, Digit digit = kDigit) {
    CandidateSet gone;
    gone.insert(Rules::classic().cells(house) - CellSet{a, b}, digit);
    board.eliminate(gone);
  }
  std::vector<Step> steps(Technique technique) const {
    std::vector<Step> found;
    find_steps(board, Known{}, technique, [&found](const Step& step) {
      found.push_back(step);
      return Flow::go_on;
    });
    return found;
  }
  static CandidateSet fives(CellSet cells) {
    CandidateSet set;
    set.insert(cells, kDigit);
    return set;
  }
  Board board;
};

TEST_F(Colouring, ATrapSeesBothColours) {
  pair(House::row(0), cell(1, 2), cell(1, 6));
  pair(House::column(5), cell(1, 6), cell(5, 6));
  pair(House::row(4), cell(5, 6), cell(5, 3));
  const std::vector<Step> found = steps(Technique::simple_colours_trap);
  ASSERT_EQ(found.size(), 1U);
  // They see r1c2 and r5c3, the two ends.
  EXPECT_EQ(found[0].eliminated(), fives({cell(2, 3), cell(3, 3), cell(4, 2), cell(6, 2)}));
}

TEST_F(Colouring, AColourThatWrapsIsFalse) {
  pair(House::row(0), cell(1, 2), cell(1, 6));
  pair(House::column(5), cell(1, 6), cell(5, 6));
  pair(House::row(4), cell(5, 6), cell(5, 3));
  pair(House::column(2), cell(5, 3), cell(2, 3));
  const std::vector<Step> found = steps(Technique::simple_colours_wrap);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), fives({cell(1, 2), cell(5, 6), cell(2, 3)}));
}

TEST_F(Colouring, TwoChainsThatTouchTrapBetweenTheirOtherColours) {
  pair(House::row(0), cell(1, 2), cell(1, 6));
  pair(House::row(4), cell(5, 6), cell(5, 3));
  const std::vector<Step> found = steps(Technique::multi_colours_1);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), fives({cell(2, 3), cell(3, 3), cell(4, 2), cell(6, 2)}));
  EXPECT_TRUE(steps(Technique::multi_colours_2).empty());
}

TEST_F(Colouring, AColourThatSeesBothColoursOfAnotherChainIsFalse) {
  pair(House::row(0), cell(1, 3), cell(1, 5));
  pair(House::box(1), cell(1, 5), cell(2, 6));
  pair(House::row(4), cell(5, 3), cell(5, 6));
  const std::vector<Step> found = steps(Technique::multi_colours_2);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), fives({cell(1, 3), cell(2, 6)}));
}

TEST_F(Colouring, AMedusaFillsACellThatHoldsBothColours) {
  CandidateSet gone;
  gone.insert(cell(1, 1), DigitSet::every() - DigitSet{Digit(1), Digit(2)});
  board.eliminate(gone);
  for (const Digit digit : {Digit(1), Digit(2)}) {
    pair(House::row(0), cell(1, 1), cell(1, 5), digit);
  }
  const std::vector<Step> found = steps(Technique::medusa_3d);
  ASSERT_EQ(found.size(), 1U);
  CandidateSet others;
  others.insert(cell(1, 5), DigitSet::every() - DigitSet{Digit(1), Digit(2)});
  EXPECT_EQ(found[0].eliminated(), others);
}

}  // namespace
}  // namespace nonet
