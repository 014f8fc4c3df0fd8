// See document.hpp.

#include "pdf/document.hpp"

#include <cmath>

#include "pdf/deflate.hpp"
#include "pdf/font.hpp"
#include "pdf/sfnt.hpp"

namespace nonet::pdf {
namespace {

constexpr std::size_t kMostTogether = 200, kMuch = 40000;  // objects, bytes of a packed stream
constexpr std::uint64_t kPacked = std::uint64_t{1} << 63;
constexpr int kIndexBits = 16;

}  // namespace

void Document::send(std::string_view bytes) {
  for (const char byte : bytes) {
    for (std::uint64_t& sum : sums_)
      sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  }
  size_ += bytes.size();
  sink_(bytes);
}

Number Document::reserve() {
  places_.push_back(0);
  return static_cast<Number>(places_.size() - 1);
}

void Document::begin(Number number) {
  // The second line tells programs that carry files that this one is no text.
  if (size_ == 0) send("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n");
  places_[static_cast<std::size_t>(number)] = size_;
  send(std::to_string(number) + " 0 obj\n");
}

void Document::put(Number number, std::string_view body) {
  heads_ += std::to_string(number) + " " + std::to_string(bodies_.size()) + " ";
  bodies_.append(body) += '\n';
  waiting_.push_back(number);
  if (waiting_.size() >= kMostTogether || bodies_.size() >= kMuch) flush_objects();
}

Number Document::put(std::string_view body) {
  const Number number = reserve();
  put(number, body);
  return number;
}

void Document::flush_objects() {
  if (waiting_.empty()) return;
  const Number number = reserve();
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    places_[static_cast<std::size_t>(waiting_[i])] =
        kPacked | static_cast<std::uint64_t>(number) << kIndexBits | i;
  }
  put_stream(number,
             "/Type/ObjStm/N " + std::to_string(waiting_.size()) + "/First " +
                 std::to_string(heads_.size()),
             heads_ + bodies_);
  heads_.clear();
  bodies_.clear();
  waiting_.clear();
}

void Document::put_stream(Number number, std::string_view entries, std::string_view bytes) {
  put_plain_stream(number, std::string(entries) + "/Filter/FlateDecode", deflate(bytes));
}

void Document::put_plain_stream(Number number, std::string_view entries, std::string_view bytes) {
  begin(number);
  send("<<" + std::string(entries) + "/Length " + std::to_string(bytes.size()) + ">>stream\n");
  send(bytes);
  send("\nendstream\nendobj\n");
}

// A row for each object, written as the difference to the row above (PNG's "up"): most are equal.
std::string Document::places_table(Number last) const {
  std::string table, above(8, '\0'), row;
  for (Number number = 0; number <= last; ++number) {
    const std::uint64_t place = places_[static_cast<std::size_t>(number)];
    const bool is_packed = (place & kPacked) != 0;
    const std::uint64_t where = is_packed ? (place & ~kPacked) >> kIndexBits : place;
    row.clear();
    const bool is_free = place == 0;  // reserved in vain, as number 0 always is
    row += static_cast<char>(is_free ? 0 : is_packed ? 2 : 1);
    row += static_cast<char>(where >> 32 & 0xff);
    put32(row, static_cast<std::uint32_t>(where & 0xffffffffU));
    put16(row, is_free ? 0xffff : is_packed ? static_cast<std::uint32_t>(place & 0xffff) : 0);
    table += '\x02';
    for (std::size_t i = 0; i < row.size(); ++i) table += static_cast<char>(row[i] - above[i]);
    above = row;
  }
  return table;
}

void Document::finish(Number root, Number info) {
  flush_objects();
  const Number number = reserve();
  const std::uint64_t start = size_;
  places_[static_cast<std::size_t>(number)] = start;  // its own place is in the table, too
  std::string id;
  for (const std::uint64_t sum : sums_) {
    for (int shift = 60; shift >= 0; shift -= 4) id += "0123456789abcdef"[sum >> shift & 0xf];
  }
  put_stream(number,
             "/Type/XRef/Size " + std::to_string(places_.size()) + "/W[1 5 2]/Root " +
                 reference(root) + "/Info " + reference(info) + "/ID[<" + id + "><" + id +
                 ">]/DecodeParms<</Predictor 12/Columns 8>>",
             places_table(number));
  send("startxref\n" + std::to_string(start) + "\n%%EOF\n");
}

std::string reference(Number number) { return std::to_string(number) + " 0 R"; }

std::string references(const std::vector<Number>& of) {
  std::string text = "[";
  for (const Number number : of) {
    if (text.size() > 1) text += ' ';
    text += std::to_string(number);
    text += " 0 R";
  }
  return text + "]";
}

std::string number_text(double value) {
  const long parts = std::lround(value * 100);
  const long size = parts < 0 ? -parts : parts;
  std::string text = parts < 0 ? "-" : "";
  text += std::to_string(size / 100);
  if (size % 100 == 0) return text;
  text += '.';
  text += static_cast<char>('0' + size % 100 / 10);
  if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
  return text;
}

std::string text_string(std::string_view utf8) {
  std::string wide;
  put16(wide, 0xfeff);
  for (const char32_t letter : letters_of(utf8)) {
    if (letter < 0x10000) {
      put16(wide, letter);
    } else {
      put16(wide, 0xd800 + ((letter - 0x10000) >> 10));
      put16(wide, 0xdc00 + ((letter - 0x10000) & 0x3ff));
    }
  }
  std::string text = "<";
  for (const char byte : wide) {
    const auto value = static_cast<unsigned char>(byte);
    text += "0123456789ABCDEF"[value >> 4];
    text += "0123456789ABCDEF"[value & 0xf];
  }
  return text + ">";
}

std::string xml_escaped(std::string_view utf8) {
  std::string text;
  for (const char c : utf8) {
    switch (c) {
      case '&': text += "&amp;"; break;
      case '<': text += "&lt;"; break;
      case '>': text += "&gt;"; break;
      default: text += c;
    }
  }
  return text;
}

}  // namespace nonet::pdf
