// Plane: a grey picture, and the sums over it that make local means cheap.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "nonet/photo.hpp"

namespace nonet::photo {

struct Plane {
  int width = 0, height = 0;
  std::vector<std::uint8_t> grey;

  const std::uint8_t* row(int y) const { return grey.data() + static_cast<std::size_t>(y) * width; }

  // Between pixels, whose middles are at a half; beyond the border the border goes on.
  float at(float x, float y) const {
    x = std::clamp(x - 0.5F, 0.0F, static_cast<float>(width - 1));
    y = std::clamp(y - 0.5F, 0.0F, static_cast<float>(height - 1));
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    const int right = std::min(left + 1, width - 1), below = std::min(top + 1, height - 1);
    const float fx = x - static_cast<float>(left), fy = y - static_cast<float>(top);
    const std::uint8_t *a = row(top), *b = row(below);
    const auto value = [](std::uint8_t v) { return static_cast<float>(v); };
    const float upper = value(a[left]) + fx * (value(a[right]) - value(a[left]));
    const float lower = value(b[left]) + fx * (value(b[right]) - value(b[left]));
    return upper + fy * (lower - upper);
  }
};

Plane grey_of(const Photo& photo);
// Each pixel the mean of factor * factor; what is left over at the ends is dropped.
Plane shrunk(const Plane& plane, int factor);
// Each pixel the darkest of its nine: lines grow by a pixel on either side.
Plane thickened(const Plane& plane);
Plane inverted(const Plane& plane);

// Sums over rectangles.
class Sums {
 public:
  explicit Sums(const Plane& plane);
  // Of the rectangle from (x0, y0) up to, but without, (x1, y1).
  std::uint32_t sum(int x0, int y0, int x1, int y1) const {
    return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
  }

 private:
  std::uint32_t at(int x, int y) const { return sums_[static_cast<std::size_t>(y) * stride_ + x]; }

  std::size_t stride_;
  std::vector<std::uint32_t> sums_;
};

}  // namespace nonet::photo
