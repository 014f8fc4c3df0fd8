// cut_font IN.ttf OUT.inc: the letters that books are set in, as an array of bytes for the
// compiler. Run by the build; the font itself is no part of the source tree.

#include <fstream>
#include <iostream>
#include <iterator>

#include "pdf/font.hpp"

namespace {

// Latin with its accents, and the signs that explanations and titles use.
bool is_wanted(char32_t letter) {
  constexpr std::u32string_view kSigns =
      U"\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u2260\u2264\u2265\u2212\u20ac\u03a3";
  return (letter >= 0x20 && letter < 0x7f) || (letter >= 0xa0 && letter < 0x180) ||
         kSigns.find(letter) != kSigns.npos;
}

}  // namespace

int main(int count, char** words) {
  if (count != 3) {
    std::cerr << "usage: cut_font IN.ttf OUT.inc\n";
    return 2;
  }
  std::ifstream in(words[1], std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  std::string fault;
  const auto font = nonet::pdf::Font::open(bytes, &fault);
  if (!font) {
    std::cerr << words[1] << ": " << fault << "\n";
    return 2;
  }
  std::vector<nonet::pdf::Glyph> glyphs;
  for (const auto& [letter, glyph] : font->letters()) {
    if (is_wanted(letter)) glyphs.push_back(glyph);
  }
  std::ofstream out(words[2]);
  int column = 0;
  for (const char byte : font->cut(glyphs, true)) {
    out << static_cast<int>(static_cast<unsigned char>(byte)) << (++column % 32 == 0 ? ",\n" : ",");
  }
  return out.flush() ? 0 : 3;
}
