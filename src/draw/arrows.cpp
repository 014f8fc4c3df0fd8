// See arrows.hpp. An arrow is one quadratic curve, bent in the one of a few ways that comes near
// few candidates without going far around.

#include "draw/arrows.hpp"

#include <array>

namespace nonet::drawing {
namespace {

constexpr double kArrowGap = kRadius + 0.035;  // from the middle of a node to the end of an arrow

// Neighbours almost touch: the link between them is an arc outside their digits, as is any other
// inside a cell.
bool is_close(Point from, Point to) {
  const bool is_in_cell =
      std::floor(from.x) == std::floor(to.x) && std::floor(from.y) == std::floor(to.y);
  return is_in_cell || length(to - from) < 0.45;
}

// How far the control point lies off the straight line; a positive bend is to the left.
void choose_control(Arrow& arrow, const std::vector<Spot>& spots, int side) {
  // As parts of the length.
  static constexpr std::array<double, 13> kFar = {0,    0.08,  -0.08, 0.16,  -0.16, 0.26, -0.26,
                                                  0.38, -0.38, 0.55,  -0.55, 0.75,  -0.75};
  // In cells.
  static constexpr std::array<double, 10> kClose = {0.42, -0.42, 0.5,   -0.5, 0.6,
                                                    -0.6, 0.72,  -0.72, 0.85, -0.85};
  constexpr double kFarCost = 6, kCloseCost = 3;  // a detour must spare some candidates
  const Point along = arrow.end - arrow.start;
  const Point half = 0.5 * (arrow.start + arrow.end);
  double least = -1;
  Arrow attempt = arrow;
  const auto consider = [&](Point offset, double price) {
    attempt.control = half + offset;
    const double cost = covered(attempt, spots, side) + price;
    if (least >= 0 && cost >= least) return;
    least = cost;
    arrow.control = attempt.control;
  };
  if (is_close(arrow.start, arrow.end)) {
    for (const double bend : kClose) {
      consider(bend * turned(unit(along)), kCloseCost * std::fabs(bend));
    }
  } else {
    for (const double bend : kFar) consider(bend * turned(along), kFarCost * std::fabs(bend));
  }
}

}  // namespace

Point on_curve(const Arrow& arrow, double t) {
  return ((1 - t) * (1 - t)) * arrow.start + (2 * t * (1 - t)) * arrow.control +
         (t * t) * arrow.end;
}

double covered(const Arrow& arrow, const std::vector<Spot>& spots, int side) {
  constexpr int kSamples = 28;
  constexpr double kOutside = 100, kRim = 0.03, kMeeting = 0.16;
  std::array<Point, kSamples - 1> way;
  double sum = 0;
  for (int i = 1; i < kSamples; ++i) {
    const Point p = on_curve(arrow, i * (1.0 / kSamples));
    way[static_cast<std::size_t>(i - 1)] = p;
    const bool is_inside = p.x >= kRim && p.x <= side - kRim && p.y >= kRim && p.y <= side - kRim;
    if (!is_inside) sum = kOutside;
  }
  for (const Spot& spot : spots) {
    if (spot.at == arrow.start || spot.at == arrow.end) continue;
    const double near = std::fmin(length(spot.at - arrow.start), length(spot.at - arrow.end));
    if (spot.is_way && near < kMeeting) continue;
    for (const Point p : way) {
      if (length(p - spot.at) >= spot.radius) continue;
      sum += spot.weight;
      break;
    }
  }
  return sum;
}

Arrow draw_arrow(const std::vector<Point>& from, const std::vector<Point>& to, Head head,
                 const std::vector<Spot>& spots, int side) {
  Arrow arrow;
  if (from.empty() || to.empty()) return arrow;
  arrow.start = from.front(), arrow.end = to.front();
  for (const Point a : from) {
    for (const Point b : to) {
      if (length(b - a) < length(arrow.end - arrow.start)) arrow.start = a, arrow.end = b;
    }
  }
  choose_control(arrow, spots, side);
  const bool is_short = is_close(arrow.start, arrow.end);
  const double head_length = is_short ? 0.1 : 0.14, head_half = is_short ? 0.05 : 0.062;
  const Point tail = arrow.start + kArrowGap * unit(arrow.control - arrow.start);
  const Point tip = arrow.end + kArrowGap * unit(arrow.control - arrow.end);
  const Point back = head_length * unit(arrow.control - arrow.end);
  const Point wing = head_half * turned(unit(back));
  const Point end = head == Head::full ? tip + 0.7 * back : tip;
  arrow.shaft.move(tail).curve(arrow.control, end);
  if (head == Head::full) {
    arrow.tip.move(tip).line(tip + back + wing).line(tip + back - wing).close();
  } else if (head == Head::open) {
    arrow.tip.move(tip + back + wing).line(tip).line(tip + back - wing);
  }
  return arrow;
}

}  // namespace nonet::drawing
