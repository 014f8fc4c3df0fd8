// See hodoku_queue.hpp.
//
// Order of a placement: the digit leaves the cells that see it, ascending, and each of them may
// become a naked single, then leave a hidden one in its row, column and box; at last the digits of
// the cell itself leave its houses, ascending. A house that comes to its last place while the digit
// leaves several cells does so with the last of them, so the houses are looked at once, afterwards,
// and sorted by that cell.

#include "rating/hodoku_queue.hpp"

#include <algorithm>

#include "nonet/singles.hpp"

namespace nonet::rating {

namespace {

// When something happened while the digits of the start were placed: at which cell, and then in the
// order of a placement: cells that see it, ascending, then its own digits.
int age_of(Cell placed, int then) { return placed.index() * (kCells + kDigits) + then; }

}  // namespace

bool HodokuQueue::start(const Puzzle& puzzle) {
  naked_.clear();
  hidden_.clear();
  places_.fill({});
  candidates_.fill(DigitSet());
  if (!write_givens(puzzle.grid)) return false;
  for (Places& places : places_) {
    places.cells = blank_;
    for (const Cell cell : places.written) places.cells -= Rules::classic().peers(cell);
    HouseCounts counts;
    for (const Cell cell : places.cells) counts.add(cell);
    places.counts = counts;
  }
  CellSet naked;
  for (const Cell cell : blank_) {
    if (candidates_[cell.index()].is_single()) naked.insert(cell);
  }
  start_naked(naked);
  start_hidden();
  if (!puzzle.marks) return true;
  for (const Cell cell : blank_) {
    const DigitSet unmarked = candidates_[cell.index()] - puzzle.marks->digits(cell);
    for (const Digit digit : unmarked) eliminate(Candidate(cell, digit));
  }
  return true;
}

// Digits, blanks, and what the digits leave to the blanks.
bool HodokuQueue::write_givens(const Grid& grid) {
  const Rules& rules = Rules::classic();
  grid_ = grid;
  const CellSet filled = grid.filled();
  blank_ = CellSet::every() - filled;
  blanks_ = {};
  std::array<DigitSet, classic::kHouses> seen{};
  for (const Cell cell : filled) {
    const Digit digit = Digit(grid.face(cell));
    places_[digit.index()].written.insert(cell);
    for (const House house : rules.houses_of(cell)) {
      if (seen[house.index()].contains(digit)) return false;
      seen[house.index()].insert(digit);
    }
  }
  for (const Cell cell : blank_) {
    blanks_.add(cell);
    DigitSet gone;
    for (const House house : rules.houses_of(cell)) gone = gone | seen[house.index()];
    candidates_[cell.index()] = DigitSet::every() - gone;
  }
  return true;
}

// A cell has been a naked single since the last of the other digits came into its sight.
void HodokuQueue::start_naked(CellSet naked) {
  std::array<int, kCells> ages;
  int count = 0;
  for (const Cell cell : naked) {
    int age = 0;
    for (const Digit digit : DigitSet::every() - candidates_[cell.index()]) {
      const CellSet seen = places_[digit.index()].written & Rules::classic().peers(cell);
      if (!seen.empty()) age = std::max(age, seen.first().index());
    }
    ages[count++] = age * kCells + cell.index();
  }
  std::sort(ages.begin(), ages.begin() + count);
  for (int i = 0; i < count; ++i) naked_.push(static_cast<std::uint8_t>(ages[i] % kCells));
}

// Each cell at the first digit that came into its sight; a filled one that was filled before that,
// at itself.
HodokuQueue::Losses HodokuQueue::losses_of(Digit digit) const {
  Losses losses;
  losses.written = places_[digit.index()].written;
  losses.when_filled = CellSet::every() - blank_;
  CellSet unseen = CellSet::every();
  int count = 0;
  for (const Cell cell : losses.written) {
    const CellSet seen = Rules::classic().peers(cell) & unseen;
    unseen -= seen;
    losses.when_filled -= seen.after(cell);
    losses.seen[count++] = seen;
  }
  return losses;
}

// Since when a digit has had one place in a house: since the last of the other cells lost it.
int HodokuQueue::Losses::age_in(House house, Digit digit, CellSet kept) const {
  const CellSet lost = Rules::classic().cells(house) - kept;
  const CellSet filled = lost & when_filled;
  int age = filled.empty() ? 0 : age_of(filled.last(), kCells + digit.index());
  int i = 0;
  for (const Cell cell : written) {
    const CellSet hit = (lost & seen[i++]) - when_filled;
    if (!hit.empty()) age = std::max(age, age_of(cell, hit.last().index()));
  }
  return age;
}

// By age; where two are of an age, rows, columns, boxes.
void HodokuQueue::start_hidden() {
  constexpr int kItems = classic::kHouses * kDigits;
  std::array<int, kItems> ages;
  int count = 0;
  for (const Digit digit : DigitSet::every()) {
    const Places& places = places_[digit.index()];
    HouseFlags houses = places.counts.ones();
    if (houses.empty()) continue;
    const Losses losses = losses_of(digit);
    for (; !houses.empty(); houses.erase_first()) {
      const House house = houses.first();
      const int age = losses.age_in(house, digit, places.cells);
      ages[count++] = age * kItems + house.index() * kDigits + digit.index();
    }
  }
  std::sort(ages.begin(), ages.begin() + count);
  for (int i = 0; i < count; ++i) {
    const int item = ages[i] % kItems;
    push_hidden(House(item / kDigits), Digit::at(item % kDigits));
  }
}

// The house has one place for the digit.
void HodokuQueue::push_hidden(House house, Digit digit) {
  Places& places = places_[digit.index()];
  const Cell cell = (places.cells & Rules::classic().cells(house)).first();
  if (places.was_hidden.contains(cell)) return;
  places.was_hidden.insert(cell);
  hidden_.push(static_cast<std::uint16_t>(cell.index() * kDigits + digit.index()));
}

// The digit has left these cells, in their order, and that left one place to these houses. Most
// often it is one place, of one house or of several.
void HodokuQueue::push_hidden_after(CellSet hit, HouseFlags houses, Digit digit) {
  const Places& places = places_[digit.index()];
  std::array<int, classic::kHouses> ages;
  int count = 0;
  CellSet cells;
  for (; !houses.empty(); houses.erase_first()) {
    const House house = houses.first();
    const CellSet cell = places.cells & Rules::classic().cells(house);
    if (cell.intersects(places.was_hidden)) continue;
    cells |= cell;
    const int age =
        (hit & Rules::classic().cells(house)).last().index() * classic::kHouses + house.index();
    int at = count++;
    for (; at > 0 && ages[at - 1] > age; --at) ages[at] = ages[at - 1];
    ages[at] = age;
  }
  if (cells.is_single()) count = 1;
  for (int i = 0; i < count; ++i) push_hidden(House(ages[i] % classic::kHouses), digit);
}

// A candidate of a blank cell has gone.
void HodokuQueue::lose(Cell cell, Digit digit) {
  DigitSet& left = candidates_[cell.index()];
  left.erase(digit);
  // Whether it is one is hard to foretell: it is written behind the others, and stays if it is.
  naked_.items[naked_.back] = static_cast<std::uint8_t>(cell.index());
  naked_.back += left.is_single() ? 1 : 0;
}

// The same as its houses see it.
void HodokuQueue::leave_houses(Cell cell, Digit digit) {
  Places& places = places_[digit.index()];
  places.remove(cell);
  HouseFlags houses = places.counts.ones() & HouseCounts::of(cell);
  for (; !houses.empty(); houses.erase_first()) push_hidden(houses.first(), digit);
}

void HodokuQueue::eliminate(Candidate candidate) {
  if (!candidates_[candidate.cell().index()].contains(candidate.digit())) return;
  lose(candidate.cell(), candidate.digit());
  leave_houses(candidate.cell(), candidate.digit());
}

void HodokuQueue::place(Candidate candidate) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  const DigitSet had = candidates_[cell.index()];
  if (!had.contains(digit)) return;
  candidates_[cell.index()] = DigitSet();
  grid_.set(cell, digit);
  blank_.erase(cell);
  blanks_.remove(cell);

