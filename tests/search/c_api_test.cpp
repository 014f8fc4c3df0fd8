#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

#include "nonet.h"
#include "search/positions.hpp"

namespace nonet {
namespace {

TEST(CApi, SolvesOnePuzzle) {
  const std::string puzzle = positions::unique().grid.to_line();
  std::string solution(kCells, '?');
  EXPECT_EQ(nonet_solve(puzzle.c_str(), 2, solution.data()), 1U);
  EXPECT_EQ(solution, positions::unique_solution().to_line());
}

TEST(CApi, CountsUpToTheLimit) {
  const std::string empty(kCells, '.');
  for (const std::size_t limit : {0U, 1U, 2U, 3U, 1000U}) {
    EXPECT_EQ(nonet_solve(empty.c_str(), limit, nullptr), limit);
  }
  const std::string two = positions::two_solutions().grid.to_line();
  EXPECT_EQ(nonet_solve(two.c_str(), 1, nullptr), 1U);
  EXPECT_EQ(nonet_solve(two.c_str(), 10, nullptr), 2U);
}

TEST(CApi, LeavesTheSolutionAloneWhereThereIsNone) {
  const std::string puzzle = positions::crowded().grid.to_line();
  std::string solution(kCells, '?');
  EXPECT_EQ(nonet_solve(puzzle.c_str(), 2, solution.data()), 0U);
  EXPECT_EQ(solution, std::string(kCells, '?'));
}

TEST(CApi, OneAndManyAgree) {
  std::string puzzles;
  for (int i = 0; i < 60; ++i) {
    CellSet cells;
    for (int j = 0; j < 40; ++j) cells.insert(Cell((i * 31 + j * j * 7) % kCells));
    puzzles +=
        positions::without(Puzzle(positions::unique_solution()), cells).grid.to_line() + "\n";
  }
  std::string many(60 * kCells, '?');
  std::vector<std::uint32_t> counts(60);
  nonet_solve_batch(puzzles.data(), kCells + 1, 60, 3, many.data(), counts.data());
  for (std::size_t i = 0; i < 60; ++i) {
    std::string one(kCells, '?');
    EXPECT_EQ(nonet_solve(puzzles.data() + i * (kCells + 1), 3, one.data()), counts[i]);
    const std::string_view batched = std::string_view(many).substr(i * kCells, kCells);
    if (counts[i] == 1) {
      EXPECT_EQ(one, batched);
    }
    EXPECT_FALSE(Board::start(Grid::from_line(one)).contradiction);
    EXPECT_FALSE(Board::start(Grid::from_line(batched)).contradiction);
  }
}

TEST(CApi, TakesNullForWhatIsNotWanted) {
  const std::string puzzle = positions::unique().grid.to_line();
  std::uint32_t count = 0;
  nonet_solve_batch(puzzle.data(), kCells, 1, 2, nullptr, &count);
  EXPECT_EQ(count, 1U);
  nonet_solve_batch(puzzle.data(), kCells, 1, 2, nullptr, nullptr);
  nonet_solve_batch(nullptr, kCells, 0, 2, nullptr, nullptr);
  EXPECT_EQ(nonet_solve(nullptr, 2, nullptr), 0U);
  nonet_solve_batch(puzzle.data(), kCells, 1, 0, nullptr, &count);
  EXPECT_EQ(count, 0U);
}

TEST(CApi, ServesManyThreadsAtOnce) {
  const std::string puzzle = positions::unique().grid.to_line();
  std::vector<std::thread> threads;
  std::vector<std::string> solutions(8, std::string(kCells, '?'));
  for (std::string& solution : solutions) {
    threads.emplace_back([&] {
      for (int i = 0; i < 100; ++i) nonet_solve(puzzle.c_str(), 2, solution.data());
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::string& solution : solutions) {
    EXPECT_EQ(solution, positions::unique_solution().to_line());
  }
}

}  // namespace
}  // namespace nonet
