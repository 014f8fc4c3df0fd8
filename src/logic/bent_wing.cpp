// See bent_wing.hpp.

#include "logic/bent_wing.hpp"

#include "logic/sees.hpp"

namespace nonet::logic {
namespace {

class Search {
 public:
  Search(const Board& board, Workspace& workspace, StepSink& out, Technique technique, int size)
      : board_(board),
        out_(out),
        technique_(technique),
        size_(size),
        touched_(workspace.touched_since(technique).cells) {
    for (int count = 2; count <= size; ++count) few_ |= workspace.cells_with(count);
  }

  void run() {
    for (const Cell pivot : few_) {
      const CellSet pool = few_ & board_.rules().peers(pivot);
      if (!touched_.contains(pivot) && !touched_.intersects(pool)) continue;
      pivot_ = pivot;
      if (extend({CellSet{pivot}, board_.candidates(pivot), {}}, pool, size_ - 1) == Flow::stop) {
        return;
      }
    }
  }

 private:
  struct Chosen {
    CellSet cells;
    DigitSet digits;
    DigitSet repeating;  // digits of two cells that do not see each other
  };

  Flow extend(const Chosen& chosen, CellSet pool, int left) const {
    for (const Cell cell : pool) {
      Chosen more = chosen;
      more.digits = more.digits | board_.candidates(cell);
      if (more.digits.size() > size_) continue;
      for (const Cell apart : chosen.cells - board_.rules().peers(cell)) {
        more.repeating = more.repeating | (board_.candidates(apart) & board_.candidates(cell));
      }
      if (more.repeating.size() > 1) continue;
      more.cells.insert(cell);
      const Flow flow = left > 1 ? extend(more, pool.after(cell), left - 1) : emit(more);
      if (flow == Flow::stop) return flow;
    }
    return Flow::go_on;
  }

  // A digit of one cell alone only makes the wing larger than it need be.
  bool has_lonely_digit(const Chosen& wing) const {
    DigitSet once, twice;
    for (const Cell cell : wing.cells) {
      twice = twice | (once & board_.candidates(cell));
      once = once | board_.candidates(cell);
    }
    return once != twice;
  }

  bool has_lower_pivot(CellSet cells) const {
    for (const Cell cell : cells) {
      if (cell == pivot_) return false;
      if (cells - board_.rules().peers(cell) == CellSet{cell}) return true;
    }
    return false;
  }

  Flow emit(const Chosen& wing) const {
    if (wing.digits.size() != size_ || wing.repeating.empty()) return Flow::go_on;
    if (!touched_.intersects(wing.cells)) return Flow::go_on;
    const Digit z = wing.repeating.only();
    const CellSet hit =
        board_.places(z) & seen_by_all(wing.cells & board_.places(z), board_.rules());
    if (hit.empty() || has_lonely_digit(wing) || has_lower_pivot(wing.cells)) return Flow::go_on;
    Step step(technique_);
    step.eliminate(hit, z).show(Role::pivot, pivot_);
    step.show(Role::cells, wing.cells - CellSet{pivot_}).show(Role::digits, wing.digits);
    step.show(Role::z, z);
    return out_.emit(step);
  }

  const Board& board_;
  StepSink& out_;
  Technique technique_;
  int size_;
  CellSet touched_;
  CellSet few_;
  Cell pivot_ = Cell(0);
};

}  // namespace

void find_bent_wing(const Board& board, Workspace& workspace, StepSink& out, Technique technique,
                    int size) {
  Search(board, workspace, out, technique, size).run();
}

}  // namespace nonet::logic
