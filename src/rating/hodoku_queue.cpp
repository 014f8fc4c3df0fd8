// See hodoku_queue.hpp.
//
// Order of a placement: the digit leaves the cells that see it, ascending, and each of them may
// become a naked single, then leave a hidden one in its row, column and box; at last the digits of
// the cell itself leave its houses, ascending.

#include "rating/hodoku_queue.hpp"

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

}  // namespace

void HodokuQueue::start(const Puzzle& puzzle) {
  candidates_.fill(DigitSet::all());
  places_.fill(CellSet::all());
  for (auto& row : counts_) row.fill(kDigits);
  blank_ = CellSet::all();
  blanks_.fill(kDigits);
  ending_ = 0;
  was_hidden_.fill(CellSet());
  naked_.front = naked_.back = 0;
  hidden_.front = hidden_.back = 0;
  const Grid& grid = puzzle.grid;
  for (const Cell cell : grid.filled()) place(Candidate(cell, *grid.at(cell)));
  if (!puzzle.marks) return;
  for (const Cell cell : CellSet::all() - grid.filled()) {
    const DigitSet unmarked = candidates_[cell.index()] - puzzle.marks->digits(cell);
    for (const Digit digit : unmarked) eliminate(Candidate(cell, digit));
  }
}

// A place of the digit in the house has gone.
void HodokuQueue::lose_place(int house, Digit digit) {
  if (--counts_[digit.index()][house] != 1) return;
  const CellSet left = places_[digit.index()] & House(house).cells();
  if (left.empty()) return;  // it is the cell that is being filled
  const Cell cell = left.first();
  CellSet& was_hidden = was_hidden_[digit.index()];
  if (was_hidden.contains(cell)) return;
  was_hidden.insert(cell);
  hidden_.push(static_cast<std::uint16_t>(cell.index() * kDigits + digit.index()));
}

// A candidate of a blank cell has gone.
void HodokuQueue::lose(Cell cell, Digit digit) {
  DigitSet& left = candidates_[cell.index()];
  left.erase(digit);
  places_[digit.index()].erase(cell);
  if (left.is_single()) naked_.push(static_cast<std::uint8_t>(cell.index()));
  for (const int house : kHousesOf[cell.index()]) lose_place(house, digit);
}

void HodokuQueue::eliminate(Candidate candidate) {
  if (!places_[candidate.digit().index()].contains(candidate.cell())) return;
  lose(candidate.cell(), candidate.digit());
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
  for (const Cell peer : places_[digit.index()] & Rules::classic().peers(cell)) lose(peer, digit);
  for (const Digit each : had) {
    for (const int house : kHousesOf[cell.index()]) lose_place(house, each);
  }
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
