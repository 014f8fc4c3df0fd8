// Positions made to measure, and the steps a technique sees in them.
#pragma once

#include <vector>

#include "nonet/board.hpp"
#include "nonet/walk.hpp"

namespace nonet::boards {

inline DigitSet digits(std::initializer_list<int> faces) {
  DigitSet set;
  for (const int face : faces) set.insert(Digit(face));
  return set;
}

// By rows and columns as players count them.
inline Cell rc(int row, int column) { return Cell::at(row - 1, column - 1); }

// Leaves the cell these candidates.
inline void keep(Board& board, Cell cell, DigitSet left) {
  for (const Digit digit : board.candidates(cell) - left) board.eliminate(Candidate(cell, digit));
}

// Leaves the digit these places in a house.
inline void keep(Board& board, Digit digit, House house, CellSet left) {
  for (const Cell cell : board.places(digit, house) - left) {
    board.eliminate(Candidate(cell, digit));
  }
}

inline std::vector<Step> steps(const Board& board, Technique technique) {
  std::vector<Step> all;
  const auto take = [&all](const Step& step) { return all.push_back(step), Flow::go_on; };
  find_steps(board, {.givens = {}, .is_unique = false}, technique, take);
  return all;
}

inline CandidateSet eliminated(const std::vector<Step>& steps) {
  CandidateSet all;
  for (const Step& step : steps) all = all | step.eliminated();
  return all;
}

}  // namespace nonet::boards
