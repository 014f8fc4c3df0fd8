// Name: a short text held in place, so that the core can name a cell or a contradiction without
// allocating. What does not fit is cut: every name made here fits.
//
//   Name text = Name("row ").add_number(4);
//   assert(text == "row 4");
//   std::string_view view = text;
//   assert(view.size() == 5);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet {

class Name {
 public:
  static constexpr std::size_t kCapacity = 63;

  constexpr Name() = default;
  constexpr explicit Name(std::string_view text) { add(text); }

  constexpr Name& add(std::string_view text) {
    for (const char c : text) {
      if (size_ < kCapacity) text_[size_++] = c;
    }
    return *this;
  }
  constexpr Name& add_number(int number) {
    if (number >= 10) add_number(number / 10);
    const char symbol = static_cast<char>('0' + number % 10);
    return add(std::string_view(&symbol, 1));
  }

  constexpr std::string_view view() const { return {text_.data(), size_}; }
  constexpr operator std::string_view() const { return view(); }  // NOLINT: a name is a text
  friend constexpr bool operator==(const Name& a, std::string_view b) { return a.view() == b; }
  friend constexpr bool operator==(const Name& a, const Name& b) { return a.view() == b.view(); }

 private:
  std::array<char, kCapacity> text_{};
  std::uint8_t size_ = 0;
};

}  // namespace nonet
