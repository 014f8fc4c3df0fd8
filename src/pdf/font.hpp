// Font: a TrueType file as far as a document needs it: which glyph a letter has, how wide it is,
// and the file cut to some glyphs. Nothing in the file is believed: what lies outside of it reads
// as nought.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet::pdf {

using Glyph = std::uint16_t;  // 0 is the sign for letters that are not there

class Font {
 public:
  // The bytes outlive the font. Nothing if they are no TrueType outlines; `fault` says why.
  static std::optional<Font> open(std::string_view bytes, std::string* fault = nullptr);

  Glyph glyph(char32_t letter) const;  // 0: it has none
  int advance(Glyph glyph) const;      // in units
  int units_per_em() const { return units_per_em_; }
  int glyph_count() const { return glyph_count_; }
  int ascent() const { return ascent_; }
  int descent() const { return descent_; }
  int cap_height() const { return cap_height_; }
  // xMin, yMin, xMax, yMax of all glyphs.
  const std::vector<int>& box() const { return box_; }
  // What the file says of itself: 0 copyright, 4 full name, 6 PostScript name, 13 licence. ASCII.
  std::string name(int id) const;
  bool may_be_embedded() const;  // by what it says of its licence (OS/2 fsType)
  const std::map<char32_t, Glyph>& letters() const { return letters_; }

  // The file with these glyphs alone, in this order, glyph 0 and parts of others added where they
  // are missing; without hints, which paper does not need. `letters` of the new file, if wanted,
  // so that it can be opened again.
  std::string cut(std::vector<Glyph> glyphs, bool with_letters) const;

 private:
  explicit Font(std::string_view bytes) : bytes_(bytes) {}
  std::optional<std::string> read();  // what is wrong
  void read_letters();
  void read_letters_4(std::string_view table);
  void read_letters_12(std::string_view table);
  std::string_view table(std::string_view tag) const;
  std::string_view outline(Glyph glyph) const;
  std::string cut_names() const;

  std::string_view bytes_;
  std::map<std::string, std::string_view, std::less<>> tables_;
  std::map<char32_t, Glyph> letters_;
  int units_per_em_ = 1000, glyph_count_ = 0, wide_count_ = 0;
  int ascent_ = 0, descent_ = 0, cap_height_ = 0;
  bool has_long_places_ = false;
  std::vector<int> box_;
};

// The font that the build cut for books, or nothing where it had none.
enum class Weight : std::uint8_t { regular, bold };
std::string_view builtin_font(Weight weight);

// The letters of UTF-8; what is none reads as U+FFFD.
std::u32string letters_of(std::string_view text);

}  // namespace nonet::pdf
