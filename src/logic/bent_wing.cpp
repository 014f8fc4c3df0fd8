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
      pivot_ = pivot;
      const DigitSet digits = board_.candidates(pivot);
      const Chosen alone{{pivot}, digits, digits, {}, touched_.contains(pivot)};
      if (extend(alone, few_ & board_.rules().peers(pivot), size_ - 1) == Flow::stop) return;
    }
  }

 private:
  struct Chosen {
    CellSet cells;
    DigitSet digits;
    DigitSet lonely;     // digits of one cell alone
    DigitSet repeating;  // digits of two cells that do not see each other
    bool is_new;         // has a cell that changed
  };

  // The cells that may still join. Once all digits are there nobody may bring another; and the last
  // cell leaves no digit alone: a digit of one cell only makes the wing larger than it need be.
  CellSet fitting(const Chosen& chosen, CellSet pool, int left) const {
    if (mask_size(chosen.digits.bits()) < size_) return left > 1 ? pool : CellSet();
    for (const Digit digit : DigitSet::all() - chosen.digits) pool -= board_.places(digit);
    if (left > 1) return pool;
    for (const Digit digit : chosen.lonely) pool &= board_.places(digit);
    return pool;
  }

  Flow extend(const Chosen& chosen, CellSet pool, int left) const {
    pool = fitting(chosen, pool, left);
    if (!chosen.is_new && !pool.intersects(touched_)) return Flow::go_on;
    for (const Cell cell : pool) {
      const DigitSet candidates = board_.candidates(cell);
      const DigitSet digits = chosen.digits | candidates;
      if (mask_size(digits.bits()) > size_) continue;
      DigitSet repeating = chosen.repeating;
      for (const Cell apart : chosen.cells - board_.rules().peers(cell)) {
        repeating = repeating | (board_.candidates(apart) & candidates);
      }
      if (mask_size(repeating.bits()) > 1) continue;
      const DigitSet lonely = (chosen.lonely - candidates) | (candidates - chosen.digits);
      const Chosen more{chosen.cells | CellSet{cell}, digits, lonely, repeating,
                        chosen.is_new || touched_.contains(cell)};
      const Flow flow = left > 1 ? extend(more, pool.after(cell), left - 1) : emit(more);
      if (flow == Flow::stop) return flow;
    }
    return Flow::go_on;
  }

  bool has_lower_pivot(CellSet cells) const {
    for (const Cell cell : cells) {
      if (cell == pivot_) return false;
      if (cells - board_.rules().peers(cell) == CellSet{cell}) return true;
    }
    return false;
  }

  Flow emit(const Chosen& wing) const {
    if (wing.repeating.empty() || !wing.is_new) return Flow::go_on;
    const Digit z = wing.repeating.only();
    const CellSet hit =
        board_.places(z) & seen_by_all(wing.cells & board_.places(z), board_.rules());
    if (hit.empty() || has_lower_pivot(wing.cells)) return Flow::go_on;
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
