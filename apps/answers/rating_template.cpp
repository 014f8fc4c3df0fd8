// See rating_template.hpp.

#include "answers/rating_template.hpp"

#include <algorithm>

namespace nonet::answers {
namespace {

// A piece of a template: plain text, or a code.
struct Piece {
  std::string_view text;  // as it stands there
  enum class Kind { plain, cells, techniques, percent, part, unknown } kind = Kind::plain;
  std::size_t part = 0;
};

Piece read_code(std::string_view text, const Scale& scale) {
  using Kind = Piece::Kind;
  if (text.size() < 2) return {text, Kind::unknown};
  if (text[1] == '{') {
    const std::size_t end = std::min(text.find('}'), text.size() - 1);
    const auto part = scale.find_part(text.substr(2, end - 2));
    if (text[end] != '}' || !part) return {text.substr(0, end + 1), Kind::unknown};
    return {text.substr(0, end + 1), Kind::part, *part};
  }
  const std::string_view code = text.substr(0, 2);
  for (std::size_t i = 0; i < scale.parts.size(); ++i) {
    if (scale.parts[i].code == code[1]) return {code, Kind::part, i};
  }
  switch (code[1]) {
    case 'p': return {code, Kind::cells};
    case 't': return {code, Kind::techniques};
    case '%': return {code, Kind::percent};
    default: return {code, Kind::unknown};
  }
}

// Cuts the next piece off; there must be one.
Piece take_piece(std::string_view& text, const Scale& scale) {
  const Piece piece = text[0] == '%' ? read_code(text, scale)
                                     : Piece{text.substr(0, std::min(text.find('%'), text.size()))};
  text.remove_prefix(piece.text.size());
  return piece;
}

std::string expected_codes(const Scale& scale) {
  std::string words = "expected %p, ";
  for (const Part& part : scale.parts) {
    words += part.code != 0 ? std::string("%") + part.code : "%{" + std::string(part.id) + "}";
    words += ", ";
  }
  return words + "%t or %%";
}

std::string techniques_text(const Rating& rating) {
  std::string text;
  for (const Charge& row : rating.tally) {
    text.append(text.empty() ? "" : " ").append(row.technique);
    text += ":" + std::to_string(row.count);
  }
  return text;
}

}  // namespace

std::optional<std::string> find_fault_in_template(std::string_view text, const Scale& scale) {
  while (!text.empty()) {
    const Piece piece = take_piece(text, scale);
    if (piece.kind != Piece::Kind::unknown) continue;
    return expected_codes(scale) + ", found '" + std::string(piece.text) + "'";
  }
  return std::nullopt;
}

std::string fill_template(std::string_view text, std::string_view cells, const Rating& rating) {
  std::string filled;
  while (!text.empty()) {
    const Piece piece = take_piece(text, *rating.scale);
    switch (piece.kind) {
      case Piece::Kind::cells: filled += cells; break;
      case Piece::Kind::techniques: filled += techniques_text(rating); break;
      case Piece::Kind::percent: filled += '%'; break;
      case Piece::Kind::part:
        filled += value_text(rating.scale->parts[piece.part], rating.parts[piece.part]);
        break;
      default: filled += piece.text; break;
    }
  }
  return filled;
}

}  // namespace nonet::answers
