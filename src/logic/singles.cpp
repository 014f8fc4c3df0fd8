// See singles.hpp.

#include "logic/singles.hpp"

namespace nonet::logic {
namespace {

// Cheaper than counting: a set has one member if taking the first away leaves none.
bool has_one(CellSet cells) { return !cells.empty() && cells.after(cells.first()).empty(); }

}  // namespace

void Singles::look(const Board& board, House house, Digit digit) {
  DigitSet& digits = hidden_[house.index()];
  if (has_one(board.places(digit, house))) {
    digits.insert(digit);
    hidden_houses_.insert(house);
    return;
  }
  digits.erase(digit);
  if (digits.empty()) hidden_houses_.erase(house);
}

void Singles::build(const Board& board) {
  *this = Singles();
  const CellSet blank = board.unsolved();
  for (const House house : board.rules().houses()) {
    const CellSet cells = blank & house.cells();
    blanks_[house.index()] = static_cast<std::uint8_t>(cells.size());
    if (blanks_[house.index()] == 1) full_.insert(house);
    for (const Digit digit : DigitSet::all() - board.digits(house)) look(board, house, digit);
  }
  for (const Cell cell : blank) {
    if (board.candidates(cell).size() == 1) naked_.insert(cell);
  }
}

void Singles::update(const Board& board, const Change& change) {
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : change.removed.cells(digit)) {
      for (const House house : board.rules().houses_of(cell)) look(board, house, digit);
      if (board.candidates(cell).size() == 1) naked_.insert(cell);
    }
  }
  if (!change.placed) return;
  const Cell cell = change.placed->cell();
  naked_.erase(cell);
  for (const House house : board.rules().houses_of(cell)) {
    look(board, house, change.placed->digit());
    const int blanks = --blanks_[house.index()];
    if (blanks == 1) full_.insert(house);
    if (blanks == 0) full_.erase(house);
  }
}

}  // namespace nonet::logic
