// See shapes.hpp.
//
//   focus   a circle in a circle      a double frame
//   pattern a circle                  a plain frame
//   second  a square                  a dashed frame
//   third   a diamond                 a dotted frame
//   fourth  a hexagon                 a frame of dashes and dots
//   fin     a triangle                a frame with cut corners
//   target  a cross-shaped outline    a thick frame with cut corners

#include "explain/shapes.hpp"

#include <array>
#include <span>

namespace nonet::explain {
namespace {

// By paint, in the order of the picture above; the first is none.
constexpr std::array<Look, 8> kLooks = {{
    {"#ffffff", "#555555", ""},
    {"#fff0a3", "#7a5c00", ""},
    {"#cfe5ff", "#1a5fb4", ""},
    {"#ffdfb3", "#a05a00", "7 4"},
    {"#e5d8fa", "#6232a8", "2 3"},
    {"#cdeccd", "#21702c", "9 3 2 3"},
    {"#fbd3e9", "#a0206f", ""},
    {"#f6d5d5", "#a3121f", ""},
}};

// Corners in eighths of the radius.
struct Corner {
  int x, y;
};
constexpr Corner kDiamond[] = {{0, -11}, {11, 0}, {0, 11}, {-11, 0}};
constexpr Corner kHexagon[] = {{-10, 0}, {-5, -9}, {5, -9}, {10, 0}, {5, 9}, {-5, 9}};
constexpr Corner kTriangle[] = {{0, -12}, {11, 8}, {-11, 8}};
constexpr Corner kCross[] = {{-4, -10}, {4, -10}, {4, -4}, {10, -4}, {10, 4},   {4, 4},
                             {4, 10},   {-4, 10}, {-4, 4}, {-10, 4}, {-10, -4}, {-4, -4}};

std::string polygon(std::span<const Corner> corners, Point middle, double scale) {
  std::string text = "<polygon points=\"";
  for (const Corner& corner : corners) {
    if (&corner != corners.data()) text += ' ';
    text += coordinate(middle.x + corner.x * scale) + "," + coordinate(middle.y + corner.y * scale);
  }
  return text + "\"/>\n";
}

std::string circle(Point middle, double radius) {
  return "<circle cx=\"" + coordinate(middle.x) + "\" cy=\"" + coordinate(middle.y) + "\" r=\"" +
         coordinate(radius) + "\"/>\n";
}

std::string rect(int left, int top, int side, int round, std::string_view extra = {}) {
  return "<rect x=\"" + std::to_string(left) + "\" y=\"" + std::to_string(top) + "\" width=\"" +
         std::to_string(side) + "\" height=\"" + std::to_string(side) + "\" rx=\"" +
         std::to_string(round) + "\"" + std::string(extra) + "/>\n";
}

std::string cut_frame(int left, int top, int side) {
  const int cut = side / 4;
  const std::string c = std::to_string(cut);
  const std::string run = std::to_string(side - 2 * cut);
  return "<path d=\"M" + std::to_string(left + cut) + " " + std::to_string(top) + "h" + run + "l" +
         c + " " + c + "v" + run + "l-" + c + " " + c + "h-" + run + "l-" + c + " -" + c + "v-" +
         run + "Z\"/>\n";
}

}  // namespace

const Look& look(Paint paint) { return kLooks[static_cast<std::size_t>(paint)]; }

std::string figure(Paint paint, Point middle, int radius) {
  const double scale = radius / 8.0;
  switch (paint) {
    case Paint::focus: return circle(middle, radius + 2) + circle(middle, radius - 1);
    case Paint::second: {
      const int side = 2 * radius - 2;
      return "<rect x=\"" + coordinate(middle.x - side / 2.0) + "\" y=\"" +
             coordinate(middle.y - side / 2.0) + "\" width=\"" + std::to_string(side) +
             "\" height=\"" + std::to_string(side) + "\"/>\n";
    }
    case Paint::third: return polygon(kDiamond, middle, scale);
    case Paint::fourth: return polygon(kHexagon, middle, scale);
    case Paint::fin: return polygon(kTriangle, middle, scale);
    case Paint::target: return polygon(kCross, middle, scale);
    case Paint::none:
    case Paint::pattern: break;
  }
  return circle(middle, radius);
}

std::string frame(Paint paint, int left, int top, int side) {
  const Look& style = look(paint);
  switch (paint) {
    case Paint::focus:
      return rect(left, top, side, 6) + rect(left + 3, top + 3, side - 6, 4, " fill=\"none\"");
    case Paint::fin:
    case Paint::target: return cut_frame(left, top, side);
    default: break;
  }
  if (style.dash.empty()) return rect(left, top, side, 6);
  return rect(left, top, side, 6, " stroke-dasharray=\"" + std::string(style.dash) + "\"");
}

std::string open_look(Paint paint) {
  const Look& style = look(paint);
  return "<g class=\"" + std::string(name(paint)) + "\" fill=\"" + std::string(style.fill) +
         "\" stroke=\"" + std::string(style.stroke) + "\" stroke-width=\"" +
         (paint == Paint::target ? "2.5" : "1.5") + "\">\n";
}

}  // namespace nonet::explain
