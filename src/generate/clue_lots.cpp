// See clue_lots.hpp. What a kind asks for is asked of its own check, so that nothing is said twice:
// places are drawn by lot, and those that break the clue are drawn again.

#include "generate/clue_lots.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "constraints/kind.hpp"

namespace nonet::generator {
namespace {

using constraints::Cells;
using constraints::Look;

constexpr int kTries = 4000;

struct Lengths {
  int least, most;
};

// How long lines of a kind are: as setters like them, and such as can be met by lot.
Lengths lengths_of(Constraint kind) {
  switch (kind) {
    case Constraint::thermo: return {3, 6};
    case Constraint::whisper: return {3, 7};
    case Constraint::entropic:
    case Constraint::modular: return {4, 7};
    case Constraint::zipper: return {3, 5};
    case Constraint::lockout: return {3, 4};
    default: return {3, 5};
  }
}

// Every beginning of a line that holds, holds: it can be grown cell by cell.
bool grows(Constraint kind) {
  switch (kind) {
    case Constraint::thermo:
    case Constraint::slowthermo:
    case Constraint::whisper:
    case Constraint::nabner:
    case Constraint::entropic:
    case Constraint::modular: return true;
    default: return false;
  }
}

class Drawer {
 public:
  Drawer(Problem& problem, const Digits& digits, Constraint kind, Random& random)
      : problem_(problem), digits_(digits), kind_(kind), random_(random) {
    taken_.assign(digits.size(), false);
    for (const Clue& clue : problem.clues) {
      if (!shares_layer(clue.kind)) continue;
      for (const Cells* cells : {&clue.cells, &clue.bulb}) take(*cells);
    }
  }

  // Draws one; nothing if luck was against it.
  std::optional<Clue> draw() {
    for (int turn = 0; turn < kTries; ++turn) {
      std::optional<Clue> clue = propose();
      if (!clue || !holds(*clue) || is_known(*clue)) continue;
      take(clue->cells);
      take(clue->bulb);
      return clue;
    }
    return std::nullopt;
  }

