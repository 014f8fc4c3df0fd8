// See crossings.hpp.

#include "logic/crossings.hpp"

namespace nonet::logic {

void Crossings::refresh(const Board& board) {
  for (const House line : stale_) {
    if (line.kind() == HouseKind::box) break;  // boxes come last
    for (int i = 0; i < kBoxSide; ++i) {
      DigitSet digits;
      for (int j = 0; j < kBoxSide; ++j) {
        digits = digits | board.candidates(line.cell(i * kBoxSide + j));
      }
      digits_[line.index() * kBoxSide + i] = digits;
    }
  }
  stale_ = HouseSet();
}

}  // namespace nonet::logic
