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

#include <array>

#include "logic/deadly.hpp"

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
        "If none of {roof} took {extra.digits}, the cells of {floor} and {roof} would hold only "
        "{digits} and could be filled in two ways; the puzzle would have two solutions.[ So "
        "{cell} takes one of its other candidates.][ So one of {roof} is {z}, and no cell that "
        "sees all of them can be {z}.][ So one of {roof} takes one of {extra.digits}, and "
        "together with {subset} it uses up the digits {subset.digits} in {house}.][ In "
        "{other_house} the digit {x} has no place but {roof}, so one of them is {x} and the "
        "other takes such an extra; neither is {y}.]",
    .example = "",
};

namespace {

constexpr int kMostWithExtras = 2;

// Two cells across a line, one in each of the two long sides.
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
  DigitSet digits(const Board& board) const { return board.candidates(a) | board.candidates(b); }
  bool is_blank(const Board& board) const {
    return !board.candidates(a).empty() && !board.candidates(b).empty();
  }
};

class RungSearch {
 public:
  RungSearch(const Board& board, StepSink& out) : board_(board), out_(out) {}

  // All rectangles in which this is the first rung without extras.
  Flow find_from(const Rung& rung) {
    const int here = rung.position() / kBoxSide;
    if (rung.a.box() != rung.b.box()) {
      std::array<int, 2> others{};
      int count = 0;
      for (int i = here * kBoxSide; i < (here + 1) * kBoxSide; ++i) {
        if (i != rung.position()) others[count++] = i;
      }
      return find_with(rung, rung.at(others[0]), rung.at(others[1]));
    }
    const int next = (here + 1) % kBoxSide * kBoxSide;
    const int last = (here + 2) % kBoxSide * kBoxSide;
    for (int i = 0; i < kBoxSide * kBoxSide; ++i) {
      const Rung second = rung.at(next + i / kBoxSide);
      const Rung third = rung.at(last + i % kBoxSide);
      if (find_with(rung, second, third) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  }

 private:
  Flow find_with(const Rung& rung, const Rung& second, const Rung& third) {
    if (!second.is_blank(board_) || !third.is_blank(board_)) return Flow::go_on;
    const DigitSet digits = rung.digits(board_);
    const CellSet cells = {rung.a, rung.b, second.a, second.b, third.a, third.b};
    if (digits.size() == 3) return emit(rung, second, third, cells, digits);
    for (const Digit digit : (second.digits(board_) | third.digits(board_)) - digits) {
      const DigitSet three = digits | DigitSet{digit};
      if (emit(rung, second, third, cells, three) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  }

  Flow emit(const Rung& rung, const Rung& second, const Rung& third, CellSet cells,
            DigitSet digits) {
    int with_extras = 0;
    for (const Rung& other : {second, third}) {
      const bool is_plain = (other.digits(board_) - digits).empty();
      // From the lowest plain rung it is the same rectangle.
      if (is_plain && other.position() < rung.position()) return Flow::go_on;
      for (const Cell cell : {other.a, other.b}) {
        if (!board_.candidates(cell).intersects(digits)) return Flow::go_on;
        if (!(board_.candidates(cell) - digits).empty()) ++with_extras;
      }
    }
    if (with_extras == 0 || with_extras > kMostWithExtras) return Flow::go_on;
    const Deadly deadly = make_deadly(board_, cells, digits);
    for (const auto emit_type : {emit_type_1, emit_type_2, emit_type_4, emit_type_3}) {
      if (emit_type(board_, deadly, Technique::extended_rectangle, out_) == Flow::stop) {
        return Flow::stop;
      }
    }
    return Flow::go_on;
  }

  const Board& board_;
  StepSink& out_;
};

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const CellSet small = workspace.cells_with(2) | workspace.cells_with(3);
  RungSearch search(board, out);
  for (const Cell a : small) {
    for (const bool is_in_column : {true, false}) {
      const House line = is_in_column ? House::column(a.column()) : House::row(a.row());
      for (const Cell b : (small & line.cells()).after(a)) {
        const DigitSet digits = board.candidates(a) | board.candidates(b);
        if (digits.size() > 3) continue;
        if (search.find_from({a, b, is_in_column}) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::extended_rectangle
