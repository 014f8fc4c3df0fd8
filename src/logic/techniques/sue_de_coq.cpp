// Sue de Coq: two or three cells where a line crosses a box, with at least two digits more than
// cells; some cells in the rest of the line and some in the rest of the box, which have no digit
// of the crossing in common, make up for the surplus. Together there are as many cells as digits,
// where a digit that the two parts have to themselves counts in each.
//
// Order: boxes, in a box the rows and then the columns that cross it; three shared cells before
// two; then by cells in the line, then in the box, fewer first. Cost: the subsets of the rest of a
// line and of a box, thirty or so each; only where something changed.

#include "logic/finder.hpp"

namespace nonet::logic::sue_de_coq {

extern const Prose prose = {
    .summary = "the crossing of a line and a box, with cells of both that use up its digits",
    .why =
        "Each digit of the pattern can stand in it only once: the digits of the cells in the line "
        "because these and the crossing lie in one line, those of the cells in the box because "
        "these and the crossing lie in one box, and no digit is in both parts. As there are as "
        "many cells as digits, each digit stands in the pattern exactly once. A digit that has its "
        "places in the line part and the crossing goes from the rest of the line, one that has "
        "them in the box part and the crossing from the rest of the box, one that has them in the "
        "crossing alone from both.",
};

namespace {

// Some cells of the rest of a line or a box.
struct Part {
  CellSet cells;
  DigitSet digits;
  int size;
};

// Of the rest of a line or a box; where it has more that are blank, nothing is claimed.
constexpr int kMostCells = kHasClassic ? kDigits - 2 : 10;

struct Parts {
  std::array<Part, 1 << kMostCells> list;
  int count = 0;
};

// Kept from crossing to crossing, as clearing it would cost more than filling it.
struct Scratch {
  Parts all;
  Parts in_line;
  Parts in_box;
};

// How much of the surplus it uses up: its cells without those that its own new digits need.
int gain(const Part& part, DigitSet shared) { return part.size - (part.digits - shared).size(); }

// The subsets that gain something, smaller ones first.
void list_parts(const Board& board, CellSet pool, DigitSet shared, Parts& all, Parts& parts) {
  parts.count = 0;
  if (pool.size() > kMostCells) return;
  all.count = 0;
  all.list[all.count++] = {};
  for (const Cell cell : pool) {
    for (int i = 0, count = all.count; i < count; ++i) {
      Part& part = all.list[all.count++];
      part = all.list[i];
      part.cells.insert(cell);
      part.digits = part.digits | board.candidates(cell);
      ++part.size;
    }
  }
  for (int size = 1; size <= kMostCells; ++size) {
    for (int i = 1; i < all.count; ++i) {
      const Part& part = all.list[i];
      if (part.size == size && gain(part, shared) > 0) parts.list[parts.count++] = part;
    }
  }
}

struct Overlap {
  House line;
  House box;
  CellSet cells;
  DigitSet digits;
};

Step make(const StepSink& out, const Rules& rules, const Overlap& at, const Part& in_line,
          const Part& in_box) {
  Step step = out.step();
  const DigitSet from_line = (at.digits - in_box.digits) | in_line.digits;
  const DigitSet from_box = (at.digits - in_line.digits) | in_box.digits;
  for (const Digit digit : from_line) {
    step.eliminate(rules.cells(at.line) - at.cells - in_line.cells, digit);
  }
  for (const Digit digit : from_box) {
    step.eliminate(rules.cells(at.box) - at.cells - in_box.cells, digit);
  }
  step.show(Role::intersection, at.cells, at.digits);
  step.show(Role::als_a, in_line.cells, in_line.digits).show(Role::house, at.line);
  step.show(Role::als_b, in_box.cells, in_box.digits).show(Role::other_house, at.box);
  return step.show(Role::x, from_line).show(Role::y, from_box);
}

Flow find_at(const Rules& rules, const Overlap& at, const Parts& line_parts, const Parts& box_parts,
             StepSink& out) {
  const int surplus = at.digits.size() - at.cells.size();
  if (surplus < 2) return Flow::go_on;
  for (int i = 0; i < line_parts.count; ++i) {
    const Part& in_line = line_parts.list[i];
    const int rest = surplus - gain(in_line, at.digits);
    if (rest < 1 || rest >= surplus) continue;
    for (int j = 0; j < box_parts.count; ++j) {
      const Part& in_box = box_parts.list[j];
      if ((in_line.digits & at.digits).intersects(in_box.digits)) continue;
      if (gain(in_box, at.digits) != rest) continue;
      if (out.emit(make(out, rules, at, in_line, in_box)) == Flow::stop) return Flow::stop;
    }
  }
  return Flow::go_on;
}

DigitSet digits_of(const Board& board, CellSet cells) {
  DigitSet digits;
  for (const Cell cell : cells) digits = digits | board.candidates(cell);
  return digits;
}

// The cells of the crossing, then all but one of them.
Flow find_in(const Board& board, House line, House box, Scratch& scratch, StepSink& out) {
  const CellSet blank = board.unsolved();
  const CellSet shared = blank & board.rules().cells(line) & board.rules().cells(box);
  const DigitSet digits = digits_of(board, shared);
  if (shared.empty() || digits.size() < 4) return Flow::go_on;
  const int cells = shared.size();
  if (cells < 2) return Flow::go_on;
  auto& [all, in_line, in_box] = scratch;
  list_parts(board, (blank & board.rules().cells(line)) - board.rules().cells(box), digits, all,
             in_line);
  if (in_line.count == 0) return Flow::go_on;
  list_parts(board, (blank & board.rules().cells(box)) - board.rules().cells(line), digits, all,
             in_box);
  if (find_at(board.rules(), {line, box, shared, digits}, in_line, in_box, out) == Flow::stop)
    return Flow::stop;
  if (cells < 3) return Flow::go_on;
  for (const Cell cell : shared) {
    const CellSet two = shared - CellSet{cell};
    const Overlap at = {line, box, two, digits_of(board, two)};
    if (find_at(board.rules(), at, in_line, in_box, out) == Flow::stop) return Flow::stop;
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const CellSet touched = workspace.touched_since(row.technique).cells;
  Scratch scratch;
  const Rules& rules = board.rules();
  // No digit twice is all that is asked of either, so regions that are no houses will do.
  for (const House box : rules.regions() - HouseSet::lines()) {
    for (const House line : rules.regions()) {
      if (line >= box || !rules.cells(line).intersects(rules.cells(box))) continue;
      if (!touched.intersects(rules.cells(line) | rules.cells(box))) continue;
      if (find_in(board, line, box, scratch, out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::sue_de_coq
