// See contour.hpp. The edge is walked with the cells on the right hand: from a corner on, the
// sharpest turn to the right comes first, so a part never runs over into one that only touches it.

#include "draw/contour.hpp"

#include <array>
#include <bitset>

#include "draw/figures.hpp"

namespace nonet::drawing {
namespace {

struct Corner {
  int x, y;

  friend bool operator==(Corner, Corner) = default;
};
enum Way : int { right, down, left, up };
constexpr int kWays = 4;

Corner next(Corner at, int way) {
  constexpr std::array<Corner, kWays> kSteps = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
  return {at.x + kSteps[static_cast<std::size_t>(way)].x,
          at.y + kSteps[static_cast<std::size_t>(way)].y};
}

class Walk {
 public:
  explicit Walk(CellSet cells) : cells_(cells) {}

  Outline around() {
    for (int y = 0; y < kDigits; ++y) {
      for (int x = 0; x < kDigits; ++x) {
        if (is_edge({x, y}, right) && !is_walked_[index({x, y})]) go_around({x, y});
      }
    }
    return std::move(path_);
  }

 private:
  static std::size_t index(Corner at) { return static_cast<std::size_t>(at.y * kDigits + at.x); }
  bool has(int row, int column) const {
    const bool is_inside = row >= 0 && column >= 0 && row < kDigits && column < kDigits;
    return is_inside && cells_.contains(Cell::at(row, column));
  }
  // Whether the edge of the set leaves a corner this way.
  bool is_edge(Corner at, int way) const {
    switch (way) {
      case right: return has(at.y, at.x) && !has(at.y - 1, at.x);
      case down: return has(at.y, at.x - 1) && !has(at.y, at.x);
      case left: return has(at.y - 1, at.x - 1) && !has(at.y, at.x - 1);
      default: return has(at.y - 1, at.x) && !has(at.y - 1, at.x - 1);
    }
  }

  // From the first corner of a loop, which every loop leaves to the right.
  void go_around(Corner start) {
    path_.move({1.0 * start.x, 1.0 * start.y});
    Corner at = start;
    int way = right;
    do {
      if (way == right) is_walked_.set(index(at));
      at = next(at, way);
      const int before = way;
      for (const int turn : {1, 0, 3}) {
        way = (before + turn) % kWays;
        if (is_edge(at, way)) break;
      }
      if (way != before && at != start) path_.line({1.0 * at.x, 1.0 * at.y});
    } while (at != start || way != right);
    path_.close();
  }

  CellSet cells_;
  Outline path_;
  std::bitset<kCells> is_walked_;  // by the corner they leave: edges to the right
};

}  // namespace

Outline contour(CellSet cells) { return Walk(cells).around(); }

Outline hatch(CellSet cells) {
  Outline path;
  if (cells.empty()) return path;
  Box all = box_of(cells.first());
  for (const Cell cell : cells) {
    const Box box = box_of(cell);
    all = {{std::fmin(all.low.x, box.low.x), std::fmin(all.low.y, box.low.y)},
           {std::fmax(all.high.x, box.high.x), std::fmax(all.high.y, box.high.y)}};
  }
  const Point size = all.high - all.low;
  if (std::lround(size.x * size.y) == cells.size()) return hatch(all);
  for (const Cell cell : cells) path.add(hatch(box_of(cell)));
  return path;
}

}  // namespace nonet::drawing
