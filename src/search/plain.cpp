// See plain.hpp. Sets of cells do the work of loops over cells: a pass over nine sets finds all
// naked singles at once, and 27 x 9 intersections find the hidden ones.
//
// Cost: a few microseconds per puzzle that singles solve; about 0.5 us per pass.

#include "search/plain.hpp"

#include <bit>
#include <utility>

namespace nonet::search {

PlainPosition::PlainPosition(const Puzzle& puzzle) : PlainPosition() {
  if (puzzle.marks) {
    for (const Digit digit : DigitSet::every()) {
      places_[digit.index()] = puzzle.marks->cells(digit) | puzzle.grid.filled();
    }
  }
  for (const Cell cell : puzzle.grid.filled()) assign(cell, *puzzle.grid.at(cell));
}

PlainPosition::PlainPosition(const std::uint16_t* masks81) : places_{} {
  for (const Cell cell : CellSet::every()) {
    const DigitSet digits = DigitSet::from_bits(masks81[cell.index()]);
    for (const Digit digit : digits) places_[digit.index()].insert(cell);
    if (digits.size() == 1) unsolved_.erase(cell);
  }
}

DigitSet PlainPosition::candidates(Cell cell) const {
  DigitSet digits;
  for (const Digit digit : DigitSet::every()) {
    if (places(digit).contains(cell)) digits.insert(digit);
  }
  return digits;
}

void PlainPosition::assign(Cell cell, Digit digit) {
  const bool was_possible = places(digit).contains(cell);
  for (CellSet& cells : places_) cells.erase(cell);
  if (was_possible) places_[digit.index()].insert(cell);
}

// The cell keeps its digit, the cells it sees lose it.
void PlainPosition::settle(Cell cell, Digit digit) {
  assign(cell, digit);
  places_[digit.index()] -= Rules::classic().peers(cell);
  unsolved_.erase(cell);
}

PlainPosition::Pass PlainPosition::settle_naked() {
  CellSet once, twice;
  for (const CellSet& cells : places_) {
    twice |= once & cells;
    once |= cells;
  }
  const CellSet none = CellSet::every() - once;
  if (!none.empty()) return {Progress::none, Contradiction::no_candidate(none.first())};

  Pass pass;
  for (const Cell cell : unsolved_ - twice) {
    const DigitSet left = candidates(cell);
    // An equal single settled a moment ago may have taken the last candidate.
    if (left.empty()) return {Progress::some, Contradiction::no_candidate(cell)};
    settle(cell, left.only());
    pass.progress = Progress::some;
  }
  return pass;
}

PlainPosition::Pass PlainPosition::settle_hidden() {
  Pass pass;
  for (const House house : Rules::classic().houses()) {
    for (const Digit digit : DigitSet::every()) {
      const CellSet cells = places(digit) & Rules::classic().cells(house);
      if (cells.empty())
        return {pass.progress, Contradiction::no_place(digit, house, Rules::classic())};
      if (cells.size() != 1 || !unsolved_.contains(cells.only())) continue;
      settle(cells.only(), digit);
      pass.progress = Progress::some;
    }
  }
  return pass;
}

std::optional<Contradiction> PlainPosition::follow_singles() {
  while (true) {
    Pass pass = settle_naked();
    if (pass.contradiction) return pass.contradiction;
    if (pass.progress == Progress::some) continue;
    pass = settle_hidden();
    if (pass.contradiction) return pass.contradiction;
    if (pass.progress == Progress::none) return std::nullopt;
  }
}

namespace {

// The blank cells of one house by their candidates, as bits.
struct HouseCells {
  std::array<unsigned, kDigits> cells{};
  int count = 0;
  unsigned digits = 0;
};

// Leaves only cells that can be among n cells sharing fewer than n candidates: those with fewer
// candidates than there are cells left. On sparse grids nothing survives, which makes it cheap.
void drop_roomy_cells(HouseCells& house) {
  for (bool dropped = true; dropped;) {
    dropped = false;
    const int limit = house.count;
    for (int i = 0; i < house.count;) {
      if (std::popcount(house.cells[i]) < limit) {
        ++i;
        continue;
      }
      house.cells[i] = house.cells[--house.count];
      dropped = true;
    }
  }
}

// Digits with too few cells in the house. Seen from the cells: the largest set of n cells that
// share fewer than n candidates; the digits those cells leave to the others are too many for them.
// Unions are built subset by subset, each from the subset without its lowest cell.
DigitSet find_crowd(HouseCells house) {
  drop_roomy_cells(house);
  std::array<std::uint16_t, 1 << kDigits> unions;  // NOLINT: filled as far as it is read
  unions[0] = 0;
  unsigned best = 0;
  for (unsigned subset = 1; subset < 1U << house.count; ++subset) {
    const unsigned lowest = house.cells[std::countr_zero(subset)];
    unions[subset] = static_cast<std::uint16_t>(unions[subset & (subset - 1)] | lowest);
    const int size = std::popcount(subset);
    if (std::popcount(unions[subset]) < size && size > std::popcount(best)) best = subset;
  }
  return best == 0 ? DigitSet{}
                   : DigitSet::from_bits(static_cast<int>(house.digits & ~unions[best]));
}

}  // namespace

// Row by row: whether the digit can stand in every row from this one on, in cells still open.
bool PlainPosition::has_pattern(Digit digit, int row, CellSet open) const {
  if (row == kDigits) return true;
  for (const Cell cell : open& Rules::classic().cells(House::row(row))) {
    if (has_pattern(digit, row + 1, open - Rules::classic().peers(cell))) return true;
  }
  return false;
}

std::optional<Contradiction> PlainPosition::find_deep_contradiction() const {
  std::array<DigitSet, kCells> by_cell;
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : places(digit) & unsolved_) by_cell[cell.index()].insert(digit);
  }
  for (const House house : Rules::classic().houses()) {
    HouseCells blank;
    for (const Cell cell : Rules::classic().cells(house) & unsolved_) {
      const auto bits = static_cast<unsigned>(by_cell[cell.index()].bits());
      blank.cells[blank.count++] = bits;
      blank.digits |= bits;
    }
    const DigitSet crowd = find_crowd(blank);
    if (!crowd.empty()) return Contradiction::crowded(crowd, house, Rules::classic());
  }
  for (const Digit digit : DigitSet::every()) {
    if (!has_pattern(digit, 0, places(digit))) return Contradiction::no_pattern(digit);
  }
  return std::nullopt;
}

