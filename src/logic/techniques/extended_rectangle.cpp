// Extended Rectangle: six cells, two lines by three, that could all hold the same three digits. The
// two cells on a rung (where one of the three crosses the two lines) share a box, and so the rungs
// lie in three boxes; or the three cells of each line share one. If the six hold nothing else, the
// two lines can be exchanged: a deadly pattern (deadly.hpp).
//
// Why: three cells of a line that hold only three digits hold each of them once, so exchanging the
// lines leaves lines and rungs with the digits they had, and boxes too.
//
// Order: by the lowest rung without extras, then by the other two; in a rectangle type 1, 2, 4, 3.
// Cost: pairs of cells with two or three candidates along the lines; a microsecond or less.

#include "logic/finder.hpp"

namespace nonet::logic::extended_rectangle {

const Prose prose = {
    .summary =
        "six cells, two lines by three, that could hold the same three digits, but for extras in "
        "one or two",
    .why =
        "Three cells of a line that hold only three digits hold each of them once. If two such "
        "lines cross the same three lines, and boxes hold either a whole line of three or two "
        "crossing cells, the two lines can be exchanged: two solutions. So one of the extras is "
        "true, with the same consequences as in a unique rectangle.",
    .explanation =
        "{floor+roof} are two lines of three that could all be filled with {digits}; only "
        "{roof} {roof|has|have} more.\n"
        "[In {other_house}, {x} can only be in {roof.or}, so one of these is {x}. If the "
        "other had no further digit, the two lines could be swapped, and the puzzle would "
        "have two solutions.\n"
        "The puzzle has one solution, so {T}.][If {roof} had only {digits}, the two lines "
        "could be swapped, and the puzzle would have two solutions.\n"
        "The puzzle has one solution, so {cell} is {extra.digits.or}, and {T}.][If "
        "{roof.nor} were {z}, the two lines could be swapped, and the puzzle would have two"
        " solutions.\n"
        "So {roof.or} is {z}, and {T}: {sees:roof}.][If {roof.nor} were {extra.digits.or}, "
        "the two lines could be swapped, and the puzzle would have two solutions.\n"
        "So one of {roof} is {extra.digits.or}. Together with {subset} it uses up "
        "{subset.digits} in {house}: {T}.]",
    .example =
        "::x:+3+281.+6.5+7+6+157+2.38.+9+7+43+85+16224..6+8.+1+3+8.34+1+7+2+9.1...+32.+4+843+"
        "6+2.+18+7.+5+9+1+87+3.2.+78+26...+31::::",
};

namespace {

constexpr int kMostWithExtras = 2;

// Two cells across the long sides, one on each.
struct Rung {
  Cell a;
  Cell b;
  bool is_in_column;

  // The rung of the same two long sides further along.
  Rung at(int position) const {
    if (is_in_column) return {Cell::at(a.row(), position), Cell::at(b.row(), position), true};
    return {Cell::at(position, a.column()), Cell::at(position, b.column()), false};
  }
  int position() const { return is_in_column ? a.column() : a.row(); }
  CellSet cells() const { return {a, b}; }
  CellSet sides() const {
    if (is_in_column) return House::row(a.row()).cells() | House::row(b.row()).cells();
    return House::column(a.column()).cells() | House::column(b.column()).cells();
  }
};

// Rectangles for three digits.
class RungSearch {
 public:
  RungSearch(const Board& board, DigitSet digits, StepSink& out)
      : board_(board), digits_(digits), out_(out) {
    for (const Digit digit : digits) able_ |= board.places(digit);
    plain_ = able_;
    for (const Digit digit : DigitSet::all() - digits) plain_ -= board.places(digit);
  }

  // All in which this is the first rung without extras.
  Flow find_from(const Rung& rung) {
    // At most two of the other four cells have extras.
    const CellSet plain = (plain_ & rung.sides()) - rung.cells();
    if (plain.empty() || plain.is_single()) return Flow::go_on;
    const int box = rung.position() / kBoxSide;
    const bool shares_box = rung.a.box() == rung.b.box();
    const int next = (shares_box ? (box + 1) % kBoxSide : box) * kBoxSide;
    const int last = (shares_box ? (box + 2) % kBoxSide : box) * kBoxSide;
    for (int i = next; i < next + kBoxSide; ++i) {
      const Rung second = rung.at(i);
      if (!may_follow(rung, second)) continue;
      for (int j = shares_box ? last : i + 1; j < last + kBoxSide; ++j) {
        const Rung third = rung.at(j);
        if (!may_follow(rung, third)) continue;
        if (emit(rung.cells() | second.cells() | third.cells()) == Flow::stop) return Flow::stop;
      }
    }
    return Flow::go_on;
  }

 private:
  // From the first plain rung it is the same rectangle.
  bool may_follow(const Rung& rung, const Rung& other) const {
    if (!able_.contains(other.a) || !able_.contains(other.b)) return false;
    const bool is_plain = plain_.contains(other.a) && plain_.contains(other.b);
    if (is_plain) return other.position() > rung.position();
    return other.position() != rung.position();
  }

  Flow emit(CellSet cells) {
    const CellSet roof = cells - plain_;
    if (roof.empty() || roof.size() > kMostWithExtras) return Flow::go_on;
    const Deadly deadly = make_deadly(board_, cells, digits_);
    for (const auto emit_type : {emit_type_1, emit_type_2, emit_type_4, emit_type_3}) {
      if (emit_type(board_, deadly, Technique::extended_rectangle, out_) == Flow::stop) {
        return Flow::stop;
      }
    }
    return Flow::go_on;
  }

  const Board& board_;
  DigitSet digits_;
  StepSink& out_;
  CellSet able_;   // has some of the digits
  CellSet plain_;  // and no other
};

// Most rungs end here; counting the digits would take longer than all the rest.
bool has_more_than_three(DigitSet digits) {
  for (int i = 0; i < 3 && !digits.empty(); ++i) digits.erase(digits.first());
  return !digits.empty();
}

Flow find_from(const Board& board, const Rung& rung, StepSink& out) {
  const DigitSet digits = board.candidates(rung.a) | board.candidates(rung.b);
  if (has_more_than_three(digits)) return Flow::go_on;
  if (digits.size() == 3) return RungSearch(board, digits, out).find_from(rung);
  for (const Digit third : DigitSet::all() - digits) {
    const Flow flow = RungSearch(board, digits | DigitSet{third}, out).find_from(rung);
    if (flow == Flow::stop) return Flow::stop;
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  if (workspace.touched_since(Technique::extended_rectangle).empty()) return;
  const CellSet small = workspace.cells_with(2) | workspace.cells_with(3);
  for (const Cell a : small) {
    for (const bool is_in_column : {true, false}) {
      const House line = is_in_column ? House::column(a.column()) : House::row(a.row());
      for (const Cell b : (small & line.cells()).after(a)) {
        if (find_from(board, {a, b, is_in_column}, out) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::extended_rectangle
