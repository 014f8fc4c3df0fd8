// See chips.hpp.

#include "draw/chips.hpp"

#include <array>

namespace nonet::drawing {
namespace {

constexpr double kHalfChip = 0.095;  // of the height
constexpr double kLetter = 0.13;     // what each further letter adds to the width
constexpr double kLinkWeight = 0.002;
constexpr double kOutside = 10;

// In the order of preference where all are equally free.
constexpr Point kPlaces[] = {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}, {1, 0}, {-1, 0}, {0, -1}, {0, 1}};

Box at_place(Point candidate, Point place, Point half) {
  const bool is_diagonal = place.x != 0 && place.y != 0;
  const double away = is_diagonal ? 0.088 : 0.125;
  return around(candidate + Point{place.x * (away + half.x), place.y * (away + half.y)}, half);
}

}  // namespace

double Chips::cost(const Box& chip) const {
  double sum = 0;
  const bool is_inside =
      chip.low.x >= 0 && chip.low.y >= 0 && chip.high.x <= side_ && chip.high.y <= side_;
  if (!is_inside) sum += kOutside;
  for (const Box& box : boxes_) sum += shared_area(chip, box);
  for (const Point p : points_) sum += distance(p, chip) == 0 ? kLinkWeight : 0;
  return sum;
}

Box Chips::choose(std::span<const Box> boxes) {
  const Box* best = boxes.data();
  double least = cost(*best);
  for (const Box& box : boxes.subspan(1)) {
    const double now = cost(box);
    if (now >= least) continue;
    least = now;
    best = &box;
  }
  avoid(*best);
  return *best;
}

Box Chips::place(Point candidate, std::string_view text) {
  const Point half = {kHalfChip + 0.5 * kLetter * static_cast<double>(text.size() - 1), kHalfChip};
  std::array<Box, std::size(kPlaces)> boxes;
  for (std::size_t i = 0; i < boxes.size(); ++i) boxes[i] = at_place(candidate, kPlaces[i], half);
  return choose(boxes);
}

}  // namespace nonet::drawing
