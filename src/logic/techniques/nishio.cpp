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
        "::x:7..+9+5.+3..5.+3..81+799.+4.378+52..1.964..+4....+3.+9.39..7...114...59..+6.53.+"
        "9....3+9.6....:612 613 416 652 659 668 278 878 779 879 285 799:::",
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
