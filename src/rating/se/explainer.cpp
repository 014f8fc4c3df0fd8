#include "rating/se/explainer.hpp"

namespace nonet::se {
namespace {

// The position as Sudoku Explainer sets it up: digits, and what they and the marks leave.
void set_up(const Puzzle& puzzle, Engine& engine) {
  std::array<std::uint8_t, kSquares> faces{};
  std::array<Mask, kSquares> candidates{};
  std::array<unsigned, kSide> boxes{}, rows{}, columns{};  // the digits that are there
  // Which cells are blank is as good as random: no branches.
  for (int cell = 0; cell < kSquares; ++cell) {
    const OwnHouses& at = kOwnHouses[cell];
    const unsigned face = static_cast<unsigned>(puzzle.grid.face(Cell(cell)));
    const unsigned bit = 1U << face >> 1;
    faces[cell] = static_cast<std::uint8_t>(face);
    boxes[at.box] |= bit;
    rows[at.row] |= bit;
    columns[at.column] |= bit;
  }
  for (int cell = 0; cell < kSquares; ++cell) {
    const OwnHouses& at = kOwnHouses[cell];
    const unsigned there = boxes[at.box] | rows[at.row] | columns[at.column];
    const unsigned every = faces[cell] == 0 ? 0x1FF : 0;
    candidates[cell] = static_cast<Mask>(every & ~there);
  }
  for (int cand = 0; puzzle.marks && cand < kCands; ++cand) {
    if (puzzle.marks->contains(Candidate(Cell(cell_of(cand)), Digit(digit_of(cand) + 1)))) continue;
    candidates[cell_of(cand)] &= static_cast<Mask>(~(1U << digit_of(cand)));
  }
  engine.set(faces, candidates);
}

}  // namespace

void Explainer::begin(const Puzzle& puzzle) { set_up(puzzle, engine_); }

End Explainer::go_on(const Orders& orders, Visitor visit) {
  engine_.want_arguments(orders.with_arguments);
  engine_.stop().set(orders.stop);
  while (engine_.position().blank > 0) {
    const int most = orders.most == nullptr ? kBeyond : (*orders.most)();
    if (!engine_.find(step_, most)) {
      if (engine_.stop().was_stopped()) return End::stopped;
      return most < kBeyond ? End::limited : End::stuck;
    }
    if (visit(step_, engine_.position()) == Flow::stop) return End::stopped;
    engine_.apply(step_);
  }
  return End::solved;
}

}  // namespace nonet::se
