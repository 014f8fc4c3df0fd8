// Anti-Knight Pointing, Anti-King Pointing: a house has a few places for a digit, and some cell
// sees all of them, by houses and by leaps, and at least one by a leap alone.
//
// Why it holds: one of the places has the digit, and the cell differs from all of them.
//
// Order: by house, then by digit. Cost: a few operations on sets for each house and digit, and none
// where cells see each other by houses alone. A board has a leap if all cells so far apart see each
// other, whoever said so.

#include <cstdlib>

#include "logic/finder.hpp"
#include "logic/leaps.hpp"
#include "logic/sees.hpp"

namespace nonet::logic {

namespace {

bool is_leap(Cell a, Cell b, Leap leap) {
  const int rows = std::abs(a.row() - b.row()), columns = std::abs(a.column() - b.column());
  return leap == Leap::knight ? rows * columns == 2 : rows == 1 && columns == 1;
}

}  // namespace

bool has_leap(const Rules& rules, Leap leap) {
  if (rules.is_plain()) return false;
  for (const Cell a : rules.cells()) {
    for (const Cell b : rules.cells().after(a) - rules.peers(a)) {
      if (is_leap(a, b, leap)) return false;
    }
  }
  return true;
}

CellSet seeing_by_leap(const Rules& rules, CellSet seeing, CellSet places, Leap leap) {
  CellSet found;
  for (const Cell cell : seeing) {
    bool is_by_leap = false, is_by_either = true;
    for (const Cell place : places) {
      if (!(rules.houses_of(cell) & rules.houses_of(place)).empty()) continue;
      if (is_leap(cell, place, leap)) {
        is_by_leap = true;
      } else {
        is_by_either = false;
      }
    }
    if (is_by_leap && is_by_either) found.insert(cell);
  }
  return found;
}

namespace leap_pointing {

extern const Prose prose = {
    .summary =
        "a cell sees all places of a digit in a house, some of them by a {knight's|king's} move",
    .why =
        "Cells a {knight's|king's} move apart differ. The house needs the digit in one of a few "
        "places; a cell that sees all of these, by a house or by such a move, cannot be it.",
    .explanation =
        "In {house}, {digit} can only be in {cells.or}.\n"
        "{hit} {hit|sees|see} {cells|it|both|all of them}, by a leap where no house does it, so "
        "{T}.",
};

void find(const Board& board, Workspace&, const TechniqueInfo& row, StepSink& out) {
  const Rules& rules = board.rules();
  const auto leap = static_cast<Leap>(row.argument);
  if (!has_leap(rules, leap)) return;
  for (const House house : rules.houses()) {
    for (const Digit digit : rules.digits() - board.digits(house)) {
      const CellSet cells = board.places(digit, house);
      if (cells.size() < 2) continue;
      const CellSet seeing = (seen_by_all(cells, rules) & board.places(digit)) - rules.cells(house);
      const CellSet hit = seeing_by_leap(rules, seeing, cells, leap);
      if (hit.empty()) continue;
      Step step = out.step();
      step.eliminate(hit, digit);
      step.show(Role::digit, digit).show(Role::cells, cells, digit).show(Role::house, house);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace leap_pointing
}  // namespace nonet::logic
