// See font.hpp: reading. Cutting is cut.cpp.

#include "pdf/font.hpp"

#include "pdf/sfnt.hpp"

namespace nonet::pdf {
namespace {

// A table of letters names no more of them than there are; one that does would keep us for hours.
constexpr std::size_t kMostLooks = 0x110000;

}  // namespace

std::optional<Font> Font::open(std::string_view bytes, std::string* fault) {
  Font font(bytes);
  const std::optional<std::string> wrong = font.read();
  if (!wrong) return font;
  if (fault != nullptr) *fault = *wrong;
  return std::nullopt;
}

std::string_view Font::table(std::string_view tag) const {
  const auto found = tables_.find(tag);
  return found == tables_.end() ? std::string_view() : found->second;
}

std::optional<std::string> Font::read() {
  const std::string_view head_word = bytes_.substr(0, 4);
  if (head_word == "OTTO") return "expected TrueType outlines, found PostScript ones (CFF)";
  if (head_word == "ttcf") return "expected one font, found a collection of fonts";
  if (u32(bytes_, 0) != 0x00010000 && head_word != "true") {
    return "expected a TrueType font, found something else";
  }
  const std::size_t count = u16(bytes_, 4);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t row = 12 + 16 * i;
    tables_[std::string(part(bytes_, row, 4))] =
        part(bytes_, u32(bytes_, row + 8), u32(bytes_, row + 12));
  }
  for (const char* tag : {"head", "hhea", "hmtx", "maxp", "loca", "glyf", "cmap"}) {
    if (table(tag).empty()) return "expected a table '" + std::string(tag) + "', found none";
  }
  const std::string_view head = table("head"), across = table("hhea");
  units_per_em_ = static_cast<int>(u16(head, 18));
  glyph_count_ = static_cast<int>(u16(table("maxp"), 4));
  wide_count_ = static_cast<int>(u16(across, 34));
  if (units_per_em_ < 16 || units_per_em_ > 16384) return "expected 16 to 16384 units per em";
  if (glyph_count_ == 0 || wide_count_ == 0) return "expected glyphs, found none";
  for (std::size_t i = 0; i < 4; ++i) box_.push_back(i16(head, 36 + 2 * i));
  has_long_places_ = u16(head, 50) != 0;
  ascent_ = i16(across, 4);
  descent_ = i16(across, 6);
  cap_height_ = i16(table("OS/2"), 88);
  if (cap_height_ <= 0) cap_height_ = ascent_ * 7 / 10;
  read_letters();
  if (letters_.empty()) return "expected a table of Unicode letters, found none";
  return std::nullopt;
}

void Font::read_letters() {
  const std::string_view cmap = table("cmap");
  const std::size_t count = u16(cmap, 2);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t row = 4 + 8 * i;
    const unsigned platform = u16(cmap, row), encoding = u16(cmap, row + 2);
    const bool is_unicode = platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10));
    if (!is_unicode) continue;
    const std::string_view letters = part(cmap, u32(cmap, row + 4), cmap.size());
    if (u16(letters, 0) == 4) read_letters_4(letters);
    if (u16(letters, 0) == 12) read_letters_12(letters);
  }
}

void Font::read_letters_4(std::string_view table) {
  const std::size_t pairs = u16(table, 6);  // twice the segments
  std::size_t looks = 0;
  for (std::size_t i = 0; i < pairs && looks < kMostLooks; i += 2) {
    const unsigned end = u16(table, 14 + i), start = u16(table, 16 + pairs + i);
    const unsigned delta = u16(table, 16 + 2 * pairs + i);
    const std::size_t offset_at = 16 + 3 * pairs + i;
    const unsigned offset = u16(table, offset_at);
    for (unsigned letter = start; letter <= end && letter < 0xffff; ++letter, ++looks) {
      unsigned glyph = letter + delta;
      if (offset != 0) {
        glyph = u16(table, offset_at + offset + std::size_t{2} * (letter - start));
        if (glyph != 0) glyph += delta;
      }
      glyph &= 0xffff;
      if (glyph != 0 && static_cast<int>(glyph) < glyph_count_) {
        letters_[letter] = static_cast<Glyph>(glyph);
      }
    }
  }
}

