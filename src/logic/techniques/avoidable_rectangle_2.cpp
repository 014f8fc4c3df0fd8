// Avoidable Rectangle Type 2: two corners of a rectangle are solved, not given, and each of the
// other two has one candidate beside the digit that would complete an exchangeable rectangle; it is
// the same candidate in both.
//
// Order: by the two unsolved corners, ascending, then by the rest of the rectangle, then by extra.
// Cost: the cells of two candidates, two by two.

#include "logic/finder.hpp"
#include "logic/rectangles.hpp"

namespace nonet::logic::avoidable_rectangle_2 {

extern const Prose prose = {
    .summary =
        "two solved corners that are no givens, and two cells of two candidates that share their "
        "extra",
    .why =
        "If four corners in two rows, two columns and two boxes held two digits crosswise and "
        "none of them were given, the digits could be exchanged and the puzzle would have two "
        "solutions. So one of the two unsolved corners takes its other candidate. It is the same "
        "digit in both, and no cell that sees both can be it.",
    .explanation =
        "{floor} are solved but not given: {floor.values}.\n"
        "If {roof.nor} were {z}, {digits} could be swapped in these four corners, and the "
        "puzzle would have two solutions.\n"
        "So {roof.or} is {z}, and {T}: {sees:roof}.",
};

namespace {

// Unsolved corners a and b, and the digits that would make them exchangeable.
struct Roof {
  Cell a;
  Cell b;
  Digit deadly_a;
  Digit deadly_b;
};

Flow emit(const Board& board, const Roof& roof, CellSet solved, DigitSet digits, StepSink& out) {
  const DigitSet extra = board.candidates(roof.a) - DigitSet{roof.deadly_a};
  if (extra.size() != 1 || extra.contains(roof.deadly_b)) return Flow::go_on;
  if (board.candidates(roof.b) != (extra | DigitSet{roof.deadly_b})) return Flow::go_on;
  const Digit z = extra.only();
  const CellSet hit = board.rules().peers(roof.a) & board.rules().peers(roof.b) & board.places(z);
  if (hit.empty()) return Flow::go_on;
  Step step = out.step();
  step.eliminate(hit, z);
  step.show(Role::floor, solved).show(Role::roof, CellSet{roof.a, roof.b});
  step.show(Role::digits, digits).show(Role::z, z);
  step.show(Role::extra, CellSet{roof.a, roof.b}, z);
  return out.emit(step);
}

Flow find_between(const Board& board, CellSet placed, Cell a, Cell b, StepSink& out) {
  // In a line the two share their extra alone; diagonal ones are the same deadly digit as well.
  const bool is_aligned = a.row() == b.row() || a.column() == b.column();
  const DigitSet common = board.candidates(a) & board.candidates(b);
  if (is_aligned != common.is_single()) return Flow::go_on;
  const auto visit = [&](Cell c, Cell d) {
    const Digit of_c = *board.grid().at(c);
    const Digit of_d = *board.grid().at(d);
    if (is_aligned) {
      // c is beside a and d beside b, so crosswise means: a as d, b as c.
      if (of_c == of_d) return Flow::go_on;
      return emit(board, {a, b, of_d, of_c}, {c, d}, {of_c, of_d}, out);
    }
    if (of_c != of_d) return Flow::go_on;
    for (const Digit deadly : board.candidates(a)) {
      const Flow flow = emit(board, {a, b, deadly, deadly}, {c, d}, {of_c, deadly}, out);
      if (flow == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  };
  return for_each_completion(board.rules(), a, b, placed, visit);
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const CellSet placed = board.grid().filled() - workspace.known().givens;
  const CellSet bivalue = workspace.bivalue();
  const CellSet touched = workspace.touched_since(row.technique).cells;
  if (placed.empty() || !touched.intersects(placed | bivalue)) return;
  for (const Cell a : bivalue) {
    CellSet able;  // shares a candidate, which may be the extra
    for (const Digit digit : board.candidates(a)) able |= board.places(digit);
    for (const Cell b : (bivalue & able & rectangle_mates(board.rules(), a)).after(a)) {
      if (find_between(board, placed, a, b, out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::avoidable_rectangle_2
