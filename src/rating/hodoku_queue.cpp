// See hodoku_queue.hpp.
//
// Order of a placement: the digit leaves the cells that see it, ascending, and each of them may
// become a naked single, then leave a hidden one in its row, column and box; at last the digits of
// the cell itself leave its houses, ascending.

#include "rating/hodoku_queue.hpp"

#include <utility>

namespace nonet::rating {

void HodokuQueue::start(const Puzzle& puzzle) {
  candidates_.fill(DigitSet::all());
  places_.fill(CellSet::all());
  blank_ = CellSet::all();
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

// A candidate of the cell has just gone.
void HodokuQueue::note_naked(Cell cell) {
  if (!candidates_[cell.index()].is_single()) return;
  naked_.push(static_cast<std::uint8_t>(cell.index()));
}

// A place of the digit in the house has just gone.
void HodokuQueue::note_hidden(House house, Digit digit) {
  const CellSet left = places_[digit.index()] & house.cells();
  if (!left.is_single()) return;
  const Cell cell = left.first();
  CellSet& was_hidden = was_hidden_[digit.index()];
  if (was_hidden.contains(cell)) return;
  was_hidden.insert(cell);
  hidden_.push(static_cast<std::uint16_t>(cell.index() * kDigits + digit.index()));
}

void HodokuQueue::eliminate(Candidate candidate) {
  const auto [cell, digit] = std::pair(candidate.cell(), candidate.digit());
  if (!places_[digit.index()].contains(cell)) return;
  candidates_[cell.index()].erase(digit);
  places_[digit.index()].erase(cell);
  note_naked(cell);
  for (const House house : Rules::classic().houses_of(cell)) note_hidden(house, digit);
}

void HodokuQueue::place(Candidate candidate) {
  const auto [cell, digit] = std::pair(candidate.cell(), candidate.digit());
  const DigitSet others = candidates_[cell.index()] - DigitSet{digit};
  for (const Digit had : candidates_[cell.index()]) places_[had.index()].erase(cell);
  candidates_[cell.index()] = DigitSet();
  blank_.erase(cell);
  for (const Cell peer : places_[digit.index()] & Rules::classic().peers(cell)) {
    candidates_[peer.index()].erase(digit);
    places_[digit.index()].erase(peer);
    note_naked(peer);
    // The houses of the cell itself have the digit now, and need no place for it.
    if (peer.row() != cell.row()) note_hidden(House::row(peer.row()), digit);
    if (peer.column() != cell.column()) note_hidden(House::column(peer.column()), digit);
    if (peer.box() != cell.box()) note_hidden(House::box(peer.box()), digit);
  }
  for (const Digit other : others) {
    for (const House house : Rules::classic().houses_of(cell)) note_hidden(house, other);
  }
}

bool HodokuQueue::ends_a_house(Cell cell) const {
  for (const House house : Rules::classic().houses_of(cell)) {
    if ((blank_ & house.cells()).is_single()) return true;
  }
  return false;
}

std::optional<Candidate> HodokuQueue::full_house() const {
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
