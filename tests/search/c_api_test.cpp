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

std::vector<std::uint8_t> numbers_of(const std::string& lines) {
  std::vector<std::uint8_t> numbers;
  for (const char c : lines) numbers.push_back(c == '.' ? 0 : static_cast<std::uint8_t>(c - '0'));
  return numbers;
}

TEST(CApi, NumbersAreAnsweredLikeText) {
  constexpr std::size_t kMany = 5000;  // more than are turned into text at a time
  std::string text;
  for (std::size_t i = 0; i < kMany; ++i) {
    CellSet cells;
    for (std::size_t j = 0; j < 30 + i % 30; ++j) cells.insert(Cell((i * 31 + j * j * 7) % kCells));
    std::string line =
        positions::without(Puzzle(positions::unique_solution()), cells).grid.to_line();
    if (i % 97 == 0) line = positions::crowded().grid.to_line();
    text += line;
  }
  std::string solutions(kMany * kCells, '0');
  std::vector<std::uint32_t> counts(kMany), number_counts(kMany);
  nonet_solve_batch(text.data(), kCells, kMany, 2, solutions.data(), counts.data());
  std::vector<std::uint8_t> numbers = numbers_of(text);
  std::vector<std::uint8_t> solved(kMany * kCells, 7);
  EXPECT_EQ(nonet_solve_numbers(numbers.data(), kCells, kMany, 2, solved.data(), kCells,
                                number_counts.data()),
            kMany);
  EXPECT_EQ(counts, number_counts);
  EXPECT_EQ(solved, numbers_of(solutions));
  // In place, and the counts alone.
  std::vector<std::uint8_t> same = numbers;
  nonet_solve_numbers(same.data(), kCells, kMany, 2, same.data(), kCells, nullptr);
  EXPECT_EQ(same, solved);
  nonet_solve_numbers(numbers.data(), kCells, kMany, 2, nullptr, 0, number_counts.data());
  EXPECT_EQ(counts, number_counts);
}

TEST(CApi, NumbersThatAreNoDigitsEndTheBatch) {
  constexpr std::size_t kMany = 3000, kBad = 2500;
  std::string text;
  for (std::size_t i = 0; i < kMany; ++i) text += positions::unique().grid.to_line();
  std::vector<std::uint8_t> numbers = numbers_of(text);
  numbers[kBad * kCells + 80] = 10;
  std::vector<std::uint8_t> solved(kMany * kCells, 77);
  std::vector<std::uint32_t> counts(kMany, 77);
  EXPECT_EQ(
      nonet_solve_numbers(numbers.data(), kCells, kMany, 2, solved.data(), kCells, counts.data()),
      kBad);
  EXPECT_EQ(counts[kBad - 1], 1U);
  EXPECT_EQ(counts[kBad], 77U);
  EXPECT_EQ(solved[kBad * kCells], 77);
  EXPECT_NE(solved[kBad * kCells - 1], 77);
  EXPECT_EQ(nonet_solve_numbers(nullptr, kCells, 1, 2, nullptr, kCells, nullptr), 0U);
  EXPECT_EQ(nonet_solve_numbers(numbers.data(), kCells, 0, 2, nullptr, kCells, nullptr), 0U);
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
