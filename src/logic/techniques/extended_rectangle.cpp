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

#include "logic/deadly.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::extended_rectangle {

extern const Prose prose = {
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
  CellSet sides(const Rules& rules) const {
    if (is_in_column) return rules.cells(House::row(a.row())) | rules.cells(House::row(b.row()));
    return rules.cells(House::column(a.column())) | rules.cells(House::column(b.column()));
  }
};

// Rectangles for three digits.
class RungSearch {
 public:
  RungSearch(const Board& board, DigitSet digits, StepSink& out)
      : board_(board), digits_(digits), out_(out) {
    for (const Digit digit : digits) able_ |= board.places(digit);
    plain_ = able_;
    for (const Digit digit : board.rules().digits() - digits) plain_ -= board.places(digit);
  }

  // All in which this is the first rung without extras.
  Flow find_from(const Rung& rung) {
    // At most two of the other four cells have extras.
    const CellSet plain = (plain_ & rung.sides(board_.rules())) - rung.cells();
    if (plain.empty() || plain.is_single()) return Flow::go_on;
    return board_.rules().is_classic() ? find_classic(rung) : find_anywhere(rung);
  }

 private:
  Flow find_classic(const Rung& rung) {
    constexpr int kSide = classic::kBoxSide;
    const int box = rung.position() / kSide;
    const bool shares_box = board_.rules().region_of(rung.a) == board_.rules().region_of(rung.b);
    const int next = (shares_box ? (box + 1) % kSide : box) * kSide;
    const int last = (shares_box ? (box + 2) % kSide : box) * kSide;
    for (int i = next; i < next + kSide; ++i) {
      const Rung second = rung.at(i);
      if (!may_follow(rung, second)) continue;
      for (int j = shares_box ? last : i + 1; j < last + kSide; ++j) {
        const Rung third = rung.at(j);
        if (!may_follow(rung, third)) continue;
        if (emit(rung.cells() | second.cells() | third.cells()) == Flow::stop) return Flow::stop;
      }
    }
    return Flow::go_on;
  }

  // Where the boxes do not say which rungs go together, every two others are tried.
  Flow find_anywhere(const Rung& rung) {
    for (int i = 0; i < board_.rules().side(); ++i) {
      const Rung second = rung.at(i);
      if (!may_follow(rung, second)) continue;
      for (int j = i + 1; j < board_.rules().side(); ++j) {
        const Rung third = rung.at(j);
        if (!may_follow(rung, third) || !may_swap({rung, second, third})) continue;
        if (emit(rung.cells() | second.cells() | third.cells()) == Flow::stop) return Flow::stop;
      }
    }
    return Flow::go_on;
  }

  // Whether the two lines of three can be exchanged: every house has both cells of a rung or none,
  // or else whole lines only.
  bool may_swap(const std::array<Rung, 3>& rungs) const {
    const Rules& rules = board_.rules();
    CellSet a, b;
    for (const Rung& rung : rungs) {
      a.insert(rung.a);
      b.insert(rung.b);
    }
    HouseSet houses;
    for (const Cell cell : a | b) houses = houses | rules.houses_of(cell);
    for (const House house : houses) {
      const CellSet cells = rules.cells(house);
      const bool has_lines = ((a & cells).empty() || (a - cells).empty()) &&
                             ((b & cells).empty() || (b - cells).empty());
      bool has_rungs = true;
      for (const Rung& rung : rungs) {
        has_rungs = has_rungs && cells.contains(rung.a) == cells.contains(rung.b);
      }
      if (!has_lines && !has_rungs) return false;
    }
    return rules.may_swap(a | b, houses);
  }

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
      if (emit_type(board_, deadly, out_) == Flow::stop) {
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
  for (const Digit third : board.rules().digits() - digits) {
    const Flow flow = RungSearch(board, digits | DigitSet{third}, out).find_from(rung);
    if (flow == Flow::stop) return Flow::stop;
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  if (workspace.touched_since(row.technique).empty()) return;
  const CellSet small = workspace.cells_with(2) | workspace.cells_with(3);
  for (const Cell a : small) {
    for (const bool is_in_column : {true, false}) {
      const House line = is_in_column ? House::column(a.column()) : House::row(a.row());
      for (const Cell b : (small & board.rules().cells(line)).after(a)) {
        if (find_from(board, {a, b, is_in_column}, out) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::extended_rectangle
