// ALS Chain: four or more almost locked sets in a row, each linked to the next by a restricted
// common; or three or more in a ring. The sets may share cells.
//
// Order and cost: als_chains.hpp.

#include "logic/als.hpp"
#include "logic/als_chains.hpp"

namespace nonet::logic::als_chain {

extern const Prose prose = {
    .summary = "a row of almost locked sets, each taking a digit from the next",
    .why =
        "An almost locked set that loses one of its digits holds all the others. Suppose the first "
        "set loses z: it holds the digit that links it to the second set, which loses that digit "
        "and holds the one that leads on, and so to the last set, which holds z. So one end of the "
        "chain or the other holds z, and no cell that sees all places for z at both ends can be z. "
        "If the last set leads back to the first, every set misses exactly one of its two link "
        "digits, and all other digits are locked in their sets.",
};

namespace {

// A chain as all chains are told: false z, so true x by way of the set, so false x in the next.
void show_open(const AlsFact& fact, const AlsChain& chain, Step& step) {
  const Digit z = chain.z.first();
  Digit entry = z;
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const Als& als = fact[chain.nodes[i].number];
    const Digit exit = i + 1 < chain.nodes.size() ? chain.nodes[i].next : z;
    step.show(i == 0 ? Role::chain_head : Role::weak_to, als.places(entry), entry);
    step.show(Role::via_als, als.cells, als.digits);
    step.show(Role::strong_to, als.places(exit), exit);
    entry = exit;
  }
  step.show(Role::z, chain.z);
}

void show_ring(const AlsFact& fact, const AlsChain& chain, Step& step) {
  Digit entry = chain.nodes.back().next;
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const auto& [number, exit] = chain.nodes[i];
    const Als& als = fact[number];
    step.show(i == 0 ? Role::chain_head : Role::weak_to, als.places(entry), entry);
    step.show(Role::via_als, als.cells, als.digits);
    step.show(Role::strong_to, als.places(exit), exit);
    entry = exit;
  }
  step.show(Role::weak_to, fact[chain.nodes.front().number].places(entry), entry);
  step.show(Role::digits, entry);
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const AlsFact& fact = workspace.fact<AlsFact>();
  const auto tell = [&](const AlsChain& chain) {
    Step step = out.step();
    step.eliminate(chain.eliminated);
    if (chain.is_ring) {
      show_ring(fact, chain, step);
    } else {
      show_open(fact, chain, step);
    }
    return out.emit(step);
  };
  find_als_chains(board, workspace, {.least = 4, .most = 12, .least_ring = 3}, tell);
}

}  // namespace nonet::logic::als_chain
