// How long the plain search takes for each puzzle of examples/sample.sdk: solving, counting, and
// the whole diagnosis. The answers are checked before the clock starts: a fast wrong answer is
// none.
#include <benchmark/benchmark.h>

#include <fstream>
#include <string>
#include <vector>

#include "nonet/check.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace {

std::vector<nonet::Puzzle> read_puzzles() {
  std::ifstream file(NONET_EXAMPLES "/sample.sdk", std::ios::binary);
  nonet::Reader reader([&file](char* buffer, std::size_t size) {
    file.read(buffer, static_cast<std::streamsize>(size));
    return static_cast<std::size_t>(file.gcount());
  });
  std::vector<nonet::Puzzle> puzzles;
  while (const auto entry = reader.next()) {
    if (entry->record) puzzles.push_back(entry->record->puzzle);
  }
  return puzzles;
}

// The puzzle that the benchmark's argument names, or an error that the report shows.
nonet::Puzzle puzzle_of(benchmark::State& state) {
  static const std::vector<nonet::Puzzle> puzzles = read_puzzles();
  const auto index = static_cast<std::size_t>(state.range(0));
  if (index >= puzzles.size()) {
    state.SkipWithError("examples/sample.sdk has too few puzzles");
    return {};
  }
  if (nonet::solve(puzzles[index]).verdict != nonet::Verdict::unique) {
    state.SkipWithError("the puzzle should have exactly one solution");
  }
  return puzzles[index];
}

void solve_sample(benchmark::State& state) {
  const nonet::Puzzle puzzle = puzzle_of(state);
  for (auto _ : state) benchmark::DoNotOptimize(nonet::solve(puzzle));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(solve_sample)->DenseRange(0, 2);

void check_sample(benchmark::State& state) {
  const nonet::Puzzle puzzle = puzzle_of(state);
  for (auto _ : state) benchmark::DoNotOptimize(nonet::check(puzzle, {}));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(check_sample)->DenseRange(0, 2);

void count_to_a_thousand(benchmark::State& state) {
  const nonet::Puzzle empty;
  for (auto _ : state) benchmark::DoNotOptimize(nonet::count(empty, {.limit = 1000}));
  state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(count_to_a_thousand);

}  // namespace
