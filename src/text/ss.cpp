// ss: Simple Sudoku. Rows without gaps, a bar after the third and the sixth cell, a rule of eleven
// dashes after the third and the sixth row. blocks.cpp reads it, with the clipboard's frame too.

#include "text/format.hpp"

namespace nonet::text::ss {
namespace {

void write(const Record& record, long, std::string& out) {
  for (int row = 0; row < kDigits; ++row) {
    if (row > 0 && row % classic::kBoxSide == 0) out += "-----------\n";
    out += row_text(record.puzzle.grid, row, {.between_boxes = "|"});
  }
}

bool claims(const BlockLook& look) {
  return !look.has_marks && !look.has_headers && look.has_bars && !look.has_gaps;
}

}  // namespace

const FormatCode code = {.layout = Layout::blocks, .write = write, .claims = claims};

}  // namespace nonet::text::ss