Cell PlainPosition::smallest_cell() const {
  // Almost always some cell has two candidates, and three running sets find it.
  CellSet once, twice, thrice;
  for (const CellSet& cells : places_) {
    thrice |= twice & cells;
    twice |= once & cells;
    once |= cells;
  }
  const CellSet pairs = twice - thrice;
  if (!pairs.empty()) return pairs.first();

  Cell best = unsolved_.first();
  for (const Cell cell : unsolved_) {
    if (candidates(cell).size() < candidates(best).size()) best = cell;
  }
  return best;
}

Grid PlainPosition::grid() const {
  Grid grid;
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : places(digit) - unsolved_) grid.set(cell, digit);
  }
  return grid;
}

namespace {

// The deep look costs as much as several nodes and pays on sparse grids only.
constexpr int kSparse = 36;

// The digits in the order they are tried.
using Order = std::array<Digit, kDigits>;

Flow search(PlainPosition position, FunctionRef<const Order&()> order,
            FunctionRef<Flow(const Grid&)> visitor) {
  if (position.follow_singles()) return Flow::go_on;
  if (position.is_solved()) return visitor(position.grid());
  if (position.solved_count() < kSparse && position.find_deep_contradiction()) return Flow::go_on;
  const Cell cell = position.smallest_cell();
  const DigitSet digits = position.candidates(cell);
  const Order tried = order();
  for (const Digit digit : tried) {
    if (!digits.contains(digit)) continue;
    PlainPosition branch = position;
    branch.assign(cell, digit);
    if (search(branch, order, visitor) == Flow::stop) return Flow::stop;
  }
  return Flow::go_on;
}

constexpr Order ascending() {
  return {Digit(1), Digit(2), Digit(3), Digit(4), Digit(5), Digit(6), Digit(7), Digit(8), Digit(9)};
}

// SplitMix64: small, well mixed, and the same on every machine.
std::uint64_t next_random(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

void shuffle(Order& order, std::uint64_t& state) {
  for (int last = kDigits - 1; last > 0; --last) {
    const int other = static_cast<int>(next_random(state) % static_cast<std::uint64_t>(last + 1));
    std::swap(order[last], order[other]);
  }
}

}  // namespace

void search_all(const PlainPosition& start, FunctionRef<Flow(const Grid&)> visitor) {
  const Order order = ascending();
  search(
      start, [&order]() -> const Order& { return order; }, visitor);
}

bool has_solution(const PlainPosition& start) {
  bool found = false;
  search_all(start, [&found](const Grid&) {
    found = true;
    return Flow::stop;
  });
  return found;
}

std::optional<Grid> random_solution(const PlainPosition& start, std::uint64_t seed) {
  Order order = ascending();
  const auto shuffled = [&order, &seed]() -> const Order& {
    shuffle(order, seed);
    return order;
  };
  std::optional<Grid> solution;
  search(start, shuffled, [&solution](const Grid& grid) {
    solution = grid;
    return Flow::stop;
  });
  return solution;
}

}  // namespace nonet::search
