// Chains of almost locked sets: neighbours share a restricted common, and no set is left by the
// digit it was entered by. If the first set loses z, it holds the digit that leads to the second,
// which loses that and holds the next, and so on to the last set, which then holds z: one end or
// the other holds z. In a ring the last set leads back to the first: then every set misses one of
// its two link digits and holds all its others.
//
// Two searches share the work. A flood from each candidate (als_flood.cpp) asks what would follow
// if it were true: sets lose digits and take digits from others, until one loses two, which no
// almost locked set can. That finds the shortest chain of a position or shows that there is none,
// in 50 to 80 us, and is all that a walk needs. Only who wants every chain pays for the second
// search (als_survey.cpp), which takes milliseconds.
//
// Order: shortest first, then fewest cells; of chains with the same effect the first alone is met.
#pragma once

#include <optional>
#include <vector>

#include "logic/als.hpp"
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

// The sets and the restricted commons between them.
struct AlsGraph {
  const AlsFact& fact;
  const AlsLinks& links;

  const Als& operator[](int number) const { return fact[number]; }
};

// Visits every chain, one for each effect.
void find_als_chains(const Board& board, Workspace& workspace, const AlsChainSizes& sizes,
                     FunctionRef<Flow(const AlsChain&)> visit);

// --- the parts of it

// Fills in what follows from the nodes of a chain.
void conclude(const AlsGraph& graph, AlsChain& chain);
int count_cells(const AlsGraph& graph, const AlsChain& chain);

// The shortest chain. If none has a size that is asked for, whether there are others, on the way to
// which one of that size might have been missed.
struct ShortestAlsChain {
  std::optional<AlsChain> chain;
  bool has_other = false;
};
ShortestAlsChain find_shortest_als_chain(const Board& board, const AlsGraph& graph,
                                         const AlsChainSizes& sizes);

// All of them, in order.
std::vector<AlsChain> list_als_chains(const AlsGraph& graph, const AlsChainSizes& sizes);

}  // namespace nonet::logic
