// See singles.hpp.

#include "logic/singles.hpp"

namespace nonet::logic {

void Singles::build(const Board& board) {
  *this = Singles();
  for (const House house : board.rules().houses()) {
    blanks_[house.index()] =
        static_cast<std::uint8_t>(board.rules().side() - board.digits(house).size());
    if (blanks_[house.index()] == 1) full_.insert(house);
  }
  stale_ = board.rules().houses();
  CellSet covered;
  for (const Digit digit : board.rules().digits()) covered |= board.places(digit);
  is_broken_ = covered != board.unsolved();
}

void Singles::update(const Board& board, const Change& change) {
  stale_ = stale_ | change.houses;
  if (!change.placed) return;
  const Cell cell = change.placed->cell();
  for (const House house : board.rules().houses_of(cell)) {
    const int blanks = --blanks_[house.index()];
    if (blanks == 1) full_.insert(house);
    if (blanks == 0) full_.erase(house);
  }
}

// Two bit planes over all cells at once: in some digit's places, and in two or more.
CellSet Singles::naked(const Board& board) const {
  CellSet once, twice;
  for (const Digit digit : board.rules().digits()) {
    twice |= once & board.places(digit);
    once |= board.places(digit);
  }
  return once - twice;
}

// The same two planes over the nine cells of a house, for all digits at once.
void Singles::look_for_hidden(const Board& board) {
  for (const House house : stale_) {
    DigitSet once, twice;
    for (int i = 0; i < kDigits; ++i) {
      const DigitSet candidates = board.candidates(board.rules().cell(house, i));
      twice = twice | (once & candidates);
      once = once | candidates;
    }
    hidden_[house.index()] = once - twice;
    if (once == twice) {
      hidden_houses_.erase(house);
    } else {
      hidden_houses_.insert(house);
    }
    if ((once | board.digits(house)) != board.rules().digits()) is_broken_ = true;
  }
  stale_ = HouseSet();
}

}  // namespace nonet::logic
