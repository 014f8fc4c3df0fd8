// grid: a bordered grid, as people draw it. blocks.cpp reads it, and its cousins.
//
//   -------------------------------
//   | 5  3  . | .  7  . | .  .  . |

#include "text/format.hpp"

namespace nonet::text::grid {
namespace {

constexpr RowDress kDress = {"| ", "  ", " | ", " |"};
constexpr std::string_view kRule = "-------------------------------\n";

void write(const Record& record, long, std::string& out) {
  for (int row = 0; row < kDigits; ++row) {
    if (row % classic::kBoxSide == 0) out += kRule;
    out += row_text(record.puzzle.grid, row, kDress);
  }
  out += kRule;
}

bool claims(const BlockLook& look) {
  return !look.has_marks && !look.has_headers && (look.has_bars || look.has_rules) &&
         (look.has_gaps || !look.has_bars);
}

}  // namespace

const FormatCode code = {.layout = Layout::blocks, .write = write, .claims = claims};

}  // namespace nonet::text::grid
