// Solving: is there a solution, is it the only one, which is it, how many are there.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Solved solved = solve(puzzle);
//   assert(solved.verdict == Verdict::unique && solved.solution->filled() == CellSet::every());
//   assert(count(Puzzle(), {.limit = 1000}).count == 1000);  // the empty grid has more
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "nonet/flow.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

enum class Verdict : std::uint8_t { unique, several, none, illegal };
std::string_view name(Verdict verdict);

struct Solved {
  Verdict verdict = Verdict::none;
  std::optional<Grid> solution;         // the only one, or the first of several
  std::optional<Contradiction> reason;  // for none and illegal
  int forced = 0;                       // placements forced before the reason shows
};
// "r4c7 has no candidate left after 3 forced placements"; empty if there is no reason.
std::string reason_text(const Solved& solved);

// Illegal: equal digits that see each other. None: every other way to have no solution.
Solved solve(const Puzzle& puzzle);

struct CountOptions {
  std::uint64_t limit = 2;
  const std::atomic<bool>* stop = nullptr;  // set by another thread or a signal: end soon
};
struct Count {
  std::uint64_t count = 0;
  bool is_exact = true;         // false: there are more than these, or there may be
  bool is_interrupted = false;  // stopped by the flag
};
Count count(const Puzzle& puzzle, CountOptions options);

// Calls the visitor with every solution, in an order that is always the same, until it says stop.
void enumerate(const Puzzle& puzzle, FunctionRef<Flow(const Grid&)> visitor);

// Many puzzles at once; `solve` in a loop would be many times slower. Puzzle i is 81 characters at
// `puzzles + i * stride`, '1' to '9' or a blank; its number of solutions up to the limit goes to
// `counts[i]`, its first solution to `solutions + i * solution_stride`. Answers that are not wanted
// may be null; without a solution its place is left alone.
struct TextBatch {
  const char* puzzles = nullptr;
  std::size_t stride = kCells;
  std::size_t size = 0;
  std::uint32_t limit = 2;
  char* solutions = nullptr;
  std::size_t solution_stride = kCells;
  std::uint32_t* counts = nullptr;
};
void solve_batch(const TextBatch& batch);

// What `count` says of each of many puzzles, as fast as a batch is solved. Puzzle i is 81
// characters at `puzzles + i * stride`; its count goes to `counts[i]`.
void count_batch(const char* puzzles, std::size_t stride, std::span<Count> counts,
                 CountOptions options);

}  // namespace nonet
