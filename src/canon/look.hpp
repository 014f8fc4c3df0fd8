// Look: a transformation decided from the top down, as far as the rows placed so far decide it.
//
// Columns of a stack that read the same so far may still be exchanged, and so may such stacks;
// nothing is tried there until a row tells them apart. In a grid without contradictions that means
// columns without any digit yet: two digits of a row are never the same. Blanks come first, so
// what may still be exchanged stands together, in the order the next row will want.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "canon/lines.hpp"

namespace nonet::canon {

// A row as a number: nine half bytes, the first cell highest, so that rows compare as strings do.
using Key = std::uint64_t;
// The label of a digit not met before. All such labels may be taken for equal: among looks that
// agree so far the next one is the same for each, and above every label in use.
inline constexpr std::uint8_t kFresh = 10;

struct Look {
  std::array<std::uint8_t, kDigits + 1> labels;  // by face; of a blank: 0
  Lines::Nine columns;                           // the column that stands at each place
  Lines::Nine rows;  // the row that stands at each place, as far as placed
  // Bits 2s and 2s + 1: in stack s the first two columns, the last two, may be exchanged. Bits 6
  // and 7: the first two stacks, the last two.
  std::uint8_t ties;
  std::uint8_t side;
  std::uint16_t used;  // rows placed

  void place(int row, int level) {
    rows[level] = static_cast<std::uint8_t>(row);
    used = static_cast<std::uint16_t>(used | 1U << row);
  }
};

inline constexpr int kStackTies = 6;
inline constexpr unsigned kAllTies = 0xff;
inline constexpr unsigned kAllRows = 0x1ff;

// How many exchanges the ties of a look leave open.
std::uint32_t count_open(const Look& look);

// What the next row would read at its smallest if it were this line. A line that reads larger than
// `best` may be left unread: the answer is then some number above it.
Key read(const Look& look, const Lines::Nine& line, Key best);

inline unsigned read_stack(const Look& look, const Lines::Nine& line, int stack) {
  const std::uint8_t* columns = &look.columns[stack * classic::kBoxSide];
  return static_cast<unsigned>(look.labels[line[columns[0]]] << 8 |
                               look.labels[line[columns[1]]] << 4 | look.labels[line[columns[2]]]);
}
// The same for a look in which nothing may be exchanged any more.
inline Key read_fixed(const Look& look, const Lines::Nine& line, Key best) {
  const Key first = static_cast<Key>(read_stack(look, line, 0)) << 24;
  if (first > best) return first;
  return first | static_cast<Key>(read_stack(look, line, 1) << 12 | read_stack(look, line, 2));
}
// Names the fresh digits of a line placed under a look that is fixed.
inline void name_fresh(Look& look, const Lines::Nine& line, int labels) {
  for (int i = 0; i < kDigits; ++i) {
    std::uint8_t& label = look.labels[line[look.columns[i]]];
    if (label == kFresh) label = static_cast<std::uint8_t>(++labels);
  }
}

// Adds each look in which `row` comes next and reads so: one, unless fresh digits stand where
// columns or stacks may be exchanged. `level` rows are placed and `labels` labels given out.
void expand(const Look& look, const Lines::Nine& line, int row, int level, int labels,
            std::vector<Look>& looks);

}  // namespace nonet::canon
