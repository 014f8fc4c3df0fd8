// House: a set of cells that hold every digit once, by number. Rows come first, then columns, then
// the boxes or jigsaw regions, then whatever a variant adds; numbers are a matter of capacity, as
// with cells, so the third column is the same house on boards of every size. Which houses there
// are, what they are and which cells they have is known to the rules (rules.hpp).
//
//   House column = House::column(2);
//   assert(column.index() == 11 && column < House::box(0));
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <string_view>

#include "nonet/name.hpp"
#include "nonet/sizes.hpp"

namespace nonet {

enum class HouseKind : std::uint8_t {
  row,
  column,
  box,       // a rectangle
  region,    // of a jigsaw, of any form
  diagonal,  // corner to corner
  window,    // of a windoku
  group,     // of disjoint groups: the cells at one position of all boxes
  extra,     // an extra region, or a cage with as many cells as there are digits
};
inline constexpr int kHouseKinds = 8;

inline constexpr std::array<std::string_view, kHouseKinds> kHouseWords = {
    "row", "column", "box", "region", "diagonal", "window", "group", "extra region"};

// "row 4", "column 7", "box 3", counted from one; and "r4", "c7", "b3".
constexpr Name name(HouseKind kind, int number) {
  return Name(kHouseWords[static_cast<std::size_t>(kind)]).add(" ").add_number(number + 1);
}
constexpr Name short_name(HouseKind kind, int number) {
  constexpr std::string_view kLetters = "rcbjdwge";
  return Name(kLetters.substr(static_cast<std::size_t>(kind), 1)).add_number(number + 1);
}

class House {
 public:
  constexpr explicit House(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kHouses);
  }
  static constexpr House row(int number) { return House(number); }
  static constexpr House column(int number) { return House(kDigits + number); }
  static constexpr House box(int number) { return House(kFirstBox + number); }  // or region

  constexpr int index() const { return index_; }
  constexpr bool is_row() const { return index_ < kDigits; }
  constexpr bool is_column() const { return index_ >= kDigits && index_ < kFirstBox; }
  constexpr bool is_line() const { return index_ < kFirstBox; }
  constexpr bool is_box() const { return index_ >= kFirstBox && index_ < kFirstExtra; }

  friend constexpr auto operator<=>(House, House) = default;

  static constexpr int kFirstBox = 2 * kDigits;
  static constexpr int kFirstExtra = 3 * kDigits;

 private:
  std::uint8_t index_;
};

}  // namespace nonet
