// See face.hpp.

#include "pdf/face.hpp"

#include "pdf/sfnt.hpp"

namespace nonet::pdf {
namespace {

void put_hex(std::string& out, unsigned value) {
  for (int shift = 12; shift >= 0; shift -= 4) out += "0123456789ABCDEF"[value >> shift & 0xf];
}

// Six letters that tell this cut of the font from another.
std::string tag_of(std::string_view bytes) {
  std::uint64_t sum = 0xcbf29ce484222325U;
  for (const char byte : bytes) sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  std::string tag;
  for (int i = 0; i < 6; ++i, sum /= 26) tag += static_cast<char>('A' + sum % 26);
  return tag;
}

}  // namespace

double Face::width(std::string_view text, double size) const {
  int units = 0;
  for (const char32_t letter : letters_of(text)) units += font_.advance(font_.glyph(letter));
  return scaled(units, size);
}

std::string Face::show(std::string_view text) {
  std::string out = "<";
  for (const char32_t letter : letters_of(text)) {
    const Glyph glyph = font_.glyph(letter);
    const auto [at, is_new] = renamed_.emplace(glyph, static_cast<Glyph>(used_.size()));
    if (is_new) {
      used_.push_back(glyph);
      letters_.push_back(letter);
    }
    put_hex(out, at->second);
  }
  return out + ">";
}

std::optional<char32_t> Face::find_missing(std::string_view text) const {
  for (const char32_t letter : letters_of(text)) {
    if (font_.glyph(letter) == 0) return letter;
  }
  return std::nullopt;
}

std::string Face::widths() const {
  std::string text = "[0[";
  for (const Glyph glyph : used_) text += std::to_string(thousandths(font_.advance(glyph))) + " ";
  text.back() = ']';
  return text + "]";
}

std::string Face::letters_map() const {
  std::string text =
      "/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n"
      "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n"
      "/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n"
      "1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n";
  for (std::size_t begin = 1; begin < used_.size(); begin += 100) {
    const std::size_t end = std::min(begin + 100, used_.size());
    text += std::to_string(end - begin) + " beginbfchar\n";
    for (std::size_t i = begin; i < end; ++i) {
      text += "<";
      put_hex(text, static_cast<unsigned>(i));
      text += "><";
      const char32_t letter = letters_[i];
      if (letter >= 0x10000) put_hex(text, 0xd800 + ((letter - 0x10000) >> 10));
      put_hex(text, letter >= 0x10000 ? 0xdc00 + ((letter - 0x10000) & 0x3ff) : letter);
      text += ">\n";
    }
    text += "endbfchar\n";
  }
  return text + "endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n";
}

void Face::write(Document& document, Number number) const {
  const std::string file = font_.cut(used_, false);
  const Number file_number = document.reserve();
  document.put_stream(file_number, "/Length1 " + std::to_string(file.size()), file);
  const Number map = document.reserve();
  document.put_stream(map, "", letters_map());

  std::string base;
  for (const char c : font_.name(6)) {
    const bool is_plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
                          (c >= 'a' && c <= 'z') || c == '-' || c == '_';
    if (is_plain) base += c;
  }
  if (base.empty()) base = "Font";
  const std::string name = "/" + tag_of(file) + "+" + base;
  std::string box;
  for (const int side : font_.box()) box += std::to_string(thousandths(side)) + " ";
  const Number descriptor =
      document.put("<</Type/FontDescriptor/FontName" + name + "/Flags 4/FontBBox[" + box +
                   "]/ItalicAngle 0" + "/Ascent " + std::to_string(thousandths(font_.ascent())) +
                   "/Descent " + std::to_string(thousandths(font_.descent())) + "/CapHeight " +
                   std::to_string(thousandths(font_.cap_height())) + "/StemV 90/FontFile2 " +
                   reference(file_number) + ">>");
  const Number descendant = document.put(
      "<</Type/Font/Subtype/CIDFontType2/BaseFont" + name +
      "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor " +
      reference(descriptor) + "/DW 0/W" + widths() + "/CIDToGIDMap/Identity>>");
  document.put(number, "<</Type/Font/Subtype/Type0/BaseFont" + name +
                           "/Encoding/Identity-H/DescendantFonts[" + reference(descendant) +
                           "]/ToUnicode " + reference(map) + ">>");
}

}  // namespace nonet::pdf
