// The convex hull of points, thinned out, and the largest quad between its corners. A grid seen
// from any side is a quad, and whatever sticks to it makes it larger, never smaller.

#include <algorithm>
#include <cstddef>

#include "photo/quad.hpp"

namespace nonet::photo {
namespace {

constexpr std::size_t kHullCorners = 28;

// Twice the area of the triangle, positive if it turns clockwise as seen.
float doubled_area(Point a, Point b, Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

std::vector<Point> hull_of(std::vector<Point> points) {
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<Point> hull;
  for (int side = 0; side < 2; ++side) {
    const std::size_t start = hull.size();
    for (const Point point : points) {
      while (hull.size() >= start + 2 &&
             doubled_area(hull[hull.size() - 2], hull.back(), point) <= 0) {
        hull.pop_back();
      }
      hull.push_back(point);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

// Leaves out the corners that matter least, one by one.
void thin_out(std::vector<Point>& hull) {
  while (hull.size() > kHullCorners) {
    std::size_t least = 0;
    float area = 0;
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const Point before = hull[(i + hull.size() - 1) % hull.size()];
      const float here = doubled_area(before, hull[i], hull[(i + 1) % hull.size()]);
      if (i == 0 || here < area) {
        least = i;
        area = here;
      }
    }
    hull.erase(hull.begin() + static_cast<std::ptrdiff_t>(least));
  }
}

// The corner between `from` and `to`, going around, that is farthest from the line through them.
std::size_t farthest(const std::vector<Point>& hull, std::size_t from, std::size_t to) {
  std::size_t best = from;
  float area = 0;
  for (std::size_t i = (from + 1) % hull.size(); i != to; i = (i + 1) % hull.size()) {
    const float here = doubled_area(hull[from], hull[i], hull[to]);
    if (here <= area) continue;
    best = i;
    area = here;
  }
  return best;
}

}  // namespace

bool largest_quad(std::vector<Point> points, Quad& quad) {
  if (points.size() < 4) return false;
  std::vector<Point> hull = hull_of(std::move(points));
  if (hull.size() < 4) return false;
  thin_out(hull);
  float best = 0;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    for (std::size_t j = i + 2; j < hull.size(); ++j) {
      const std::size_t a = farthest(hull, i, j), b = farthest(hull, j, i);
      const float area =
          doubled_area(hull[i], hull[a], hull[j]) + doubled_area(hull[j], hull[b], hull[i]);
      if (a == i || b == j || area <= best) continue;
      best = area;
      quad = {hull[i], hull[a], hull[j], hull[b]};
    }
  }
  const auto nearer = [](Point a, Point b) { return a.x + a.y < b.x + b.y; };
  std::rotate(quad.begin(), std::min_element(quad.begin(), quad.end(), nearer), quad.end());
  return best > 0;
}

}  // namespace nonet::photo
