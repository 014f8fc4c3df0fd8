// Print is black, or one colour for all; a pen is often blue. What ink takes from red, green and
// blue light, as shares of the paper's, tells its colour whatever the lamp's.

#include "photo/ink.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet::photo {
namespace {

constexpr float kDarkInk = 0.5F;  // where ink is sure
constexpr float kPaper = 0.12F;   // where there is none
constexpr float kPrint = 0.22F;   // no print is further from the colour of print
constexpr float kGap = 0.15F;     // between print and pen there is at least this
constexpr int kLeastPrinted = 8;

using Colour = std::array<float, 3>;

struct Inked {
  int cell;
  Colour taken;  // of red, green and blue, of what is taken in all
};

Colour pixel_at(const Photo& photo, Point at) {
  const int x = std::clamp(static_cast<int>(at.x), 0, photo.width - 1);
  const int y = std::clamp(static_cast<int>(at.y), 0, photo.height - 1);
  const std::uint8_t* rgb = photo.rgb.data() + (static_cast<std::size_t>(y) * photo.width + x) * 3;
  return {static_cast<float>(rgb[0]), static_cast<float>(rgb[1]), static_cast<float>(rgb[2])};
}

// The colour of a cell's ink; false if there is too little of it.
bool look_at(Inked& inked, const Photo& photo, const Mesh& mesh, const CellPicture& ink) {
  Colour dark{}, paper{};
  int dark_count = 0, paper_count = 0;
  const int row = inked.cell / kDigits, column = inked.cell % kDigits;
  for (int y = 5; y < kCellSide - 5; ++y) {
    for (int x = 5; x < kCellSide - 5; ++x) {
      const float value = ink[y * kCellSide + x];
      if (value > kPaper && value < kDarkInk) continue;
      const float u =
          static_cast<float>(column) + 0.04F + 0.92F * (static_cast<float>(x) + 0.5F) / kCellSide;
      const float v =
          static_cast<float>(row) + 0.04F + 0.92F * (static_cast<float>(y) + 0.5F) / kCellSide;
      const Colour pixel = pixel_at(photo, mesh.at(u, v));
      Colour& sum = value <= kPaper ? paper : dark;
      for (int c = 0; c < 3; ++c) sum[c] += pixel[c];
      ++(value <= kPaper ? paper_count : dark_count);
    }
  }
  if (dark_count < 12 || paper_count < 12) return false;
  float total = 0;
  for (int c = 0; c < 3; ++c) {
    const float whole = std::max(1.0F, paper[c] / static_cast<float>(paper_count));
    inked.taken[c] = 1 - dark[c] / static_cast<float>(dark_count) / whole;
    total += inked.taken[c] / 3;
  }
  if (total < 0.08F) return false;
  for (float& taken : inked.taken) taken /= total;
  return true;
}

// From 0, the same, to about 1, blue beside black.
float distance(const Colour& a, const Colour& b) {
  float most = 0;
  for (int c = 0; c < 3; ++c) most = std::max(most, a[c] > b[c] ? a[c] - b[c] : b[c] - a[c]);
  return most;
}

}  // namespace

CellSet find_pen(const Photo& photo, const Mesh& mesh, const CutCells& cells) {
  std::vector<Inked> all;
  for (int i = 0; i < kCells; ++i) {
    Inked inked{i, {}};
    if (look_at(inked, photo, mesh, cells[i].ink)) all.push_back(inked);
  }
  // Print is what is nearest to black of those that are many.
  const Colour black{1, 1, 1};
  std::stable_sort(all.begin(), all.end(), [&](const Inked& a, const Inked& b) {
    return distance(a.taken, black) < distance(b.taken, black);
  });
  if (all.size() < kLeastPrinted) return {};
  const Colour print = all[kLeastPrinted / 2].taken;
  std::stable_sort(all.begin(), all.end(), [&](const Inked& a, const Inked& b) {
    return distance(a.taken, print) < distance(b.taken, print);
  });
  // Bad light colours ink, but by degrees: two kinds are two only where there is a gap between
  // them.
  for (std::size_t i = kLeastPrinted; i < all.size(); ++i) {
    const float last = distance(all[i - 1].taken, print);
    if (last > kPrint) break;
    if (distance(all[i].taken, print) - last < kGap) continue;
    CellSet pen;
    for (; i < all.size(); ++i) pen.insert(Cell(all[i].cell));
    return pen;
  }
  return {};
}

}  // namespace nonet::photo
