// House: a row, a column or a box: nine cells that hold every digit once. All 27 are one kind of
// thing and answer the same questions.
//
//   House box = House::box(2);
//   assert(box.kind() == HouseKind::box && box.cells().contains(Cell::at(0, 8)));
//   assert(name(box) == "box 3" && short_name(box) == "b3" && compass_name(box) == "NE");
//   assert(find_house("NE") == box && find_house("b3") == box);
//   for (House house : House::all()) assert(house.cells().size() == 9);
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "nonet/cell_set.hpp"
#include "nonet/name.hpp"

namespace nonet {

enum class HouseKind : std::uint8_t { row, column, box };

class House {
 public:
  constexpr explicit House(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kHouses);
  }
  static constexpr House row(int number) { return House(number); }
  static constexpr House column(int number) { return House(kDigits + number); }
  static constexpr House box(int number) { return House(2 * kDigits + number); }
  static constexpr std::array<House, kHousesOfCell> of(Cell cell) {
    return {row(cell.row()), column(cell.column()), box(cell.box())};
  }

  constexpr int index() const { return index_; }
  constexpr HouseKind kind() const { return static_cast<HouseKind>(index_ / kDigits); }
  constexpr int number() const { return index_ % kDigits; }

  // The cell at a position 0 to 8, in reading order.
  constexpr Cell cell(int position) const;
  constexpr CellSet cells() const;
  constexpr bool contains(Cell c) const { return cells().contains(c); }

  friend constexpr auto operator<=>(House, House) = default;

  // Rows, then columns, then boxes.
  class Iterator {
   public:
    constexpr explicit Iterator(int index) : index_(index) {}
    constexpr House operator*() const { return House(index_); }
    constexpr Iterator& operator++() {
      ++index_;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int index_;
  };
  struct All {
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(kHouses); }
  };
  static constexpr All all() { return {}; }

 private:
  std::uint8_t index_;
};

namespace detail {

constexpr Cell make_house_cell(House house, int position) {
  const int number = house.number();
  switch (house.kind()) {
    case HouseKind::row: return Cell::at(number, position);
    case HouseKind::column: return Cell::at(position, number);
    case HouseKind::box: break;
  }
  return Cell::at(number / kBoxSide * kBoxSide + position / kBoxSide,
                  number % kBoxSide * kBoxSide + position % kBoxSide);
}
constexpr std::array<std::array<std::uint8_t, kDigits>, kHouses> make_house_positions() {
  std::array<std::array<std::uint8_t, kDigits>, kHouses> cells{};
  for (const House house : House::all()) {
    for (int i = 0; i < kDigits; ++i) {
      cells[house.index()][i] = static_cast<std::uint8_t>(make_house_cell(house, i).index());
    }
  }
  return cells;
}
inline constexpr auto kHousePositions = make_house_positions();

constexpr std::array<CellSet, kHouses> make_house_cells() {
  std::array<CellSet, kHouses> sets;
  for (const House house : House::all()) {
    for (const int index : kHousePositions[house.index()]) sets[house.index()].insert(Cell(index));
  }
  return sets;
}
inline constexpr std::array<CellSet, kHouses> kHouseCells = make_house_cells();

inline constexpr std::array<std::string_view, kDigits> kCompass = {"NW", "N",  "NE", "W", "C",
                                                                   "E",  "SW", "S",  "SE"};
inline constexpr std::array<std::string_view, 3> kKindWords = {"row", "column", "box"};

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool same_word(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

}  // namespace detail

constexpr Cell House::cell(int position) const {
  return Cell(detail::kHousePositions[index_][position]);
}
constexpr CellSet House::cells() const { return detail::kHouseCells[index_]; }

// "row 4", "column 7", "box 3".
constexpr Name name(House house) {
  return Name(detail::kKindWords[static_cast<int>(house.kind())])
      .add(" ")
      .add_number(house.number() + 1);
}

// "r4", "c7", "b3".
constexpr Name short_name(House house) {
  return Name(detail::kKindWords[static_cast<int>(house.kind())].substr(0, 1))
      .add_number(house.number() + 1);
}

// The box as a direction: NW N NE, W C E, SW S SE. Empty for rows and columns.
constexpr std::string_view compass_name(House house) {
  return house.kind() == HouseKind::box ? detail::kCompass[house.number()] : std::string_view{};
}

// Reads "r4", "c7", "b3", "row 4", "NE", in either case.
constexpr std::optional<House> find_house(std::string_view text) {
  for (const House house : House::all()) {
    if (detail::same_word(text, short_name(house)) || detail::same_word(text, name(house)) ||
        (house.kind() == HouseKind::box && detail::same_word(text, compass_name(house)))) {
      return house;
    }
  }
  return std::nullopt;
}

}  // namespace nonet