 private:
  ClueShape shape() const { return info(kind_).shape; }
  int below(int bound) {
    return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound)));
  }
  int digit(int cell) const { return digits_[static_cast<std::size_t>(cell)]; }

  static int layer(Constraint kind) {
    const ClueShape shape = info(kind).shape;
    if (shape == ClueShape::line || shape == ClueShape::bulb) return 1;
    if (kind == Constraint::cage || kind == Constraint::sum) return 2;
    if (shape == ClueShape::cells || kind == Constraint::extra) return 3;
    return 0;
  }
  bool shares_layer(Constraint other) const {
    return layer(kind_) != 0 && layer(kind_) == layer(other);
  }
  void take(const Cells& cells) {
    for (const int cell : cells) taken_[static_cast<std::size_t>(cell)] = true;
  }
  bool is_free(int cell) const {
    return layer(kind_) == 0 || !taken_[static_cast<std::size_t>(cell)];
  }
  bool holds(const Clue& clue) const {
    return !constraints::code(clue.kind).find_fault(Look(problem_, clue, digits_));
  }
  bool is_known(const Clue& clue) const {
    return std::find(problem_.clues.begin(), problem_.clues.end(), clue) != problem_.clues.end();
  }

  int any_cell() { return below(problem_.cells()); }
  // A free cell that touches the last at a side or, on lines, at a corner; -1: none.
  int step_from(int cell, const Cells& known) {
    Cells next;
    for (int down = -1; down <= 1; ++down) {
      for (int right = -1; right <= 1; ++right) {
        const bool is_aslant = down != 0 && right != 0;
        if ((down == 0 && right == 0) || (is_aslant && layer(kind_) != 1)) continue;
        const int row = problem_.row(cell) + down, column = problem_.column(cell) + right;
        if (!problem_.has(row, column)) continue;
        const int to = problem_.cell(row, column);
        if (is_free(to) && std::find(known.begin(), known.end(), to) == known.end())
          next.push_back(to);
      }
    }
    return next.empty() ? -1 : next[static_cast<std::size_t>(below(static_cast<int>(next.size())))];
  }
  Cells walk(int first, int length) {
    Cells cells = {first};
    while (static_cast<int>(cells.size()) < length) {
      int next = -1;
      for (int turn = 0; turn < 4; ++turn) {
        next = step_from(cells.back(), cells);
        if (next < 0) return {};
        cells.push_back(next);
        if (!grows(kind_) || holds({.kind = kind_, .cells = cells})) break;
        cells.pop_back();
        next = -1;
      }
      if (next < 0) return {};
    }
    return cells;
  }

  std::optional<Clue> propose() {
    Clue clue{.kind = kind_};
    switch (shape()) {
      case ClueShape::flag: return std::nullopt;
      case ClueShape::cells: {
        const int cell = any_cell();
        if (!is_free(cell)) return std::nullopt;
        clue.cells = {cell};
        return clue;
      }
      case ClueShape::pair: return propose_pair();
      case ClueShape::line: {
        const int first = any_cell();
        if (!is_free(first)) return std::nullopt;
        const Lengths lengths = lengths_of(kind_);
        clue.cells = walk(first, lengths.least + below(lengths.most - lengths.least + 1));
        if (clue.cells.empty() || is_idle(clue.cells)) return std::nullopt;
        return clue;
      }
      case ClueShape::bulb: return kind_ == Constraint::arrow ? propose_arrow() : propose_clone();
      case ClueShape::set: return propose_set();
      case ClueShape::diagonal: return propose_diagonal();
      case ClueShape::outside: return propose_view();
    }
    return std::nullopt;
  }

  // A region sum line inside one region says nothing.
  bool is_idle(const Cells& cells) const {
    if (kind_ != Constraint::regionsum) return false;
    const auto region = [&](int cell) { return problem_.regions[static_cast<std::size_t>(cell)]; };
    return std::all_of(cells.begin(), cells.end(),
                       [&](int cell) { return region(cell) == region(cells[0]); });
  }

  std::optional<Clue> propose_pair() {
    const int a = any_cell();
    const Cells sides = constraints::neighbours(problem_, a);
    const int b = sides[static_cast<std::size_t>(below(static_cast<int>(sides.size())))];
    Clue clue{.kind = kind_, .cells = {std::min(a, b), std::max(a, b)}};
    if (kind_ == Constraint::sum2) {
      const int sum = digit(a) + digit(b);
      if (sum != 5 && sum != 10) return std::nullopt;
      clue.values = {sum};
    }
    if (kind_ == Constraint::greater && digit(clue.cells[0]) < digit(clue.cells[1]))
      std::swap(clue.cells[0], clue.cells[1]);
    return clue;
  }

  std::optional<Clue> propose_arrow() {
    const int bulb = any_cell();
    if (!is_free(bulb)) return std::nullopt;
    Cells cells = {bulb};
    int sum = 0;
    while (sum < digit(bulb)) {
      const int next = step_from(cells.back(), cells);
      if (next < 0) return std::nullopt;
      cells.push_back(next);
      sum += digit(next);
    }
    if (sum != digit(bulb) || cells.size() < 3 || cells.size() > 6) return std::nullopt;
    return Clue{.kind = kind_, .cells = {cells.begin() + 1, cells.end()}, .bulb = {bulb}};
  }

  std::optional<Clue> propose_clone() {
    const int first = any_cell(), second = step_from(first, {first});
    if (second < 0 || !is_free(first)) return std::nullopt;
    const int to = any_cell();
    const int row = problem_.row(to) + problem_.row(second) - problem_.row(first);
    const int column = problem_.column(to) + problem_.column(second) - problem_.column(first);
    if (!problem_.has(row, column) || to == first) return std::nullopt;
    const Cells own = {first, second}, other = {to, problem_.cell(row, column)};
    for (const int cell : other) {
      if (!is_free(cell) || std::find(own.begin(), own.end(), cell) != own.end())
        return std::nullopt;
    }
    return Clue{.kind = kind_, .cells = other, .bulb = own};
  }

  std::optional<Clue> propose_set() {
    if (kind_ == Constraint::quad) {
      const int row = below(problem_.side - 1), column = below(problem_.side - 1);
      Clue clue{.kind = kind_,
                .cells = {problem_.cell(row, column), problem_.cell(row, column + 1),
                          problem_.cell(row + 1, column), problem_.cell(row + 1, column + 1)}};
      Cells order = clue.cells;
      random_.shuffle(order);
      const int count = 2 + below(3);
      for (int i = 0; i < count; ++i)
        clue.values.push_back(digit(order[static_cast<std::size_t>(i)]));
      std::sort(clue.values.begin(), clue.values.end());
      return clue;
    }
    const int first = any_cell();
    if (!is_free(first)) return std::nullopt;
    const int size = kind_ == Constraint::extra ? problem_.side : 2 + below(4);
    Clue clue{.kind = kind_, .cells = {first}};
    for (int turn = 0; turn < 6 * size && static_cast<int>(clue.cells.size()) < size; ++turn) {
      const int from =
          clue.cells[static_cast<std::size_t>(below(static_cast<int>(clue.cells.size())))];
      const int next = step_from(from, clue.cells);
      const bool repeats =
          next >= 0 && std::any_of(clue.cells.begin(), clue.cells.end(),
                                   [&](int cell) { return digit(cell) == digit(next); });
      if (next >= 0 && (!repeats || kind_ == Constraint::sum)) clue.cells.push_back(next);
    }
    if (clue.cells.size() < 2 ||
        (kind_ == Constraint::extra && static_cast<int>(clue.cells.size()) < size))
      return std::nullopt;
    std::sort(clue.cells.begin(), clue.cells.end());
    if (kind_ != Constraint::extra) {
      int sum = 0;
      for (const int cell : clue.cells) sum += digit(cell);
      clue.values = {sum};
    }
    return clue;
  }

  // From a cell of the margin's side, aslant through the board.
  std::optional<Clue> propose_diagonal() {
    const int last = problem_.side - 1, at = below(problem_.side), side = below(4);
    int row = side == 0 ? 0 : side == 1 ? last : at, column = side == 2 ? 0 : side == 3 ? last : at;
    const bool turns = below(2) == 1;
    const int down = side == 0 ? 1 : side == 1 ? -1 : turns ? 1 : -1;
    const int right = side == 2 ? 1 : side == 3 ? -1 : turns ? 1 : -1;
    Clue clue{.kind = kind_};
    int sum = 0;
    for (; problem_.has(row, column); row += down, column += right) {
      clue.cells.push_back(problem_.cell(row, column));
      sum += digit(clue.cells.back());
    }
    if (clue.cells.size() < 2) return std::nullopt;
    clue.values = {sum};
    return clue;
  }

  std::optional<Clue> propose_view() {
    const bool is_row = below(2) == 1, is_back = kind_ != Constraint::sandwich && below(2) == 1;
    const int at = below(problem_.side);
    Clue clue{.kind = kind_};
    for (int i = 0; i < problem_.side; ++i)
      clue.cells.push_back(is_row ? problem_.cell(at, i) : problem_.cell(i, at));
    if (is_back) std::reverse(clue.cells.begin(), clue.cells.end());
    for (int value = 0; value <= problem_.side * (problem_.side + 1) / 2; ++value) {
      clue.values = {value};
      if (holds(clue)) return clue;
    }
    return std::nullopt;
  }

  Problem& problem_;
  const Digits& digits_;
  Constraint kind_;
  Random& random_;
  std::vector<bool> taken_;
};

