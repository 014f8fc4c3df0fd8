// Solving: is there a solution, is it the only one, which is it, how many are there.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Solved solved = solve(puzzle);
//   assert(solved.verdict == Verdict::unique && solved.solution->is_full());
//   assert(count(Puzzle(), {.limit = 1000}).count == 1000);  // the empty grid has more
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

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

enum class Flow : std::uint8_t { go_on, stop };
// Calls the visitor with every solution, in an order that is always the same, until it says stop.
void enumerate(const Puzzle& puzzle, FunctionRef<Flow(const Grid&)> visitor);

}  // namespace nonet
