// A photo read: grids found in a small picture, cells cut out of the large one, each of them read;
// then which way up it is, and which digits are of another colour.

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "photo/cells.hpp"
#include "photo/find.hpp"
#include "photo/ink.hpp"
#include "photo/maths.hpp"

namespace nonet {
namespace photo {
namespace {

constexpr int kFindSide = 960;     // the longest side of the picture that is searched
constexpr float kCellPixels = 40;  // cells are cut out of a picture where they are about this large
constexpr int kAsked = 24;         // digits that are asked which way up they are

// Column and row before the grid is turned by quarters to the right.
int unturned(int row, int column, int quarters, int side) {
  for (; quarters > 0; --quarters) {
    const int old_row = side - 1 - column;
    column = row;
    row = old_row;
  }
  return row * side + column;
}

// How sure the fullest cells are to be digits when they are turned so.
float sureness(const CutCells& cells, const std::array<int, kCells>& order, int quarters) {
  float sum = 0;
  for (int k = 0; k < kAsked; ++k) {
    const CellLikelihoods read = read_cell(turned(cells[order[k]].ink, quarters));
    sum += log_of(*std::max_element(read.begin() + 1, read.end()) + 0.001F);
  }
  return sum / kAsked;
}

// Much darker than most of the cells around it: light falls off by degrees, black cells do not.
bool is_black(const CutCells& cells, int index) {
  std::array<float, 9> papers{};
  int count = 0;
  for (int row = index / kDigits - 1; row <= index / kDigits + 1; ++row) {
    for (int column = index % kDigits - 1; column <= index % kDigits + 1; ++column) {
      if (std::min(row, column) < 0 || std::max(row, column) >= kDigits) continue;
      papers[count++] = cells[row * kDigits + column].paper;
    }
  }
  std::sort(papers.begin(), papers.begin() + count);
  return cells[index].paper < 0.45F * papers[2 * count / 3];
}

bool is_crossword(const CutCells& cells) {
  constexpr int kMostBlack = 3;
  int black = 0;
  for (int i = 0; i < kCells; ++i) black += is_black(cells, i) ? 1 : 0;
  return black > kMostBlack;
}

int find_turn(const CutCells& cells) {
  std::array<int, kCells> order{};
  for (int i = 0; i < kCells; ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return cells[a].weight > cells[b].weight; });
  int best = 0;
  float most = 0;
  for (int quarters = 0; quarters < 4; ++quarters) {
    const float sure = sureness(cells, order, quarters);
    if (quarters == 0 || sure > most) {
      best = quarters;
      most = sure;
    }
    if (quarters == 0 && sure > -0.12F) break;  // nearly every one is plain as it stands
  }
  return best;
}

std::optional<Sighting> find_digits(const Photo& photo, const Plane& grey, const FittedMesh& found,
                                    float scale) {
  Sighting sighting;
  sighting.clarity = found.clarity;
  const Mesh mesh = found.mesh.scaled(scale);
  const Point a = mesh.at(0, 0), b = mesh.at(9, 9);
  const float cell = std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) / kDigits;
  const int factor = std::max(1, static_cast<int>(cell / kCellPixels));
  const CutCells cells =
      factor == 1 ? cut_cells(grey, mesh)
                  : cut_cells(shrunk(grey, factor), mesh.scaled(1 / static_cast<float>(factor)));
  if (is_crossword(cells)) return std::nullopt;
  sighting.turn = find_turn(cells);
  const CellSet pen = find_pen(photo, mesh, cells);
  for (int i = 0; i < kCells; ++i) {
    const int from = unturned(i / kDigits, i % kDigits, sighting.turn, kDigits);
    sighting.likelihoods[i] = read_cell(turned(cells[from].ink, sighting.turn));
    if (pen.contains(Cell(from))) sighting.pen.insert(Cell(i));
  }
  constexpr int kLines = kDigits + 1;
  for (int i = 0; i < kLines * kLines; ++i) {
    const int from = unturned(i / kLines, i % kLines, sighting.turn, kLines);
    const int row = from / kLines, column = from % kLines;
    sighting.crossings[i] = mesh.at(static_cast<float>(column), static_cast<float>(row));
  }
  return sighting;
}

// Paper before screens: light on dark only where nothing dark on light is seen.
std::vector<Sighting> read_photo(const Photo& photo) {
  Plane grey = grey_of(photo);
  const int longest = std::max(photo.width, photo.height);
  const int factor = std::max(1, (longest + kFindSide - 1) / kFindSide);
  std::vector<FittedMesh> meshes = find_meshes(shrunk(grey, factor));
  if (meshes.empty()) {
    grey = inverted(grey);
    meshes = find_meshes(shrunk(grey, factor));
  }
  std::vector<Sighting> sightings;
  for (const FittedMesh& mesh : meshes) {
    const auto sighting = find_digits(photo, grey, mesh, static_cast<float>(factor));
    if (sighting) sightings.push_back(*sighting);
  }
  return sightings;
}

}  // namespace
}  // namespace photo

PhotoPoint Sighting::corner(int i) const {
  constexpr int kCorners[] = {0, kDigits, (kDigits + 1) * (kDigits + 1) - 1,
                              kDigits * (kDigits + 1)};
  return crossings[kCorners[i]];
}

std::vector<Sighting> find_sudokus(const Photo& photo) {
  constexpr int kLeast = 40;  // pixels: fewer hold no nine digits
  const auto size =
      static_cast<std::size_t>(std::max(photo.width, 0)) * std::max(photo.height, 0) * 3;
  if (std::min(photo.width, photo.height) < kLeast || photo.rgb.size() < size) return {};
  if (std::max(photo.width, photo.height) <= kPhotoSide) return photo::read_photo(photo);
  PhotoShrinker shrinker(photo.width, photo.height, 3);
  for (int y = 0; y < photo.height; ++y) {
    shrinker.add_row(photo.rgb.data() + static_cast<std::size_t>(y) * photo.width * 3);
  }
  std::vector<Sighting> sightings = photo::read_photo(shrinker.take());
  for (Sighting& sighting : sightings) {
    for (PhotoPoint& point : sighting.crossings) {
      point.x *= static_cast<float>(shrinker.factor());
      point.y *= static_cast<float>(shrinker.factor());
    }
  }
  return sightings;
}

}  // namespace nonet
