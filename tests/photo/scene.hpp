// Pictures that the tests make for themselves, by seed: a Sudoku drawn with strokes, seen from
// aside, unevenly lit, out of focus and noisy.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "generate/random.hpp"
#include "nonet/photo.hpp"

namespace nonet::photo_test {

inline const std::string kPuzzle =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";
inline const std::string kOther =
    "......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6";

struct Spot {
  float x, y;
};
// Each digit as a stroke through points of a unit square, y downwards
// (tests/data/photo/strokes.txt).
inline std::array<std::vector<Spot>, 9> read_strokes() {
  std::array<std::vector<Spot>, 9> strokes;
  const char* folder = std::getenv("NONET_TEST_DATA");
  std::ifstream file(std::string(folder == nullptr ? "tests/data" : folder) + "/photo/strokes.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line.substr(1));
    char comma = ',';
    for (Spot spot{}; words >> spot.x >> comma >> spot.y;) {
      strokes[line[0] - '1'].push_back({spot.x / 16, spot.y / 16});
    }
  }
  return strokes;
}

inline float distance_to(Spot p, Spot a, Spot b) {
  const float dx = b.x - a.x, dy = b.y - a.y;
  const float along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / std::max(1e-6F, dx * dx + dy * dy);
  const float t = std::clamp(along, 0.F, 1.F);
  return std::hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

struct Look {
  std::uint64_t seed = 1;
  int width = 480, height = 460;
  float tilt = 0.06F;    // how far corners are off
  float blur = 0.6F;     // of a pixel
  float noise = 3;       // of 255
  float light = 0.3F;    // how much darker one side is
  int quarters = 0;      // turned to the right
  bool is_dark = false;  // light on dark
  std::string pen = {};  // cells of a puzzle in blue, 81 characters
};

// A page of cells, 40 pixels each, with a margin of one cell: white 1, ink 0; three channels.
class Page {
 public:
  static constexpr int kCell = 40, kSide = 11 * kCell;
  Page() : values_(static_cast<std::size_t>(kSide) * kSide * 3, 1.F) {}

  void draw_lines(int lines = 9) {
    for (int i = 0; i <= lines; ++i) {
      const int at = kCell + i * 9 * kCell / lines;
      const int half = i % 3 == 0 ? 2 : 1;
      for (int k = kCell - 2; k <= 10 * kCell + 2; ++k) {
        for (int w = -half; w < half; ++w) {
          put(at + w, k, {0, 0, 0});
          put(k, at + w, {0, 0, 0});
        }
      }
    }
  }
  void draw_digits(const std::string& cells, std::array<float, 3> colour) {
    for (int i = 0; i < 81; ++i) {
      if (cells[i] >= '1' && cells[i] <= '9') draw_digit(i / 9, i % 9, cells[i] - '1', colour);
    }
  }
  void fill_cell(int row, int column) {
    for (int y = 0; y < kCell; ++y) {
      for (int x = 0; x < kCell; ++x)
        put((column + 1) * kCell + x, (row + 1) * kCell + y, {0, 0, 0});
    }
  }
  float at(float x, float y, int channel) const {
    x = std::clamp(x, 0.F, static_cast<float>(kSide) - 1.001F);
    y = std::clamp(y, 0.F, static_cast<float>(kSide) - 1.001F);
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    const float fx = x - static_cast<float>(left), fy = y - static_cast<float>(top);
    const auto value = [&](int dx, int dy) {
      return values_[(static_cast<std::size_t>(top + dy) * kSide + left + dx) * 3 + channel];
    };
    return (value(0, 0) * (1 - fx) + value(1, 0) * fx) * (1 - fy) +
           (value(0, 1) * (1 - fx) + value(1, 1) * fx) * fy;
  }

 private:
  void put(int x, int y, std::array<float, 3> colour) {
    for (int c = 0; c < 3; ++c)
      values_[(static_cast<std::size_t>(y) * kSide + x) * 3 + c] = colour[c];
  }
  void draw_digit(int row, int column, int digit, std::array<float, 3> colour) {
    static const std::array<std::vector<Spot>, 9> kStrokes = read_strokes();
    const std::vector<Spot>& stroke = kStrokes[digit];
    constexpr float kWidth = 14, kHeight = 22, kStroke = 1.6F;
    for (int y = 4; y < kCell - 4; ++y) {
      for (int x = 6; x < kCell - 6; ++x) {
        const Spot here{(static_cast<float>(x) - 13), (static_cast<float>(y) - 9)};
        float nearest = 100;
        for (std::size_t i = 0; i + 1 < stroke.size(); ++i) {
          nearest =
              std::min(nearest, distance_to(here, {stroke[i].x * kWidth, stroke[i].y * kHeight},
                                            {stroke[i + 1].x * kWidth, stroke[i + 1].y * kHeight}));
        }
        const float ink = std::clamp(kStroke - nearest + 0.5F, 0.F, 1.F);
        if (ink <= 0) continue;
        std::array<float, 3> mixed{};
        for (int c = 0; c < 3; ++c) mixed[c] = 1 - ink * (1 - colour[c]);
        put((column + 1) * kCell + x, (row + 1) * kCell + y, mixed);
      }
    }
  }

  std::vector<float> values_;
};

inline Page page_of(const std::string& puzzle, const Look& look = {}) {
  Page page;
  page.draw_lines();
  std::string print = puzzle, pen(81, '.');
  for (int i = 0; i < 81 && !look.pen.empty(); ++i) {
    if (look.pen[i] != '.') pen[i] = look.pen[i];
  }
  page.draw_digits(print, {0.05F, 0.05F, 0.05F});
  page.draw_digits(pen, {0.1F, 0.2F, 0.8F});
  return page;
}

// The page photographed: its corners go near the corners of the picture's place (left, top, side).
inline void shoot(Photo& photo, const Page& page, const Look& look, float left, float top,
                  float side) {
  generator::Random random(look.seed);
  const auto chance = [&random] { return static_cast<float>(random.below(2001)) / 1000 - 1; };
  std::array<Spot, 4> off{};
  for (Spot& spot : off) spot = {look.tilt * chance(), look.tilt * chance()};
  const float dark_x = look.light * chance(), dark_y = look.light * chance();
  for (int y = 0; y < photo.height; ++y) {
    for (int x = 0; x < photo.width; ++x) {
      float u = (static_cast<float>(x) - left) / side, v = (static_cast<float>(y) - top) / side;
      if (u < 0 || u > 1 || v < 0 || v > 1) continue;
      for (int k = 0; k < look.quarters; ++k) {
        const float turned = 1 - u;
        u = v;
        v = turned;
      }
      // A quad is near enough to a perspective: corners are off by a little each.
      const float a = (1 - u) * (1 - v), b = u * (1 - v), c = u * v, d = (1 - u) * v;
      const float pu = u + a * off[0].x + b * off[1].x + c * off[2].x + d * off[3].x;
      const float pv = v + a * off[0].y + b * off[1].y + c * off[2].y + d * off[3].y;
      const float lit = 225 * (1 - std::abs(dark_x) / 2 - std::abs(dark_y) / 2 +
                               dark_x * (u - .5F) + dark_y * (v - .5F));
      const float grain = look.noise * (chance() + chance());
      for (int k = 0; k < 3; ++k) {
        float sum = 0;
        for (const Spot s : {Spot{-1, -1}, Spot{1, -1}, Spot{-1, 1}, Spot{1, 1}}) {
          sum += page.at(pu * Page::kSide + s.x * look.blur, pv * Page::kSide + s.y * look.blur, k);
        }
        float value = lit * (0.12F + 0.88F * sum / 4) + grain;
        if (look.is_dark) value = 255 - value;
        photo.rgb[(static_cast<std::size_t>(y) * photo.width + x) * 3 + k] =
            static_cast<std::uint8_t>(std::clamp(value, 0.F, 255.F));
      }
    }
  }
}

inline Photo empty_photo(int width, int height, int grey) {
  return {width, height,
          std::vector<std::uint8_t>(static_cast<std::size_t>(width) * height * 3,
                                    static_cast<std::uint8_t>(grey))};
}

inline Photo photo_of(const Page& page, const Look& look) {
  Photo photo = empty_photo(look.width, look.height, look.is_dark ? 30 : 220);
  const auto side = static_cast<float>(std::min(look.width, look.height));
  shoot(photo, page, look, 0, 0, side);
  return photo;
}

}  // namespace nonet::photo_test
