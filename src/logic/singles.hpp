// Singles: where the board shows a full house, a hidden single or a naked single, kept up to date
// as candidates go. A walk spends most of its steps on singles; scanning 27 houses for nine digits
// before each of them would cost more than everything else together.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/board.hpp"
#include "nonet/house_set.hpp"

namespace nonet::logic {

class Singles {
 public:
  void build(const Board& board);
  void update(const Board& board, const Change& change);

  HouseSet full_houses() const { return full_; }  // houses with one blank cell
  // Cells and house-digit pairs are only looked at when somebody asks; until then what changed is
  // noted and no more.
  CellSet naked(const Board& board) const;  // blank cells with one candidate
  void look_for_hidden(const Board& board);
  HouseSet hidden_houses() const { return hidden_houses_; }
  DigitSet hidden(House house) const { return hidden_[house.index()]; }  // digits with one place
  // A blank cell without candidates, or a house without a place for a digit, seen on the way.
  bool is_broken() const { return is_broken_; }

 private:
  std::array<DigitSet, kHouses> hidden_{};
  HouseSet stale_;  // houses in which something changed since hidden singles were asked for
  std::array<std::uint8_t, kHouses> blanks_{};
  HouseSet hidden_houses_;
  HouseSet full_;
  bool is_broken_ = false;
};

}  // namespace nonet::logic
