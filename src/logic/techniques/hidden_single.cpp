// Hidden Single: a digit with only one place left in a house.
//
// Order: boxes first, where people look first, then rows, then columns; in a house by digit. A
// candidate that is the last one in several houses is met once, in the first of them.

#include "logic/finder.hpp"
#include "logic/house_order.hpp"
#include "logic/single_steps.hpp"

namespace nonet::logic::hidden_single {

const Prose prose = {
    .summary = "a digit with only one place left in a box, a row or a column",
    .why =
        "The house needs the digit somewhere, and every other cell of it is filled or cannot take "
        "it.",
    .example =
        ":0002:x:+72.5.+6.+8+1+3.1..8..79+8.+1.7...6+1..+84.7.+8+4+3+6+7+5+1295...1.+86+42..."
        ".+1..843+8+7629..+19.8.....::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const Singles& singles = workspace.hidden_singles();
  CandidateSet met;
  for (const House house : by_ease(singles.hidden_houses())) {
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
