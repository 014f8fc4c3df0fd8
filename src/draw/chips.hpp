// Numbers beside candidates: each stands in a small chip at the freest of eight places around, so
// that neither a digit nor another number is covered where there is room.
#pragma once

#include <span>
#include <string_view>

#include "draw/geometry.hpp"

namespace nonet::drawing {

class Chips {
 public:
  explicit Chips(int side) : side_(side) {}  // of the board, which no chip leaves

  // Digits' boxes weigh more than the ways of links.
  void avoid(const Box& box) { boxes_.push_back(box); }
  void avoid(Point p) { points_.push_back(p); }

  // The chip for a text beside a candidate; from now on others keep away from it.
  Box place(Point candidate, std::string_view text);
  // The freest of some boxes, the first among equals; likewise.
  Box choose(std::span<const Box> boxes);

 private:
  double cost(const Box& chip) const;

  int side_;
  std::vector<Box> boxes_;
  std::vector<Point> points_;
};

}  // namespace nonet::drawing
