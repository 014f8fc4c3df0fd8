// Rows: what one line is to someone looking for a 9x9 grid: a row of nine cells, a line of the
// frame, a row that somebody got wrong, or words.
//
// One line alone cannot always tell. Nine dashes are a rule, or an empty row of someone who writes
// '-' for a blank; "12 3 4 5 6 7 8 9" is nine digits or eight cells of pencil marks. The lines
// around it decide, and `RowStyle` is what they decided.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "nonet/digit_set.hpp"
#include "text/fold.hpp"

namespace nonet::text {

struct RowStyle {
  bool has_marks = false;       // cells are groups of digits
  bool dash_is_blank = false;   // '-' is a cell
  bool space_is_blank = false;  // cells have fixed places, and a space there is a blank
};

enum class RowKind : std::uint8_t {
  blank,  // nothing on the line
  rule,   // only frame
  row,    // nine cells
  wrong,  // would be a row but for `expected` and `found`
  words,  // anything else
};

struct RowCell {
  DigitSet digits;         // none: blank; one: a digit; several: candidates
  bool is_placed = false;  // written u6
};

struct Row {
  RowKind kind = RowKind::words;
  std::array<RowCell, kDigits> cells{};
  bool has_bars = false, has_gaps = false;
  RowStyle teaches;  // what this row says about its block
  // Of a wrong row: where in the folded line, and what.
  std::size_t index = 0;
  std::string expected, found;
};

Row read_row(const Folded& line, const RowStyle& style);

}  // namespace nonet::text
