// Boards with clues on paper: the same figures as on screens (nonet/problem_picture.hpp).
#pragma once

#include "book/press.hpp"
#include "nonet/problem_picture.hpp"

namespace nonet::book {

// Room for what stands beside the grid, in cells.
struct Rim {
  double left = 0, top = 0, right = 0, bottom = 0;
};
Rim rim_of(const std::vector<ClueFigure>& figures, int side);

// Those figures that stand below the lines of a grid whose r1c1 begins there, or those above.
void paint_figures(Press& press, const std::vector<ClueFigure>& figures, bool is_over, Point origin,
                   double cell);
// The lines of the grid, r1c1 beginning there, with these figures below and above them.
void paint_board(Press& press, const Problem& problem, const std::vector<ClueFigure>& figures,
                 Point origin, double cell);
// The candidates of a cell.
void paint_marks(Press& press, const Problem& problem, int cell, Point origin, double size);

}  // namespace nonet::book
