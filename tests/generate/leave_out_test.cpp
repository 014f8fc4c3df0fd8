// Minimising a puzzle that exists, one way or all ways; and giving it another look.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "generate/oracle.hpp"
#include "generate/random.hpp"

namespace nonet::generator {
namespace {

Grid some_puzzle(int clues, std::uint64_t seed) {
  const Wish wish{.need = Need::nothing, .clues = Clues{clues, clues}};
  return generate(wish, {.seed = seed}).made[0].puzzle;
}

TEST(Minimize, LeavesAMinimalPartOfThePuzzle) {
  for (const int clues : {25, 30, 50, 81}) {
    const Grid puzzle = some_puzzle(clues, 1);
    const Grid minimal = minimize(puzzle, {.seed = 1});
    EXPECT_TRUE(is_part_of(minimal, *solve(Puzzle(puzzle)).solution));
    EXPECT_TRUE((minimal.filled() - puzzle.filled()).empty());
    EXPECT_TRUE(is_unique(minimal));
    EXPECT_TRUE(is_minimal(minimal));
  }
}

TEST(Minimize, LeavesOthersAloneThatAreNotUnique) {
  EXPECT_EQ(minimize(Grid(), {.seed = 1}), Grid());
}

// All subsets of the givens, tried one by one.
std::set<std::string> minimal_parts(const Grid& puzzle) {
  std::set<std::string> seen, minimal;
  std::vector<Grid> todo = {puzzle};
  while (!todo.empty()) {
    const Grid grid = todo.back();
    todo.pop_back();
    if (!seen.insert(grid.to_line()).second) continue;
    bool is_smallest = true;
    for (const Cell cell : grid.filled()) {
      const Grid fewer = without(grid, {cell});
      if (!is_unique(fewer)) continue;
      is_smallest = false;
      todo.push_back(fewer);
    }
    if (is_smallest) minimal.insert(grid.to_line());
  }
  return minimal;
}

TEST(MinimizeAll, FindsEveryWayOnce) {
  std::size_t most = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Grid puzzle = some_puzzle(28, seed);
    std::set<std::string> found;
    minimize_all(puzzle, [&](const Grid& grid) {
      EXPECT_TRUE(found.insert(grid.to_line()).second) << "twice";
      return Flow::go_on;
    });
    EXPECT_EQ(found, minimal_parts(puzzle));
    most = std::max(most, found.size());
  }
  EXPECT_GT(most, 5U);
}

TEST(MinimizeAll, StopsWhenTold) {
  int calls = 0;
  minimize_all(some_puzzle(40, 1),
               [&](const Grid&) { return ++calls == 3 ? Flow::stop : Flow::go_on; });
  EXPECT_EQ(calls, 3);
}

TEST(Shuffle, KeepsThePuzzleWhatItIs) {
  Puzzle puzzle(some_puzzle(30, 2));
  const Grid solution = *solve(puzzle).solution;
  puzzle.grid.set(puzzle.blanks().first(), *solution.at(puzzle.blanks().first()));
  CandidateSet marks = basic_candidates(puzzle.grid);
  const Cell blank = puzzle.blanks().first();
  for (const Digit digit : marks.digits(blank)) {
    if (digit != solution.at(blank)) marks.erase(Candidate(blank, digit));
  }
  puzzle.set_marks(marks);
  std::set<std::string> seen;
  for (std::uint64_t i = 1; i <= 50; ++i) {
    const Puzzle copy = shuffle(puzzle, {.seed = 3, .first = i});
    EXPECT_TRUE(is_unique(copy.grid));
    EXPECT_EQ(copy.givens.size(), puzzle.givens.size());
    EXPECT_EQ(copy.placed().size(), puzzle.placed().size());
    EXPECT_EQ(copy.all_candidates().size(), puzzle.all_candidates().size());
    EXPECT_EQ(solve(copy).verdict, Verdict::unique);
    seen.insert(copy.grid.to_line());
  }
  EXPECT_EQ(seen.size(), 50U);
}

// One given may come to stand in any cell as any digit: 729 places, each 100 times.
TEST(Shuffle, GivesEveryLookEvenly) {
  Grid grid;
  grid.set(Cell(0), Digit(1));
  std::map<std::pair<int, int>, int> seen;
  for (std::uint64_t i = 0; i < 72900; ++i) {
    const Grid copy = shuffle(Puzzle(grid), {.seed = 4, .first = i}).grid;
    const Cell cell = copy.filled().only();
    ++seen[{cell.index(), copy.face(cell)}];
  }
  ASSERT_EQ(seen.size(), 729U);
  double sum = 0;
  for (const auto& [place, count] : seen) sum += (count - 100.0) * (count - 100.0) / 100;
  EXPECT_NEAR(sum, 728, 4 * 38.2);
}

}  // namespace
}  // namespace nonet::generator
