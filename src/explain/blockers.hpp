// Why a single is one: the placed digits that leave a digit one place in its house, or a cell one
// digit. As few of them as will do, and each says what it rules out that none before it did; words
// name them in this order and pictures point at them.
//
// Cost: some 0.1 us, and no memory is asked for: nearly every step of a walk is a single.
#pragma once

#include <array>
#include <cstddef>

#include "nonet/board.hpp"
#include "nonet/step.hpp"

namespace nonet::explain {

// A list with room for a few.
template <typename T, std::size_t Room>
class Few {
 public:
  void push_back(const T& one) { items_[size_++] = one; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, Room> items_;
  std::size_t size_ = 0;
};

// A hidden single: a placed digit outside the house, and the blank cells of the house it rules out.
struct Blocker {
  Cell at = Cell(0);
  CellSet rules_out;
};
struct Blockers {
  Few<Blocker, kDigits> list;  // those that see most of the house come first
  CellSet earlier;             // cells that lost the digit in an earlier step
};
Blockers find_blockers(const Board& board, House house, Cell cell, Digit digit);

inline constexpr std::size_t kMostTakers = 8;  // more houses than a cell is in

// A naked single: a house of the cell, and where the digits stand that it takes from the cell.
struct Taker {
  House house = House(0);
  DigitSet digits;
  CellSet cells;
};
struct Takers {
  Few<Taker, kMostTakers> list;  // those that take most come first
  DigitSet earlier;              // digits that were ruled out in an earlier step
};
Takers find_takers(const Board& board, Cell cell, Digit digit);

// The digits that make a single one; of other steps none.
CellSet blocking_cells(const Board& board, const Step& step);

}  // namespace nonet::explain
