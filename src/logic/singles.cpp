// See singles.hpp.

#include "logic/singles.hpp"

namespace nonet::logic {

void Singles::build(const Board& board) {
  *this = Singles();
  counts_.build(board);
  for (const Cell cell : board.unsolved()) {
    if (board.candidates(cell).size() == 1) naked_.insert(cell);
    for (const House house : board.rules().houses_of(cell)) ++blanks_[house.index()];
  }
  for (const House house : board.rules().houses()) {
    if (blanks_[house.index()] == 1) full_.insert(house);
    hidden_[house.index()] = counts_.digits_with(house, 1) - board.digits(house);
    if (!hidden_[house.index()].empty()) hidden_houses_.insert(house);
  }
}

void Singles::remove(Cell cell, Digit digit, const Rules& rules) {
  for (const House house : rules.houses_of(cell)) {
    counts_.remove(house, digit);
    const int left = counts_.count(house, digit);
    if (left > 1) continue;
    DigitSet& digits = hidden_[house.index()];
    if (left == 1) {
      digits.insert(digit);
      hidden_houses_.insert(house);
    } else {
      digits.erase(digit);
      if (digits.empty()) hidden_houses_.erase(house);
    }
  }
}

void Singles::update(const Board& board, const Change& change) {
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : change.removed.cells(digit)) {
      remove(cell, digit, board.rules());
      if (board.candidates(cell).size() == 1) naked_.insert(cell);
    }
  }
  if (!change.placed) return;
  const Cell cell = change.placed->cell();
  naked_.erase(cell);
  remove(cell, change.placed->digit(), board.rules());
  for (const House house : board.rules().houses_of(cell)) {
    const int blanks = --blanks_[house.index()];
    if (blanks == 1) full_.insert(house);
    if (blanks == 0) full_.erase(house);
  }
}

}  // namespace nonet::logic
