// A drawing as data for a page, which paints the shapes over its own board and gives them colours
// by class. Coordinates are board units, with three digits after the point: a twentieth of a pixel
// on a large screen.

#include <cmath>

#include "draw/board_art.hpp"
#include "nonet/drawing.hpp"

namespace nonet {
namespace {

constexpr int kDecimals = 3;

std::string quoted(std::string_view words) {
  std::string text = "\"";
  for (const char c : words) {
    if (c == '"' || c == '\\') text += '\\';
    text += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return text + "\"";
}

std::string json_number(double value) {
  // The way of a path that goes there and nowhere else, without its letter.
  std::string both = Outline().move({value, 0}).data(1, {}, kDecimals);
  return both.substr(1, both.find(' ') - 1);
}

std::string shape_json(const Shape& shape) {
  std::string text = "{\"class\":" + quoted(class_of(shape));
  if (!shape.path.empty()) text += ",\"d\":" + quoted(shape.path.data(1, {}, kDecimals));
  if (!shape.text.empty()) {
    text += ",\"x\":" + json_number(shape.at.x) + ",\"y\":" + json_number(shape.at.y) +
            ",\"text\":" + quoted(shape.text);
  }
  if (!shape.line.empty()) text += ",\"line\":" + quoted(shape.line);
  return text + "}";
}

template <typename List, typename Print>
std::string list_json(const List& list, const Print& print) {
  std::string text = "[";
  for (const auto& each : list) {
    if (text.size() > 1) text += ',';
    text += print(each);
  }
  return text + "]";
}

}  // namespace

std::string to_json(const Drawing& drawing) {
  const auto entry = [](const LegendEntry& each) {
    return "{\"shapes\":" + list_json(each.sample, shape_json) +
           ",\"words\":" + quoted(each.words) + "}";
  };
  const auto cell = [](Cell each) { return "\"" + std::string(name(each).view()) + "\""; };
  std::string text = "{\"shapes\":" + list_json(drawing.shapes, shape_json) +
                     ",\"legend\":" + list_json(drawing.legend, entry) +
                     ",\"cells\":" + list_json(drawing.written, cell);
  if (const Rules& rules = *drawing.position.rules; !rules.is_classic()) {
    const drawing::BoardArt art = drawing::board_art(rules, drawing.rule_words);
    text += ",\"board\":{\"side\":" + std::to_string(rules.side()) +
            ",\"shapes\":" + list_json(art.ground, shape_json) +
            ",\"thin\":" + quoted(art.thin.data(1, {}, kDecimals)) +
            ",\"thick\":" + quoted(art.thick.data(1, {}, kDecimals)) +
            ",\"legend\":" + list_json(art.legend, entry) + "}";
  }
  return text + "}";
}

}  // namespace nonet
