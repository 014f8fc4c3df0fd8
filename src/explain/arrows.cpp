// See arrows.hpp. An arrow is one quadratic curve, bent in the one of a few ways that comes near
// few candidates without going far around. Only sums, products, quotients and square roots are
// used, which every machine rounds alike.

#include "explain/arrows.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace nonet::explain {
namespace {

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(double factor, Point a) { return {factor * a.x, factor * a.y}; }
double length(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }
Point turned(Point a) { return {a.y, -a.x}; }  // a quarter to the left, as y points down
Point unit(Point a) {
  const double size = length(a);
  return size > 0 ? (1 / size) * a : Point{1, 0};
}

Point on_curve(Point from, Point control, Point to, double t) {
  return ((1 - t) * (1 - t)) * from + (2 * t * (1 - t)) * control + (t * t) * to;
}

bool is_same(Point a, Point b) { return a.x == b.x && a.y == b.y; }

// How many spots a curve covers; leaving the field is as bad as many of them.
int count_covered(Point from, Point control, Point to, const Surroundings& around) {
  constexpr int kSamples = 24;
  constexpr int kOutside = 100;
  std::array<Point, kSamples - 1> way;
  int covered = 0;
  for (int i = 1; i < kSamples; ++i) {
    const Point p = on_curve(from, control, to, i * (1.0 / kSamples));
    way[static_cast<std::size_t>(i - 1)] = p;
    const bool is_inside =
        p.x >= around.low.x && p.x <= around.high.x && p.y >= around.low.y && p.y <= around.high.y;
    if (!is_inside) covered = kOutside;
  }
  for (const Spot& spot : around.spots) {
    if (is_same(spot.at, from) || is_same(spot.at, to)) continue;
    const auto touches = [&spot](Point p) { return length(p - spot.at) < spot.radius; };
    if (std::ranges::any_of(way, touches)) ++covered;
  }
  return covered;
}

// Neighbours in a cell almost touch: the link between them makes a loop outside.
bool is_close(Point from, Point to) { return length(to - from) < 30; }

Point best_control(Point from, Point to, const Surroundings& around) {
  // As parts of the length.
  static constexpr std::array<double, 10> kFar = {0.08,  -0.08, 0.16,  -0.16, 0.26,
                                                  -0.26, 0.38,  -0.38, 0.55,  -0.55};
  static constexpr std::array<double, 10> kClose = {1.4,  -1.4, 1.7,  -1.7, 2.0,
                                                    -2.0, 2.4,  -2.4, 2.8,  -2.8};
  constexpr double kBendCost = 6;  // a wide detour must spare two or three candidates
  const Point along = to - from;
  const Point middle = 0.5 * (from + to);
  Point best = middle;
  double least = -1;
  for (const double bend : is_close(from, to) ? kClose : kFar) {
    const Point control = middle + bend * turned(along);
    const double cost = count_covered(from, control, to, around) + kBendCost * std::abs(bend);
    if (least >= 0 && cost >= least) continue;
    least = cost;
    best = control;
  }
  return best;
}

std::string at(Point p) { return coordinate(p.x) + " " + coordinate(p.y); }

}  // namespace

std::string coordinate(double value) {
  const auto tenths = static_cast<long>(std::lround(value * 10));
  const long whole = (tenths < 0 ? -tenths : tenths) / 10;
  const long rest = (tenths < 0 ? -tenths : tenths) % 10;
  std::string text = tenths < 0 ? "-" : "";
  text += std::to_string(whole);
  if (rest != 0) text += "." + std::to_string(rest);
  return text;
}

Arrow draw_arrow(const std::vector<Point>& from, const std::vector<Point>& to, double radius,
                 const Surroundings& around) {
  Arrow arrow;
  if (from.empty() || to.empty()) return arrow;
  Point start = from.front(), end = to.front();
  for (const Point a : from) {
    for (const Point b : to) {
      if (length(b - a) < length(end - start)) start = a, end = b;
    }
  }
  const bool is_short = is_close(start, end);
  const double head_length = is_short ? 6 : 8, head_half = is_short ? 3 : 3.5;
  const Point control = best_control(start, end, around);
  const Point tail = start + radius * unit(control - start);
  const Point tip = end + radius * unit(control - end);
  const Point back = head_length * unit(control - end);
  const Point side = head_half * turned(unit(back));
  arrow.shaft = "M" + at(tail) + "Q" + at(control) + " " + at(tip + 0.7 * back);
  arrow.head = "M" + at(tip) + "L" + at(tip + back + side) + "L" + at(tip + back - side) + "Z";
  return arrow;
}

}  // namespace nonet::explain
