// Positions for the search tests, made by nonet.
#pragma once

#include <initializer_list>
#include <string_view>

#include "nonet/puzzle.hpp"

namespace nonet::positions {

// Thirty givens, one solution, singles all the way.
inline Puzzle unique() {
  return Puzzle(Grid::from_line(
      "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
}
inline Grid unique_solution() {
  return Grid::from_line(
      "863214975154897362792653814945371628281546739376982451618729543439165287527438196");
}

inline Puzzle without(Puzzle puzzle, CellSet cells) {
  for (const Cell cell : cells) {
    puzzle.grid.clear(cell);
    puzzle.givens.erase(cell);
  }
  return puzzle;
}

// Four corners of a rectangle in two boxes that hold 5 and 9 crosswise: they can change places.
inline constexpr CellSet kRectangle = {Cell::at(1, 1), Cell::at(1, 4), Cell::at(2, 1),
                                       Cell::at(2, 4)};
inline Puzzle two_solutions() { return without(Puzzle(unique_solution()), kRectangle); }

// 1, 5 and 6 stand in columns 4 and 6 of two boxes, so the third box needs them in column 5, where
// row 7 leaves only two cells. No single shows it.
inline Puzzle crowded() {
  Grid grid;
  for (const auto [row, column, face] : std::initializer_list<std::array<int, 3>>{{0, 5, 5},
                                                                                  {1, 3, 6},
                                                                                  {1, 5, 1},
                                                                                  {3, 3, 5},
                                                                                  {4, 3, 1},
                                                                                  {4, 5, 6},
                                                                                  {6, 0, 5},
                                                                                  {6, 7, 6},
                                                                                  {6, 8, 1}}) {
    grid.set(Cell::at(row, column), Digit(face));
  }
  return Puzzle(grid);
}

}  // namespace nonet::positions
