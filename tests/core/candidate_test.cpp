// Candidate: a cell and a digit.

#include "nonet/candidate.hpp"

#include <gtest/gtest.h>

#include <set>

namespace nonet {
namespace {

TEST(Candidate, KnowsItsCellAndItsDigit) {
  const Candidate candidate(Cell::at(3, 6), Digit(5));
  EXPECT_EQ(candidate.cell(), Cell::at(3, 6));
  EXPECT_EQ(candidate.digit(), Digit(5));
}

TEST(Candidate, IsNamedDigitFirst) {
  EXPECT_EQ(name(Candidate(Cell::at(0, 1), Digit(5))).view(), "5r1c2");
}

TEST(Candidate, HasOneOf729Indices) {
  std::set<int> seen;
  for (int cell = 0; cell < kCells; ++cell) {
    for (int digit = 0; digit < kDigits; ++digit) {
      seen.insert(Candidate(Cell(cell), Digit::at(digit)).index());
    }
  }
  EXPECT_EQ(static_cast<int>(seen.size()), kCandidates);
  EXPECT_EQ(*seen.begin(), 0);
  EXPECT_EQ(*seen.rbegin(), kCandidates - 1);
}

TEST(Candidate, IsOrderedByCellThenDigit) {
  EXPECT_LT(Candidate(Cell(0), Digit(9)), Candidate(Cell(1), Digit(1)));
  EXPECT_LT(Candidate(Cell(1), Digit(1)), Candidate(Cell(1), Digit(2)));
}

TEST(Candidate, TakesTwoBytes) { EXPECT_EQ(sizeof(Candidate), 2u); }

}  // namespace
}  // namespace nonet
