// See deadly.hpp.

#include "logic/deadly.hpp"

#include <algorithm>

#include "logic/finder.hpp"

namespace nonet::logic {

Deadly make_deadly(const Board& board, CellSet cells, DigitSet digits) {
  Deadly deadly;
  deadly.cells = cells;
  deadly.digits = digits;
  for (const Cell cell : cells) {
    const DigitSet extra = board.candidates(cell) - digits;
    if (extra.empty()) continue;
    deadly.roof.insert(cell);
    deadly.extras.insert(cell, extra);
    deadly.extra_digits = deadly.extra_digits | extra;
  }
  return deadly;
}

CellSet common_peers(const Board& board, CellSet cells) {
  CellSet seen = CellSet::every();
  for (const Cell cell : cells) seen &= board.rules().peers(cell);
  return seen;
}

HouseSet common_houses(const Board& board, CellSet cells) {
  HouseSet houses = board.rules().houses();
  for (const Cell cell : cells) houses = houses & board.rules().houses_of(cell);
  return houses;
}

namespace {

// What every step about a deadly pattern shows.
Step make_step(const Deadly& deadly, const StepSink& out) {
  Step step = out.step();
  step.show(Role::floor, deadly.cells - deadly.roof).show(Role::roof, deadly.roof);
  if (!deadly.digits.empty()) step.show(Role::digits, deadly.digits);
  for (const Digit digit : deadly.extra_digits) {
    step.show(Role::extra, deadly.extras.cells(digit), digit);
  }
  return step;
}

// Type 3: naked subsets around the roof.
class RoofSubsets {
 public:
  RoofSubsets(const Board& board, const Deadly& deadly, StepSink& out)
      : board_(board), deadly_(deadly), out_(out) {
    // A house that holds the roof holds all that sees the roof along it; only a roof that shares no
    // house, as a grave's may, has to look further.
    houses_ = common_houses(board, deadly.roof);
    if (houses_.empty()) houses_ = board.rules().houses();
  }

  Flow find() {
    const CellSet seen = common_peers(board_, deadly_.roof) & board_.unsolved();
    // The extras alone want a subset of so many; and some cell must be left to lose a candidate.
    const int least = std::max(1, deadly_.extra_digits.size() - 1);
    for (int size = least; size < kDigits - 1; ++size) {
      for (const House house : houses_) {
        house_ = house;
        const CellSet pool = seen & board_.rules().cells(house);
        if (pool.size() <= size) continue;
        if (grow(pool, CellSet{}, deadly_.extra_digits, size) == Flow::stop) return Flow::stop;
      }
    }
    return Flow::go_on;
  }

 private:
  // Adds `missing` cells of the pool. The subset is complete when it has one digit more than cells.
  Flow grow(CellSet pool, CellSet subset, DigitSet digits, int missing) {
    if (missing == 0) return emit(subset, digits);
    const int limit = subset.size() + missing + 1;
    for (const Cell cell : pool) {
      const DigitSet joined = digits | board_.candidates(cell);
      if (joined.size() > limit) continue;
      CellSet grown = subset;
      grown.insert(cell);
      if (grow(pool.after(cell), grown, joined, missing - 1) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  }

  Flow emit(CellSet subset, DigitSet digits) {
    if (digits.size() != subset.size() + 1) return Flow::go_on;
    // Cells that share a line and a box are met in the line, which comes first.
    if ((common_houses(board_, subset) & houses_).first() != house_) return Flow::go_on;
    const CellSet seen = common_peers(board_, deadly_.roof | subset);
    if (emit(seen, digits, subset, digits) == Flow::stop) return Flow::stop;
    // What the subset holds and no extra is cannot be in the roof either: one cell of the roof
    // takes an extra, and the subset then needs all the rest for itself.
    return emit(deadly_.roof, digits - deadly_.extra_digits, subset, digits);
  }

  Flow emit(CellSet losers, DigitSet lost, CellSet subset, DigitSet digits) {
    CandidateSet hit;
    for (const Digit digit : lost) hit.insert(losers & board_.places(digit), digit);
    if (hit.empty()) return Flow::go_on;
    Step step = make_step(deadly_, out_);
    step.eliminate(hit);
    step.show(Role::subset, subset, digits).show(Role::house, house_);
    return out_.emit(step);
  }

  const Board& board_;
  const Deadly& deadly_;
  StepSink& out_;
  HouseSet houses_;
  House house_ = House::row(0);
};

}  // namespace

Flow emit_type_1(const Board& board, const Deadly& deadly, StepSink& out) {
  if (deadly.roof.size() != 1) return Flow::go_on;
  const Cell cell = deadly.roof.only();
  Step step = make_step(deadly, out);
  step.eliminate(cell, deadly.base(board, cell));
  step.show(Role::cell, cell);
  return out.emit(step);
}

Flow emit_type_2(const Board& board, const Deadly& deadly, StepSink& out) {
  if (deadly.roof.size() < 2 || deadly.extra_digits.size() != 1) return Flow::go_on;
  const Digit extra = deadly.extra_digits.only();
  const CellSet hit = common_peers(board, deadly.roof) & board.places(extra);
  if (hit.empty()) return Flow::go_on;
  Step step = make_step(deadly, out);
  step.eliminate(hit, extra);
  step.show(Role::z, extra);
  return out.emit(step);
}

Flow emit_type_3(const Board& board, const Deadly& deadly, StepSink& out) {
  if (deadly.roof.size() < 2 || deadly.extra_digits.size() < 2) return Flow::go_on;
  return RoofSubsets(board, deadly, out).find();
}

Flow emit_type_4(const Board& board, const Deadly& deadly, StepSink& out) {
  if (deadly.roof.size() != 2) return Flow::go_on;
  const HouseSet houses = common_houses(board, deadly.roof);
  DigitSet bases;
  for (const Cell cell : deadly.roof) bases = bases | deadly.base(board, cell);
  for (const Digit kept : bases - deadly.extra_digits) {
    for (const House house : houses) {
      if (!(board.places(kept, house) - deadly.roof).empty()) continue;
      Step step = make_step(deadly, out);
      DigitSet lost;
      for (const Cell cell : deadly.roof) {
        const DigitSet others = deadly.base(board, cell) - DigitSet{kept};
        step.eliminate(cell, others);
        lost = lost | others;
      }
      step.show(Role::x, kept).show(Role::y, lost).show(Role::other_house, house);
      if (out.emit(step) == Flow::stop) return Flow::stop;
      break;
    }
  }
  return Flow::go_on;
}

}  // namespace nonet::logic
