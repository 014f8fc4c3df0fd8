// line: 81 characters row by row, '.' for a blank; the format everybody speaks.
//
// The puzzle is the first run of exactly 81 cell characters that touches no other, so a label may
// stand before it and a rating or a comment after it. A line may also spell its blanks as spaces
// if it is exactly 81 long, or put separators between all its cells. This reader is asked last: it
// always has an answer, and when that is an error it says what is closest to a puzzle here.

#include <algorithm>

#include "nonet/problem.hpp"
#include "text/format.hpp"
#include "text/scan.hpp"

namespace nonet::text::line {
namespace {

constexpr std::size_t kSize = kCells;

void write(const Record& record, long, std::string& out) {
  if (record.problem) {
    out.append(problem_line(*record.problem)).append("\n");
    return;
  }
  out += record.puzzle.grid.to_line('.', record.puzzle.rules->side());
  const std::string comment = tidy(record.words.comment);
  if (!comment.empty()) out.append("  # ").append(comment);
  out += '\n';
}

LineRead read_cells(std::string_view cells) {
  Record record;
  record.puzzle = Puzzle(Grid::from_line(cells));
  return {std::move(record), std::string(cells)};
}

// A label before the run is its title, words after it are its comment.
LineRead read_run(const Line& line, std::size_t begin) {
  const std::size_t size = line.text().size();
  LineRead read = read_cells(line.text().substr(begin, kSize));
  std::string_view label = trim(line.folded.raw(0, begin));
  while (!label.empty() && std::string_view(":,;=|\"'").find(label.back()) != label.npos) {
    label = trim(label.substr(0, label.size() - 1));
  }
  std::string_view comment = trim(line.folded.raw(begin + kSize, size));
  if (!comment.empty() && std::string_view("#;,").find(comment.front()) != comment.npos) {
    comment = trim(comment.substr(1));
  }
  read.record.value().words.title = tidy(label);
  read.record.value().words.comment = tidy(comment);
  return read;
}

// Cells with something between them: 5 3 . . 7 ... or 5,3,0,0,7,...
std::string without_separators(std::string_view text) {
  std::string cells;
  for (const char c : text) {
    if (is_cell(c)) {
      cells += c;
    } else if (std::string_view(" \t,;|[](){}").find(c) == std::string_view::npos) {
      return {};
    }
  }
  return cells;
}

// Nine groups of ascending digits are no 81 cells, but nine cells with their candidates.
bool is_row_of_groups(std::string_view text) {
  int groups = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_digit(text[i])) continue;
    const bool goes_on = i > 0 && is_digit(text[i - 1]);
    if (goes_on && text[i] <= text[i - 1]) return false;
    groups += !goes_on;
  }
  return groups == kDigits;
}

ParseError explain(const Line& line) {
  const std::string_view text = line.text();
  const auto begin = static_cast<std::size_t>(trim(text).data() - text.data());
  std::size_t end = begin, cells = 0, foreign = text.npos;
  for (; end < text.size() && std::string_view(" \t,;#").find(text[end]) == text.npos; ++end) {
    if (is_cell(text[end])) {
      ++cells;
    } else if (foreign == text.npos) {
      foreign = end;
    }
  }
  const std::size_t length = end - begin;
  // Long enough to have been meant as a puzzle, or all there is; a date in a log is neither.
  const bool is_all = end == begin + trim(text).size() && length >= kDigits;
  const bool is_long = (is_all || length >= kSize / 2) && cells * 4 >= length * 3 &&
                       says_cells(text.substr(begin, length));
  if (is_long && foreign != text.npos) {
    const std::string_view culprit = line.folded.raw().substr(line.folded.origin(foreign));
    return line.error(foreign, "a digit or a blank", quoted_first(culprit));
  }
  if (is_long) {
    return line.error(begin + std::min(cells, kSize), "81 cells", std::to_string(cells));
  }
  const std::string spaced = without_separators(text);
  if (spaced.size() >= kDigits && says_cells(spaced)) {
    return line.error(trim(text).size() + begin, "81 cells", std::to_string(spaced.size()));
  }
  return line.error(begin, "a puzzle", quoted(line.folded.raw()));
}

std::optional<LineRead> read_line(const Line& line) {
  const std::string_view text = line.text();
  const std::size_t run = find_run(text, kSize);
  if (run != text.npos) return read_run(line, run);
  if (is_row_of_groups(text)) return LineRead{explain(line)};
  const auto is_spaced = [](char c) { return is_digit(c) || c == ' '; };
  if (text.size() == kSize && std::all_of(text.begin(), text.end(), is_spaced)) {
    return read_cells(text);
  }
  const std::string cells = without_separators(text);
  if (is_line81(cells)) return read_cells(cells);
  return LineRead{explain(line)};
}

}  // namespace

const FormatCode code = {.layout = Layout::lines, .write = write, .read_line = read_line};

}  // namespace nonet::text::line
