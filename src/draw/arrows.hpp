// Links as arrows, bent so that they run between the candidates and not over them.
#pragma once

#include "draw/geometry.hpp"

namespace nonet::drawing {

// Something that is not to be drawn over, and how bad it is to do so.
struct Spot {
  Point at;
  double radius;
  double weight = 1;
  bool is_way = false;  // of another link: where two of them meet, they may come close
};

struct Arrow {
  Point start, control, end;  // of the whole curve, from middle to middle
  Outline shaft;
  Outline tip;
  bool empty() const { return shaft.empty(); }
};

enum class Head : std::uint8_t { none, full, open };

// Between the nearest two of the points of two nodes. Both ends keep their distance from them, and
// what lies between is gone around.
Arrow draw_arrow(const std::vector<Point>& from, const std::vector<Point>& to, Head head,
                 const std::vector<Spot>& spots, int side = kDigits);

Point on_curve(const Arrow& arrow, double t);

// By weight, what a curve covers; leaving the board, of so many cells a side, is as bad as many
// digits.
double covered(const Arrow& arrow, const std::vector<Spot>& spots, int side = kDigits);

}  // namespace nonet::drawing
