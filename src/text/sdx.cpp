// sdx: SudoCue's work in progress: nine lines of nine cells. A bare digit is a given, u6 the
// player's 6, anything else the candidates of a blank cell; 0 for a cell without any. blocks.cpp
// reads it.

#include "text/format.hpp"
#include "text/marks.hpp"
#include "text/scan.hpp"

namespace nonet::text::sdx {
namespace {

void write(const Record& record, long, std::string& out) {
  const Puzzle& puzzle = record.puzzle;
  const CandidateSet candidates = puzzle.all_candidates();
  for (const Cell cell : CellSet::every()) {
    if (cell.column() > 0) out += ' ';
    if (puzzle.placed().contains(cell)) out += 'u';
    const DigitSet digits = shown_digits(puzzle, candidates, cell);
    out += digits.empty() ? "0" : to_text(digits);
    if (cell.column() == kDigits - 1) out += '\n';
  }
}

bool claims(const BlockLook& look) { return look.has_marks && !look.has_bars; }

}  // namespace

const FormatCode code = {
    .layout = Layout::blocks, .write = write, .lose = lose_plain_looking_marks, .claims = claims};

}  // namespace nonet::text::sdx
