// Where things stand in board units, and a little arithmetic on points. Only sums, products,
// quotients and square roots are used, which every machine rounds alike.
#pragma once

#include <cmath>
#include <vector>

#include "nonet/drawing.hpp"

namespace nonet::drawing {

inline constexpr double kRaster = 0.3;   // from one candidate to the next, as a rule
inline constexpr double kRadius = 0.14;  // of the figure around a candidate
// Half the box of a candidate's digit, and of a large digit.
inline constexpr Point kMarkHalf = {0.072, 0.094}, kDigitHalf = {0.17, 0.225};

inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator*(double factor, Point a) { return {factor * a.x, factor * a.y}; }
inline double length(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }
inline Point turned(Point a) { return {a.y, -a.x}; }  // a quarter to the left, as y points down
inline Point unit(Point a) {
  const double size = length(a);
  return size > 0 ? (1 / size) * a : Point{1, 0};
}

inline Point middle(Cell cell) { return {cell.column() + 0.5, cell.row() + 0.5}; }

// Where the candidates of a cell stand, around its middle: two or three to a row, so that a figure
// around each has room; as many as needed on larger boards.
class Raster {
 public:
  explicit Raster(const Rules& rules) {
    const int digits = rules.side();
    columns_ = digits <= 4 ? 2 : 3;
    while (columns_ * columns_ < digits) ++columns_;
    rows_ = (digits + columns_ - 1) / columns_;
    if (columns_ > 3) step_ = 3 * kRaster / columns_;
  }
  // How much smaller candidates stand than three to a row.
  double scale() const { return step_ / kRaster; }
  Point middle(Candidate candidate) const {
    const int index = candidate.digit().index();
    const double across = index % columns_ - 0.5 * (columns_ - 1);
    const int row = index / columns_;
    const double down = row - 0.5 * (rows_ - 1);
    return drawing::middle(candidate.cell()) + Point{across * step_, down * step_};
  }

 private:
  int columns_ = 0, rows_ = 0;
  double step_ = kRaster;
};

// A rectangle.
struct Box {
  Point low;
  Point high;

  Point middle() const { return 0.5 * (low + high); }
};
inline Box around(Point middle, Point half) { return {middle - half, middle + half}; }
inline Box inset(Box box, double by) { return {box.low + Point{by, by}, box.high - Point{by, by}}; }
inline Box box_of(Cell cell) { return around(middle(cell), {0.5, 0.5}); }
inline double shared_area(const Box& a, const Box& b) {
  const double across = std::fmin(a.high.x, b.high.x) - std::fmax(a.low.x, b.low.x);
  const double down = std::fmin(a.high.y, b.high.y) - std::fmax(a.low.y, b.low.y);
  return across > 0 && down > 0 ? across * down : 0;
}
// How far a point is from a box; 0 inside.
inline double distance(Point p, const Box& box) {
  const double across = std::fmax(0, std::fmax(box.low.x - p.x, p.x - box.high.x));
  const double down = std::fmax(0, std::fmax(box.low.y - p.y, p.y - box.high.y));
  return length({across, down});
}

}  // namespace nonet::drawing
