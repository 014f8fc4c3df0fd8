// CandidateSet: a set of candidates, asked by digit or by cell.

#include "nonet/candidate_set.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Candidate kFour(Cell(0), Digit(4));
const Candidate kFive(Cell(0), Digit(5));
const Candidate kFar(Cell(80), Digit(4));

CandidateSet set_of(std::initializer_list<Candidate> candidates) {
  CandidateSet set;
  for (const Candidate candidate : candidates) set.insert(candidate);
  return set;
}

TEST(CandidateSet, StartsEmpty) {
  EXPECT_TRUE(CandidateSet().empty());
  EXPECT_EQ(CandidateSet().size(), 0);
}

TEST(CandidateSet, AnswersByDigitAndByCell) {
  const CandidateSet set = set_of({kFour, kFive, kFar});
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.cells(Digit(4)), (CellSet{Cell(0), Cell(80)}));
  EXPECT_EQ(set.digits(Cell(0)), (DigitSet{Digit(4), Digit(5)}));
  EXPECT_TRUE(set.digits(Cell(1)).empty());
}

TEST(CandidateSet, TakesAndGivesBackMembers) {
  CandidateSet set = set_of({kFour, kFive});
  EXPECT_TRUE(set.contains(kFour));
  set.erase(kFour);
  EXPECT_FALSE(set.contains(kFour));
  EXPECT_TRUE(set.contains(kFive));
}

TEST(CandidateSet, TakesOneDigitInManyCells) {
  CandidateSet set;
  set.insert(CellSet{Cell(0), Cell(80)}, Digit(4));
  EXPECT_EQ(set, set_of({kFour, kFar}));
}

TEST(CandidateSet, TakesManyDigitsInOneCell) {
  CandidateSet set;
  set.insert(Cell(0), DigitSet{Digit(4), Digit(5)});
  EXPECT_EQ(set, set_of({kFour, kFive}));
}

TEST(CandidateSet, JoinsMeetsAndSubtracts) {
  const CandidateSet a = set_of({kFour, kFive}), b = set_of({kFive, kFar});
  EXPECT_EQ(a | b, set_of({kFour, kFive, kFar}));
  EXPECT_EQ(a & b, set_of({kFive}));
  EXPECT_EQ(a - b, set_of({kFour}));
}

}  // namespace
}  // namespace nonet
