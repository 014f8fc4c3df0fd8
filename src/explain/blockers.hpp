// Why a single is one: the placed digits that leave a digit one place in its house, or a cell one
// digit. As few of them as will do, and each says what it rules out that none before it did; words
// name them in this order and pictures point at them.
#pragma once

#include <vector>

#include "nonet/board.hpp"

namespace nonet::explain {

// A hidden single: a placed digit outside the house, and the blank cells of the house it rules out.
struct Blocker {
  Cell at;
  CellSet rules_out;
};
struct Blockers {
  std::vector<Blocker> list;  // those that rule out most come first
  CellSet earlier;            // cells that lost the digit in an earlier step
};
Blockers find_blockers(const Board& board, House house, Cell cell, Digit digit);

// A naked single: a house of the cell, and where the digits stand that it takes from the cell.
struct Taker {
  House house;
  DigitSet digits;
  CellSet cells;
};
struct Takers {
  std::vector<Taker> list;  // those that take most come first
  DigitSet earlier;         // digits that were ruled out in an earlier step
};
Takers find_takers(const Board& board, Cell cell, Digit digit);

}  // namespace nonet::explain
