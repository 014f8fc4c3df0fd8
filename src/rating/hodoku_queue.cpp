// See hodoku_queue.hpp.
//
// Order of a placement: the digit leaves the cells that see it, ascending, and each of them may
// become a naked single, then leave a hidden one in its row, column and box; at last the digits of
// the cell itself leave its houses, ascending.

#include "rating/hodoku_queue.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace nonet::rating {

namespace {

constexpr std::array<std::array<std::uint8_t, kHousesOfCell>, kCells> make_houses_of() {
  std::array<std::array<std::uint8_t, kHousesOfCell>, kCells> all{};
  for (const Cell cell : CellSet::all()) {
    for (int i = 0; i < kHousesOfCell; ++i) {
      all[cell.index()][i] = static_cast<std::uint8_t>(House::of(cell)[i].index());
    }
  }
  return all;
}
constexpr auto kHousesOf = make_houses_of();

// When something happened while the digits of the start were placed: at which cell, and then in the
// order of a placement: cells that see it, ascending, then its own digits.
int age_of(Cell placed, int then) { return placed.index() * (kCells + kDigits) + then; }

}  // namespace

void HodokuQueue::start(const Puzzle& puzzle) {
  start(Board::start(puzzle.grid).board);
  if (!puzzle.marks) return;
  for (const Cell cell : blank_) {
    const DigitSet unmarked = candidates_[cell.index()] - puzzle.marks->digits(cell);
    for (const Digit digit : unmarked) eliminate(Candidate(cell, digit));
  }
}

void HodokuQueue::start(const Board& board) {
  blank_ = board.unsolved();
  ending_ = 0;
  for (const House house : House::all()) {
    const int blanks = kDigits - board.digits(house).size();
    blanks_[house.index()] = static_cast<std::int8_t>(blanks);
    ending_ += blanks == 1 ? 1 : 0;
  }
  for (const Cell cell : CellSet::all()) candidates_[cell.index()] = board.candidates(cell);
  for (const Digit digit : DigitSet::all()) places_[digit.index()] = board.places(digit);
  written_.fill(CellSet());
  for (const Cell cell : CellSet::all() - blank_) {
    written_[board.grid().face(cell) - 1].insert(cell);
  }
  was_hidden_.fill(CellSet());
  naked_.front = naked_.back = 0;
  hidden_.front = hidden_.back = 0;
  start_naked(board);
  start_hidden(board);
}

// A cell has been a naked single since the last of the other digits came into its sight.
void HodokuQueue::start_naked(const Board& board) {
  CellSet once, twice;
  for (const CellSet& places : places_) {
    twice |= once & places;
    once |= places;
  }
  std::array<int, kCells> ages;
  int count = 0;
  for (const Cell cell : once - twice) {
    int age = 0;
    for (const Digit digit : DigitSet::all() - board.candidates(cell)) {
      const CellSet seen = written_[digit.index()] & Rules::classic().peers(cell);
      if (!seen.empty()) age = std::max(age, seen.first().index());
    }
    ages[count++] = age * kCells + cell.index();
  }
  std::sort(ages.begin(), ages.begin() + count);
  for (int i = 0; i < count; ++i) naked_.push(static_cast<std::uint8_t>(ages[i] % kCells));
}

// A cell has been the last place of a digit in a house since the last of the other cells lost it:
// when the digit came into sight, or the cell was filled, whichever was first.
void HodokuQueue::start_hidden(const Board& board) {
  std::array<std::uint32_t, kHouses * kDigits> ages;
  int count = 0;
  for (const House house : House::all()) {
    DigitSet once, twice;
    for (int i = 0; i < kDigits; ++i) {
      const DigitSet candidates = board.candidates(house.cell(i));
      twice = twice | (once & candidates);
      once = once | candidates;
    }
    for (const Digit digit : once - twice) {
      const CellSet written = written_[digit.index()];
      int age = 0;
      Cell last(0);
      for (int i = 0; i < kDigits; ++i) {
        const Cell cell = house.cell(i);
        if (board.candidates(cell).contains(digit)) {
          last = cell;
          continue;
        }
        const CellSet seen = written & Rules::classic().peers(cell);
        const bool is_seen = !seen.empty() && (blank_.contains(cell) || seen.first() < cell);
        age = std::max(age, is_seen ? age_of(seen.first(), cell.index())
                                    : age_of(cell, kCells + digit.index()));
      }
      ages[count++] = static_cast<std::uint32_t>(
          ((age * kHousesOfCell + static_cast<int>(house.kind())) * kCells + last.index()) *
              kDigits +
          digit.index());
    }
  }
  std::sort(ages.begin(), ages.begin() + count);
  for (int i = 0; i < count; ++i) {
    const int item = static_cast<int>(ages[i] % (kCells * kDigits));
    push_hidden(Cell(item / kDigits), Digit::at(item % kDigits));
  }
}

