// No step is ever wrong. Whole walks over collections and over puzzles made here: every step
// changes the board, none removes a digit of the solution, and where a puzzle has several solutions
// each claim is put to the solver with the position alone: the candidate set, nothing may be left.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "../../bench/puzzles.hpp"
#include "nonet/solve.hpp"
#include "nonet/walk.hpp"

namespace nonet {
namespace {

bool has_solution(const Board& board) {
  Puzzle puzzle(board.grid());
  puzzle.set_marks(board.all_candidates());
  return solve(puzzle).verdict != Verdict::none;
}

// The claim of a step, against the position alone.
bool holds(const Board& board, const Step& step) {
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : step.eliminated().cells(digit)) {
      Board with = board;
      if (!with.place(cell, digit).contradiction && has_solution(with)) return false;
    }
    for (const Cell cell : step.placed().cells(digit)) {
      Board without = board;
      const Change change = without.eliminate(Candidate(cell, digit));
      if (!change.contradiction && has_solution(without)) return false;
    }
  }
  return true;
}

bool agrees(const Grid& solution, const Step& step) {
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : step.eliminated().cells(digit)) {
      if (solution.at(cell) == digit) return false;
    }
    for (const Cell cell : step.placed().cells(digit)) {
      if (solution.at(cell) != digit) return false;
    }
  }
  return true;
}

bool changes(const Board& board, const Step& step) {
  Board after = board;
  return apply(after, step).made_progress();
}

// Walks and judges every step; says which one was wrong.
void expect_sound_walk(Walker& walker, const Grid& grid) {
  const Solved solved = solve(Puzzle(grid));
  const bool is_unique = solved.verdict == Verdict::unique;
  Board board = Board::start(grid).board;
  std::string wrong;
  const auto judge = [&](const Step& step, const Board& before) {
    const bool is_right = is_unique ? agrees(*solved.solution, step) : holds(before, step);
    if (is_right && changes(before, step)) return Flow::go_on;
    wrong = info(step.technique()).id;
    return Flow::stop;
  };
  const WalkEnd end = walker.walk(board, {.givens = grid.filled(), .is_unique = is_unique}, judge);
  EXPECT_EQ(wrong, "") << grid.to_line() << " at " << board.grid().to_line();
  // With trial as its last rung the ladder leaves no puzzle with one solution.
  if (is_unique) {
    EXPECT_EQ(end, WalkEnd::solved) << grid.to_line();
  }
}

std::vector<std::string> first_lines(const std::string& file, std::size_t most) {
  const char* corpus = std::getenv("NONET_CORPUS");
  std::ifstream in((corpus == nullptr ? std::string("../shared/data") : corpus) + "/bench/" + file);
  std::vector<std::string> lines;
  for (std::string line; lines.size() < most && std::getline(in, line);) {
    if (line.size() >= kCells && line[0] != '#') lines.push_back(line.substr(0, kCells));
  }
  return lines;
}

class Soundness : public testing::TestWithParam<const char*> {};

TEST_P(Soundness, NoStepOfAWalkIsWrong) {
  const std::vector<std::string> lines = first_lines(GetParam(), 2000);
  if (lines.empty()) GTEST_SKIP() << "no puzzle collection at $NONET_CORPUS/bench/" << GetParam();
  Walker walker(Schedule::standard());
  for (const std::string& line : lines) expect_sound_walk(walker, Grid::from_line(line));
}

INSTANTIATE_TEST_SUITE_P(Bench, Soundness,
                         testing::Values("17_clue.txt", "easy_36_clues.txt", "minimal.txt",
                                         "magictour.txt", "forum_hardest_1106.txt",
                                         "forum_hardest_11plus.txt", "serg_multi.txt"),
                         [](const testing::TestParamInfo<const char*>& file) {
                           const std::string name = file.param;
                           return name.substr(0, name.find('.'));
                         });

// Twenty thousand in four parts, so that they can run side by side.
class GeneratedSoundness : public testing::TestWithParam<int> {};

TEST_P(GeneratedSoundness, NoStepOfAWalkIsWrong) {
  bench::Random random(static_cast<std::uint64_t>(GetParam()));
  Walker walker(Schedule::standard());
  for (int i = 0; i < 5000; ++i) {
    const Grid solution = bench::random_solution(random);
    expect_sound_walk(walker, bench::minimise(solution, i % 2 == 0 ? 0 : 26, random));
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, GeneratedSoundness, testing::Values(1, 2, 3, 4));

}  // namespace
}  // namespace nonet
