// Moves made of sets of cells, each on a board that holds nothing but the pattern.

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "nonet/step.hpp"
#include "nonet/techniques.hpp"
#include "nonet/walk.hpp"

namespace nonet {
namespace {

struct Marks {
  int row;
  int column;
  std::string_view digits;
};

// An empty board on which only these cells have lost candidates. Rows and columns count from one.
Board with(std::initializer_list<Marks> marks) {
  Board board;
  for (const auto& [row, column, faces] : marks) {
    DigitSet digits;
    for (const char face : faces) digits.insert(Digit(face - '0'));
    for (const Digit digit : DigitSet::every() - digits) {
      board.eliminate(Candidate(Cell::at(row - 1, column - 1), digit));
    }
  }
  return board;
}

CandidateSet candidates(std::initializer_list<Marks> marks) {
  CandidateSet set;
  for (const auto& [row, column, faces] : marks) {
    for (const char face : faces) {
      set.insert(Candidate(Cell::at(row - 1, column - 1), Digit(face - '0')));
    }
  }
  return set;
}

bool finds(const Board& board, Technique technique, const CandidateSet& effect) {
  bool has_met = false;
  find_steps(board, {}, technique, [&](const Step& step) {
    has_met = step.eliminated() == effect;
    return has_met ? Flow::stop : Flow::go_on;
  });
  return has_met;
}

bool eliminates(const Board& board, Technique technique, Candidate candidate) {
  bool has_met = false;
  find_steps(board, {}, technique, [&](const Step& step) {
    has_met = step.eliminated().contains(candidate);
    return has_met ? Flow::stop : Flow::go_on;
  });
  return has_met;
}

TEST(AlsXz, EliminatesWhatSeesTheSharedDigitInBothSets) {
  const Board board = with({{1, 1, "12"}, {1, 4, "13"}, {2, 5, "23"}});
  EXPECT_TRUE(finds(board, Technique::als_xz,
                    candidates({{1, 5, "2"}, {1, 6, "2"}, {2, 1, "2"}, {2, 2, "2"}, {2, 3, "2"}})));
}

TEST(AlsXz, NeedsACommonWhosePlacesAllSeeEachOther) {
  // Now the second set has its 1 where the first does not see it.
  const Board board = with({{1, 1, "12"}, {3, 4, "13"}, {2, 5, "23"}});
  EXPECT_FALSE(eliminates(board, Technique::als_xz, Candidate(Cell::at(1, 1), Digit(2))));
}

TEST(AlsXz, LocksAllDigitsOfADoublyLinkedPair) {
  const Board board = with({{1, 1, "123"}, {1, 2, "123"}, {1, 7, "12"}});
  EXPECT_TRUE(finds(board, Technique::als_xz,
                    candidates({{1, 3, "123"},
                                {1, 4, "123"},
                                {1, 5, "123"},
                                {1, 6, "123"},
                                {1, 8, "123"},
                                {1, 9, "123"},
                                {2, 1, "3"},
                                {2, 2, "3"},
                                {2, 3, "3"},
                                {3, 1, "3"},
                                {3, 2, "3"},
                                {3, 3, "3"}})));
}

TEST(AlsXyWing, LeadsFromTheHingeToBothEnds) {
  // The hinge is r5c14 with 1, 2 and 7.
  const Board board = with({{5, 1, "17"}, {5, 4, "27"}, {1, 1, "13"}, {8, 4, "24"}, {8, 6, "34"}});
  EXPECT_TRUE(finds(board, Technique::als_xy_wing, candidates({{1, 6, "3"}, {8, 1, "3"}})));
}

TEST(AlsChain, LeadsThroughFourSets) {
  const Board board = with({{1, 1, "12"}, {1, 5, "23"}, {5, 5, "34"}, {5, 9, "14"}});
  EXPECT_TRUE(finds(board, Technique::als_chain, candidates({{1, 9, "1"}, {5, 1, "1"}})));
}

TEST(AlsChain, ClosesToARing) {
  const Board board = with({{1, 1, "12"}, {1, 5, "23"}, {5, 5, "34"}, {5, 1, "14"}});
  CandidateSet effect;
  for (const auto& [house, face] : {std::pair(House::row(0), 2), std::pair(House::column(4), 3),
                                    std::pair(House::row(4), 4), std::pair(House::column(0), 1)}) {
    const CellSet corners = {Cell::at(0, 0), Cell::at(0, 4), Cell::at(4, 0), Cell::at(4, 4)};
    effect.insert(Rules::classic().cells(house) - corners, Digit(face));
  }
  EXPECT_TRUE(finds(board, Technique::als_chain, effect));
}

TEST(AlsChain, IsToldFromEndToEnd) {
  const Board board = with({{1, 1, "12"}, {1, 5, "23"}, {5, 5, "34"}, {5, 9, "14"}});
  find_steps(board, {}, Technique::als_chain, [](const Step& step) {
    const Mark& head = step.evidence().front();
    EXPECT_EQ(head.role, Role::chain_head);
    EXPECT_EQ(head.digits, DigitSet{Digit(1)});
    EXPECT_EQ(step.digits(Role::z), DigitSet{Digit(1)});
    int sets = 0;
    for (const Mark& mark : step.evidence()) sets += mark.role == Role::via_als ? 1 : 0;
    EXPECT_EQ(sets, 4);
    return Flow::stop;
  });
}

TEST(DeathBlossom, HasAPetalForEveryCandidateOfTheStem) {
  const Board board = with({{5, 5, "123"}, {5, 1, "19"}, {1, 5, "29"}, {5, 2, "38"}, {4, 1, "89"}});
  EXPECT_TRUE(finds(board, Technique::death_blossom, candidates({{1, 1, "9"}})));
}

TEST(DeathBlossom, NeedsAPetalForTheLastCandidateToo) {
  const Board board =
      with({{5, 5, "1234"}, {5, 1, "19"}, {1, 5, "29"}, {5, 2, "38"}, {4, 1, "89"}});
  EXPECT_FALSE(eliminates(board, Technique::death_blossom, Candidate(Cell::at(0, 0), Digit(9))));
}

TEST(SueDeCoq, SharesTheDigitsOfACrossingBetweenLineAndBox) {
  const Board board = with({{1, 1, "1234"}, {1, 2, "1234"}, {1, 7, "12"}, {3, 3, "34"}});
  EXPECT_TRUE(finds(board, Technique::sue_de_coq,
                    candidates({{1, 3, "1234"},
                                {1, 4, "12"},
                                {1, 5, "12"},
                                {1, 6, "12"},
                                {1, 8, "12"},
                                {1, 9, "12"},
                                {2, 1, "34"},
                                {2, 2, "34"},
                                {2, 3, "34"},
                                {3, 1, "34"},
                                {3, 2, "34"}})));
}

TEST(SueDeCoq, AllowsDigitsThatTheCrossingDoesNotHave) {
  const Board board =
      with({{1, 1, "1234"}, {1, 2, "1234"}, {1, 7, "15"}, {1, 8, "25"}, {3, 3, "34"}});
  EXPECT_TRUE(eliminates(board, Technique::sue_de_coq, Candidate(Cell::at(0, 4), Digit(5))));
}

TEST(SueDeCoq, NeedsPartsWithoutACommonDigitOfTheCrossing) {
  const Board board = with({{1, 1, "1234"}, {1, 2, "1234"}, {1, 7, "12"}, {3, 3, "24"}});
  EXPECT_FALSE(eliminates(board, Technique::sue_de_coq, Candidate(Cell::at(0, 4), Digit(1))));
}

TEST(AlignedPairExclusion, RemovesADigitThatGoesWithNoneOfTheOtherCell) {
  const Board board = with({{1, 1, "15"}, {1, 2, "23"}, {1, 5, "12"}, {1, 6, "13"}});
  EXPECT_TRUE(finds(board, Technique::aligned_pair_exclusion, candidates({{1, 1, "1"}})));
}

TEST(AlignedTripleExclusion, CountsCellsOfThreeCandidatesToo) {
  const Board board =
      with({{1, 1, "15"}, {1, 2, "23"}, {1, 3, "46"}, {1, 5, "12"}, {1, 6, "134"}, {1, 7, "136"}});
  EXPECT_TRUE(eliminates(board, Technique::aligned_triple_exclusion, Candidate(Cell(0), Digit(1))));
  EXPECT_FALSE(eliminates(board, Technique::aligned_pair_exclusion, Candidate(Cell(0), Digit(1))));
}

}  // namespace
}  // namespace nonet
