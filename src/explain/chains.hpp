// Chains, read back from the marks of a step: what notation writes and pictures draw.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/step.hpp"

namespace nonet::explain {

enum class Link : std::uint8_t { none, weak, strong };

// Candidates that are true or false together: digits in one or more cells.
struct Node {
  Link link = Link::none;  // from the node before
  DigitSet digits;
  CellSet cells;
  CellSet als;  // the almost locked set that the link runs through, if any
};
using Chain = std::vector<Node>;

// A head begins a chain; nodes before any head are not part of one.
std::vector<Chain> chains(const Step& step);

}  // namespace nonet::explain
