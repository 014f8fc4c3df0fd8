// hodoku: a line of HoDoKu's library, fields split by colons:
//
//   :technique:digits:GRID:deleted:eliminations:placements:extra
//
// GRID is 81 cells where a plus comes before a placed digit. `deleted` lists candidates that are
// gone although the digits allow them, as digit, row, column: 913 is 9 at r1c3; so pencil marks can
// be held as long as they lie within the basic candidates. The step fields are kept as text. Where
// `extra` begins with a semicolon, the clues of the puzzle follow, as they stand after a grid; this
// is ours, and HoDoKu knows nothing of it.

#include "nonet/clue_puzzle.hpp"
#include "text/clauses.hpp"
#include "text/format.hpp"
#include "text/scan.hpp"

namespace nonet::text::hodoku {
namespace {

constexpr std::size_t kFields = 8;  // the first is empty: the line begins with a colon
const LibraryStep kNoStep = {"0000", "x", "", "", ""};

// --- writing

void write_grid(const Puzzle& puzzle, std::string& out) {
  for (const Cell cell : CellSet::every()) {
    if (puzzle.placed().contains(cell)) out += '+';
    out += puzzle.grid.is_blank(cell) ? '.' : puzzle.grid.at(cell)->symbol();
  }
}

void write_deleted(const Puzzle& puzzle, std::string& out) {
  if (!puzzle.marks) return;
  const CandidateSet deleted = basic_candidates(puzzle.grid, *puzzle.rules) - *puzzle.marks;
  bool is_first = true;
  for (const Cell cell : puzzle.blanks()) {
    for (const Digit digit : deleted.digits(cell)) {
      if (!is_first) out += ' ';
      is_first = false;
      out += digit.symbol();
      out += static_cast<char>('1' + cell.row());
      out += static_cast<char>('1' + cell.column());
    }
  }
}

// A field must not hold what ends it.
std::string field(std::string_view text) {
  std::string kept = tidy(text);
  for (char& c : kept) {
    if (c == ':') c = ' ';
  }
  return std::string(trim(kept));
}

// "; cage 10 r1c12": regions and clues.
std::string clauses_of(const Puzzle& puzzle) {
  if (puzzle.rules->clues() == nullptr) return {};
  Puzzle bare = puzzle;
  bare.marks.reset();
  const std::string line = problem_line(problem_of(bare));
  return line.substr(std::min(line.find(';'), line.size()));
}

void write(const Record& record, long, std::string& out) {
  const LibraryStep& step = record.step ? *record.step : kNoStep;
  out.append(":").append(field(step.technique)).append(":").append(field(step.digits)).append(":");
  write_grid(record.puzzle, out);
  out += ':';
  write_deleted(record.puzzle, out);
  out.append(":").append(field(step.eliminations)).append(":").append(field(step.placements));
  const std::string clauses = clauses_of(record.puzzle);
  out.append(":").append(clauses.empty() ? field(step.extra) : clauses).append("\n");
}

void lose(const Record& record, Losses& losses) {
  if (record.puzzle.marks) {
    const CandidateSet basic = basic_candidates(record.puzzle.grid);
    if (!(*record.puzzle.marks - basic).empty()) {
      losses.push_back("pencil marks that the digits rule out");
    }
  }
  if (!record.step) return;
  const LibraryStep kept = {field(record.step->technique), field(record.step->digits),
                            field(record.step->eliminations), field(record.step->placements),
                            field(record.step->extra)};
  if (kept != *record.step || kept == kNoStep) losses.push_back("this library step");
}

// --- reading

std::optional<ParseError> read_grid(const Line& line, std::string_view grid, Puzzle& puzzle) {
  const auto start = static_cast<std::size_t>(grid.data() - line.text().data());
  int cells = 0;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const bool is_placed = grid[i] == '+';
    if (is_placed) ++i;
    const char c = i < grid.size() ? grid[i] : ':';
    const bool fits = is_placed ? is_digit(c) : is_digit(c) || c == '.' || c == '0';
    if (!fits) {
      return line.error(start + i, is_placed ? "a digit after +" : "a digit or a blank",
                        quoted_first(std::string_view(&c, 1)));
    }
    if (is_digit(c) && cells < kCells) {
      puzzle.grid.set(Cell(cells), Digit(c - '0'));
      if (!is_placed) puzzle.givens.insert(Cell(cells));
    }
    ++cells;
  }
  if (cells == kCells) return std::nullopt;
  return line.error(start + grid.size(), "81 cells", std::to_string(cells));
}

std::optional<ParseError> read_clues(const Line& line, std::string_view clauses, Puzzle& puzzle) {
  const auto at = static_cast<std::size_t>(clauses.data() - line.text().data());
  Problem problem(kDigits);
  if (auto error = read_clauses(problem, clauses, static_cast<long>(at) + 1)) return error;
  const std::optional<SharedRules> rules = rules_of(problem);
  if (!rules) return line.error(at, "regions of at most 9 cells", "more");
  puzzle.rules = *rules;
  return std::nullopt;
}

std::optional<ParseError> read_deleted(const Line& line, std::string_view deleted, Puzzle& puzzle) {
  CandidateSet marks = basic_candidates(puzzle.grid, *puzzle.rules);
  for (const std::string_view triple : split(deleted, ' ')) {
    if (triple.empty()) continue;
    if (triple.size() != 3 || triple.find_first_not_of("123456789") != triple.npos) {
      const auto at = static_cast<std::size_t>(triple.data() - line.text().data());
      return line.error(at, "a digit, its row and its column", quoted(triple));
    }
    marks.erase({Cell::at(triple[1] - '1', triple[2] - '1'), Digit(triple[0] - '0')});
  }
  puzzle.set_marks(marks);
  return std::nullopt;
}

std::optional<LineRead> read_line(const Line& line) {
  const std::string_view text = trim(line.text());
  if (text.empty() || text.front() != ':') return std::nullopt;
  std::vector<std::string_view> fields = split(text, ':');
  if (fields.size() < 4) return std::nullopt;
  // Fields that are not there are empty; colons beyond the last belong to it.
  if (fields.size() > kFields) {
    const std::string_view& last = fields[kFields - 1];
    fields[kFields - 1] = text.substr(static_cast<std::size_t>(last.data() - text.data()));
  }
  fields.resize(kFields, text.substr(text.size()));
  Record record;
  if (auto error = read_grid(line, trim(fields[3]), record.puzzle)) return LineRead{*error};
  std::string_view& extra = fields[kFields - 1];
  // Words of another program may begin so, too: clues begin with a space and a clause that is
  // known.
  const std::string_view first = extra.substr(std::min<std::size_t>(2, extra.size()));
  if (extra.starts_with("; ") &&
      (find_constraint(first.substr(0, first.find(' '))) || first.starts_with("negative ") ||
       first.starts_with("regions "))) {
    if (auto error = read_clues(line, extra.substr(1), record.puzzle)) return LineRead{*error};
    extra = {};
  }
  if (auto error = read_deleted(line, fields[4], record.puzzle)) return LineRead{*error};
  const auto word = [&](std::size_t i) { return tidy(fields[i]); };
  const LibraryStep step = {word(1), word(2), word(5), word(6), word(7)};
  if (step != kNoStep && step != LibraryStep()) record.step = step;
  return LineRead{std::move(record)};
}

}  // namespace

const FormatCode code = {
    .layout = Layout::lines, .write = write, .lose = lose, .read_line = read_line};

}  // namespace nonet::text::hodoku
