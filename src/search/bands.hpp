// Counting by bands: all solutions of a grid without walking any.
//
// Three bands go together if every column has each digit once, and of a band the others see only
// how its columns are split (splits.hpp). So the solutions are
//
//   sum over all ways to split the columns of the three stacks
//     fillings of band 1 with these splits * fillings of band 2 * fillings of band 3
//
// In one stack, each digit goes down the three bands in one of six orders of columns, and there are
// 94,080 ways for all nine digits: ways(stack). A given of the stack leaves one in three of them.
// All ways of three stacks are 8 * 10^14 for the empty grid, 10^10 for ten givens: a few seconds,
// as sixteen ways of the second stack are summed at once.
//
// What makes sparse grids quick is that they are symmetric: columns with the same candidates, and
// digits with the same places, can be exchanged. Of the ways that this turns into one another, one
// is counted, as often as there are. Digits that are alike in the chosen way of the first stack can
// still be exchanged in the second. The empty grid has 2 ways in its first stack by that, with 600
// and 2,100 in its second.
#pragma once

#include <atomic>
#include <cstdint>

#include "nonet/function_ref.hpp"
#include "nonet/tally.hpp"
#include "search/masks.hpp"

namespace nonet::search {

struct BandLimits {
  std::uint64_t most_steps = UINT64_MAX;  // ways of three stacks; 10^10 take some seconds
  const std::atomic<bool>* stop = nullptr;
  const FunctionRef<void(std::uint64_t done, std::uint64_t total)>* watch = nullptr;
};
struct BandCount {
  enum class End : std::uint8_t { counted, interrupted, refused };  // refused: too many steps
  End end = End::counted;
  Tally count;  // of an interrupted count what was found by then
};

BandCount count_by_bands(const Masks& masks, const BandLimits& limits);

}  // namespace nonet::search
