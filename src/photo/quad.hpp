// Quads: four corners of what may be a grid, and how they are met.
#pragma once

#include <array>
#include <vector>

#include "photo/plane.hpp"

namespace nonet::photo {

using Point = PhotoPoint;
using Quad =
    std::array<Point, 4>;  // around, clockwise as it is seen; the first nearest the top left

// What counts as dark: `margin` of 256 under the mean of a window, `reach` pixels to either side.
struct Threshold {
  int reach;
  int margin;
};

// Large connected dark things, largest first, each as the largest quad between points of its hull.
std::vector<Quad> find_quads(const Plane& plane, const Sums& sums, Threshold threshold);

// The largest quad between corners of the convex hull; nothing if there is no area.
bool largest_quad(std::vector<Point> points, Quad& quad);

}  // namespace nonet::photo
