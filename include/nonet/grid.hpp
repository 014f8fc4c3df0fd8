// Grid: digits or blanks: what is written down, and nothing about what follows from it. It knows no
// rules: cells outside a smaller board are blank.
//
//   Grid grid;
//   grid.set(Cell::at(0, 0), Digit(5));
//   assert(grid.at(Cell(0)) == Digit(5) && !grid.at(Cell(1)));
//   assert(grid.filled().size() == 1);
//   assert(grid.rows()[0][0] == 5 && grid.rows()[0][1] == 0);  // as a 2-D list
//   assert(Grid::from_faces(grid.faces()) == grid);
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/cell_set.hpp"
#include "nonet/digit.hpp"

namespace nonet {

class Grid {
 public:
  constexpr Grid() = default;
  // The n * n characters of a board with n rows, row by row; any character but a digit is a blank.
  // For text from outside use text.hpp, which checks it.
  static constexpr Grid from_line(std::string_view line) {
    int side = kDigits;
    while (side > 1 && static_cast<std::size_t>(side * side) > line.size()) --side;
    assert(line.size() == static_cast<std::size_t>(side * side));
    Grid grid;
    for (int i = 0; i < side * side; ++i) {
      if (line[i] < '1' || line[i] > '9') continue;
      grid.set(Cell::at(i / side, i % side), Digit(line[i] - '0'));
    }
    return grid;
  }
  // Eighty-one numbers, row by row: 1 to 9, or 0 for a blank.
  using Faces = std::array<std::uint8_t, kCells>;
  static constexpr Grid from_faces(const Faces& faces) {
    Grid grid;
    grid.faces_ = faces;
    return grid;
  }
  constexpr const Faces& faces() const { return faces_; }
  std::string to_line(char blank = '.', int side = kDigits) const {
    std::string line;
    for (int i = 0; i < side * side; ++i) {
      const std::optional<Digit> digit = at(Cell::at(i / side, i % side));
      line += digit ? digit->symbol() : blank;
    }
    return line;
  }
  // The grid as lists of values, 0 for a blank.
  constexpr std::array<std::array<int, kDigits>, kDigits> rows() const {
    std::array<std::array<int, kDigits>, kDigits> rows{};
    for (int i = 0; i < kCells; ++i) rows[i / kDigits][i % kDigits] = faces_[i];
    return rows;
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

  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  Faces faces_{};
};

}  // namespace nonet
