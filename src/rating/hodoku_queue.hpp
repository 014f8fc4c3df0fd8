// The age of singles. HoDoKu takes singles from two queues, naked and hidden, that it fills as
// candidates go; so which single comes next depends on the order in which the board was filled and
// emptied. This follows that order and remembers when each single was first seen.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/puzzle.hpp"

namespace nonet::rating {

class HodokuQueue {
 public:
  // Starts with the digits of the puzzle, placed in the order of cells, then what is not marked.
  void start(const Puzzle& puzzle);
  void place(Candidate candidate);
  void eliminate(Candidate candidate);

  // Earlier is smaller; kNever: not seen.
  int naked_age(Cell cell) const { return naked_[cell.index()]; }
  int hidden_age(Candidate c) const { return hidden_[c.cell().index()][c.digit().index()]; }
  static constexpr int kNever = 0x7fff;

 private:
  void count_down(House house, Digit digit);

  std::array<DigitSet, kCells> candidates_{};
  std::array<std::array<std::int8_t, kDigits>, kHouses> places_{};
  std::array<std::int16_t, kCells> naked_{};
  std::array<std::array<std::int16_t, kDigits>, kCells> hidden_{};
  std::int16_t now_ = 0;
};

}  // namespace nonet::rating
