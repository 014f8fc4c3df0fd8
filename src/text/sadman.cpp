// sadman: SadMan's .sdk: SudoCue headers, then [Puzzle] with the givens, [State] with what stands
// there now, [PencilMarks] with nine lines of nine lists split by commas. Sections we do not know
// are passed over. An empty list means no notes, so a cell without candidates cannot be said.
//
// A record ends where the next [Puzzle], a header line or a plain grid begins.

#include "text/sadman.hpp"

#include "text/scan.hpp"
#include "text/sdk.hpp"

namespace nonet::text {
namespace {

constexpr std::string_view kPuzzle = "puzzle", kState = "state", kMarks = "pencilmarks";

void skip_blank_lines(Lines& lines) {
  while (lines.peek() != nullptr && trim(lines.peek()->bytes).empty()) lines.drop();
}

// Lines up to the next section, header or the end: what is left of a section we do not know.
void skip_section(Lines& lines) {
  Words unused;
  while (lines.peek() != nullptr && !find_section(lines.peek()->bytes) &&
         !read_header(lines.peek()->bytes, unused)) {
    lines.drop();
  }
}

struct Parts {
  Puzzle puzzle;
  std::string text;
  std::optional<ParseError> error;

  void fail(ParseError what) {
    if (!error) error = std::move(what);
  }
};

std::optional<Block> take_grid(Lines& lines, Parts& parts, std::string_view section) {
  skip_blank_lines(lines);
  if (lines.peek() == nullptr || look_for_grid(lines) == Begins::nothing) {
    parts.fail(error_at(lines.number(), 0, std::string("9 rows after ").append(section), "none"));
    skip_section(lines);
    return std::nullopt;
  }
  Block block = take_block(lines);
  if (block.error) {
    parts.fail(*block.error);
    skip_section(lines);
    return std::nullopt;
  }
  return block;
}

void take_puzzle(Lines& lines, Parts& parts) {
  const std::optional<Block> block = take_grid(lines, parts, "[Puzzle]");
  if (!block) return;
  parts.puzzle = puzzle_of(*block);
  parts.text.append(" ").append(block->text);
}

void take_state(Lines& lines, Parts& parts) {
  const std::optional<Block> block = take_grid(lines, parts, "[State]");
  if (!block) return;
  const Grid state = puzzle_of(*block).grid;
  for (const Cell cell : parts.puzzle.givens) {
    if (state.at(cell) == parts.puzzle.grid.at(cell)) continue;
    std::string given = "the given ";
    given.append(1, parts.puzzle.grid.at(cell)->symbol()).append(" at ").append(name(cell));
    const std::string found = state.at(cell) ? std::string(1, state.at(cell)->symbol()) : "a blank";
    parts.fail(error_at(block->line, 0, std::move(given), found));
  }
  parts.puzzle.grid = state;
}

void take_marks(Lines& lines, Parts& parts) {
  skip_blank_lines(lines);
  CandidateSet marks = basic_candidates(parts.puzzle.grid);
  for (int row = 0; row < kDigits; ++row, lines.drop()) {
    const Lines::Held* line = lines.peek();
    if (line == nullptr || find_section(line->bytes)) {
      parts.fail(error_at(lines.number(), 0, "9 lines of pencil marks", std::to_string(row)));
      return;
    }
    std::vector<std::string_view> lists = split(line->bytes, ',');
    if (lists.size() == kDigits + 1 && trim(lists.back()).empty()) lists.pop_back();
    if (lists.size() != kDigits) {
      parts.fail(error_at(line->number, line->bytes.size(), "9 lists of pencil marks",
                          std::to_string(lists.size())));
      continue;
    }
    for (int column = 0; column < kDigits; ++column) {
      const std::size_t wrong = lists[column].find_first_not_of("123456789 \t\r");
      if (wrong != std::string_view::npos) {
        const auto at = static_cast<std::size_t>(lists[column].data() - line->bytes.data()) + wrong;
        parts.fail(error_at(line->number, at, "digits", quoted_first(lists[column].substr(wrong))));
      }
      const DigitSet digits = digits_in(lists[column]);
      if (digits.empty()) continue;
      for (const Digit digit : DigitSet::every()) marks.erase({Cell::at(row, column), digit});
      marks.insert(Cell::at(row, column), digits);
    }
  }
  parts.puzzle.set_marks(marks);
}

}  // namespace

std::optional<std::string_view> find_section(std::string_view line) {
  line = trim(line);
  if (line.size() < 3 || line.front() != '[' || line.back() != ']') return std::nullopt;
  line = line.substr(1, line.size() - 2);
  const auto is_name = [](char c) { return is_letter(c) || is_number(c) || is_space(c); };
  for (const char c : line) {
    if (!is_name(c)) return std::nullopt;
  }
  return is_letter(line.front()) ? std::optional(line) : std::nullopt;
}

Entry take_sections(Lines& lines, const Words& words) {
  const long line = lines.peek()->number;
  Parts parts;
  parts.text = one_line(trim(lines.peek()->bytes));
  bool has_puzzle = false;
  while (lines.peek() != nullptr) {
    skip_blank_lines(lines);
    if (lines.peek() == nullptr) break;
    const std::optional<std::string_view> section = find_section(lines.peek()->bytes);
    if (!section) break;
    const std::string which = lower_case(*section);
    if (which == kPuzzle && has_puzzle) break;
    lines.drop();
    if (which == kPuzzle) {
      take_puzzle(lines, parts);
      has_puzzle = true;
    } else if (which == kState && has_puzzle) {
      take_state(lines, parts);
    } else if (which == kMarks && has_puzzle) {
      take_marks(lines, parts);
    } else {
      skip_section(lines);
    }
  }
  if (!has_puzzle) parts.fail(error_at(line, 0, "a [Puzzle] section", "none"));
  if (parts.error) {
    return make_entry(line, parts.text, Format::sadman, {*parts.error});
  }
  return make_entry(line, parts.text, Format::sadman, {Record{parts.puzzle, {}, words, {}}});
}

namespace sadman {
namespace {

void write_marks(const CandidateSet& marks, std::string& out) {
  for (int row = 0; row < kDigits; ++row) {
    for (int column = 0; column < kDigits; ++column) {
      if (column > 0) out += ',';
      out += to_text(marks.digits(Cell::at(row, column)));
    }
    out += '\n';
  }
}

void write(const Record& record, long, std::string& out) {
  const Puzzle& puzzle = record.puzzle;
  write_headers(record.words, out);
  out += "[Puzzle]\n";
  for (int row = 0; row < kDigits; ++row) out += row_text(puzzle.given_grid(), row, {});
  if (!puzzle.placed().empty()) {
    out += "[State]\n";
    for (int row = 0; row < kDigits; ++row) out += row_text(puzzle.grid, row, {});
  }
  if (!puzzle.marks) return;
  out += "[PencilMarks]\n";
  write_marks(*puzzle.marks, out);
}

void lose(const Record& record, Losses& losses) {
  lose_title(record, losses);
  if (!record.puzzle.marks) return;
  for (const Cell cell : record.puzzle.blanks()) {
    if (!record.puzzle.candidates(cell).empty()) continue;
    losses.push_back("cells without a candidate");
    return;
  }
}

}  // namespace

const FormatCode code = {.layout = Layout::blocks, .write = write, .lose = lose};

}  // namespace sadman
}  // namespace nonet::text