void Font::read_letters_12(std::string_view table) {
  const std::size_t groups = u32(table, 12);
  std::size_t looks = 0;
  for (std::size_t i = 0; i < groups && 16 + 12 * i < table.size() && looks < kMostLooks; ++i) {
    const std::size_t row = 16 + 12 * i;
    const std::uint32_t start = u32(table, row), end = u32(table, row + 4);
    const std::uint32_t first = u32(table, row + 8);
    for (std::uint32_t j = 0; start + j <= end && j < 0x10000; ++j, ++looks) {
      if (first + j == 0 || first + j >= static_cast<std::uint32_t>(glyph_count_)) break;
      letters_[start + j] = static_cast<Glyph>(first + j);
    }
  }
}

Glyph Font::glyph(char32_t letter) const {
  const auto found = letters_.find(letter);
  return found == letters_.end() ? Glyph{0} : found->second;
}

int Font::advance(Glyph glyph) const {
  const int row = glyph < wide_count_ ? glyph : wide_count_ - 1;
  return static_cast<int>(u16(table("hmtx"), static_cast<std::size_t>(row) * 4));
}

std::string_view Font::outline(Glyph glyph) const {
  if (glyph >= glyph_count_) return {};
  const std::string_view places = table("loca");
  const std::size_t i = glyph;
  const std::size_t begin =
      has_long_places_ ? u32(places, 4 * i) : std::size_t{2} * u16(places, 2 * i);
  const std::size_t end =
      has_long_places_ ? u32(places, 4 * i + 4) : std::size_t{2} * u16(places, 2 * i + 2);
  return end > begin ? part(table("glyf"), begin, end - begin) : std::string_view();
}

std::string Font::name(int id) const {
  const std::string_view names = table("name");
  const std::size_t count = u16(names, 2), storage = u16(names, 4);
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t row = 6 + 12 * i;
    const bool is_windows = u16(names, row) == 3 && u16(names, row + 4) == 0x409;
    const bool is_unicode = u16(names, row) == 0;
    if (u16(names, row + 6) != static_cast<unsigned>(id) || !(is_windows || is_unicode)) continue;
    const std::string_view wide = part(names, storage + u16(names, row + 10), u16(names, row + 8));
    text.clear();
    for (std::size_t at = 0; at + 1 < wide.size(); at += 2) {
      const unsigned unit = u16(wide, at);
      if (unit == 0xa9) {
        text += "(c)";
      } else if (unit >= 32 && unit < 127) {
        text += static_cast<char>(unit);
      }
    }
    if (!text.empty()) return text;
  }
  return text;
}

bool Font::may_be_embedded() const { return (u16(table("OS/2"), 8) & 0xf) != 2; }

std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (std::size_t i = 0; i < text.size();) {
    const unsigned first = static_cast<unsigned char>(text[i]);
    const std::size_t more = first < 0x80         ? 0
                             : first >> 5 == 0x6  ? 1
                             : first >> 4 == 0xe  ? 2
                             : first >> 3 == 0x1e ? 3
                                                  : 9;
    if (more == 9 || i + more >= text.size() + (more == 0 ? 1 : 0)) {
      letters += U'\uFFFD';
      ++i;
      continue;
    }
    char32_t letter = more == 0 ? first : first & (0x3fU >> more);
    bool is_whole = true;
    for (std::size_t j = 1; j <= more; ++j) {
      const unsigned next = static_cast<unsigned char>(text[i + j]);
      is_whole = is_whole && next >> 6 == 2;
      letter = letter << 6 | (next & 0x3f);
    }
    letters += is_whole ? letter : U'\uFFFD';
    i += is_whole ? more + 1 : 1;
  }
  return letters;
}

}  // namespace nonet::pdf
