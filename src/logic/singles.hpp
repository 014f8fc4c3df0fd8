// Singles: where the board shows a full house, a hidden single or a naked single, kept up to date
// as candidates go. A walk spends most of its steps on singles; scanning 27 houses for nine digits
// before each of them would cost more than everything else together.
#pragma once

#include <array>
#include <cstdint>

#include "logic/place_counts.hpp"
#include "nonet/board.hpp"
#include "nonet/house_set.hpp"

namespace nonet::logic {

class Singles {
 public:
  void build(const Board& board);
  void update(const Board& board, const Change& change);

  HouseSet full_houses() const { return full_; }  // houses with one blank cell
  HouseSet hidden_houses() const { return hidden_houses_; }
  DigitSet hidden(House house) const { return hidden_[house.index()]; }  // digits with one place
  CellSet naked() const { return naked_; }  // blank cells with one candidate
  const PlaceCounts& counts() const { return counts_; }

 private:
  void remove(Cell cell, Digit digit, const Rules& rules);

  PlaceCounts counts_;
  std::array<DigitSet, kHouses> hidden_{};
  std::array<std::uint8_t, kHouses> blanks_{};
  HouseSet hidden_houses_;
  HouseSet full_;
  CellSet naked_;
};

}  // namespace nonet::logic