void HodokuQueue::push_hidden(Cell cell, Digit digit) {
  CellSet& was_hidden = was_hidden_[digit.index()];
  if (was_hidden.contains(cell)) return;
  was_hidden.insert(cell);
  hidden_.push(static_cast<std::uint16_t>(cell.index() * kDigits + digit.index()));
}

// A place of the digit has gone from the houses of a cell. Who is about to lose the digit as well
// is no single.
void HodokuQueue::look_for_hidden(Cell cell, Digit digit, CellSet doomed) {
  const CellSet places = places_[digit.index()];
  std::array<CellSet, kHousesOfCell> left;
  unsigned found = 0;  // most often none, which is asked once
  for (unsigned i = 0; i < kHousesOfCell; ++i) {
    left[i] = places & House(kHousesOf[cell.index()][i]).cells();
    const unsigned is_last = left[i].is_single() ? 1 : 0;
    const unsigned stays = left[i].intersects(doomed) ? 0 : 1;
    found |= (is_last & stays) << i;
  }
  for (; found != 0; found &= found - 1) push_hidden(left[std::countr_zero(found)].first(), digit);
}

// A candidate of a blank cell has gone.
void HodokuQueue::lose(Cell cell, Digit digit, CellSet doomed) {
  DigitSet& left = candidates_[cell.index()];
  left.erase(digit);
  places_[digit.index()].erase(cell);
  if (left.is_single()) naked_.push(static_cast<std::uint8_t>(cell.index()));
  look_for_hidden(cell, digit, doomed);
}

void HodokuQueue::eliminate(Candidate candidate) {
  if (!places_[candidate.digit().index()].contains(candidate.cell())) return;
  lose(candidate.cell(), candidate.digit(), CellSet());
}

void HodokuQueue::fill(Cell cell) {
  blank_.erase(cell);
  for (const int house : kHousesOf[cell.index()]) {
    const int left = --blanks_[house];
    ending_ += left == 1 ? 1 : left == 0 ? -1 : 0;
  }
}

void HodokuQueue::place(Candidate candidate) {
  const auto [cell, digit] = std::pair(candidate.cell(), candidate.digit());
  const DigitSet had = candidates_[cell.index()];
  for (const Digit each : had) places_[each.index()].erase(cell);
  candidates_[cell.index()] = DigitSet();
  fill(cell);
  const CellSet hit = places_[digit.index()] & Rules::classic().peers(cell);
  for (const Cell peer : hit) lose(peer, digit, hit);
  for (const Digit each : had - DigitSet{digit}) look_for_hidden(cell, each, CellSet());
}

bool HodokuQueue::ends_a_house(Cell cell) const {
  for (const int house : kHousesOf[cell.index()]) {
    if (blanks_[house] == 1) return true;
  }
  return false;
}

std::optional<Candidate> HodokuQueue::full_house() const {
  if (ending_ == 0) return std::nullopt;
  for (int i = naked_.front; i < naked_.back; ++i) {
    const Cell cell(naked_.items[i]);
    if (!blank_.contains(cell) || !ends_a_house(cell)) continue;
    return Candidate(cell, candidates_[cell.index()].first());
  }
  return std::nullopt;
}

std::optional<Candidate> HodokuQueue::naked_single() {
  for (; naked_.front < naked_.back; ++naked_.front) {
    const Cell cell(naked_.items[naked_.front]);
    if (blank_.contains(cell)) return Candidate(cell, candidates_[cell.index()].first());
  }
  return std::nullopt;
}

std::optional<Candidate> HodokuQueue::hidden_single() {
  for (; hidden_.front < hidden_.back; ++hidden_.front) {
    const int item = hidden_.items[hidden_.front];
    const Candidate candidate(Cell(item / kDigits), Digit::at(item % kDigits));
    if (places_[candidate.digit().index()].contains(candidate.cell())) return candidate;
  }
  return std::nullopt;
}

}  // namespace nonet::rating
