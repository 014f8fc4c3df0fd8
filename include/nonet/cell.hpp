// Cell: one of the squares, row-major from the top left corner. It knows its row and its column;
// what else it belongs to, and whom it sees, is known to the rules.
//
//   Cell cell = Cell::at(3, 6);  // row 4, column 7 for a reader, who counts from one
//   assert(cell.index() == 33 && cell.column() == 6);
//   assert(name(cell) == "r4c7" && find_cell("r4c7") == cell);
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "nonet/name.hpp"
#include "nonet/sizes.hpp"

namespace nonet {

class Cell {
 public:
  constexpr explicit Cell(int index) : index_(static_cast<CellNumber>(index)) {
    assert(index >= 0 && index < kCells);
  }
  static constexpr Cell at(int row, int column) { return Cell(row * kDigits + column); }

  constexpr int index() const { return index_; }
  constexpr int row() const { return index_ / kDigits; }
  constexpr int column() const { return index_ % kDigits; }

  friend constexpr auto operator<=>(Cell, Cell) = default;

 private:
  CellNumber index_;
};

// "r4c7", counted from one.
constexpr Name name(Cell cell) {
  return Name("r").add_number(cell.row() + 1).add("c").add_number(cell.column() + 1);
}

// Reads "r4c7" (in either case) or an index "0" to "80".
constexpr std::optional<Cell> find_cell(std::string_view text) {
  const auto digit_at = [text](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
  if (text.size() == 4 && (text[0] == 'r' || text[0] == 'R') &&
      (text[2] == 'c' || text[2] == 'C') && digit_at(1) && digit_at(3) && text[1] != '0' &&
      text[3] != '0') {
    return Cell::at(text[1] - '1', text[3] - '1');
  }
  if (text.empty() || text.size() > 2 || !digit_at(0)) return std::nullopt;
  int index = text[0] - '0';
  if (text.size() == 2) {
    if (!digit_at(1)) return std::nullopt;
    index = index * 10 + (text[1] - '0');
  }
  if (index >= kCells) return std::nullopt;
  return Cell(index);
}

}  // namespace nonet
