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
  for (auto& row : places_) row.fill(kDigits);
  naked_.fill(kNever);
  for (auto& row : hidden_) row.fill(kNever);
  now_ = 0;
  const Grid& grid = puzzle.grid;
  for (const Cell cell : grid.filled()) place(Candidate(cell, *grid.at(cell)));
  if (!puzzle.marks) return;
  for (const Cell cell : CellSet::all() - grid.filled()) {
    const DigitSet unmarked = candidates_[cell.index()] - puzzle.marks->digits(cell);
    for (const Digit digit : unmarked) eliminate(Candidate(cell, digit));
  }
}

void HodokuQueue::count_down(House house, Digit digit) {
  if (--places_[house.index()][digit.index()] != 1) return;
  for (int i = 0; i < kDigits; ++i) {
    const Cell cell = house.cell(i);
    if (!candidates_[cell.index()].contains(digit)) continue;
    std::int16_t& age = hidden_[cell.index()][digit.index()];
    if (age == kNever) age = now_++;
    return;
  }
}

void HodokuQueue::eliminate(Candidate candidate) {
  const auto [cell, digit] = std::pair(candidate.cell(), candidate.digit());
  DigitSet& left = candidates_[cell.index()];
  if (!left.contains(digit)) return;
  left.erase(digit);
  if (left.size() == 1 && naked_[cell.index()] == kNever) naked_[cell.index()] = now_++;
  for (const House house : Rules::classic().houses_of(cell)) count_down(house, digit);
}

void HodokuQueue::place(Candidate candidate) {
  const auto [cell, digit] = std::pair(candidate.cell(), candidate.digit());
  const DigitSet had = candidates_[cell.index()];
  candidates_[cell.index()] = DigitSet();
  for (const Cell peer : Rules::classic().peers(cell)) eliminate(Candidate(peer, digit));
  for (const Digit other : had) {
    for (const House house : Rules::classic().houses_of(cell)) count_down(house, other);
  }
}

}  // namespace nonet::rating
