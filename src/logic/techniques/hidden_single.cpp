// Hidden Single: a digit with only one place left in a house.
//
// Order: boxes first, where people look first, then rows, then columns; in a house by digit. A
// candidate that is the last one in several houses is met once, in the first of them.

#include "logic/finder.hpp"

namespace nonet::logic::hidden_single {

const Prose prose = {
    .summary = "a digit with only one place left in a box, a row or a column",
    .why =
        "The house needs the digit somewhere, and every other cell of it is filled or cannot take "
        "it.",
    .explanation = "In {house} the only place for {digit} is {cell}.",
    .example =
        ":0002:x:5+638+1+429+7+8+74+29+65+13+2+1+975+3+8+46+7213+4+9+6+8+53+4+5+1+68+9+7+2+9+"
        "8+657+2+1+3+46+5+7+4+8.+3+291+9+2+6+37+4+58+4+3+8+92+5+76+1::::",
};

namespace {

// False once the sink has had enough.
bool find_in(const Board& board, HouseSet houses, const Singles& singles, CandidateSet& met,
             StepSink& out) {
  for (const House house : houses) {
    for (const Digit digit : singles.hidden(house)) {
      const Cell cell = board.places(digit, house).first();
      if (met.contains(Candidate(cell, digit))) continue;
      met.insert(Candidate(cell, digit));
      Step step(Technique::hidden_single);
      step.place(cell, digit);
      step.show(Role::cell, cell).show(Role::digit, digit).show(Role::house, house);
      if (out.emit(step) == Flow::stop) return false;
    }
  }
  return true;
}

constexpr HouseSet make_boxes() {
  HouseSet boxes;
  for (const House house : House::all()) {
    if (house.kind() == HouseKind::box) boxes.insert(house);
  }
  return boxes;
}
constexpr HouseSet kBoxes = make_boxes();

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const Singles& singles = workspace.hidden_singles();
  CandidateSet met;
  const HouseSet houses = singles.hidden_houses();
  if (!find_in(board, houses & kBoxes, singles, met, out)) return;
  find_in(board, houses - kBoxes, singles, met, out);
}

}  // namespace nonet::logic::hidden_single
