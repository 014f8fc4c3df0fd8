// Where things stand on a page: margins that survive binding, and rows and columns of grids.
#pragma once

#include <vector>

#include "nonet/book.hpp"

namespace nonet::book {

// A rectangle on a page; y grows downwards from the upper edge.
struct Area {
  double x = 0, y = 0, width = 0, height = 0;

  double right() const { return x + width; }
  double bottom() const { return y + height; }
};

constexpr double kInch = 72;

// What is left of a page between its margins. The inner margin grows with the number of pages.
class Margins {
 public:
  Margins(const BookDesign& design, int pages);
  Area block(int page) const;      // from 1; odd ones stand on the right
  double number_baseline() const;  // of the page's number
  double inner() const { return inner_; }

 private:
  Paper paper_;
  double inner_, outer_, top_, bottom_;
};

// So many equal places in an area, row by row.
std::vector<Area> places(const Area& area, int count, double gap);
// The most that a grid of `side` cells and a line of words above it can have there.
double grid_size(const Area& place, double heading);

}  // namespace nonet::book
