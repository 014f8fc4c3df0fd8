// Outlines as SVG path data, and what shapes are called.

#include <cmath>

#include "nonet/drawing.hpp"

namespace nonet {
namespace {

// "12" or "12.5"; never "-0".
std::string number(double value, int decimals) {
  long unit = 1;
  for (int i = 0; i < decimals; ++i) unit *= 10;
  const long parts = std::lround(value * static_cast<double>(unit));
  const long size = parts < 0 ? -parts : parts;
  std::string text = parts < 0 ? "-" : "";
  text += std::to_string(size / unit);
  std::string rest = std::to_string(size % unit + unit).substr(1);
  while (!rest.empty() && rest.back() == '0') rest.pop_back();
  if (!rest.empty()) text += "." + rest;
  return text;
}

}  // namespace

Outline& Outline::add(const Outline& other) {
  pieces_.insert(pieces_.end(), other.pieces_.begin(), other.pieces_.end());
  return *this;
}

std::string Outline::data(double scale, Point origin, int decimals) const {
  std::string text;
  const auto size = [&](double value) { return number(value * scale, decimals); };
  const auto at = [&](Point p) {
    return number(p.x * scale + origin.x, decimals) + " " +
           number(p.y * scale + origin.y, decimals);
  };
  for (const Piece& piece : pieces_) {
    switch (piece.verb) {
      case Verb::move: text += "M" + at(piece.a); break;
      case Verb::line: text += "L" + at(piece.a); break;
      case Verb::curve: text += "Q" + at(piece.a) + " " + at(piece.b); break;
      case Verb::close: text += "Z"; break;
      case Verb::circle: {
        const double radius = piece.b.x;
        const std::string arc = "a" + size(radius) + " " + size(radius) + " 0 1 0 ";
        text.append("M").append(at({piece.a.x - radius, piece.a.y}));
        text.append(arc).append(size(2 * radius)).append(" 0");
        text.append(arc).append(size(-2 * radius)).append(" 0Z");
        break;
      }
    }
  }
  return text;
}

std::string class_of(const Shape& shape) {
  constexpr std::string_view kKinds[] = {
      "ground", "line", "sign", "tint", "hatch", "shade",  "sight", "frame", "letter", "capsule",
      "figure", "bar",  "link", "tip",  "mark",  "strike", "digit", "ring",  "chip"};
  constexpr std::string_view kTruths[] = {"", " true", " false"};
  constexpr std::string_view kStrengths[] = {"", " strong", " weak", " forced"};
  constexpr std::string_view kInks[] = {"", " plain", " bold", " struck"};
  std::string text(kKinds[static_cast<std::size_t>(shape.kind)]);
  if (shape.paint != Paint::none) text.append(" ").append(name(shape.paint));
  if (shape.number > 0) text += " g" + std::to_string(shape.number);
  text += kTruths[static_cast<std::size_t>(shape.truth)];
  text += kStrengths[static_cast<std::size_t>(shape.strength)];
  text += kInks[static_cast<std::size_t>(shape.ink)];
  return text;
}

}  // namespace nonet
