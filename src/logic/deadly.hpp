// Deadly patterns: cells that could be filled in two ways without anything outside noticing. Were
// the solution to fill such a pattern with the pattern's own digits alone, exchanging them would
// give a second solution. In a puzzle with one solution, therefore, at least one cell of the
// pattern takes a digit beyond it: an extra. Rectangles, loops, extended rectangles and the bivalue
// universal grave are deadly patterns; what follows from "one of the extras is true" is the same
// for all of them and stands here once.
//
// Only the digits of the solution count, not the pencil marks: a corner that has lost one of the
// pattern's digits changes nothing in the argument. What does count is that no cell is a given.
#pragma once

#include "logic/rectangles.hpp"
#include "nonet/board.hpp"
#include "nonet/flow.hpp"
#include "nonet/house_set.hpp"

namespace nonet::logic {

class StepSink;

struct Deadly {
  CellSet cells;        // the whole pattern
  DigitSet digits;      // what it is filled with
  CellSet roof;         // its cells with extras
  CandidateSet extras;  // of which at least one is true
  DigitSet extra_digits;

  // What a cell of the roof holds beside its extras.
  DigitSet base(const Board& board, Cell cell) const {
    return board.candidates(cell) - extras.digits(cell);
  }
};

// The pattern in which every digit but `digits` is an extra.
Deadly make_deadly(const Board& board, CellSet cells, DigitSet digits);
inline Deadly make_deadly(const Board& board, const Rectangle& rectangle) {
  return make_deadly(board, rectangle.floor | rectangle.roof, rectangle.pair);
}

// The cells that see all of these.
CellSet common_peers(const Board& board, CellSet cells);
// The houses that hold all of these.
HouseSet common_houses(const Board& board, CellSet cells);

// Type 1: a roof of one cell takes one of its extras.
[[nodiscard]] Flow emit_type_1(const Board& board, const Deadly& deadly, StepSink& out);
// Type 2: if all extras are the same digit, what sees the whole roof cannot be that digit.
[[nodiscard]] Flow emit_type_2(const Board& board, const Deadly& deadly, StepSink& out);
// Type 3: the roof as one cell that has the extras for candidates, in a naked subset with cells of
// one house that see the whole roof. Smaller subsets first, then by house, then by cells.
[[nodiscard]] Flow emit_type_3(const Board& board, const Deadly& deadly, StepSink& out);
// Type 4: a digit of the pattern has no place in a house but two cells that are the roof. One of
// them takes it, the other an extra, and neither any other digit of the pattern.
[[nodiscard]] Flow emit_type_4(const Board& board, const Deadly& deadly, StepSink& out);

}  // namespace nonet::logic
