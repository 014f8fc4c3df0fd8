// Sight Pointing: a house has a few places for a digit, and some cell sees all of them, by whatever
// makes cells see each other: a knight's move, a cage, a line. On the classic board these are
// pointing and claiming, which have names of their own.
//
// Order: by house, then by digit. Cost: a few operations on sets for each house and digit, and none
// where cells see each other by houses alone.

#include "logic/finder.hpp"
#include "logic/sees.hpp"

namespace nonet::logic::sight_pointing {

extern const Prose prose = {
    .summary = "a cell sees all places of a digit in a house, by a leap, a cage or a line",
    .why =
        "The house needs the digit in one of a few places. A cell that sees all of these, whether "
        "by a house, a knight's move, a king's move or a cage that has no digit twice, cannot be "
        "it.",
    .explanation =
        "In {house}, {digit} can only be in {cells.or}.\n"
        "{hit} {hit|sees|see} {cells|it|both|all of them}, so {T}.",
};

void find(const Board& board, Workspace&, const TechniqueInfo&, StepSink& out) {
  const Rules& rules = board.rules();
  if (rules.is_plain()) return;
  for (const House house : rules.houses()) {
    for (const Digit digit : rules.digits() - board.digits(house)) {
      const CellSet cells = board.places(digit, house);
      if (cells.size() < 2) continue;
      const CellSet seeing = (seen_by_all(cells, rules) & board.places(digit)) - rules.cells(house);
      if (seeing.empty()) continue;
      Step step = out.step();
      step.eliminate(seeing, digit);
      step.show(Role::digit, digit).show(Role::cells, cells, digit).show(Role::house, house);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::sight_pointing
