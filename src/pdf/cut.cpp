// A font cut to some glyphs: see font.hpp.

#include <algorithm>
#include <functional>
#include <map>

#include "pdf/font.hpp"
#include "pdf/sfnt.hpp"

namespace nonet::pdf {
namespace {

// Flags of a part of a composed glyph.
constexpr unsigned kWords = 0x1, kScale = 0x8, kMore = 0x20, kTwoScales = 0x40, kMatrix = 0x80,
                   kInstructions = 0x100;

bool is_composed(std::string_view outline) { return !outline.empty() && i16(outline, 0) < 0; }

// Calls with the place of each part, and gives where the last one ends.
std::size_t visit_parts(std::string_view outline, const std::function<void(std::size_t)>& visit) {
  std::size_t at = 10;
  unsigned flags = kMore;
  while ((flags & kMore) != 0 && at + 4 <= outline.size()) {
    visit(at);
    flags = u16(outline, at);
    at += 4 + ((flags & kWords) != 0 ? 4U : 2U);
    if ((flags & kScale) != 0) at += 2;
    if ((flags & kTwoScales) != 0) at += 4;
    if ((flags & kMatrix) != 0) at += 8;
  }
  return std::min(at, outline.size());
}

// Without its hints.
std::string plain_outline(std::string_view outline) {
  if (outline.empty()) return {};
  if (is_composed(outline)) {
    std::string text(outline);
    const std::size_t end = visit_parts(
        outline, [&](std::size_t at) { set16(text, at, u16(outline, at) & ~kInstructions); });
    return text.substr(0, end);
  }
  const std::size_t hints_at = 10 + 2 * static_cast<std::size_t>(i16(outline, 0));
  const std::size_t hints = u16(outline, hints_at);
  std::string text(outline.substr(0, std::min(hints_at, outline.size())));
  put16(text, 0);
  text += part(outline, hints_at + 2 + hints, outline.size());
  return text;
}

std::uint32_t sum_of(std::string_view bytes) {
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < bytes.size(); i += 4) sum += u32(bytes, i);
  return sum;
}

// Tables one after the other, their directory before them.
std::string whole_file(std::map<std::string, std::string>& tables) {
  const auto count = static_cast<std::uint32_t>(tables.size());
  std::uint32_t power = 1, log = 0;
  for (; power * 2 <= count; power *= 2) ++log;
  std::string out, body;
  put32(out, 0x00010000);
  put16(out, count);
  put16(out, power * 16);
  put16(out, log);
  put16(out, (count - power) * 16);
  for (auto& [tag, table] : tables) {
    out += tag;
    put32(out, sum_of(table));
    put32(out, static_cast<std::uint32_t>(12 + 16 * tables.size() + body.size()));
    put32(out, static_cast<std::uint32_t>(table.size()));
    body += table;
    body.resize((body.size() + 3) / 4 * 4, '\0');
  }
  return out + body;
}

// A table of letters (format 12), a group each where glyphs follow one another.
std::string letters_table(const std::map<char32_t, Glyph>& letters) {
  std::string groups;
  std::uint32_t count = 0;
  for (auto it = letters.begin(); it != letters.end();) {
    const auto [start, first] = *it;
    char32_t end = start;
    for (++it;
         it != letters.end() && it->first == end + 1 && it->second == first + (end + 1 - start);
         ++it) {
      ++end;
    }
    put32(groups, start);
    put32(groups, end);
    put32(groups, first);
    ++count;
  }
  std::string out;
  put16(out, 0);
  put16(out, 1);
  put16(out, 3);
  put16(out, 10);
  put32(out, 12);
  put16(out, 12);
  put16(out, 0);
  put32(out, static_cast<std::uint32_t>(16 + groups.size()));
  put32(out, 0);
  put32(out, count);
  return out + groups;
}

}  // namespace

// Copyright, names, licence: what whoever gets the font has to get with it.
std::string Font::cut_names() const {
  std::string rows, storage;
  unsigned count = 0;
  for (const int id : {0, 1, 2, 4, 5, 6, 7, 13, 14}) {
    const std::string text = name(id);
    if (text.empty()) continue;
    for (const unsigned value : {3U, 1U, 0x409U, static_cast<unsigned>(id)}) put16(rows, value);
    put16(rows, static_cast<std::uint32_t>(2 * text.size()));
    put16(rows, static_cast<std::uint32_t>(storage.size()));
    for (const char c : text) put16(storage, static_cast<unsigned char>(c));
    ++count;
  }
  std::string out;
  put16(out, 0);
  put16(out, count);
  put16(out, 6 + 12 * count);
  return out + rows + storage;
}

std::string Font::cut(std::vector<Glyph> glyphs, bool with_letters) const {
  if (glyphs.empty() || glyphs[0] != 0) glyphs.insert(glyphs.begin(), Glyph{0});
  std::map<Glyph, Glyph> renamed;
  for (std::size_t i = 0; i < glyphs.size(); ++i) renamed.emplace(glyphs[i], static_cast<Glyph>(i));
  // Parts of composed glyphs come behind; parts of parts are met in turn.
  for (std::size_t i = 0; i < glyphs.size(); ++i) {
    const std::string_view outline = this->outline(glyphs[i]);
    if (!is_composed(outline)) continue;
    visit_parts(outline, [&](std::size_t at) {
      const auto used = static_cast<Glyph>(u16(outline, at + 2));
      if (renamed.emplace(used, static_cast<Glyph>(glyphs.size())).second) glyphs.push_back(used);
    });
  }

  std::map<std::string, std::string> tables;
  std::string &places = tables["loca"], &outlines = tables["glyf"], &widths = tables["hmtx"];
  for (const Glyph glyph : glyphs) {
    put32(places, static_cast<std::uint32_t>(outlines.size()));
    std::string text = plain_outline(outline(glyph));
    if (is_composed(text)) {
      visit_parts(text, [&](std::size_t at) {
        set16(text, at + 2, renamed.at(static_cast<Glyph>(u16(text, at + 2))));
      });
    }
    outlines += text;
    outlines.resize((outlines.size() + 3) / 4 * 4, '\0');
    put16(widths, static_cast<std::uint32_t>(advance(glyph)));
    put16(widths, static_cast<std::uint32_t>(text.empty() ? 0 : i16(text, 2)));
  }
  put32(places, static_cast<std::uint32_t>(outlines.size()));
  std::string &head = tables["head"], &across = tables["hhea"], &most = tables["maxp"];
  head = table("head");
  head.resize(54, '\0');
  set16(head, 8, 0);  // the sum of the whole file, which nobody asks for in a document
  set16(head, 10, 0);
  set16(head, 50, 1);
  across = table("hhea");
  across.resize(36, '\0');
  set16(across, 34, static_cast<std::uint32_t>(glyphs.size()));
  most = table("maxp");
  most.resize(32, '\0');
  set16(most, 4, static_cast<std::uint32_t>(glyphs.size()));
  set16(most, 26, 0);  // the longest hint
  tables["name"] = cut_names();
  if (with_letters) {
    std::map<char32_t, Glyph> letters;
    for (const auto& [letter, glyph] : letters_) {
      const auto found = renamed.find(glyph);
      if (found != renamed.end()) letters.emplace(letter, found->second);
    }
    tables["cmap"] = letters_table(letters);
    if (!table("OS/2").empty()) tables["OS/2"] = std::string(table("OS/2"));
  }
  return whole_file(tables);
}

}  // namespace nonet::pdf
