// What each paint looks like, but for its colours: a figure around a candidate and a frame around a
// cell, all different in shape, so that a picture can be read without colours. No figure crosses
// the digit it stands around.
//
//   focus   a circle in a circle      a double frame
//   pattern a circle                  a plain frame
//   second  a square                  a dashed frame       (dashes are the writers' business)
//   third   a diamond                 a dotted frame
//   fourth  a hexagon                 a frame of dashes and dots
//   fin     a triangle                a frame with cut corners
//   target  a cross-shaped outline    a thick frame with cut corners
#pragma once

#include "draw/geometry.hpp"

namespace nonet::drawing {

Outline figure(Paint paint, Point middle);
Outline frame(Paint paint, const Box& box);
// Around some candidates of one digit, from the first to the last.
Outline capsule(const std::vector<Point>& points);
// Below a figure or capsule around these points: not this one.
Outline bar(const std::vector<Point>& points);
Outline rectangle(const Box& box);
Outline rounded(const Box& box, double radius);
// Slanted lines that go on from cell to cell.
Outline hatch(const Box& box);

}  // namespace nonet::drawing
