// Search: the smallest look of a grid, grown row by row.
//
// After each row only the looks that read smallest so far go on; each is then read with every line
// that may come next. So all looks kept agree on what they read, and those left at the end are
// exactly the ways to reach the form. Full grids, whose first row says nothing, are opened by their
// first two rows at once (opening.hpp).
//
// Order: looks in the order of side, rows from the top, orders of columns; the first one left tells
// the transform.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "canon/look.hpp"
#include "nonet/canon.hpp"

namespace nonet::canon {

class Search {
 public:
  // The grid must not contradict itself.
  Canonical find(const Lines& lines);
  // Digits keep their names: the lines hold blanks and 1 alone.
  Canonical find_pattern(const Lines& lines);
  // The three rows of a full chute alone, in their smallest look at the top of an empty grid.
  // Chutes: bands 0 to 2, stacks 3 to 5.
  Canonical find_band(const Lines& lines, int chute);

 private:
  struct Pick {
    std::uint32_t look;
    std::uint8_t row;
  };

  void start(std::uint8_t label);
  void step(const Lines& lines, int level);
  void try_line(Key key, std::uint32_t look, int row);
  int walk_alone(const Lines& lines, int level);
  void write_row(int level);
  Canonical finish() const;

  std::vector<Look> looks_, next_;
  std::vector<Pick> picks_;
  std::array<Key, kDigits> form_{};  // as read, with labels for fresh digits
  Key best_ = 0;
  int labels_ = 0;
};

}  // namespace nonet::canon
