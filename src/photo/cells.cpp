// Light falls unevenly on paper, but what ink takes of it is the same everywhere: darkness is
// measured as a share of the paper beside it, cell by cell, so that shaded cells are paper too. How
// dark ink is, the whole grid tells: otherwise the grain of a blank cell would be stretched to look
// like something.

#include "photo/cells.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace nonet::photo {
namespace {

constexpr float kInside = 0.92F;  // of a cell, so that most of its lines stay outside
constexpr float kInkShare = 0.985F;
constexpr float kDigitShare = 0.95F;
constexpr float kPale = 0.35F, kPalest = 0.6F;  // of the darkest
constexpr float kUneven = 0.55F;

using Values = std::array<float, static_cast<std::size_t>(kCellSide) * kCellSide>;

// The grey values of a cell, each the mean of four looks.
Values grey_values(const Plane& plane, const Mesh& mesh, int row, int column) {
  const float left = static_cast<float>(column) + (1 - kInside) / 2;
  const float top = static_cast<float>(row) + (1 - kInside) / 2;
  // Within a cell the mesh is as good as straight between its corners.
  const Point a = mesh.at(left, top), b = mesh.at(left + kInside, top);
  const Point c = mesh.at(left, top + kInside), d = mesh.at(left + kInside, top + kInside);
  const auto look = [&](float s, float t) {
    const float x0 = a.x + s * (b.x - a.x), x1 = c.x + s * (d.x - c.x);
    const float y0 = a.y + s * (b.y - a.y), y1 = c.y + s * (d.y - c.y);
    return plane.at(x0 + t * (x1 - x0), y0 + t * (y1 - y0));
  };
  Values values;
  for (int y = 0; y < kCellSide; ++y) {
    for (int x = 0; x < kCellSide; ++x) {
      float sum = 0;
      for (const float dy : {0.25F, 0.75F}) {
        for (const float dx : {0.25F, 0.75F}) {
          sum += look((static_cast<float>(x) + dx) / kCellSide,
                      (static_cast<float>(y) + dy) / kCellSide);
        }
      }
      values[y * kCellSide + x] = sum / 4;
    }
  }
  return values;
}

constexpr int kRim = 4;  // pixels at the sides where lines may be

template <class Take>
void each_inner(const Values& values, Take take) {
  for (int y = kRim; y < kCellSide - kRim; ++y) {
    for (int x = kRim; x < kCellSide - kRim; ++x) take(values[y * kCellSide + x]);
  }
}

float share_of(std::vector<float>& values, float share) {
  const auto at = static_cast<std::ptrdiff_t>(share * static_cast<float>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[at];
}

// How dark the digit of a cell is, if there is one.
float digit_ink(const Values& values) {
  std::vector<float> inner;
  each_inner(values, [&](float value) { inner.push_back(value); });
  return share_of(inner, kDigitShare);
}

// Whether there is pen beside print: a fifth of the digits is paler than half of the darkest. These
// are brought up to the others; what is paler still is none.
bool is_uneven(const CutCells& cells, float darkest) {
  std::vector<float> inks;
  for (const CutCell& cell : cells) {
    const float ink = digit_ink(cell.ink);
    if (ink > kPale * darkest) inks.push_back(ink);
  }
  return !inks.empty() && share_of(inks, 0.2F) < kUneven * darkest;
}

}  // namespace

CutCells cut_cells(const Plane& plane, const Mesh& mesh) {
  CutCells cells;
  std::vector<float> inner, all;
  for (int i = 0; i < kCells; ++i) {
    Values values = grey_values(plane, mesh, i / kDigits, i % kDigits);
    inner.clear();
    each_inner(values, [&](float value) { inner.push_back(value); });
    const float paper = std::max(8.0F, share_of(inner, 0.7F));
    for (float& value : values) value = (paper - value) / paper;
    each_inner(values, [&](float value) { all.push_back(value); });
    cells[i].ink = values;
    cells[i].paper = paper;
  }
  const float darkest = std::max(0.06F, share_of(all, kInkShare));
  const bool has_two_inks = is_uneven(cells, darkest);
  for (CutCell& cell : cells) {
    const float own = digit_ink(cell.ink);
    const bool is_pale = has_two_inks && own > kPale * darkest;
    const float scale = is_pale ? std::clamp(own, kPalest * darkest, darkest) : darkest;
    cell.weight = 0;
    each_inner(cell.ink,
               [&](float value) { cell.weight += std::clamp(value / darkest, 0.0F, 1.0F); });
    for (float& value : cell.ink) value = std::clamp(value / scale, 0.0F, 1.0F);
  }
  return cells;
}

CellPicture turned(const CellPicture& cell, int quarters) {
  CellPicture out = cell;
  for (; quarters > 0; --quarters) {
    const CellPicture before = out;
    for (int y = 0; y < kCellSide; ++y) {
      for (int x = 0; x < kCellSide; ++x) {
        out[y * kCellSide + x] = before[(kCellSide - 1 - x) * kCellSide + y];
      }
    }
  }
  return out;
}

}  // namespace nonet::photo
