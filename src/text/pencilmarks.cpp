// pencilmarks: 81 groups of digits in a frame, columns lined up; a group of one is a digit, 0 a
// cell without candidates. blocks.cpp reads it, with the frames and decorations of others.

#include <algorithm>
#include <array>

#include "text/format.hpp"
#include "text/marks.hpp"
#include "text/scan.hpp"

namespace nonet::text::pencilmarks {
namespace {

using Groups = std::array<std::string, kCells>;
using Widths = std::array<std::size_t, kDigits>;

Groups groups_of(const Puzzle& puzzle) {
  Groups groups;
  const CandidateSet candidates = puzzle.all_candidates();
  for (const Cell cell : CellSet::every()) {
    const DigitSet digits = shown_digits(puzzle, candidates, cell);
    groups[cell.index()] = digits.empty() ? "0" : to_text(digits);
  }
  return groups;
}

Widths widths_of(const Groups& groups) {
  Widths widths{};
  for (const Cell cell : CellSet::every()) {
    widths[cell.column()] = std::max(widths[cell.column()], groups[cell.index()].size());
  }
  return widths;
}

void write_rule(const Widths& widths, std::string_view corners, std::string& out) {
  for (int box = 0; box < classic::kBoxSide; ++box) {
    out += box == 0 ? corners[0] : corners[1];
    for (int i = 0; i < classic::kBoxSide; ++i)
      out.append(widths[box * classic::kBoxSide + i] + 2, '-');
  }
  out += corners[2];
  out += '\n';
}

void write(const Record& record, long, std::string& out) {
  const Groups groups = groups_of(record.puzzle);
  const Widths widths = widths_of(groups);
  write_rule(widths, "...", out);
  for (const Cell cell : CellSet::every()) {
    if (cell.column() == 0 && cell.row() > 0 && cell.row() % classic::kBoxSide == 0) {
      write_rule(widths, ":+:", out);
    }
    out += cell.column() % classic::kBoxSide == 0 ? "| " : " ";
    const std::string& group = groups[cell.index()];
    out.append(group).append(widths[cell.column()] - group.size() + 1, ' ');
    if (cell.column() == kDigits - 1) out += "|\n";
  }
  write_rule(widths, "'''", out);
}

bool claims(const BlockLook& look) { return look.has_marks && look.has_bars; }

}  // namespace

const FormatCode code = {
    .layout = Layout::blocks, .write = write, .lose = lose_plain_looking_marks, .claims = claims};

}  // namespace nonet::text::pencilmarks
