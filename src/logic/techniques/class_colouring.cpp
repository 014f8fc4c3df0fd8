// Parity Colouring, Modular Colouring and their like: clues that say how the sort of a digit, even
// or odd say, changes from a cell to the next tie cells together, across any number of clues. The
// sort of one cell then decides that of all; where one sort of it leads to a cell without a
// candidate, it is another one.
//
// Why it holds: a white dot joins an odd and an even digit, an X two alike, a modular line comes
// back to the same residue after three cells, a sum tells the parity of its last two cells. If the
// first cell is of a sort, all others follow; what ends in a contradiction was not so.
//
// Order: by the first cell, then by its sort. Cost: the ties are read once for a board; some
// hundred steps from each cell.

#include "logic/class_colouring.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "constraints/clue_book.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::class_colouring {

extern const Prose prose = {
    .summary =
        "cells tied together by {dots, signs and sums, so that one even digit tells which others "
        "are even|modular lines and sums, by remainders of three|entropic lines, by low, middle and "
        "high digits|whisper lines, by low and high digits}",
    .why =
        "{A white dot joins an even and an odd digit, an X two that are alike, a V two that are "
        "not; a sum whose other cells are known to be even or odd says the same of its last two.|"
        "On a modular line every third cell has the same remainder by three; a sum whose other "
        "remainders are known tells how its last two go together.|"
        "On an entropic line every third cell is of the same third: low, middle or high.|"
        "On a whisper line low and high digits take turns.} Clue by clue this ties cells together, "
        "however far apart. Suppose the sort of one of them: if then some cell has no candidate "
        "left, or a house has too many cells of one sort, it is not of that sort, and nor are the "
        "others of what would follow.",
    .explanation =
        "Clues tie {cells} together: of which sort one digit is decides it for all of them.\n"
        "If {suppose.cells} is {suppose.digits.or}, [{clash_cell} has no candidate left]"
        "[{clash_house.houses} has too many cells for {clash_house.digits}]"
        "[{clash.cells} would have to be of two sorts], so {T}.",
};

namespace {

constexpr int kMostSorts = 3;
constexpr std::int8_t kNowhere = -1;  // no digit of the other cell goes with the sort
constexpr std::int8_t kUnknown = -2;

// The sort of a digit, from 0.
int sort_of(Sorts sorts, int digit, int side) {
  const int third = side % 3 == 2 ? side / 3 + 1 : side / 3;
  switch (sorts) {
    case Sorts::parity: return digit % 2;
    case Sorts::residues: return digit % 3;
    case Sorts::thirds: return digit <= third ? 0 : digit > side - third ? 2 : 1;
    case Sorts::halves: return digit <= side / 2 ? 0 : digit > side - side / 2 ? 1 : 2;
  }
  return 0;
}

// From a cell to another: which sort follows from each of its own.
struct Tie {
  Cell to;
  std::array<std::int8_t, kMostSorts> follows;
};

class Colouring {
 public:
  Colouring(const Board& board, Sorts sorts) : board_(board), sorts_(sorts), ties_(kCells) {
    for (const Digit digit : board.rules().digits()) {
      of_sort_[sort(digit)].insert(digit);
    }
    for (const CluePart& part : board.rules().clues()->parts) read(part);
  }

  // Looks from each cell; false: enough.
  bool look(StepSink& out) const {
    for (const Cell root : board_.unsolved()) {
      if (ties_[root.index()].empty()) continue;
      std::array<Way, kMostSorts> ways;
      for (int sort = 0; sort < kMostSorts; ++sort) ways[index(sort)] = follow(root, sort);
      for (int sort = 0; sort < kMostSorts; ++sort) {
        if (!ways[index(sort)].is_live || !ways[index(sort)].clash) continue;
        if (!tell(root, sort, ways, out)) return false;
      }
    }
    return true;
  }

 private:
  // What follows from one sort of the first cell.
  struct Way {
    bool is_live = false;  // the cell can be of that sort
    std::array<std::int8_t, kCells> sort;
    CellSet reached;
    std::optional<Mark> clash;
  };

  static std::size_t index(int sort) { return static_cast<std::size_t>(sort); }
  std::size_t sort(Digit digit) const {
    return index(sort_of(sorts_, digit.face(), board_.rules().side()));
  }
  DigitSet digits(Cell cell) const {
    const std::optional<Digit> digit = board_.grid().at(cell);
    return digit ? DigitSet{*digit} : board_.candidates(cell);
  }
  // The one sort that all digits of the cell are of.
  std::optional<int> known_sort(Cell cell) const {
    for (int sort = 0; sort < kMostSorts; ++sort) {
      if ((digits(cell) - of_sort_[index(sort)]).empty()) return sort;
    }
    return std::nullopt;
  }

