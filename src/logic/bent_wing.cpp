// See bent_wing.hpp.

#include "logic/bent_wing.hpp"

namespace nonet::logic {
namespace {

class WingSearch {
 public:
  WingSearch(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out)
      : board_(board),
        out_(out),
        size_(row.argument),
        touched_(workspace.touched_since(row.technique).cells) {
    for (int count = 2; count <= row.argument; ++count) few_ |= workspace.cells_with(count);
  }

  void run() {
    for (const Cell a : few_) {
      for (const Digit z : board_.candidates(a)) {
        z_ = z;
        const CellSet tips = few_ & board_.places(z) & may_join(a);
        for (const Cell b : tips.after(a) - board_.rules().peers(a)) {
          a_ = a;
          b_ = b;
          if (find_pivots() == Flow::stop) return;
        }
      }
    }
  }

 private:
  struct Wing {
    CellSet cells;
    DigitSet digits;
    DigitSet lonely;  // digits of one cell alone
    CellSet hit;      // where z can be taken from
  };

  CellSet peers(Cell cell) const { return board_.rules().peers(cell); }
  int count(const Wing& wing) const { return mask_size(wing.digits.bits()); }

  // The cells that can be in a wing with this one: they see it or share no digit but z with it.
  CellSet may_join(Cell cell) const {
    CellSet sharing;
    for (const Digit digit : board_.candidates(cell) - DigitSet{z_}) {
      sharing |= board_.places(digit);
    }
    return CellSet::every() - (sharing - peers(cell));
  }

  Wing with(const Wing& wing, Cell cell) const {
    const DigitSet candidates = board_.candidates(cell);
    return {wing.cells | CellSet{cell}, wing.digits | candidates,
            (wing.lonely - candidates) | (candidates - wing.digits),
            candidates.contains(z_) ? wing.hit & peers(cell) : wing.hit};
  }

  Flow find_pivots() {
    const Wing tips = with(with({{}, {}, {}, board_.places(z_)}, a_), b_);
    if (tips.hit.empty() || count(tips) > size_) return Flow::go_on;
    const CellSet pool = few_ & may_join(a_) & may_join(b_);
    for (const Cell pivot : few_& peers(a_) & peers(b_)) {
      const Wing wing = with(tips, pivot);
      if (wing.hit.empty() || count(wing) > size_) continue;
      pivot_ = pivot;
      const CellSet others = (pool & peers(pivot)) - tips.cells;
      if (!touched_.intersects(wing.cells | others)) continue;
      if (extend(wing, others, size_ - 3) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  }

  Flow extend(const Wing& wing, CellSet pool, int left) const {
    for (const Cell cell : fitting(wing, pool, left)) {
      const Wing more = with(wing, cell);
      if (more.hit.empty() || count(more) > size_) continue;
      const Flow flow =
          left > 1 ? extend(more, pool.after(cell) & may_join(cell), left - 1) : emit(more);
      if (flow == Flow::stop) return flow;
    }
    return Flow::go_on;
  }

  // Once all digits are there nobody may bring another; and the last cell leaves no digit alone: a
  // digit of one cell only makes the wing larger than it need be.
  CellSet fitting(const Wing& wing, CellSet pool, int left) const {
    if (count(wing) < size_) return left > 1 ? pool : CellSet();
    for (const Digit digit : board_.rules().digits() - wing.digits) pool -= board_.places(digit);
    if (left > 1) return pool;
    for (const Digit digit : wing.lonely) pool &= board_.places(digit);
    return pool;
  }

  // Whether this is how the wing is met first.
  bool is_first(const Wing& wing) const {
    for (const Cell cell : wing.cells) {
      if (cell == pivot_) break;
      if (wing.cells - peers(cell) == CellSet{cell}) return false;
    }
    const CellSet tips = wing.cells & board_.places(z_);
    for (const Cell cell : tips) {
      const CellSet apart = tips.after(cell) - peers(cell);
      if (!apart.empty()) return cell == a_ && apart.first() == b_;
    }
    return false;
  }

  Flow emit(const Wing& wing) const {
    if (!touched_.intersects(wing.cells) || !is_first(wing)) return Flow::go_on;
    Step step = out_.step();
    step.eliminate(wing.hit, z_).show(Role::pivot, pivot_);
    step.show(Role::cells, wing.cells - CellSet{pivot_}).show(Role::digits, wing.digits);
    step.show(Role::z, z_);
    return out_.emit(step);
  }

  const Board& board_;
  StepSink& out_;
  int size_;
  CellSet touched_;
  CellSet few_;
  Digit z_ = Digit(1);
  Cell a_ = Cell(0), b_ = Cell(0);  // cells of z that do not see each other
  Cell pivot_ = Cell(0);
};

}  // namespace

void find_bent_wing(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                    StepSink& out) {
  WingSearch(board, workspace, row, out).run();
}

}  // namespace nonet::logic
