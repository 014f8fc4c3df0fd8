// Chains and loops: that they are found, named as they should be, and that every link they show is
// one on the board.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/techniques.hpp"
#include "nonet/walk.hpp"

namespace nonet {
namespace {

// In the house, the digit is nowhere but in these cells.
void keep(Board& board, Digit digit, House house, CellSet cells) {
  CandidateSet gone;
  gone.insert(board.places(digit, house) - cells, digit);
  board.eliminate(gone);
}

void keep(Board& board, Cell cell, DigitSet digits) {
  CandidateSet gone;
  gone.insert(cell, board.candidates(cell) - digits);
  board.eliminate(gone);
}

std::vector<Step> steps_of(const Board& board, Technique technique) {
  std::vector<Step> steps;
  const auto take = [&](const Step& step) {
    steps.push_back(step);
    return Flow::go_on;
  };
  find_steps(board, Known{}, technique, take, Kin::left_out);
  return steps;
}

bool has_effect(const std::vector<Step>& steps, const CandidateSet& effect) {
  for (const Step& step : steps) {
    if (step.eliminated() == effect) return true;
  }
  return false;
}

TEST(XChain, JoinsThreeStrongLinks) {
  const Digit digit(5);
  Board board;
  keep(board, digit, House::row(0), {Cell::at(0, 0), Cell::at(0, 3)});
  keep(board, digit, House::row(4), {Cell::at(4, 3), Cell::at(4, 7)});
  keep(board, digit, House::row(8), {Cell::at(8, 7), Cell::at(8, 1)});
  CandidateSet effect;
  effect.insert({Cell::at(1, 1), Cell::at(2, 1), Cell::at(6, 0), Cell::at(7, 0)}, digit);
  EXPECT_TRUE(has_effect(steps_of(board, Technique::x_chain), effect));
}

TEST(XYChain, EndsWithTheDigitItBeganWith) {
  Board board;
  keep(board, Cell::at(0, 0), {Digit(1), Digit(2)});
  keep(board, Cell::at(0, 4), {Digit(2), Digit(3)});
  keep(board, Cell::at(5, 4), {Digit(3), Digit(4)});
  keep(board, Cell::at(5, 7), {Digit(4), Digit(1)});
  CandidateSet effect;
  effect.insert({Cell::at(0, 7), Cell::at(5, 0)}, Digit(1));
  const std::vector<Step> steps = steps_of(board, Technique::xy_chain);
  ASSERT_TRUE(has_effect(steps, effect));
  EXPECT_EQ(steps.front().evidence().size(), 1U + 8U);
}

TEST(RemotePair, TakesBothDigitsFromWhatSeesBothEnds) {
  const DigitSet pair = {Digit(3), Digit(8)};
  Board board;
  const CellSet cells = {Cell::at(0, 0), Cell::at(0, 4), Cell::at(5, 4), Cell::at(5, 7)};
  for (const Cell cell : cells) keep(board, cell, pair);
  CandidateSet effect;
  for (const Digit digit : pair) effect.insert({Cell::at(0, 7), Cell::at(5, 0)}, digit);
  const std::vector<Step> steps = steps_of(board, Technique::remote_pair);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps.front().eliminated(), effect);
  EXPECT_EQ(steps.front().cells(Role::cells), cells);
}

TEST(RemotePair, IgnoresThreeCells) {
  Board board;
  for (const Cell cell : {Cell::at(0, 0), Cell::at(0, 4), Cell::at(5, 4)}) {
    keep(board, cell, {Digit(3), Digit(8)});
  }
  EXPECT_TRUE(steps_of(board, Technique::remote_pair).empty());
}

TEST(ContinuousNiceLoop, TakesWhatSeesBothEndsOfAWeakLink) {
  Board board;
  keep(board, Cell::at(0, 0), {Digit(1), Digit(2)});
  keep(board, Cell::at(0, 4), {Digit(2), Digit(3)});
  keep(board, Cell::at(5, 4), {Digit(3), Digit(4)});
  keep(board, Cell::at(5, 0), {Digit(4), Digit(1)});
  CandidateSet effect;
  const CellSet loop = {Cell::at(0, 0), Cell::at(0, 4), Cell::at(5, 4), Cell::at(5, 0)};
  effect.insert(Rules::classic().cells(House::row(0)) - loop, Digit(2));
  effect.insert(Rules::classic().cells(House::column(4)) - loop, Digit(3));
  effect.insert(Rules::classic().cells(House::row(5)) - loop, Digit(4));
  effect.insert(Rules::classic().cells(House::column(0)) - loop, Digit(1));
  EXPECT_TRUE(has_effect(steps_of(board, Technique::continuous_nice_loop), effect));
}

TEST(GroupedDiscontinuousNiceLoop, TakesCellsOfABoxAndARowTogether) {
  const Digit digit(7);
  Board board;
  // In box 1 the digit is in row 1 or in r3c2; in row 9, column 2 or column 8.
  CellSet places = {Cell::at(0, 0), Cell::at(0, 2), Cell::at(2, 1)};
  keep(board, digit, House::box(0), places);
  keep(board, digit, House::row(8), {Cell::at(8, 1), Cell::at(8, 7)});
  CandidateSet effect;
  effect.insert(Candidate(Cell::at(0, 7), digit));
  const std::vector<Step> steps = steps_of(board, Technique::grouped_discontinuous_nice_loop);
  EXPECT_TRUE(has_effect(steps, effect));
}

TEST(Chains, BrokenPositionsAreSurvived) {
  Board board;
  keep(board, Digit(5), House::row(3), {});
  keep(board, Cell::at(6, 6), {});
  keep(board, Cell::at(0, 0), {Digit(1)});
  keep(board, Cell::at(0, 1), {Digit(1)});
  for (const TechniqueInfo& row : techniques()) {
    if (row.family == Family::chains) steps_of(board, row.technique);
  }
}

// Positions of several puzzles, from easy to out of reach, as a walk by chains alone meets them.
std::vector<Board> positions() {
  static constexpr std::array kPuzzles = {
      "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.",
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
  };
  std::vector<Board> boards;
  for (const char* line : kPuzzles) {
    Board board = Board::start(Grid::from_line(line)).board;
    Walker walker(Schedule::standard());
    const auto take = [&boards](const Step& step, const Board& before) {
      if (step.placed().empty()) boards.push_back(before);
      return boards.size() % 40 == 39 ? Flow::stop : Flow::go_on;
    };
    walker.walk(board, Known{}, take);
  }
  return boards;
}

CellSet seen_by_all(CellSet cells) {
  CellSet seen = CellSet::every();
  for (const Cell cell : cells) seen &= Rules::classic().peers(cell);
  return seen;
}

bool is_weak(const Mark& a, const Mark& b) {
  if (a.digits == b.digits) return (b.cells - seen_by_all(a.cells)).empty();
  return a.cells == b.cells && a.cells.size() == 1;
}

bool is_strong(const Board& board, const Mark& a, const Mark& b, const Mark* als) {
  if (als != nullptr) {
    DigitSet digits;
    for (const Cell cell : als->cells) digits = digits | board.candidates(cell);
    return digits.size() == als->cells.size() + 1 && a.digits != b.digits &&
           a.cells == (als->cells & board.places(a.digits.only())) &&
           b.cells == (als->cells & board.places(b.digits.only()));
  }
  if (a.cells == b.cells && a.cells.size() == 1) {
    return board.candidates(a.cells.only()) == (a.digits | b.digits);
  }
  if (a.digits != b.digits) return false;
  for (const House house : Rules::classic().houses()) {
    if (board.places(a.digits.only(), house) == (a.cells | b.cells)) return true;
  }
  return false;
}

void expect_links(const Board& board, const Step& step) {
  const Mark* last = nullptr;
  const Mark* als = nullptr;
  for (const Mark& mark : step.evidence()) {
    if (mark.role == Role::via_als) als = &mark;
    if (mark.role == Role::chain_head) last = &mark;
    if (mark.role != Role::weak_to && mark.role != Role::strong_to) continue;
    ASSERT_NE(last, nullptr);
    EXPECT_NE(mark.role, last->role) << "links take turns";
    if (mark.role == Role::weak_to) {
      EXPECT_TRUE(is_weak(*last, mark));
    } else {
      EXPECT_TRUE(is_strong(board, *last, mark, als));
      als = nullptr;
    }
    last = &mark;
  }
}

TEST(Chains, EveryLinkIsOneOnTheBoard) {
  std::size_t steps = 0;
  for (const Board& board : positions()) {
    for (const TechniqueInfo& row : techniques()) {
      if (row.family != Family::chains) continue;
      for (const Step& step : steps_of(board, row.technique)) {
        expect_links(board, step);
        ++steps;
      }
    }
  }
  EXPECT_GT(steps, 100U);
}

TEST(Chains, AreNamedForWhatTheyShow) {
  const auto widest = [](const Step& step) {
    int most = 0;
    for (const Mark& mark : step.evidence()) {
      if (mark.role != Role::via_als) most = std::max(most, mark.cells.size());
    }
    return most;
  };
  for (const Board& board : positions()) {
    for (const Step& step : steps_of(board, Technique::aic)) {
      EXPECT_EQ(widest(step), 1);
      EXPECT_GE(step.eliminated().size(), 2);
    }
    for (const Step& step : steps_of(board, Technique::grouped_aic)) EXPECT_GE(widest(step), 2);
    for (const Step& step : steps_of(board, Technique::als_aic)) {
      EXPECT_FALSE(step.cells(Role::via_als).empty());
    }
  }
}

// As HoDoKu does, which has one code for both.
TEST(Chains, WithAlmostLockedSetsAreListedAsGroupedOnes) {
  bool has_met = false;
  for (const Board& board : positions()) {
    const auto look = [&](const Step& step) {
      EXPECT_EQ(step.technique(), Technique::grouped_aic);
      has_met = has_met || !step.cells(Role::via_als).empty();
      return Flow::go_on;
    };
    find_steps(board, Known{}, Technique::grouped_aic, look, Kin::included);
  }
  EXPECT_TRUE(has_met);
}

}  // namespace
}  // namespace nonet
