// See json_text.hpp.

#include "answers/json_text.hpp"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace nonet::answers {
namespace {

// How many bytes of UTF-8 begin here, and whether they are a character. If not, as many as could
// have begun one: they are replaced together.
struct Sequence {
  std::size_t size;
  bool is_character;
};

// What may follow a first byte: how many, and the range of the first of them, which keeps out long
// forms, surrogates and what lies beyond the last plane.
struct Lead {
  std::size_t more;
  unsigned char low, high;
};

Lead lead_of(unsigned char first) {
  if (first >= 0xc2 && first <= 0xdf) return {1, 0x80, 0xbf};
  if (first == 0xe0) return {2, 0xa0, 0xbf};
  if (first == 0xed) return {2, 0x80, 0x9f};
  if (first >= 0xe1 && first <= 0xef) return {2, 0x80, 0xbf};
  if (first == 0xf0) return {3, 0x90, 0xbf};
  if (first >= 0xf1 && first <= 0xf3) return {3, 0x80, 0xbf};
  if (first == 0xf4) return {3, 0x80, 0x8f};
  return {0, 0, 0};
}

Sequence sequence_at(std::string_view text) {
  Lead lead = lead_of(static_cast<unsigned char>(text[0]));
  if (lead.more == 0) return {1, false};
  for (std::size_t i = 1; i <= lead.more; ++i) {
    if (i == text.size()) return {i, false};
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < lead.low || byte > lead.high) return {i, false};
    lead.low = 0x80;
    lead.high = 0xbf;
  }
  return {lead.more + 1, true};
}

bool is_plain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
}

// Of eight bytes the highest bit where one is not plain. Subtracting borrows from bytes above one
// that is not, so only the lowest says something.
std::uint64_t odd_bytes(std::uint64_t bytes) {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  const std::uint64_t quote = bytes ^ (kOnes * '"');
  const std::uint64_t backslash = bytes ^ (kOnes * '\\');
  const std::uint64_t below =
      ((bytes - kOnes * 0x20) | (quote - kOnes) | (backslash - kOnes)) & ~bytes;
  return (below | bytes) & (kOnes * 0x80);
}

// How many bytes are plain before the first that is not. Nearly all texts are long and plain.
std::size_t count_plain(std::string_view text) {
  constexpr std::size_t kStep = sizeof(std::uint64_t);
  std::size_t plain = 0;
  for (; plain + kStep <= text.size(); plain += kStep) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text.data() + plain, kStep);
    const std::uint64_t odd = odd_bytes(bytes);
    if (odd == 0) continue;
    if constexpr (std::endian::native != std::endian::little) break;
    return plain + static_cast<std::size_t>(std::countr_zero(odd)) / 8;
  }
  while (plain < text.size() && is_plain(text[plain])) ++plain;
  return plain;
}

void write_escaped(std::string& out, char c) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  switch (c) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\b': out += "\\b"; break;
    case '\f': out += "\\f"; break;
    case '\n': out += "\\n"; break;
    case '\r': out += "\\r"; break;
    case '\t': out += "\\t"; break;
    default:
      out.append("\\u00");
      out += kHex[static_cast<unsigned char>(c) >> 4];
      out += kHex[static_cast<unsigned char>(c) & 0xf];
  }
}

template <typename Number>
void write_integer(std::string& out, Number number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

}  // namespace

void write_text(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const std::size_t plain = count_plain(text);
    out.append(text.substr(0, plain));
    text.remove_prefix(plain);
    if (text.empty()) break;
    if (static_cast<unsigned char>(text[0]) < 0x80) {
      write_escaped(out, text[0]);
      text.remove_prefix(1);
      continue;
    }
    const Sequence sequence = sequence_at(text);
    out.append(sequence.is_character ? text.substr(0, sequence.size) : "\xef\xbf\xbd");
    text.remove_prefix(sequence.size);
  }
  out += '"';
}

void close_text(std::string& out, std::size_t begin) {
  // Ends of lines are all that most texts have to be escaped for: what follows them makes room.
  constexpr std::size_t kMostLines = 16;
  std::array<std::size_t, kMostLines> lines;
  std::size_t count = 0;
  for (std::size_t at = begin; (at += count_plain(std::string_view(out).substr(at))) < out.size();
       ++at) {
    if (out[at] != '\n' || count == kMostLines) {
      const std::string text = out.substr(begin);
      out.resize(begin - 1);
      return write_text(out, text);
    }
    lines[count++] = at;
  }
  std::size_t end = out.size();
  out.append(count + 1, '"');
  for (; count > 0; --count) {
    const std::size_t line = lines[count - 1];
    char* const to = out.data() + line + count;  // one byte for each line before it
    std::memmove(to + 1, out.data() + line + 1, end - line - 1);
    to[-1] = '\\';
    to[0] = 'n';
    end = line;
  }
}

void write_number(std::string& out, std::int64_t number) { write_integer(out, number); }
void write_number(std::string& out, std::uint64_t number) { write_integer(out, number); }

// The shortest digits that read back as the number; never without a point or an exponent, so that
// it stays a number with a fraction for whoever reads it.
void write_number(std::string& out, double number) {
  constexpr int kMostPlaces = 15;  // before the point
  constexpr int kMostZeros = 4;    // after it
  if (!std::isfinite(number)) {
    out += "null";
    return;
  }
  std::array<char, 32> buffer;
  const char* end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                  std::chars_format::scientific)
                        .ptr;
  const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
  const std::size_t e = text.find('e');
  const std::size_t first = text[0] == '-' ? 1 : 0;
  std::string digits(1, text[first]);
  if (e > first + 2) digits += text.substr(first + 2, e - first - 2);
  const std::string exponent(text.substr(e + 1));
  const int point = std::atoi(exponent.c_str()) + 1;  // how many digits stand before it
  const int count = static_cast<int>(digits.size());
  out.append(text.substr(0, first));
  if (point > kMostPlaces || point <= -kMostZeros) {
    out.append(text.substr(first));
  } else if (point <= 0) {
    out.append("0.").append(static_cast<std::size_t>(-point), '0').append(digits);
  } else if (point >= count) {
    out.append(digits).append(static_cast<std::size_t>(point - count), '0').append(".0");
  } else {
    const auto before = static_cast<std::size_t>(point);
    out.append(digits, 0, before).append(".").append(digits, before);
  }
}

Json Json::raw(std::string json) {
  Json value;
  value.text_ = std::move(json);
  return value;
}

Json& Json::operator[](std::string_view key) {
  kind_ = Kind::object;
  for (auto& [name, value] : members_) {
    if (name == key) return value;
  }
  return members_.emplace_back(key, Json()).second;
}

void Json::reserve(std::size_t bytes) { text_.reserve(bytes); }

std::string& Json::element() {
  kind_ = Kind::array;
  if (size_++ > 0) text_ += ',';
  return text_;
}

std::size_t Json::length() const {
  constexpr std::size_t kSigns = 8;  // quotes, commas, brackets
  std::size_t sum = text_.size() + kSigns;
  for (const auto& [key, value] : members_) sum += key.size() + kSigns + value.length();
  return sum;
}

void Json::write_to(std::string& out) const {
  switch (kind_) {
    case Kind::value: out.append(text_.empty() ? "null" : text_); break;
    case Kind::array: out.append("[").append(text_).append("]"); break;
    case Kind::object: {
      char before = '{';
      for (const auto& [key, value] : members_) {
        out += before;
        before = ',';
        write_text(out, key);
        out += ':';
        value.write_to(out);
      }
      if (members_.empty()) out += '{';
      out += '}';
    }
  }
}

}  // namespace nonet::answers
