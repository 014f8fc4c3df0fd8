// See crossings.hpp.

#include "logic/crossings.hpp"

namespace nonet::logic {

void Crossings::build(const Board& board, Workspace&) {
  for (int i = 0; i < kCrossings; ++i) {
    const House line = all()[i].line;
    const int from = i % kBoxSide * kBoxSide;
    digits_[i] = {};
    for (int j = 0; j < kBoxSide; ++j) {
      digits_[i] = digits_[i] | board.candidates(line.cell(from + j));
    }
  }
}

}  // namespace nonet::logic
