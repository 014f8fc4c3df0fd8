// Steps that go through all ways: aligned exclusion, templates, trial. They say how many ways there
// are and what ends them.

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "explain/dictionary.hpp"
#include "explain/tell.hpp"
#include "nonet/techniques.hpp"

namespace nonet::explain {
namespace {

constexpr std::size_t kWaysListed = 12;  // by a step; more are counted, not listed

// The ways to fill all cells of a group but one, whose digit is given.
class Ways {
 public:
  Ways(const Board& board, CellSet cells, CellSet excluders, Candidate given)
      : board_(board), given_(given), excluders_(excluders) {
    for (const Cell cell : cells) {
      if (cell != given.cell()) others_.push_back(cell);
    }
    Way way;
    way.digits = {given.digit()};
    fill(way);
  }

  std::size_t count() const { return ways_.size(); }

  void tell(Writer& w, bool in_full) const {
    w << "If " << given_.cell() << " is " << given_.digit() << ", nothing fits into "
      << all_of(other_cells()) << ": ";
    if (in_full) {
      tell_each(w);
    } else {
      tell_counts(w);
    }
    w << ".\n";
  }

 private:
  struct Way {
    std::array<Digit, 2> faces = {Digit(1), Digit(1)};
    std::size_t count = 0;
    DigitSet digits;
    bool is_twice = false;  // two equal digits see each other
    Cell emptied = Cell(0);
  };

  CellSet other_cells() const {
    CellSet cells;
    for (const Cell cell : others_) cells.insert(cell);
    return cells;
  }

  void fill(const Way& way) {
    if (way.count == others_.size()) return end(way);
    const Cell cell = others_[way.count];
    for (const Digit digit : board_.candidates(cell)) {
      Way next = way;
      next.faces[next.count++] = digit;
      next.digits.insert(digit);
      if (digit == given_.digit() && board_.rules().sees(cell, given_.cell())) next.is_twice = true;
      for (std::size_t i = 0; i < way.count; ++i) {
        if (way.faces[i] == digit && board_.rules().sees(cell, others_[i])) next.is_twice = true;
      }
      fill(next);
    }
  }

  void end(Way way) {
    for (const Cell cell : excluders_) {
      if (!way.is_twice && (board_.candidates(cell) - way.digits).empty()) way.emptied = cell;
    }
    ways_.push_back(way);
  }

  void tell_each(Writer& w) const {
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      const Way& way = ways_[i];
      if (i > 0) w << "; ";
      for (std::size_t j = 0; j < way.count; ++j) w << (j > 0 ? " and " : "") << way.faces[j];
      if (way.is_twice) {
        w << (way.count == 1 ? " is taken" : " clash");
      } else {
        w << (way.count == 1 ? " leaves" : " leave") << " nothing for " << way.emptied;
      }
    }
  }

  // "of 16 ways 7 put a digit twice into a house, 6 leave nothing for r6c8 and 3 for r4c9"
  void tell_counts(Writer& w) const {
    std::array<int, kCells> emptied{};
    int twice = 0;
    for (const Way& way : ways_) ++(way.is_twice ? twice : emptied[way.emptied.index()]);
    w << "of " << static_cast<int>(ways_.size()) << " ways ";
    if (twice > 0) w << twice << (twice == 1 ? " puts" : " put") << " a digit twice into a house";
    bool is_first = true;
    for (const Cell cell : excluders_) {
      const int count = emptied[cell.index()];
      if (count == 0) continue;
      if (!is_first || twice > 0) w << ", ";
      w << count;
      if (is_first) w << (count == 1 ? " leaves nothing" : " leave nothing");
      w << " for " << cell;
      is_first = false;
    }
  }