  Places& places = places_[digit.index()];
  const CellSet hit = places.cells & Rules::classic().peers(cell);
  HouseCounts counts = places.counts;
  counts.remove(cell);
  for (const Cell peer : hit) {
    lose(peer, digit);
    counts.remove(peer);
  }
  const HouseFlags fresh = counts.ones() - places.counts.ones();
  places.cells -= hit | CellSet{cell};
  places.counts = counts;
  if (!fresh.empty()) push_hidden_after(hit, fresh, digit);
  for (const Digit other : had - DigitSet{digit}) leave_houses(cell, other);
}

// A cell may have lost its last candidate, on a board without a solution; it is no single then.
std::optional<Candidate> HodokuQueue::full_house() {
  const HouseFlags ending = blanks_.ones();
  if (ending.empty() || !naked_single()) return std::nullopt;  // what is gone is dropped
  for (int i = naked_.front; i < naked_.back; ++i) {
    const Cell cell(naked_.items[i]);
    if (!candidates_[cell.index()].is_single()) continue;
    if ((ending & HouseCounts::of(cell)).empty()) continue;
    return Candidate(cell, candidates_[cell.index()].first());
  }
  return std::nullopt;
}

std::optional<Candidate> HodokuQueue::naked_single() {
  for (; naked_.front < naked_.back; ++naked_.front) {
    const Cell cell(naked_.items[naked_.front]);
    const DigitSet left = candidates_[cell.index()];
    if (left.is_single()) return Candidate(cell, left.first());
  }
  return std::nullopt;
}

std::optional<Candidate> HodokuQueue::hidden_single() {
  for (; hidden_.front < hidden_.back; ++hidden_.front) {
    const int item = hidden_.items[hidden_.front];
    const Candidate candidate(Cell(item / kDigits), Digit::at(item % kDigits));
    if (candidates_[candidate.cell().index()].contains(candidate.digit())) return candidate;
  }
  return std::nullopt;
}

std::optional<Single> HodokuQueue::next() {
  if (const auto single = full_house()) return Single{kFullHouse, *single};
  if (const auto single = naked_single()) return Single{kNakedSingle, *single};
  if (const auto single = hidden_single()) return Single{kHiddenSingle, *single};
  return std::nullopt;
}

}  // namespace nonet::rating
