// See press.hpp: words, lines, boards.

#include "book/press.hpp"

#include <cmath>

#include "draw/board_art.hpp"
#include "draw/looks.hpp"

namespace nonet::book {
namespace {

using pdf::number_text;
using pdf::reference;

std::string pair(double x, double y) { return number_text(x) + " " + number_text(y) + " "; }

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 0;
}

// "#1a5fb4" as three shares, or one where they are equal: black is to be black on any printer.
std::string colour_operator(std::string_view hex, bool is_stroke) {
  if (hex.size() != 7) return {};
  std::string shares[3];
  for (std::size_t i = 0; i < 3; ++i) {
    shares[i] = number_text((16 * hex_digit(hex[1 + 2 * i]) + hex_digit(hex[2 + 2 * i])) / 255.0);
  }
  if (shares[0] == shares[1] && shares[1] == shares[2]) {
    return shares[0] + (is_stroke ? " G\n" : " g\n");
  }
  return shares[0] + " " + shares[1] + " " + shares[2] + (is_stroke ? " RG\n" : " rg\n");
}

// What an attribute says: looks are those of SVG (draw/looks.hpp), read back here, so that a shape
// has one look, on screen and on paper.
std::string_view attribute(std::string_view look, std::string_view name) {
  const std::string key = std::string(name) + "=\"";
  std::size_t at = look.find(key);
  while (at != look.npos && at > 0 && look[at - 1] != ' ') at = look.find(key, at + 1);
  if (at == look.npos) return {};
  look.remove_prefix(at + key.size());
  return look.substr(0, look.find('"'));
}

std::string pen_operators(const Press::Pen& pen) {
  std::string text;
  if (pen.fill != "none") text += colour_operator(pen.fill, false);
  if (!pen.stroke.empty()) {
    text += colour_operator(pen.stroke, true) + number_text(pen.width) + " w\n";
    text += "[" + pen.dash + "]0 d\n";
  }
  return text;
}

std::string_view paint_operator(const Press::Pen& pen) {
  const bool is_filled = pen.fill != "none" && !pen.fill.empty();
  if (pen.stroke.empty()) return is_filled ? "f\n" : "n\n";
  return is_filled ? "B\n" : "S\n";
}

}  // namespace

double take_number(std::string_view& text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  const bool is_negative = text.starts_with('-');
  if (is_negative) text.remove_prefix(1);
  double value = 0, unit = 0;
  for (; !text.empty(); text.remove_prefix(1)) {
    const char c = text.front();
    if (c == '.') {
      unit = 1;
    } else if (c >= '0' && c <= '9') {
      value = 10 * value + (c - '0');
      unit *= 10;
    } else {
      break;
    }
  }
  if (unit > 1) value /= unit;
  return is_negative ? -value : value;
}

std::string scaled_dash(std::string_view dash, double scale) {
  std::string text;
  while (!dash.empty()) text += number_text(take_number(dash) * scale) + " ";
  return text;
}

Press::Pen pen_of(std::string_view look, double scale) {
  Press::Pen pen;
  pen.fill = attribute(look, "fill");
  pen.stroke = attribute(look, "stroke");
  std::string_view width = attribute(look, "stroke-width");
  pen.width = take_number(width) * scale;
  pen.dash = scaled_dash(attribute(look, "stroke-dasharray"), scale);
  return pen;
}

std::string path_operators(const Outline& outline, double scale, Point origin, double height) {
  std::string text;
  Point last;
  const auto at = [&](Point p) {
    return pair(origin.x + p.x * scale, height - (origin.y + p.y * scale));
  };
  const auto towards = [](Point from, Point to, double share) {
    return Point{from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)};
  };
  for (const Outline::Piece& piece : outline.pieces()) {
    switch (piece.verb) {
      case Outline::Verb::move: text += at(piece.a) + "m\n"; break;
      case Outline::Verb::line: text += at(piece.a) + "l\n"; break;
      case Outline::Verb::curve:
        text += at(towards(last, piece.a, 2.0 / 3)) + at(towards(piece.b, piece.a, 2.0 / 3)) +
                at(piece.b) + "c\n";
        break;
      case Outline::Verb::close: text += "h\n"; break;
      case Outline::Verb::circle: {
        const double r = piece.b.x, k = 0.5523 * r;
        const Point m = piece.a;
        text += at({m.x + r, m.y}) + "m\n";
        text += at({m.x + r, m.y + k}) + at({m.x + k, m.y + r}) + at({m.x, m.y + r}) + "c\n";
        text += at({m.x - k, m.y + r}) + at({m.x - r, m.y + k}) + at({m.x - r, m.y}) + "c\n";
        text += at({m.x - r, m.y - k}) + at({m.x - k, m.y - r}) + at({m.x, m.y - r}) + "c\n";
        text += at({m.x + k, m.y - r}) + at({m.x + r, m.y - k}) + at({m.x + r, m.y}) + "c\nh\n";
        break;
      }
    }
    last = piece.verb == Outline::Verb::curve ? piece.b : piece.a;
  }
  return text;
}

Press::Press(pdf::Document& document, pdf::Face regular, pdf::Face bold)
    : document_(document),
      tags_(document),
      regular_(std::move(regular)),
      bold_(std::move(bold)),
      resources_(document.reserve()) {}

void Press::begin_page(Number page, const Paper& paper) {
  paper_ = paper;
  shift_ = 0;
  out_.clear();
  page_ = page;
  tags_.begin_page(page);
}

