// See singles.hpp.

#include "logic/singles.hpp"

#include <bit>

namespace nonet::logic {
namespace {

// Cheaper than counting: a set has one member if taking the first away leaves none.
bool has_one(CellSet cells) { return !cells.empty() && cells.after(cells.first()).empty(); }
bool has_one(DigitSet digits) { return std::has_single_bit(static_cast<unsigned>(digits.bits())); }

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
    if (has_one(board.candidates(cell))) naked_.insert(cell);
  }
}

void Singles::update(const Board& board, const Change& change) {
  for (const Digit digit : DigitSet::all()) {
    const CellSet gone = change.removed.cells(digit);
    if (gone.empty()) continue;
    HouseSet houses;
    for (const Cell cell : gone) {
      houses = houses | HouseSet::of(cell);
      if (has_one(board.candidates(cell))) naked_.insert(cell);
    }
    for (const House house : houses) look(board, house, digit);
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
