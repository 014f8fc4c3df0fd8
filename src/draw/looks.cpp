// See looks.hpp. Ratios are those of the page's light theme: outlines are 4.5:1 or better on the
// paper and 4:1 on their fill, black digits 11:1 on every fill.

#include "draw/looks.hpp"

#include <array>

namespace nonet::drawing {
namespace {

constexpr double kChipSize = 11, kLetterSize = 12, kSignSize = 9;

struct Look {
  std::string_view fill;    // light: digits stand on it
  std::string_view stroke;  // dark: tells its outline from the paper
  std::string_view dash;    // of the frame around a cell
};
constexpr std::array<Look, kPaints> kLooks = {{
    {"#ffffff", "#555555", ""},
    {"#ffe98a", "#7a5c00", ""},
    {"#cfe5ff", "#1a5fb4", ""},
    {"#ffdfb3", "#a05a00", "7 4"},
    {"#e5d8fa", "#6232a8", "2 3"},
    {"#cdeccd", "#21702c", "9 3 2 3"},
    {"#fbd3e9", "#a0206f", ""},
    {"#f6d5d5", "#a3121f", ""},
}};

// Of a window, and of groups of cells: as light as paper, so that a tint is seen on each.
constexpr std::array<std::string_view, 10> kGrounds = {"#e9e9e6", "#fbe9e7", "#fdf3dc", "#f4f7d9",
                                                       "#e3f4e1", "#def3f3", "#e2ebfa", "#ece5f8",
                                                       "#f8e6f3", "#ededed"};

std::string link_look(Strength strength) {
  switch (strength) {
    case Strength::weak: return attributes("none", "#00707a", "1.75", "5 4");
    case Strength::forced: return attributes("none", "#22313f", "1.5");
    default: return attributes("none", "#22313f", "2.5");
  }
}

}  // namespace

std::string attributes(std::string_view fill, std::string_view stroke, std::string_view width,
                       std::string_view dash) {
  std::string text = "fill=\"" + std::string(fill) + "\"";
  if (!stroke.empty()) {
    text.append(" stroke=\"")
        .append(stroke)
        .append("\" stroke-width=\"")
        .append(width)
        .append("\"");
  }
  if (!dash.empty()) text.append(" stroke-dasharray=\"").append(dash).append("\"");
  return text;
}

std::string path_look(const Shape& shape) {
  const Look& look = kLooks[static_cast<std::size_t>(shape.paint)];
  const bool is_false = shape.truth == Truth::is_false;
  const bool is_thick = shape.truth == Truth::is_true && shape.paint != Paint::focus;
  switch (shape.kind) {
    case ShapeKind::ground:
      return attributes(kGrounds[static_cast<std::size_t>(shape.number) % kGrounds.size()], "", "");
    case ShapeKind::line: return attributes("none", "#d6cdbe", "2.5");
    case ShapeKind::sign: return attributes("none", "#555555", "1.2");
    case ShapeKind::tint: return attributes("#e4ecf7", "#7c93b3", "3");
    case ShapeKind::hatch:
      return attributes("none", shape.paint == Paint::none ? "#b3a47c" : look.stroke, "1");
    case ShapeKind::shade: return attributes("#d9d4c8", "", "");
    case ShapeKind::sight: return attributes("none", "#a05a00", "1.5", "2 3");
    case ShapeKind::frame:
      return attributes(look.fill, look.stroke, shape.paint == Paint::target ? "3.5" : "2",
                        look.dash);
    case ShapeKind::capsule:
    case ShapeKind::figure:
      return attributes(is_false ? "#ffffff" : look.fill, look.stroke, is_thick ? "2.2" : "1.5");
    case ShapeKind::bar: return attributes("none", look.stroke, "2.5");
    case ShapeKind::link: return link_look(shape.strength);
    case ShapeKind::tip:
      return shape.strength == Strength::weak ? attributes("none", "#00707a", "1.75")
                                              : attributes("#22313f", "", "");
    case ShapeKind::strike: return attributes("none", "#b00018", "2");
    case ShapeKind::ring: return attributes("none", "#14622a", "3");
    case ShapeKind::letter: return attributes("#ffffff", look.stroke, "1");
    case ShapeKind::chip:
      return is_false ? attributes("#ffffff", "#22313f", "1")
                      : attributes("#22313f", "#ffffff", "0.8");
    case ShapeKind::mark:
    case ShapeKind::digit: break;
  }
  return attributes("none", "", "");
}

TextLook text_look(const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::digit: return {kDigitSize, "font-weight=\"bold\" fill=\"#14622a\""};
    case ShapeKind::frame:  // in the legend
    case ShapeKind::letter:
      return {kLetterSize, "font-weight=\"bold\" fill=\"" +
                               std::string(kLooks[static_cast<std::size_t>(shape.paint)].stroke) +
                               "\""};
    case ShapeKind::chip:
      return {kChipSize, std::string("font-weight=\"bold\" fill=\"") +
                             (shape.truth == Truth::is_false ? "#22313f\"" : "#ffffff\"")};
    case ShapeKind::ground: return {kSignSize, "fill=\"#6b6b6b\""};
    case ShapeKind::sign: return {kSignSize, "fill=\"#333333\""};
    default: break;
  }
  if (shape.ink == Ink::struck) return {kMarkSize, "font-weight=\"bold\" fill=\"#b00018\""};
  if (shape.ink == Ink::bold) return {kMarkSize, "font-weight=\"bold\" fill=\"#000000\""};
  return {kMarkSize, "fill=\"#5c5c5c\""};
}

}  // namespace nonet::drawing