// All pairs side by side that fulfil a kind: where those without a sign are told something too.
void mark_all(Problem& problem, const Digits& digits, Constraint kind,
              const std::vector<int>& values) {
  for (const auto& [a, b] : constraints::borders(problem)) {
    const Clue clue{.kind = kind, .values = values, .cells = {a, b}};
    const bool is_told = constraints::is_marked(problem, kind, a, b);
    if (!is_told && !constraints::code(kind).find_fault(Look(problem, clue, digits)))
      problem.clues.push_back(clue);
  }
}

int usual_number(const Problem& problem, Constraint kind) {
  const int side = problem.side;
  switch (info(kind).shape) {
    case ClueShape::pair: return 2 * side;
    case ClueShape::line:
    case ClueShape::bulb: return kind == Constraint::clone ? 2 : side / 2 + 1;
    case ClueShape::set:
      return kind == Constraint::quad ? side / 2 + 1 : kind == Constraint::extra ? 2 : side * side;
    default: return side;
  }
}

}  // namespace

bool is_of_board(Constraint kind) { return info(kind).shape == ClueShape::flag; }

bool can_be_drawn(Constraint kind) {
  return kind != Constraint::relation && kind != Constraint::mutual &&
         kind != Constraint::automaton;
}

// Shorter lines than the shortest are not drawn, so what these ask for must be met by some digits.
bool has_room(const Problem& board, Constraint kind) {
  const ClueShape shape = info(kind).shape;
  constexpr int kRoomy = 10;  // rows, on which every kind has room
  if (board.side >= kRoomy || (shape != ClueShape::line && shape != ClueShape::pair)) return true;
  const int length = shape == ClueShape::pair ? 2 : lengths_of(kind).least;
  Clue clue{.kind = kind};
  for (int cell = 0; cell < length; ++cell) clue.cells.push_back(cell % board.cells());
  std::vector<std::vector<int>> values = {{}};
  if (kind == Constraint::sum2) values = {{5}, {10}};
  for (const std::vector<int>& each : values) {
    clue.values = each;
    Digits digits(static_cast<std::size_t>(board.cells()), 0);
    const auto can_fill = [&](const auto& self, int at) -> bool {
      const bool is_fine = !constraints::code(kind).find_fault(Look(board, clue, digits));
      if (!is_fine || at == length) return is_fine;
      for (int digit = 1; digit <= board.side; ++digit) {
        digits[static_cast<std::size_t>(clue.cells[static_cast<std::size_t>(at)])] =
            static_cast<std::uint8_t>(digit);
        if (self(self, at + 1)) return true;
      }
      digits[static_cast<std::size_t>(clue.cells[static_cast<std::size_t>(at)])] = 0;
      return false;
    };
    if (can_fill(can_fill, 0)) return true;
  }
  return false;
}

