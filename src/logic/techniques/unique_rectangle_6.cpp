// Unique Rectangle Type 6: two diagonal corners hold two digits alone, and one of the digits has no
// place outside the rectangle in both of its rows, or in both of its columns.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. Cost: a look at the pairs of cells with the same two candidates; some fifty nanoseconds.

#include "logic/finder.hpp"
#include "logic/rectangles.hpp"

namespace nonet::logic::unique_rectangle_6 {

extern const Prose prose = {
    .summary =
        "a rectangle with diagonal floor cells in which one of its two digits forms an X-Wing",
    .why =
        "The digit of the X-Wing stands in two diagonal corners. If those were the roof corners, "
        "the floor corners could not be that digit and would both be the other one: the "
        "rectangle would hold two digits only, could be filled in two ways, and the puzzle would "
        "have two solutions. So the digit is in neither roof corner.",
    .explanation =
        "{floor+roof} form a rectangle of {digits} in two boxes; {floor} have only these "
        "two digits.\n"
        "In {house}, {x} can only be in these corners, so {floor} are both {x}, or {roof} "
        "are.\n"
        "If {roof} were {x}, {floor} would be {y}; {digits} could be swapped in the four "
        "corners, and the puzzle would have two solutions.\n"
        "The puzzle has one solution, so {T}.",
};

namespace {

// Whether both lines still want the digit and have no place for it but the corners.
bool is_x_wing(const Board& board, Digit digit, CellSet corners, HouseSet lines) {
  for (const House line : lines) {
    const CellSet places = board.places(digit, line);
    if (places.empty() || !(places - corners).empty()) return false;
  }
  return true;
}

Flow emit(const Board& board, const Rectangle& rectangle, Digit digit, StepSink& out) {
  const CellSet corners = rectangle.floor | rectangle.roof;
  HouseSet rows, columns;
  for (const Cell cell : rectangle.roof) {
    rows.insert(House::row(cell.row()));
    columns.insert(House::column(cell.column()));
  }
  const bool is_in_rows = is_x_wing(board, digit, corners, rows);
  if (!is_in_rows && !is_x_wing(board, digit, corners, columns)) return Flow::go_on;
  Step step = out.step();
  step.eliminate(rectangle.roof, digit);
  step.show(Role::floor, rectangle.floor).show(Role::roof, rectangle.roof);
  step.show(Role::digits, rectangle.pair).show(Role::x, digit);
  step.show(Role::y, rectangle.pair - DigitSet{digit});
  step.show(Role::house, is_in_rows ? rows : columns);
  return out.emit(step);
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const Rectangle& rectangle : workspace.fact<Rectangles>().diagonal()) {
    for (const Digit digit : rectangle.pair) {
      if (emit(board, rectangle, digit, out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::unique_rectangle_6
