// ALS-XY-Wing: three almost locked sets; the hinge shares a restricted common with each of the two
// others, not the same with both, and these share a digit z. The sets may share cells.
//
// Order and cost: als_chains.hpp; a wing is a chain of three.

#include "logic/als.hpp"
#include "logic/als_chains.hpp"

namespace nonet::logic::als_xy_wing {

extern const Prose prose = {
    .summary =
        "an almost locked set that takes a digit from one of two others, which share a third",
    .why =
        "An almost locked set can miss only one of its digits. The hinge cannot miss both x and y. "
        "If it holds x, the set that is linked to it by x misses x and holds all its other digits, "
        "z among them; if it holds y, the other set does. Either way one of the two outer sets "
        "holds z, and no cell that sees all their places for z can be z. It is an XY-Wing with "
        "sets for cells.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const AlsFact& fact = workspace.fact<AlsFact>();
  const auto tell = [&](const AlsChain& chain) {
    const Als& a = fact[chain.nodes[0].number];
    const Als& hinge = fact[chain.nodes[1].number];
    const Als& b = fact[chain.nodes[2].number];
    Step step = out.step();
    step.eliminate(chain.eliminated);
    step.show(Role::als_a, a.cells, a.digits).show(Role::als_b, b.cells, b.digits);
    step.show(Role::als_c, hinge.cells, hinge.digits);
    step.show(Role::x, chain.nodes[0].next).show(Role::y, chain.nodes[1].next);
    step.show(Role::z, chain.z);
    return out.emit(step);
  };
  find_als_chains(board, workspace, {.least = 3, .most = 3, .least_ring = 4}, tell);
}

}  // namespace nonet::logic::als_xy_wing
