// See figures.hpp.

#include "draw/figures.hpp"

#include <algorithm>
#include <span>

namespace nonet::drawing {
namespace {

// Corners in eighths of the radius.
constexpr Point kDiamond[] = {{0, -11.5}, {11.5, 0}, {0, 11.5}, {-11.5, 0}};
constexpr Point kHexagon[] = {{-10, 0}, {-5, -9}, {5, -9}, {10, 0}, {5, 9}, {-5, 9}};
constexpr Point kTriangle[] = {{0, -13}, {12.5, 8.5}, {-12.5, 8.5}};
constexpr Point kCross[] = {{-6, -10.5}, {6, -10.5}, {6, -6}, {10.5, -6}, {10.5, 6},   {6, 6},
                            {6, 10.5},   {-6, 10.5}, {-6, 6}, {-10.5, 6}, {-10.5, -6}, {-6, -6}};

Outline polygon(std::span<const Point> corners, Point middle) {
  Outline path;
  for (const Point corner : corners) {
    const Point at = middle + kRadius / 8 * corner;
    if (path.empty()) {
      path.move(at);
    } else {
      path.line(at);
    }
  }
  return path.close();
}

Outline cut_frame(const Box& box) {
  const Point a = box.low, b = box.high;
  const double cut = (b.x - a.x) / 4;
  return Outline()
      .move({a.x + cut, a.y})
      .line({b.x - cut, a.y})
      .line({b.x, a.y + cut})
      .line({b.x, b.y - cut})
      .line({b.x - cut, b.y})
      .line({a.x + cut, b.y})
      .line({a.x, b.y - cut})
      .line({a.x, a.y + cut})
      .close();
}

}  // namespace

Outline figure(Paint paint, Point middle) {
  switch (paint) {
    case Paint::focus:
      return Outline().circle(middle, kRadius + 0.018).circle(middle, kRadius - 0.015);
    case Paint::second: {
      constexpr double kHalf = kRadius * 0.92;
      return rectangle(around(middle, {kHalf, kHalf}));
    }
    case Paint::third: return polygon(kDiamond, middle);
    case Paint::fourth: return polygon(kHexagon, middle);
    case Paint::fin: return polygon(kTriangle, middle);
    case Paint::target: return polygon(kCross, middle);
    case Paint::none:
    case Paint::pattern: break;
  }
  return Outline().circle(middle, kRadius);
}

Outline frame(Paint paint, const Box& box) {
  const double round = (box.high.x - box.low.x) * 0.1;
  switch (paint) {
    case Paint::focus: return rounded(box, round).add(rounded(inset(box, 0.05), 0.7 * round));
    case Paint::fin:
    case Paint::target: return cut_frame(box);
    default: return rounded(box, round);
  }
}

// The hull of circles around points on a line: two straight sides, and a half circle of two curves
// at each end. Three candidates in the corner of a box are joined by two capsules' sides.
Outline capsule(const std::vector<Point>& points) {
  constexpr double kSide = kRadius + 0.02;
  Outline path;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Point from = points[i - 1], to = points[i];
    const Point along = kSide * unit(to - from), across = turned(along);
    path.move(from + across)
        .line(to + across)
        .curve(to + across + along, to + along)
        .curve(to + along - across, to - across)
        .line(from - across)
        .curve(from - across - along, from - along)
        .curve(from - along + across, from + across)
        .close();
  }
  return path;
}

Outline bar(const std::vector<Point>& points) {
  constexpr double kHalf = kRadius * 0.85, kBelow = kRadius + 0.012;
  Outline path;
  for (const Point p : points) path.move(p + Point{-kHalf, kBelow}).line(p + Point{kHalf, kBelow});
  return path;
}

Outline rectangle(const Box& box) {
  return Outline()
      .move(box.low)
      .line({box.high.x, box.low.y})
      .line(box.high)
      .line({box.low.x, box.high.y})
      .close();
}

Outline rounded(const Box& box, double radius) {
  const Point a = box.low, b = box.high;
  return Outline()
      .move({a.x + radius, a.y})
      .line({b.x - radius, a.y})
      .curve({b.x, a.y}, {b.x, a.y + radius})
      .line({b.x, b.y - radius})
      .curve(b, {b.x - radius, b.y})
      .line({a.x + radius, b.y})
      .curve({a.x, b.y}, {a.x, b.y - radius})
      .line({a.x, a.y + radius})
      .curve(a, {a.x + radius, a.y})
      .close();
}

Outline hatch(const Box& box) {
  constexpr int kPerCell = 3;
  const double width = box.high.x - box.low.x, height = box.high.y - box.low.y;
  const int lines = static_cast<int>(std::lround((width + height) * kPerCell));
  Outline path;
  for (int i = 1; i < lines; ++i) {
    const double offset = i * (1.0 / kPerCell);
    path.move(box.low + Point{std::max(0.0, offset - height), std::min(offset, height)})
        .line(box.low + Point{std::min(offset, width), std::max(0.0, offset - width)});
  }
  return path;
}

}  // namespace nonet::drawing
