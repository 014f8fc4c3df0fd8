// Chains of almost locked sets: neighbours share a restricted common, and no set is left by the
// digit it was entered by. If the first set loses z, it holds the digit that leads to the second,
// which loses that and holds the next, and so on to the last set, which then holds z: one end or
// the other holds z. In a ring the last set leads back to the first: then every set misses one of
// its two link digits and holds all its others.
//
// Order: shortest first, then fewest cells; of chains with the same effect the first alone is met.
#pragma once

#include <vector>

#include "logic/finder.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::logic {

struct AlsChain {
  struct Node {
    int number;  // of the set
    Digit next;  // the restricted common with the next set; the last one's only in a ring
  };
  std::vector<Node> nodes;
  bool is_ring = false;
  DigitSet z;  // digits that one end or the other holds; none in a ring
  CandidateSet eliminated;
};

struct AlsChainSizes {
  int least;
  int most;
  int least_ring;  // more than `most`: no rings
};

// Visits every chain, one for each effect.
void find_als_chains(const Board& board, Workspace& workspace, const AlsChainSizes& sizes,
                     FunctionRef<Flow(const AlsChain&)> visit);

}  // namespace nonet::logic