void Press::end_page(Number parent) {
  const Number content = document_.reserve();
  document_.put_stream(content, "", out_);
  const Number key = tags_.end_page();
  document_.put(page_, "<</Type/Page/Parent " + reference(parent) + "/MediaBox[0 0 " +
                           pair(paper_.width, paper_.height) + "]/Resources " +
                           reference(resources_) + "/Contents " + reference(content) +
                           "/StructParents " + std::to_string(key) + "/Tabs/S>>");
}

int Press::begin_content(std::string_view kind, Number element) {
  const int number = tags_.number_content(element);
  out_.append("/").append(kind).append("<</MCID ").append(std::to_string(number)).append(">>BDC\n");
  return number;
}

std::string Press::known(std::string_view words) const {
  std::string text;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t end = at + 1;
    while (end < words.size() && (words[end] & 0xc0) == 0x80) ++end;
    const std::string_view letter = words.substr(at, end - at);
    if (!regular_.find_missing(letter) && !bold_.find_missing(letter)) text += letter;
    at = end;
  }
  return text;
}

void Press::show(double x, double baseline, const Type& type, std::string_view words) {
  if (words.empty()) return;
  if (type.align != Align::left) {
    x -= width(words, type) * (type.align == Align::middle ? 0.5 : 1);
  }
  out_.append("BT\n").append(type.weight == Weight::bold ? "/F2 " : "/F1 ");
  out_.append(number_text(type.size)).append(" Tf\n");
  out_.append(pair(at_x(x), at_y(baseline))).append("Td\n");
  out_.append(shown(type.weight, words)).append("Tj\nET\n");
}

void Press::words(double x, double baseline, const Type& type, std::string_view words,
                  Section* section, std::string_view kind) {
  lines(x, baseline, 0, type, {std::string(words)}, section, kind);
}

void Press::lines(double x, double baseline, double leading, const Type& type,
                  const std::vector<std::string>& lines, Section* section, std::string_view kind) {
  if (section == nullptr) {
    begin_artifact();
  } else {
    const Number element = tags_.reserve();
    const int content = begin_content(kind, element);
    tags_.put(element, kind, section->number, std::to_string(content));
    section->kids.push_back(element);
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    // A blank at the end of a line parts its last word from the next.
    const bool has_next = i + 1 < lines.size() && type.align == Align::left;
    show(x, baseline + static_cast<double>(i) * leading, type,
         has_next ? lines[i] + " " : lines[i]);
  }
  end_content();
}

void Press::rule(double x1, double y1, double x2, double y2, double width, std::string_view dash) {
  out_ += "0 G\n" + number_text(width) + " w\n[" + std::string(dash) + "]0 d\n" +
          pair(at_x(x1), at_y(y1)) + "m\n" + pair(at_x(x2), at_y(y2)) + "l\nS\n";
}

void Press::path(const Outline& outline, double scale, Point origin, const Pen& pen) {
  out_ += pen_operators(pen) +
          path_operators(outline, scale, {at_x(origin.x), origin.y}, paper_.height);
  out_ += paint_operator(pen);
}

void Press::colour(std::string_view hex) { out_ += colour_operator(hex, false); }

void Press::board(const SharedRules& rules, double x, double y, double size) {
  const long hundredths = std::lround(size * 100);
  std::size_t i = 0;
  while (i < forms_.size() && (forms_[i].size != hundredths || forms_[i].rules != rules)) ++i;
  if (i == forms_.size()) forms_.push_back({rules, hundredths, board_form(*rules, size)});
  begin_artifact();
  out_ +=
      "q\n1 0 0 1 " + pair(at_x(x), at_y(y + size)) + "cm\n/B" + std::to_string(i + 1) + " Do\nQ\n";
  end_content();
}

Number Press::board_form(const Rules& rules, double size) {
  const drawing::BoardArt art = drawing::board_art(rules);
  const double cell = size / rules.side();
  const auto [thin, thick] = LineWidths::of(cell);
  std::string content;
  for (const Shape& shape : art.ground) {
    const std::string look = drawing::path_look(shape);
    const Pen pen = pen_of(look, cell / kLookCell);
    content += pen_operators(pen) + path_operators(shape.path, cell, {}, size);
    content += paint_operator(pen);
  }
  content += "0 G\n[]0 d\n" + number_text(thin) + " w\n" +
             path_operators(art.thin, cell, {}, size) + "S\n2 J\n" + number_text(thick) + " w\n" +
             path_operators(art.thick, cell, {}, size) + "S\n";
  const Number number = document_.reserve();
  document_.put_stream(number,
                       "/Type/XObject/Subtype/Form/BBox[" + pair(-thick, -thick) +
                           pair(size + thick, size + thick) + "]",
                       content);
  return number;
}

Number Press::finish() {
  const Number regular = document_.reserve(), bold = document_.reserve();
  regular_.write(document_, regular);
  bold_.write(document_, bold);
  std::string boards;
  for (std::size_t i = 0; i < forms_.size(); ++i) {
    boards += "/B" + std::to_string(i + 1) + " " + reference(forms_[i].number);
  }
  document_.put(resources_, "<</Font<</F1 " + reference(regular) + "/F2 " + reference(bold) +
                                ">>/XObject<<" + boards + ">>>>");
  return resources_;
}

}  // namespace nonet::book
