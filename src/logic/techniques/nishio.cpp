// Nishio: a digit placed on trial, followed through the grid by that digit alone, until some house
// has no place left for it.
//
// Order: by digit, then by cell.

#include "logic/consequences.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::nishio {

extern const Prose prose = {
    .summary = "one digit followed on trial until a house has no place for it",
    .why =
        "Suppose the digit stood in the cell. Other houses would lose places for it, some down to "
        "the last, and that one takes away more. If a house ends with no place for the digit, the "
        "supposition was wrong.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  Consequences consequences;
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    for (const Cell cell : board.places(digit)) {
      consequences.follow(board, Reasoning::one_digit, {Candidate(cell, digit), true});
      if (!consequences.is_broken()) continue;
      Step step = out.step();
      step.eliminate(Candidate(cell, digit));
      step.show(Role::cell, cell).show(Role::digit, digit);
      consequences.show_clash(step);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::nishio
