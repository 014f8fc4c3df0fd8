// Hidden Single: a digit with only one place left in a house.
//
// Order: boxes first, where people look first, then rows, then columns; in a house by digit. A
// candidate that is the last one in several houses is met once, in the first of them.

#include "logic/finder.hpp"
#include "logic/house_order.hpp"
#include "logic/single_steps.hpp"

namespace nonet::logic::hidden_single {

extern const Prose prose = {
    .summary = "a digit with only one place left in a box, a row or a column",
    .why =
        "The house needs the digit somewhere, and every other cell of it is filled or cannot take "
        "it.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const Singles& singles = workspace.hidden_singles();
  CandidateSet met;
  for (const House house : by_ease(singles.hidden_houses())) {
    if (house.index() >= House::kFirstExtra) continue;  // extra_house_single
    for (const Digit digit : singles.hidden(house)) {
      const Cell cell = board.places(digit, house).first();
      const Candidate candidate(cell, digit);
      if (met.contains(candidate)) continue;
      met.insert(candidate);
      if (out.emit(hidden_single_step(candidate, house)) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::hidden_single
