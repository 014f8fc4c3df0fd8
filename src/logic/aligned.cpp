// See aligned.hpp.

#include "logic/aligned.hpp"

#include <array>

namespace nonet::logic {
namespace {

constexpr int kMostCells = 3;

bool has_two(CellSet cells) { return !cells.empty() && !cells.after(cells.first()).empty(); }

// The cells of a group, and the digits of each cell that sees them all and has few.
class Group {
 public:
  Group(const Board& board, std::span<const Cell> cells, CellSet excluders)
      : board_(board), cells_(cells) {
    for (const Cell cell : excluders) excluders_[excluder_count_++] = board.candidates(cell);
  }

  // The candidates that are part of no way to fill the group.
  CandidateSet find_dead();

 private:
  bool is_out(DigitSet digits) const;
  bool is_twice(std::size_t next, Digit digit) const;
  void fill(std::size_t next, DigitSet digits, bool has_new);

  const Board& board_;
  std::span<const Cell> cells_;
  std::array<DigitSet, kCells> excluders_;
  int excluder_count_ = 0;
  std::array<Digit, kMostCells> way_ = {Digit(1), Digit(1), Digit(1)};
  std::array<DigitSet, kMostCells> alive_;  // by cell: digits that are part of a way
};

bool Group::is_out(DigitSet digits) const {
  for (int i = 0; i < excluder_count_; ++i) {
    if ((excluders_[i] - digits).empty()) return true;
  }
  return false;
}

bool Group::is_twice(std::size_t next, Digit digit) const {
  for (std::size_t i = 0; i < next; ++i) {
    if (way_[i] == digit && board_.rules().peers(cells_[i]).contains(cells_[next])) return true;
  }
  return false;
}

// A way all of whose candidates are known to be alive would say nothing new.
void Group::fill(std::size_t next, DigitSet digits, bool has_new) {
  // The second half is always true of the first; it keeps compilers that unroll within the arrays.
  if (next == cells_.size() || next == kMostCells) {
    if (!has_new || is_out(digits)) return;
    for (std::size_t i = 0; i < next; ++i) alive_[i].insert(way_[i]);
    return;
  }
  for (const Digit digit : board_.candidates(cells_[next])) {
    if (is_twice(next, digit)) continue;
    way_[next] = digit;
    fill(next + 1, digits | DigitSet{digit}, has_new || !alive_[next].contains(digit));
  }
}

CandidateSet Group::find_dead() {
  fill(0, {}, false);
  CandidateSet dead;
  for (std::size_t i = 0; i < cells_.size() && i < kMostCells; ++i) {
    dead.insert(cells_[i], board_.candidates(cells_[i]) - alive_[i]);
  }
  return dead;
}

class Search {
 public:
  Search(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out)
      : board_(board),
        out_(out),
        touched_(workspace.touched_since(row.technique).cells),
        size_(static_cast<std::size_t>(row.argument)) {
    for (int count = 2; count <= row.argument; ++count) excluders_ |= workspace.cells_with(count);
    pool_ = board.unsolved() - workspace.cells_with(0) - workspace.cells_with(1);
  }

  void run() { extend(0, pool_, excluders_); }

 private:
  Flow extend(std::size_t count, CellSet pool, CellSet excluders);
  Flow look(CellSet excluders);

  const Board& board_;
  StepSink& out_;
  CellSet touched_;
  std::size_t size_;
  CellSet pool_;
  CellSet excluders_;
  std::array<Cell, kMostCells> cells_ = {Cell(0), Cell(0), Cell(0)};
};

Flow Search::extend(std::size_t count, CellSet pool, CellSet excluders) {
  if (count == size_) return look(excluders);
  for (const Cell cell : pool) {
    const CellSet common = excluders & board_.rules().peers(cell);
    if (!has_two(common)) continue;
    cells_[count] = cell;
    if (extend(count + 1, pool.after(cell), common) == Flow::stop) return Flow::stop;
  }
  return Flow::go_on;
}

Flow Search::look(CellSet excluders) {
  const std::span<const Cell> cells(cells_.data(), size_);
  CellSet pattern;
  DigitSet digits;
  for (const Cell cell : cells) {
    pattern.insert(cell);
    digits = digits | board_.candidates(cell);
  }
  if (!touched_.intersects(pattern | excluders)) return Flow::go_on;
  for (const Cell cell : excluders) {
    if (!(board_.candidates(cell) - digits).empty()) excluders.erase(cell);  // never emptied
  }
  if (!has_two(excluders)) return Flow::go_on;
  const CandidateSet dead = Group(board_, cells, excluders).find_dead();
  if (dead.empty()) return Flow::go_on;
  Step step = out_.step();
  step.eliminate(dead);
  step.show(Role::cells, pattern, digits).show(Role::others, excluders);
  return out_.emit(step);
}

}  // namespace

void find_aligned_exclusions(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                             StepSink& out) {
  Search(board, workspace, row, out).run();
}

}  // namespace nonet::logic
