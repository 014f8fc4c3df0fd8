// Face: a font as a document uses it. Letters are written as numbers of glyphs, given in the order
// in which they are first used; at the end the font is cut to these and embedded, with a table that
// leads back from glyphs to letters, so that text can be searched, copied and spoken.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pdf/document.hpp"
#include "pdf/font.hpp"

namespace nonet::pdf {

class Face {
 public:
  explicit Face(Font font) : font_(std::move(font)) {}

  double width(std::string_view text, double size) const;
  double cap_height(double size) const { return scaled(font_.cap_height(), size); }
  std::string show(std::string_view text);  // "<00010002>"
  // The first letter it has no glyph for; nothing if there is none.
  std::optional<char32_t> find_missing(std::string_view text) const;
  void write(Document& document, Number number) const;  // as a font object

 private:
  double scaled(int units, double size) const { return units * size / font_.units_per_em(); }
  int thousandths(int units) const {
    return static_cast<int>((units * 1000L + font_.units_per_em() / 2) / font_.units_per_em());
  }
  std::string widths() const;
  std::string letters_map() const;

  Font font_;
  std::vector<Glyph> used_ = {0};
  std::vector<char32_t> letters_ = {U'\uFFFD'};  // of those used
  std::map<Glyph, Glyph> renamed_ = {{Glyph{0}, Glyph{0}}};
};

}  // namespace nonet::pdf
