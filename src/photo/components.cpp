// Connected dark things in a picture. They are held as runs of dark pixels, row by row, which are
// united where they touch: no picture of labels, and memory by what is dark.

#include <algorithm>
#include <cstdint>
#include <utility>

#include "photo/quad.hpp"

namespace nonet::photo {
namespace {

constexpr std::size_t kMostThings = 6;
constexpr float kLeastSide = 0.12F;  // of the longer side of the picture

struct DarkRun {
  int y, begin, end;
  std::int32_t parent;
};

struct Thing {
  std::int32_t root;
  int left, top, right, bottom;
  int area() const { return (right - left) * (bottom - top); }
};

std::int32_t root_of(std::vector<DarkRun>& runs, std::int32_t i) {
  while (runs[i].parent != i) {
    runs[i].parent = runs[runs[i].parent].parent;
    i = runs[i].parent;
  }
  return i;
}

void unite(std::vector<DarkRun>& runs, std::int32_t a, std::int32_t b) {
  a = root_of(runs, a);
  b = root_of(runs, b);
  runs[std::max(a, b)].parent = std::min(a, b);
}

// The dark runs of a row, behind those of the rows before.
void add_runs(std::vector<DarkRun>& runs, const Plane& plane, const Sums& sums, int y,
              Threshold threshold) {
  const int reach = threshold.reach;
  const int y0 = std::max(0, y - reach), y1 = std::min(plane.height, y + reach + 1);
  const std::uint8_t* row = plane.row(y);
  const auto scale = static_cast<std::uint32_t>(256 - threshold.margin);
  bool was_dark = false;
  for (int x = 0; x < plane.width; ++x) {
    const int x0 = std::max(0, x - reach), x1 = std::min(plane.width, x + reach + 1);
    const std::uint32_t mean =
        sums.sum(x0, y0, x1, y1) / static_cast<std::uint32_t>((x1 - x0) * (y1 - y0));
    const bool is_dark = row[x] * 256U < mean * scale;
    if (is_dark && !was_dark) runs.push_back({y, x, x, static_cast<std::int32_t>(runs.size())});
    if (is_dark) runs.back().end = x + 1;
    was_dark = is_dark;
  }
}

// Two rows of runs, each from left to right: those that touch, also at a corner, are united.
void join_rows(std::vector<DarkRun>& runs, std::size_t above, std::size_t here) {
  const std::size_t end = runs.size();
  std::size_t a = above, b = here;
  while (a < here && b < end) {
    if (runs[a].begin <= runs[b].end && runs[b].begin <= runs[a].end) {
      unite(runs, static_cast<std::int32_t>(a), static_cast<std::int32_t>(b));
    }
    if (runs[a].end < runs[b].end) {
      ++a;
    } else {
      ++b;
    }
  }
}

std::vector<DarkRun> dark_runs(const Plane& plane, const Sums& sums, Threshold threshold) {
  std::vector<DarkRun> runs;
  std::size_t above = 0;
  for (int y = 0; y < plane.height; ++y) {
    const std::size_t here = runs.size();
    add_runs(runs, plane, sums, y, threshold);
    join_rows(runs, above, here);
    above = here;
  }
  return runs;
}

std::vector<Thing> large_things(std::vector<DarkRun>& runs, int least) {
  std::vector<std::int32_t> index(runs.size(), -1);
  std::vector<Thing> things;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const DarkRun run = runs[i];
    const std::int32_t root = root_of(runs, static_cast<std::int32_t>(i));
    if (index[root] < 0) {
      index[root] = static_cast<std::int32_t>(things.size());
      things.push_back({root, run.begin, run.y, run.end, run.y + 1});
    }
    Thing& thing = things[index[root]];
    thing.left = std::min(thing.left, run.begin);
    thing.right = std::max(thing.right, run.end);
    thing.bottom = run.y + 1;
  }
  std::erase_if(things, [least](const Thing& thing) {
    const int width = thing.right - thing.left, height = thing.bottom - thing.top;
    return std::min(width, height) < least || std::max(width, height) > 3 * std::min(width, height);
  });
  std::stable_sort(things.begin(), things.end(),
                   [](const Thing& a, const Thing& b) { return a.area() > b.area(); });
  if (things.size() > kMostThings) things.resize(kMostThings);
  return things;
}

}  // namespace

std::vector<Quad> find_quads(const Plane& plane, const Sums& sums, Threshold threshold) {
  std::vector<DarkRun> runs = dark_runs(plane, sums, threshold);
  const auto longest = static_cast<float>(std::max(plane.width, plane.height));
  const std::vector<Thing> things =
      large_things(runs, std::max(12, static_cast<int>(kLeastSide * longest)));
  std::vector<std::vector<Point>> points(things.size());
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::int32_t root = root_of(runs, static_cast<std::int32_t>(i));
    for (std::size_t k = 0; k < things.size(); ++k) {
      if (things[k].root != root) continue;
      const auto y = static_cast<float>(runs[i].y) + 0.5F;
      points[k].push_back({static_cast<float>(runs[i].begin) + 0.5F, y});
      points[k].push_back({static_cast<float>(runs[i].end) - 0.5F, y});
    }
  }
  std::vector<Quad> quads;
  for (std::vector<Point>& each : points) {
    Quad quad;
    if (largest_quad(std::move(each), quad)) quads.push_back(quad);
  }
  return quads;
}

}  // namespace nonet::photo
