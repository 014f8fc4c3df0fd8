// Grid: 81 digits or blanks: what is written down, and nothing about what follows from it.
//
//   Grid grid;
//   grid.set(Cell::at(0, 0), Digit(5));
//   assert(grid.at(Cell(0)) == Digit(5) && !grid.at(Cell(1)));
//   assert(grid.filled().size() == 1);
//   assert(grid.rows()[0][0] == 5 && grid.rows()[0][1] == 0);  // as a 2-D list
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/cell_set.hpp"
#include "nonet/digit.hpp"
#include "nonet/house.hpp"

namespace nonet {

class Grid {
 public:
  constexpr Grid() = default;
  // Eighty-one characters, row by row; any character but 1 to 9 is a blank. For text from
  // outside use text.hpp, which checks it.
  static constexpr Grid from_line(std::string_view line) {
    assert(line.size() == kCells);
    Grid grid;
    for (int i = 0; i < kCells; ++i) {
      if (line[i] >= '1' && line[i] <= '9') grid.set(Cell(i), Digit(line[i] - '0'));
    }
    return grid;
  }
  std::string to_line(char blank = '.') const {
    std::string line(kCells, blank);
    for (const Cell cell : filled()) line[cell.index()] = at(cell)->symbol();
    return line;
  }

  constexpr std::optional<Digit> at(Cell cell) const {
    const int face = faces_[cell.index()];
    return face == 0 ? std::nullopt : std::optional<Digit>(Digit(face));
  }
  constexpr bool is_blank(Cell cell) const { return faces_[cell.index()] == 0; }
  // 1 to 9, or 0 for a blank.
  constexpr int face(Cell cell) const { return faces_[cell.index()]; }
  constexpr void set(Cell cell, Digit digit) {
    faces_[cell.index()] = static_cast<std::uint8_t>(digit.face());
  }
  constexpr void clear(Cell cell) { faces_[cell.index()] = 0; }

  constexpr CellSet filled() const {
    CellSet cells;
    for (int i = 0; i < kCells; ++i) {
      if (faces_[i] != 0) cells.insert(Cell(i));
    }
    return cells;
  }
  constexpr CellSet blanks() const { return CellSet::all() - filled(); }
  constexpr bool is_full() const { return blanks().empty(); }

  // The nine values of a house in reading order, 0 for a blank.
  constexpr std::array<int, kDigits> values(House house) const {
    std::array<int, kDigits> values{};
    for (int i = 0; i < kDigits; ++i) values[i] = face(house.cell(i));
    return values;
  }
  // The whole grid as nine lists of nine values.
  constexpr std::array<std::array<int, kDigits>, kDigits> rows() const {
    std::array<std::array<int, kDigits>, kDigits> rows{};
    for (int r = 0; r < kDigits; ++r) rows[r] = values(House::row(r));
    return rows;
  }

  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  std::array<std::uint8_t, kCells> faces_{};
};

}  // namespace nonet
