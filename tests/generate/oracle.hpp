// The referee of the generator's tests: plain search, which shares nothing with the engines that
// made the puzzles.
#pragma once

#include "nonet/generate.hpp"
#include "search/plain.hpp"

namespace nonet::generator {

// The solutions of a puzzle, up to two.
inline int count_plainly(const Grid& puzzle) {
  int found = 0;
  search::search_all(search::PlainPosition(Puzzle(puzzle)),
                     [&](const Grid&) { return ++found == 2 ? Flow::stop : Flow::go_on; });
  return found;
}

inline bool is_unique(const Grid& puzzle) { return count_plainly(puzzle) == 1; }

inline Grid without(Grid puzzle, CellSet cells) {
  for (const Cell cell : cells) puzzle.clear(cell);
  return puzzle;
}

// No given, together with those that match it, can be left out.
inline bool is_minimal(const Grid& puzzle, Symmetry symmetry = Symmetry::none) {
  for (const Cell cell : puzzle.filled()) {
    if (is_unique(without(puzzle, orbit(cell, symmetry)))) return false;
  }
  return true;
}

inline bool is_part_of(const Grid& puzzle, const Grid& solution) {
  for (const Cell cell : puzzle.filled()) {
    if (puzzle.at(cell) != solution.at(cell)) return false;
  }
  return solution.filled() == CellSet::every();
}

}  // namespace nonet::generator
