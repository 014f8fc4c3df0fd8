// sukaku: 729 characters, nine per cell; place d of a cell holds digit d if it is a candidate.
//
// A cell with one candidate is a digit: the format has no other way to say so. A cell with none is
// legal text, a puzzle without solution.

#include "text/format.hpp"
#include "text/marks.hpp"
#include "text/scan.hpp"

namespace nonet::text::sukaku {
namespace {

void write(const Record& record, long, std::string& out) {
  const Puzzle& puzzle = record.puzzle;
  const CandidateSet candidates = puzzle.all_candidates();
  for (const Cell cell : CellSet::every()) {
    const DigitSet digits = shown_digits(puzzle, candidates, cell);
    for (const Digit digit : DigitSet::every())
      out += digits.contains(digit) ? digit.symbol() : '.';
  }
  out += '\n';
}

std::optional<LineRead> read_line(const Line& line) {
  const std::string_view text = line.text();
  const std::size_t begin = find_run(text, kCandidates), plain = find_run(text, kCells);
  if (begin == text.npos || plain < begin) return std::nullopt;
  Record record;
  CandidateSet marks;
  for (const Cell cell : CellSet::every()) {
    const std::size_t at = begin + static_cast<std::size_t>(cell.index() * kDigits);
    const DigitSet digits = digits_in(text.substr(at, kDigits));
    for (std::size_t i = 0; i < kDigits; ++i) {
      const char c = text[at + i];
      if (!is_digit(c) || c == static_cast<char>('1' + i)) continue;
      return LineRead{line.error(at + i, std::string{static_cast<char>('1' + i)} + " or a blank",
                                 quoted_first(text.substr(at + i)))};
    }
    if (digits.size() == 1) {
      record.puzzle.grid.set(cell, digits.only());
      record.puzzle.givens.insert(cell);
    } else {
      marks.insert(cell, digits);
    }
  }
  record.puzzle.set_marks(marks);
  std::string_view comment = trim(line.folded.raw(begin + kCandidates, text.size()));
  if (!comment.empty() && comment.front() == '#') comment = trim(comment.substr(1));
  record.words.comment = tidy(comment);
  record.words.title = tidy(line.folded.raw(0, begin));
  return LineRead{std::move(record)};
}

}  // namespace

const FormatCode code = {
    .layout = Layout::lines, .write = write, .lose = lose_lone_candidates, .read_line = read_line};

}  // namespace nonet::text::sukaku
