// See utf16.hpp.

#include "text/utf16.hpp"

#include <cstdint>
#include <string>
#include <utility>

namespace nonet::text {
namespace {

constexpr std::uint32_t kReplacement = 0xfffd;

bool is_high(std::uint32_t unit) { return unit >= 0xd800 && unit < 0xdc00; }
bool is_low(std::uint32_t unit) { return unit >= 0xdc00 && unit < 0xe000; }

void add_utf8(std::string& out, std::uint32_t code) {
  const auto rest = [code](int shift) { return static_cast<char>(0x80 | (code >> shift & 0x3f)); };
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += {static_cast<char>(0xc0 | code >> 6), rest(0)};
  } else if (code < 0x10000) {
    out += {static_cast<char>(0xe0 | code >> 12), rest(6), rest(0)};
  } else {
    out += {static_cast<char>(0xf0 | code >> 18), rest(12), rest(6), rest(0)};
  }
}

class Decoder {
 public:
  Decoder(ByteSource source, std::string_view read_already, ByteOrder order)
      : source_(std::move(source)), raw_(read_already), order_(order) {}

  std::size_t operator()(char* buffer, std::size_t size) {
    while (given_ == text_.size() && !is_over_) decode();
    const std::size_t count = text_.copy(buffer, size, given_);
    given_ += count;
    return count;
  }

 private:
  static constexpr std::size_t kRead = 16384;  // at a time

  void decode() {
    text_.clear();
    given_ = 0;
    if (raw_.size() < 2) read();
    std::size_t at = 0;
    for (; at + 1 < raw_.size(); at += 2) take(unit_at(at));
    raw_.erase(0, at);
    if (is_over_ && (high_ != 0 || !raw_.empty())) add_utf8(text_, kReplacement);
  }

  void read() {
    const std::size_t held = raw_.size();
    raw_.resize(held + kRead);
    const std::size_t got = source_(raw_.data() + held, kRead);
    raw_.resize(held + got);
    is_over_ = got == 0;
  }

  std::uint32_t unit_at(std::size_t at) const {
    const std::uint32_t first = static_cast<unsigned char>(raw_[at]);
    const std::uint32_t second = static_cast<unsigned char>(raw_[at + 1]);
    return order_ == ByteOrder::little ? first | second << 8 : first << 8 | second;
  }

  void take(std::uint32_t unit) {
    const std::uint32_t high = std::exchange(high_, 0);
    if (high != 0 && is_low(unit)) {
      return add_utf8(text_, 0x10000 + ((high - 0xd800) << 10) + unit - 0xdc00);
    }
    if (high != 0) add_utf8(text_, kReplacement);
    if (is_high(unit)) {
      high_ = unit;
    } else {
      add_utf8(text_, is_low(unit) ? kReplacement : unit);
    }
  }

  ByteSource source_;
  std::string raw_;  // read and not decoded yet
  ByteOrder order_;
  std::string text_;        // decoded
  std::size_t given_ = 0;   // of it
  std::uint32_t high_ = 0;  // half of a pair
  bool is_over_ = false;
};

}  // namespace

std::optional<ByteOrder> find_utf16_mark(std::string_view start) {
  if (start.starts_with("\xff\xfe")) return ByteOrder::little;
  if (start.starts_with("\xfe\xff")) return ByteOrder::big;
  return std::nullopt;
}

ByteSource decode_utf16(ByteSource source, std::string_view read_already, ByteOrder order) {
  return Decoder(std::move(source), read_already, order);
}

}  // namespace nonet::text