void draw_clues(Problem& problem, const Digits& digits, Constraint kind, int number,
                Random& random) {
  if (kind == Constraint::negative_xv) {
    mark_all(problem, digits, Constraint::sum2, {5});
    mark_all(problem, digits, Constraint::sum2, {10});
  } else if (kind == Constraint::negative_difference || kind == Constraint::negative_ratio) {
    // A pair that could have either dot has the white one.
    mark_all(problem, digits, Constraint::difference, {});
    if (kind == Constraint::negative_ratio) {
      for (const auto& [a, b] : constraints::borders(problem)) {
        const Clue clue{.kind = Constraint::ratio, .cells = {a, b}};
        const bool is_told = constraints::is_marked(problem, Constraint::difference, a, b);
        if (!is_told &&
            !constraints::code(Constraint::ratio).find_fault(Look(problem, clue, digits)))
          problem.clues.push_back(clue);
      }
    }
  }
  if (is_of_board(kind)) return;
  const int wanted = number > 0 ? number : usual_number(problem, kind);
  Drawer drawer(problem, digits, kind, random);
  for (int i = 0; i < wanted; ++i) {
    std::optional<Clue> clue = drawer.draw();
    if (!clue) return;
    problem.clues.push_back(std::move(*clue));
  }
}

}  // namespace nonet::generator
