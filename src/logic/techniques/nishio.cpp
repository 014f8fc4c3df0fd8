// Nishio: a digit placed on trial, followed through the grid by that digit alone, until some house
// has no place left for it.
//
// Order: by digit, then by cell.

#include "logic/consequences.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::nishio {

const Prose prose = {
    .summary = "one digit followed on trial until a house has no place for it",
    .why =
        "Suppose the digit stood in the cell. Other houses would lose places for it, some down to "
        "the last, and that one takes away more. If a house ends with no place for the digit, the "
        "supposition was wrong.",
    .example =
        "::x:5..+6+4+7+83..+4.9+5+8+6+7.8+76+21+3+94+5...7+6+42+53..+7+19+5+4+6+865+4+3+821+9"
        "+77..+4+2+95+1+6+4+6+5+831+729..1+5+76+3+8+4::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  Consequences consequences;
  for (const Digit digit : workspace.touched_since(Technique::nishio).digits) {
    for (const Cell cell : board.places(digit)) {
      consequences.follow(board, Reasoning::one_digit, {Candidate(cell, digit), true});
      if (!consequences.is_broken()) continue;
      Step step(Technique::nishio);
      step.eliminate(Candidate(cell, digit));
      step.show(Role::cell, cell).show(Role::digit, digit);
      consequences.show_clash(step);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::nishio
