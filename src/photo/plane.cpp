// Grey pictures, larger and smaller.

#include "photo/plane.hpp"

namespace nonet::photo {

Plane grey_of(const Photo& photo) {
  Plane plane{photo.width, photo.height, {}};
  plane.grey.resize(static_cast<std::size_t>(photo.width) * photo.height);
  const std::uint8_t* pixel = photo.rgb.data();
  for (std::uint8_t& grey : plane.grey) {
    grey = static_cast<std::uint8_t>((77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2] + 128) >> 8);
    pixel += 3;
  }
  return plane;
}

Plane shrunk(const Plane& plane, int factor) {
  if (factor <= 1) return plane;
  Plane small{plane.width / factor, plane.height / factor, {}};
  small.grey.resize(static_cast<std::size_t>(small.width) * small.height);
  const int area = factor * factor;
  std::uint8_t* out = small.grey.data();
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x) {
      int sum = area / 2;
      for (int dy = 0; dy < factor; ++dy) {
        const std::uint8_t* row = plane.row(y * factor + dy) + x * factor;
        for (int dx = 0; dx < factor; ++dx) sum += row[dx];
      }
      *out++ = static_cast<std::uint8_t>(sum / area);
    }
  }
  return small;
}

Plane thickened(const Plane& plane) {
  const int width = plane.width, height = plane.height;
  Plane across = plane, out = plane;
  for (int y = 0; y < height; ++y) {
    const std::uint8_t* from = plane.row(y);
    std::uint8_t* to = across.grey.data() + static_cast<std::size_t>(y) * width;
    for (int x = 0; x < width; ++x) {
      to[x] = std::min({from[std::max(x - 1, 0)], from[x], from[std::min(x + 1, width - 1)]});
    }
  }
  for (int y = 0; y < height; ++y) {
    const std::uint8_t *above = across.row(std::max(y - 1, 0)), *here = across.row(y),
                       *below = across.row(std::min(y + 1, height - 1));
    std::uint8_t* to = out.grey.data() + static_cast<std::size_t>(y) * width;
    for (int x = 0; x < width; ++x) to[x] = std::min({above[x], here[x], below[x]});
  }
  return out;
}

Plane inverted(const Plane& plane) {
  Plane out = plane;
  for (std::uint8_t& grey : out.grey) grey = static_cast<std::uint8_t>(255 - grey);
  return out;
}

Sums::Sums(const Plane& plane) : stride_(static_cast<std::size_t>(plane.width) + 1) {
  sums_.assign(stride_ * (static_cast<std::size_t>(plane.height) + 1), 0);
  for (int y = 0; y < plane.height; ++y) {
    const std::uint8_t* row = plane.row(y);
    const std::uint32_t* above = sums_.data() + static_cast<std::size_t>(y) * stride_;
    std::uint32_t* here = sums_.data() + (static_cast<std::size_t>(y) + 1) * stride_;
    std::uint32_t sum = 0;
    for (int x = 0; x < plane.width; ++x) {
      sum += row[x];
      here[x + 1] = above[x + 1] + sum;
    }
  }
}

}  // namespace nonet::photo