  void tie(Cell a, Cell b, const std::array<std::int8_t, kMostSorts>& follows) {
    ties_[a.index()].push_back({b, follows});
  }
  void read(const CluePart& part) {
    for (const CluePart::Pair& pair : part.pairs) {
      read_pair(part.cells[pair.a], part.cells[pair.b], pair.ahead);
      read_pair(part.cells[pair.b], part.cells[pair.a], pair.back);
    }
    if (sorts_ != Sorts::parity && sorts_ != Sorts::residues) return;
    for (const CluePart::Sum& sum : part.sums) read_sum(part, sum);
  }
  // A table in which each sort goes with one sort.
  void read_pair(Cell a, Cell b, const std::array<CluePart::Bits, kDigits>& table) {
    std::array<std::int8_t, kMostSorts> follows;
    follows.fill(kNowhere);
    for (const Digit digit : digits(a)) {
      const DigitSet partners =
          DigitSet::from_bits(table[static_cast<std::size_t>(digit.index())]) & digits(b);
      for (const Digit partner : partners) {
        std::int8_t& own = follows[sort(digit)];
        if (own != kNowhere && own != static_cast<std::int8_t>(sort(partner))) return;
        own = static_cast<std::int8_t>(sort(partner));
      }
    }
    tie(a, b, follows);
  }
  // The last two cells whose sort is not known yet.
  void read_sum(const CluePart& part, const CluePart::Sum& sum) {
    const int base = sorts_ == Sorts::parity ? 2 : 3;
    const auto modulo = [base](int value) { return (value % base + base) % base; };
    int rest = modulo(sum.total);
    std::vector<std::pair<Cell, int>> open;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const Cell cell = part.cells[sum.cells[i]];
      const int weight = modulo(sum.weights[i]);
      if (weight == 0) continue;
      const std::optional<int> known = known_sort(cell);
      if (known) {
        rest = modulo(rest - weight * *known);
      } else {
        open.emplace_back(cell, weight);
      }
    }
    if (open.size() != 2) return;
    for (const bool is_back : {false, true}) {
      const auto [a, weight_a] = open[is_back ? 1 : 0];
      const auto [b, weight_b] = open[is_back ? 0 : 1];
      std::array<std::int8_t, kMostSorts> follows;
      follows.fill(kNowhere);
      for (int x = 0; x < base; ++x) {
        for (int y = 0; y < base; ++y) {
          if (modulo(weight_a * x + weight_b * y) == rest)
            follows[index(x)] = static_cast<std::int8_t>(y);
        }
      }
      tie(a, b, follows);
    }
  }

  Way follow(Cell root, int first) const {
    Way way;
    way.sort.fill(kUnknown);
    way.is_live = !(board_.candidates(root) & of_sort_[index(first)]).empty();
    if (!way.is_live) return way;
    std::vector<Cell> queue = {root};
    way.sort[root.index()] = static_cast<std::int8_t>(first);
    way.reached.insert(root);
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const Cell cell = queue[next];
      for (const Tie& tie : ties_[cell.index()]) {
        const std::int8_t own = tie.follows[index(way.sort[cell.index()])];
        std::int8_t& there = way.sort[tie.to.index()];
        if (own == kNowhere || (digits(tie.to) & of_sort_[index(own)]).empty()) {
          if (!way.clash) way.clash = Mark{Role::clash_cell, {}, {}, {tie.to}};
          continue;
        }
        if (there == own) continue;
        if (there != kUnknown) {
          if (!way.clash) way.clash = Mark{Role::clash, {}, {}, {tie.to}};
          continue;
        }
        there = own;
        way.reached.insert(tie.to);
        queue.push_back(tie.to);
      }
    }
    if (!way.clash) way.clash = find_crowd(way);
    return way;
  }
  // A house that needs more digits of a sort than there are.
  std::optional<Mark> find_crowd(const Way& way) const {
    for (const House house : board_.rules().houses()) {
      std::array<int, kMostSorts> counts{};
      for (const Cell cell : board_.rules().cells(house)) {
        if (way.sort[cell.index()] >= 0) {
          ++counts[index(way.sort[cell.index()])];
        } else if (const std::optional<int> known = known_sort(cell)) {
          ++counts[index(*known)];
        }
      }
      for (int sort = 0; sort < kMostSorts; ++sort) {
        if (counts[index(sort)] <= of_sort_[index(sort)].size()) continue;
        return Mark{Role::clash_house, of_sort_[index(sort)], {house}, {}};
      }
    }
    return std::nullopt;
  }

  // Without the sort that led to a contradiction, cells keep what the other ones lead to. A way
  // that ended early says nothing of cells it did not reach.
  bool tell(Cell root, int sort, const std::array<Way, kMostSorts>& ways, StepSink& out) const {
    const Way& bad = ways[index(sort)];
    const auto is_other = [&](const Way& way) { return &way != &bad && way.is_live; };
    if (std::ranges::none_of(ways, is_other)) return true;  // the board is broken
    Step step = out.step();
    for (const Cell cell : bad.reached& board_.unsolved()) {
      DigitSet kept;
      for (int other = 0; other < kMostSorts; ++other) {
        const Way& way = ways[index(other)];
        if (other == sort || !way.is_live) continue;
        const std::int8_t own = way.sort[cell.index()];
        kept = own < 0 ? board_.candidates(cell) : kept | of_sort_[index(own)];
        if (own < 0) break;
      }
      step.eliminate(cell, board_.candidates(cell) - kept);
    }
    step.show(Role::cells, bad.reached | bad.clash->cells);
    step.show(Role::suppose, CellSet{root}, board_.candidates(root) & of_sort_[index(sort)]);
    step.show(*bad.clash);
    return out.emit(step) == Flow::go_on;
  }

  const Board& board_;
  const Sorts sorts_;
  std::array<DigitSet, kMostSorts> of_sort_;
  std::vector<std::vector<Tie>> ties_;  // by cell
};

}  // namespace

void find(const Board& board, Workspace&, const TechniqueInfo& row, StepSink& out) {
  if (board.rules().clues() == nullptr) return;
  Colouring(board, static_cast<Sorts>(row.argument)).look(out);
}

}  // namespace nonet::logic::class_colouring
