// Contradiction: it names itself.

#include "nonet/contradiction.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Contradiction, NamesTheCellWithoutCandidates) {
  const Contradiction contradiction = Contradiction::no_candidate(Cell::at(3, 6));
  EXPECT_EQ(contradiction.kind(), Contradiction::Kind::no_candidate);
  EXPECT_EQ(contradiction.cell(), Cell::at(3, 6));
  EXPECT_EQ(contradiction.text().view(), "r4c7 has no candidate left");
}

TEST(Contradiction, NamesTheHouseWithoutAPlace) {
  const Contradiction contradiction =
      Contradiction::no_place(Digit(5), House::box(2), Rules::classic());
  EXPECT_EQ(contradiction.kind(), Contradiction::Kind::no_place);
  EXPECT_EQ(contradiction.digit(), Digit(5));
  EXPECT_EQ(contradiction.house(), House::box(2));
  EXPECT_EQ(contradiction.text().view(), "no place for 5 in box 3");
}

TEST(Contradiction, NamesTheTwoCellsOfAClashAndTheHouseTheyShare) {
  const Contradiction contradiction =
      Contradiction::clash(Digit(7), Cell::at(0, 0), Cell::at(0, 8), Rules::classic());
  EXPECT_EQ(contradiction.cell(), Cell::at(0, 0));
  EXPECT_EQ(contradiction.other(), Cell::at(0, 8));
  EXPECT_EQ(contradiction.text().view(), "7 stands twice in row 1: r1c1 and r1c9");
}

TEST(Contradiction, FindsTheHouseOfAClashInColumnsAndBoxes) {
  EXPECT_EQ(
      Contradiction::clash(Digit(7), Cell::at(0, 0), Cell::at(5, 0), Rules::classic()).house(),
      House::column(0));
  EXPECT_EQ(
      Contradiction::clash(Digit(7), Cell::at(0, 0), Cell::at(1, 1), Rules::classic()).house(),
      House::box(0));
}

TEST(Contradiction, NamesADigitThatWasNotACandidate) {
  EXPECT_EQ(Contradiction::not_a_candidate(Cell::at(0, 1), Digit(5)).text().view(),
            "5 is not a candidate of r1c2");
}

TEST(Contradiction, SaysThatEveryWayFails) {
  EXPECT_EQ(Contradiction::exhausted().text().view(),
            "every way to fill it ends in a contradiction");
}

TEST(Contradiction, IsComparedByWhatItSays) {
  EXPECT_EQ(Contradiction::no_candidate(Cell(3)), Contradiction::no_candidate(Cell(3)));
  EXPECT_NE(Contradiction::no_candidate(Cell(3)), Contradiction::no_candidate(Cell(4)));
  EXPECT_NE(Contradiction::no_place(Digit(5), House(0), Rules::classic()),
            Contradiction::no_place(Digit(6), House(0), Rules::classic()));
}

// The longest texts there are.
TEST(Contradiction, AlwaysFitsItsName) {
  for (const Cell a : CellSet::every()) {
    const Cell b((a.index() + 9) % kCells);
    const Name text = Contradiction::clash(Digit(9), a, b, Rules::classic()).text();
    EXPECT_LT(text.view().size(), Name::kCapacity);
  }
}

}  // namespace
}  // namespace nonet
