// The most probable placement, for when nothing is sure.
//
//   std::optional<Likely> likely = find_likely(Puzzle(), {.limit = 10});
//   assert(likely && !likely->is_exact && likely->probability() < 1);
#pragma once

#include <cstdint>
#include <optional>

#include "nonet/puzzle.hpp"

namespace nonet {

struct LikelyOptions {
  std::uint64_t limit = 1000;  // exact up to so many solutions
  CellSet where = CellSet::every();
};

struct Likely {
  Candidate placement;
  // Exact: the share of all solutions that have it. Otherwise one of so many places left, the
  // local estimate from the smallest cell or house.
  std::uint64_t hits = 0;
  std::uint64_t total = 1;
  bool is_exact = false;

  double probability() const { return static_cast<double>(hits) / static_cast<double>(total); }
};

// Nothing if the puzzle has no solution or `where` has no blank cell.
std::optional<Likely> find_likely(const Puzzle& puzzle, LikelyOptions options);

}  // namespace nonet
