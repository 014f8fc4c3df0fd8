// LZ-string: LZ78 over UTF-16 units, written six bits a character. What it unpacks to is bounded,
// so a short text cannot become a huge one.
//
// The stream: codes of growing width, least bit first. 0: a unit of 8 bits follows, 1: of 16 bits,
// 2: the end; others name an earlier piece. After the first unit every code adds a piece: the one
// before it and its first unit.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "nonet/problem_text.hpp"
#include "text/visible.hpp"

namespace nonet {
namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kMostBytes = std::size_t{4} << 20;

using Units = std::u16string;

class BitReader {
 public:
  explicit BitReader(std::string_view packed) : packed_(packed) {}
  bool is_over() const { return is_over_; }
  unsigned take(int bits) {
    unsigned value = 0;
    for (int i = 0; i < bits; ++i) value |= bit() << i;
    return value;
  }

 private:
  unsigned bit() {
    if (left_ == 0) {
      if (at_ >= packed_.size() || packed_[at_] == '=') {
        is_over_ = true;
        return 0;
      }
      const char c = packed_[at_++];
      const std::size_t found = kAlphabet.find(c == '-' || c == ' ' ? '+' : c == '_' ? '/' : c);
      if (found == std::string_view::npos) {
        is_over_ = true;
        return 0;
      }
      value_ = static_cast<unsigned>(found);
      left_ = 6;
    }
    return value_ >> --left_ & 1;
  }
  std::string_view packed_;
  std::size_t at_ = 0;
  unsigned value_ = 0;
  int left_ = 0;
  bool is_over_ = false;
};

void append_unit(std::string& text, const Units& units) {
  for (std::size_t i = 0; i < units.size(); ++i) {
    std::uint32_t code = units[i];
    const bool is_high = code >= 0xd800 && code < 0xdc00;
    if (is_high && i + 1 < units.size() && units[i + 1] >= 0xdc00 && units[i + 1] < 0xe000) {
      code = 0x10000 + ((code - 0xd800) << 10) + (units[++i] - 0xdc00U);
    }
    if (code < 0x80) {
      text += static_cast<char>(code);
    } else if (code < 0x800) {
      text += static_cast<char>(0xc0 | code >> 6);
      text += static_cast<char>(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
      text += static_cast<char>(0xe0 | code >> 12);
      text += static_cast<char>(0x80 | (code >> 6 & 0x3f));
      text += static_cast<char>(0x80 | (code & 0x3f));
    } else {
      text += static_cast<char>(0xf0 | code >> 18);
      text += static_cast<char>(0x80 | (code >> 12 & 0x3f));
      text += static_cast<char>(0x80 | (code >> 6 & 0x3f));
      text += static_cast<char>(0x80 | (code & 0x3f));
    }
  }
}

// Bytes that are no UTF-8 become the replacement character, each by itself.
Units to_units(std::string_view words) {
  Units units;
  while (!words.empty()) {
    const text::CodePoint point = text::first_code_point(words);
    words.remove_prefix(point.size);
    const std::uint32_t code = point.value == text::kNoCodePoint ? 0xfffd : point.value;
    if (code >= 0x10000) {
      units += static_cast<char16_t>(0xd800 + ((code - 0x10000) >> 10));
      units += static_cast<char16_t>(0xdc00 + ((code - 0x10000) & 0x3ff));
    } else {
      units += static_cast<char16_t>(code);
    }
  }
  return units;
}

}  // namespace

std::optional<std::string> unpack_lz(std::string_view packed) {
  BitReader bits(packed);
  std::vector<Units> pieces(3);
  std::size_t total = 0, kept = 0;
  int width = 3;
  std::size_t until = 4;  // codes to come of this width
  const auto literal = [&bits](unsigned code) {
    return Units(1, static_cast<char16_t>(bits.take(code == 0 ? 8 : 16)));
  };
  const unsigned kind = bits.take(2);
  if (kind == 2) return std::string();
  if (kind > 2) return std::nullopt;
  Units before = literal(kind), all = before;
  pieces.push_back(before);
  const auto grow = [&] {
    if (until == 0) until = std::size_t{1} << width++;
  };
  while (!bits.is_over()) {
    unsigned code = bits.take(width);
    if (bits.is_over() || width > 24) return std::nullopt;
    if (code == 2) {
      std::string text;
      append_unit(text, all);
      return text;
    }
    if (code < 2) {
      pieces.push_back(literal(code));
      code = static_cast<unsigned>(pieces.size() - 1);
      --until;
      grow();
    }
    Units piece;
    if (code < pieces.size()) {
      piece = pieces[code];
    } else if (code == pieces.size()) {
      piece = before + before[0];
    } else {
      return std::nullopt;
    }
    total += piece.size();
    kept += before.size() + 1;
    if (total > kMostBytes || kept > 16 * kMostBytes) return std::nullopt;
    all += piece;
    pieces.push_back(before + piece[0]);
    --until;
    before = std::move(piece);
    grow();
  }
  return std::nullopt;
}

std::string pack_lz(std::string_view text) {
  std::string packed;
  unsigned value = 0;
  int filled = 0;
  const auto put = [&](std::size_t bits, int width) {
    for (int i = 0; i < width; ++i) {
      value = value << 1 | static_cast<unsigned>(bits >> i & 1);
      if (++filled < 6) continue;
      packed += kAlphabet[value];
      value = 0;
      filled = 0;
    }
  };
  std::map<char16_t, std::size_t> singles;
  std::map<std::pair<std::size_t, char16_t>, std::size_t> known;  // a piece and the unit behind it
  std::set<char16_t> fresh;  // units of which the reader does not know yet
  std::size_t until = 2, next = 3;
  int width = 2;
  const auto grow = [&] {
    if (--until == 0) until = std::size_t{1} << width++;
  };
  std::size_t piece = 0;            // none
  std::optional<char16_t> is_unit;  // the piece is this one
  const auto write = [&] {
    if (is_unit && fresh.erase(*is_unit) > 0) {
      const bool is_short = *is_unit < 256;
      put(is_short ? 0 : 1, width);
      put(*is_unit, is_short ? 8 : 16);
      grow();
    } else {
      put(piece, width);
    }
    grow();
  };
  for (const char16_t unit : to_units(text)) {
    const auto [single, is_new] = singles.try_emplace(unit, next);
    if (is_new) {
      ++next;
      fresh.insert(unit);
    }
    if (const auto longer = known.find({piece, unit}); longer != known.end()) {
      piece = longer->second;
      is_unit.reset();
      continue;
    }
    if (piece != 0) {
      write();
      known[{piece, unit}] = next++;
    }
    piece = single->second;
    is_unit = unit;
  }
  if (piece != 0) write();
  put(2, width);
  while (filled != 0) put(0, 1);
  while (packed.size() % 4 != 0) packed += '=';
  return packed;
}

}  // namespace nonet
