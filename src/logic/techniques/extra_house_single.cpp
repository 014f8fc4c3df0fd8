// Extra-House Hidden Single: a digit with only one place left in a house that a variant adds: a
// diagonal, a window, an extra region, a cage of all digits. The hidden single of rows, columns and
// boxes is looked for first.
//
// Order: by house, then by digit; a candidate that is the last one in several houses is met once.

#include "logic/finder.hpp"
#include "logic/single_steps.hpp"

namespace nonet::logic::extra_house_single {

extern const Prose prose = {
    .summary = "a digit with only one place left in a diagonal, a window or another extra house",
    .why =
        "A house that a variant adds needs every digit just as a row does. Where every other cell "
        "of it is filled or cannot take the digit, the last one has it.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const Singles& singles = workspace.hidden_singles();
  CandidateSet met;
  for (const House house : singles.hidden_houses()) {
    if (house.index() < House::kFirstExtra) continue;
    for (const Digit digit : singles.hidden(house)) {
      const Candidate candidate(board.places(digit, house).first(), digit);
      if (met.contains(candidate)) continue;
      met.insert(candidate);
      Step step = out.step();
      step.place(candidate).show(Role::cell, candidate.cell());
      step.show(Role::digit, digit).show(Role::house, house);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::extra_house_single
