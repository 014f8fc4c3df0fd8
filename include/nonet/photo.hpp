// Photos: a Sudoku read from a picture. Pixels in; out come the corners of every grid in it, how
// likely each cell is blank or each digit, and the likeliest reading that is a Sudoku.
//
//   Photo white = {.width = 64, .height = 48, .rgb = std::vector<std::uint8_t>(64 * 48 * 3, 255)};
//   assert(find_sudokus(white).empty());
//
//   Likelihoods sure{};  // of a cell: blank, 1, ..., 9
//   const Grid puzzle = Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
//   for (int i = 0; i < kCells; ++i) sure[i][puzzle.face(Cell(i))] = 1;
//   PhotoReading reading = settle(sure);
//   assert(reading.grid == puzzle && reading.is_unique && reading.doubtful.empty());
//
// Decoding files is for others: this knows pixels. What is too large is made smaller on the way in
// (PhotoShrinker), so that memory has a bound.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/cell_set.hpp"
#include "nonet/grid.hpp"

namespace nonet {

// The longest side that is worth looking at; larger pictures only cost more.
inline constexpr int kPhotoSide = 2048;
// The longest side that is taken at all.
inline constexpr int kPhotoSideLimit = 65535;

// Three bytes a pixel, row by row from the top left.
struct Photo {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;
};

// Takes a picture row by row and keeps it no larger than kPhotoSide, each pixel the mean of those
// it covers. Rows have `channels` bytes a pixel: 1 is grey, 3 is red, green, blue.
class PhotoShrinker {
 public:
  PhotoShrinker(int width, int height, int channels);
  void add_row(const std::uint8_t* row);
  int factor() const { return factor_; }  // how many pixels of a side became one
  Photo take();                           // rows that never came are white

 private:
  void put_row();

  int width_, height_, channels_, factor_;
  int rows_ = 0;  // taken so far
  std::vector<std::uint32_t> sums_;
  Photo photo_;
};

struct PhotoPoint {
  float x = 0, y = 0;  // in pixels of the photo, the middle of the first one at 0.5
};

// Of each cell: blank, 1, ..., 9; they sum up to 1.
using Likelihoods = std::array<std::array<float, kDigits + 1>, kCells>;

// One grid in a photo, the right way up as its digits stand.
struct Sighting {
  std::array<PhotoPoint, (kDigits + 1) * (kDigits + 1)> crossings;  // of its lines, row by row
  float clarity = 0;  // how much of its lines is seen, 0 to 1
  int turn = 0;       // quarters by which the photo was turned to the left
  Likelihoods likelihoods{};
  CellSet pen;  // digits in another colour than the others: written by hand

  PhotoPoint corner(int i) const;  // top left, top right, bottom right, bottom left
};

// Those that can be read, from the top down, then from left to right.
std::vector<Sighting> find_sudokus(const Photo& photo);

// What the likelihoods come to.
struct PhotoReading {
  Grid grid;
  CellSet doubtful;        // may well be something else
  CellSet repaired;        // not the likeliest: that was no Sudoku
  CellSet pen;             // digits that are the player's, not printed
  bool is_unique = false;  // the printed digits have exactly one solution
};

// The likeliest reading whose printed digits have exactly one solution; where none is near, the
// likeliest of all, its weakest cells in doubt. `pen` looks written by hand: that is believed if
// the rest has exactly one solution.
PhotoReading settle(const Likelihoods& likelihoods, CellSet pen = {});

}  // namespace nonet
