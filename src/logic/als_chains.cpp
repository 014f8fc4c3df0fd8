// See als_chains.hpp.

#include "logic/als_chains.hpp"

#include "logic/als.hpp"

namespace nonet::logic {
namespace {

using Node = AlsChain::Node;

void conclude_open(const AlsGraph& graph, AlsChain& chain) {
  const Als& first = graph[chain.nodes.front().number];
  const Als& last = graph[chain.nodes.back().number];
  const DigitSet links = {chain.nodes.front().next, chain.nodes[chain.nodes.size() - 2].next};
  for (const Digit z : (first.digits & last.digits) - links) {
    const CellSet hit = first.sees(z) & last.sees(z);
    if (hit.empty()) continue;
    chain.z.insert(z);
    chain.eliminated.insert(hit, z);
  }
}

void conclude_ring(const AlsGraph& graph, AlsChain& chain) {
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const Node& from = chain.nodes[i];
    const Node& to = chain.nodes[(i + 1) % chain.nodes.size()];
    chain.eliminated.insert(graph[from.number].sees(from.next) & graph[to.number].sees(from.next),
                            from.next);
    for (const Digit digit : graph[to.number].digits - DigitSet{from.next, to.next}) {
      chain.eliminated.insert(graph[to.number].sees(digit), digit);
    }
  }
}

}  // namespace

void conclude(const AlsGraph& graph, AlsChain& chain) {
  chain.z = {};
  chain.eliminated = {};
  if (chain.is_ring) {
    conclude_ring(graph, chain);
  } else {
    conclude_open(graph, chain);
  }
}

int count_cells(const AlsGraph& graph, const AlsChain& chain) {
  int cells = 0;
  for (const Node& node : chain.nodes) cells += graph[node.number].cells.size();
  return cells;
}

void find_als_chains(const Board& board, Workspace& workspace, const AlsChainSizes& sizes,
                     FunctionRef<Flow(const AlsChain&)> visit) {
  const AlsGraph graph = {workspace.fact<AlsFact>(), workspace.fact<AlsLinks>()};
  const ShortestAlsChain shortest = find_shortest_als_chain(board, graph, sizes);
  if (!shortest.chain && !shortest.has_other) return;
  if (shortest.chain && visit(*shortest.chain) == Flow::stop) return;
  for (const AlsChain& chain : list_als_chains(graph, sizes)) {
    if (shortest.chain && chain.eliminated == shortest.chain->eliminated) continue;
    if (visit(chain) == Flow::stop) return;
  }
}

}  // namespace nonet::logic
