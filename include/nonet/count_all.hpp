// Counting all solutions, however many: the empty grid takes a moment.
//
//   const CountedAll counted = count_all(Puzzle());
//   assert(counted.is_exact && to_string(counted.count) == "6670903752021072936960");
#pragma once

#include <atomic>
#include <cstdint>

#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/tally.hpp"

namespace nonet {

struct CountAllOptions {
  const std::atomic<bool>* stop = nullptr;  // set by another thread or a signal: end soon
  // Told now and then how far it has come.
  const FunctionRef<void(std::uint64_t done, std::uint64_t total)>* watch = nullptr;
};
struct CountedAll {
  Tally count;
  bool is_exact = true;         // false: there are at least so many
  bool is_interrupted = false;  // stopped by the flag
};

// Solutions are walked one by one if they are few; thousands are counted by joining bands
// (src/search/join.hpp), very many by all ways to split columns (src/search/bands.hpp). That is for
// the classic board; under other rules, and where pencil marks differ so much from cell to cell
// that it would take hours, counting stops at `kMostWalked`.
inline constexpr std::uint64_t kMostWalked = 1'000'000'000;
CountedAll count_all(const Puzzle& puzzle, const CountAllOptions& options = {});

}  // namespace nonet