  const Board& board_;
  Candidate given_;
  CellSet excluders_;
  std::vector<Cell> others_;
  std::vector<Way> ways_;
};

// How often a digit can be placed in all houses at once.
int count_ways(const Rules& rules, CellSet solved, CellSet places, CellSet chosen, int row) {
  if (row == rules.side()) {
    for (const House house : rules.houses()) {
      if (!rules.cells(house).intersects(chosen)) return 0;
    }
    return 1;
  }
  const int here = solved.row_bits(row);
  int count = 0;
  for (unsigned rest = static_cast<unsigned>(here != 0 ? here : places.row_bits(row)); rest != 0;
       rest &= rest - 1) {
    const Cell cell = Cell::at(row, std::countr_zero(rest));
    if (rules.peers(cell).intersects(chosen)) continue;
    count += count_ways(rules, solved, places, chosen | CellSet{cell}, row + 1);
  }
  return count;
}

// What ends a trial of one digit.
struct Test {
  Digit digit;
  int placements = 0;
  CellSet tested;  // further cells in which digits were tried
  int depth = 0;   // guesses upon guesses in them
  const Mark* clash = nullptr;
};

std::vector<Test> read_tests(const Step& step) {
  std::vector<Test> tests;
  for (const Mark& mark : step.evidence()) {
    if (mark.role == Role::suppose) tests.push_back({mark.digits.first(), 0, {}, 0, nullptr});
    if (tests.empty()) continue;
    if (mark.role == Role::follows) ++tests.back().placements;
    if (mark.role == Role::tested) {
      tests.back().tested |= mark.cells;
      ++tests.back().depth;
    }
    if (mark.role == Role::clash_cell || mark.role == Role::clash_house) tests.back().clash = &mark;
  }
  return tests;
}

void tell_test(Writer& w, const Test& test) {
  w << "With " << test.digit;
  if (!test.tested.empty()) {
    const int cells = test.tested.size();
    if (test.placements > 0) {
      w << " and " << test.placements << (test.placements == 1 ? " placement" : " placements")
        << " that " << (test.placements == 1 ? "follows" : "follow");
    }
    w << ", a further test of " << cells << (cells == 1 ? " cell" : " cells") << ", ";
    w << Count{test.depth} << (test.depth == 1 ? " guess" : " guesses") << " deep, fails.";
    return;
  }
  if (test.placements > 0) {
    w << ", " << test.placements
      << (test.placements == 1 ? " placement leaves " : " placements leave ");
  }
  if (test.clash == nullptr) {
    w << ", the board breaks.";
  } else if (test.clash->role == Role::clash_cell) {
    w << (test.placements > 0 ? "no digit for " : ", no digit is left for ")
      << test.clash->cells.first() << '.';
  } else {
    w << (test.placements > 0 ? "no place for " : ", no place is left for ")
      << test.clash->digits.first() << " in " << test.clash->houses.first() << '.';
  }
}

}  // namespace

void tell_aligned_exclusion(Writer& w, const Board& before, const Step& step) {
  const InLanguage speaker(w, english());
  const CellSet cells = step.cells(Role::cells);
  w << all_of(step.cells(Role::others)) << " each see " << all_of(cells)
    << " and must keep a candidate.\n";
  std::vector<Ways> all;
  std::size_t count = 0;
  for (const Cell cell : step.eliminated().cells()) {
    for (const Digit digit : step.eliminated().digits(cell)) {
      all.emplace_back(before, cells, step.cells(Role::others), Candidate(cell, digit));
      count += all.back().count();
    }
  }
  for (const Ways& ways : all) ways.tell(w, count <= kWaysListed);
  w << "So ";
  tell_effect(w, step);
  w << '.';
}

void tell_templates(Writer& w, const Board& before, const Step& step) {
  const InLanguage speaker(w, english());
  const Digit digit = step.digits(Role::digit).first();
  const CellSet cells = step.cells(Role::cells), taken = step.cells(Role::others);
  CellSet solved;
  for (const Cell cell : before.grid().filled()) {
    if (before.grid().at(cell) == digit) solved.insert(cell);
  }
  const int ways = count_ways(before.rules(), solved, before.places(digit) - taken, {}, 0);
  w << "The " << digit << "s that are still missing can be placed together in " << ways
    << (ways == 1 ? " way" : " ways");
  if (!taken.empty()) {
    w << " (not counting ways through " << all_of(taken) << ", which other digits must have)";
  }
  w << ".\n";
  if (step.technique() == Technique::template_delete) {
    w << (ways == 1 ? "It does not use " : "None of these uses ") << any_of(cells) << ", so ";
  } else if (ways == 1) {
    w << "It uses " << all_of(cells) << ", so ";
  } else if (cells.is_single()) {
    w << cells.first() << " is " << digit << " in all of them, so ";
  } else {
    w << "All of them use " << all_of(cells) << ", so ";
  }
  tell_effect(w, step);
  w << '.';
}

void tell_trial(Writer& w, const Board& before, const Step& step) {
  const InLanguage speaker(w, english());
  const std::vector<Test> tests = read_tests(step);
  const Cell cell = affected_cells(step).first();
  w << "No pattern found; this step is a test.\n"
    << cell << " can be " << any_of(before.candidates(cell)) << '.';
  bool is_deep = false;
  for (const Test& test : tests) {
    w << '\n';
    tell_test(w, test);
    is_deep = is_deep || !test.tested.empty();
  }
  if (is_deep) w << "\nThis cannot be followed by eye; what was placed is in the JSON.";
  w << "\nSo ";
  tell_effect(w, step);
  w << '.';
}

}  // namespace nonet::explain
