// Steps that go through all ways: aligned exclusion, templates, trial. They say how many ways there
// are and what ends them.

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "explain/dictionary.hpp"
#include "explain/tell.hpp"

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
    const auto ways = [&](Writer& out, Order) { in_full ? tell_each(out) : tell_counts(out); };
    w.tell(Sentence::aligned_none, {given_.cell(), given_.digit(), other_cells(), ways});
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
      if (way.is_twice && way.count == 1) w.tell(Sentence::aligned_taken, {way.faces[0]});
      if (way.is_twice && way.count > 1)
        w.tell(Sentence::aligned_clash, {way.faces[0], way.faces[1]});
      if (way.is_twice) continue;
      if (way.count == 1) w.tell(Sentence::aligned_leaves, {way.faces[0], way.emptied});
      if (way.count > 1) w.tell(Sentence::aligned_leave, {way.faces[0], way.faces[1], way.emptied});
    }
  }

  // "of 16 ways 7 put a digit twice into a house, 6 leave nothing for r6c8, 3 for r4c9"
  void tell_counts(Writer& w) const {
    std::array<int, kCells> emptied{};
    int twice = 0;
    for (const Way& way : ways_) ++(way.is_twice ? twice : emptied[way.emptied.index()]);
    const int all = static_cast<int>(ways_.size());
    if (twice > 0) w.tell(Sentence::aligned_ways_twice, {all, twice});
    Sentence said = twice > 0 ? Sentence::aligned_next_leave : Sentence::aligned_ways_leave;
    for (const Cell cell : excluders_) {
      const int count = emptied[cell.index()];
      if (count == 0) continue;
      w.tell(said, {all, count, cell});
      said = Sentence::aligned_next;
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
  const DigitBits here = solved.row_bits(row);
  int count = 0;
  for (DigitBits rest = here != 0 ? here : places.row_bits(row); rest != 0; rest &= rest - 1) {
    const Cell cell = Cell::at(row, std::countr_zero(static_cast<std::uint64_t>(rest)));
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
  const Value follow = test.placements > 0 ? Value(test.placements) : Value();
  if (!test.tested.empty()) {
    w.tell(Sentence::trial_deep, {test.digit, follow, test.tested.size(), test.depth});
  } else if (test.clash == nullptr) {
    w.tell(Sentence::trial_breaks, {test.digit});
  } else if (test.clash->role == Role::clash_cell) {
    w.tell(test.placements > 0 ? Sentence::trial_cell : Sentence::trial_cell_now,
           {test.digit, follow, test.clash->cells});
  } else {
    w.tell(test.placements > 0 ? Sentence::trial_house : Sentence::trial_house_now,
           {test.digit, follow, test.clash->digits, test.clash->houses});
  }
}

}  // namespace

void tell_aligned_exclusion(Writer& w, const Board& before, const Step& step) {
  const CellSet cells = step.cells(Role::cells);
  w.tell(Sentence::aligned_see, {step.cells(Role::others), cells});
  std::vector<Ways> all;
  std::size_t count = 0;
  for (const Cell cell : step.eliminated().cells()) {
    for (const Digit digit : step.eliminated().digits(cell)) {
      all.emplace_back(before, cells, step.cells(Role::others), Candidate(cell, digit));
      count += all.back().count();
    }
  }
  for (const Ways& ways : all) ways.tell(w, count <= kWaysListed);
  w.tell(Sentence::so_effect, {Effect{step}});
}

void tell_templates(Writer& w, const Board& before, const Step& step) {
  const Digit digit = step.digits(Role::digit).first();
  const CellSet cells = step.cells(Role::cells), taken = step.cells(Role::others);
  CellSet solved;
  for (const Cell cell : before.grid().filled()) {
    if (before.grid().at(cell) == digit) solved.insert(cell);
  }
  const int ways = count_ways(before.rules(), solved, before.places(digit) - taken, {}, 0);
  w.tell(Sentence::templates_ways, {digit, ways});
  if (!taken.empty()) w.tell(Sentence::templates_taken, {taken});
  w << ".\n";
  const bool is_delete = step.placed().empty();
  const Sentence end = is_delete
                           ? ways == 1 ? Sentence::templates_delete_one : Sentence::templates_delete
                       : ways == 1         ? Sentence::templates_set_one
                       : cells.is_single() ? Sentence::templates_is
                                           : Sentence::templates_set;
  w.tell(end, {cells, digit, Effect{step}});
}

void tell_trial(Writer& w, const Board& before, const Step& step) {
  const std::vector<Test> tests = read_tests(step);
  const Cell cell = affected_cells(step).first();
  w.tell(Sentence::trial_start, {cell, before.candidates(cell)});
  bool is_deep = false;
  for (const Test& test : tests) {
    tell_test(w, test);
    is_deep = is_deep || !test.tested.empty();
  }
  if (is_deep) w.tell(Sentence::trial_by_eye);
  w << '\n';
  w.tell(Sentence::so_effect, {Effect{step}});
}

}  // namespace nonet::explain
