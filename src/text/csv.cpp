// csv: a puzzle column, perhaps a solution column, perhaps a header.
//
// The puzzle is the column the header names, else the first field of 81 cells with a blank among
// them. A column of 81 digits is the solution if the header says so or if it agrees with the
// puzzle; in a column that the header calls the solution, what is neither empty nor 81 cells is an
// error as it would be in the puzzle's. Other columns are kept in the comment, `name=value` where
// there is a header, so that nothing is lost on the way in. Separators: comma, semicolon, tab.

#include "text/csv.hpp"

#include <algorithm>

#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::string_view kBetweenFields = ",;\t";
constexpr std::string_view kPuzzleNames[] = {"puzzle", "puzzles", "quiz",   "quizzes", "sudoku",
                                             "grid",   "board",   "givens", "problem", "question"};
constexpr std::string_view kSolutionNames[] = {"solution", "solutions", "answer", "answers",
                                               "solved"};

bool is_named(std::string_view field, const auto& names) {
  const std::string lower = lower_case(trim(field));
  return std::find(std::begin(names), std::end(names), lower) != std::end(names);
}

// The cells of a field; one in quotes may break them over lines.
std::string cells_of(std::string_view field) {
  std::string cells(trim(field));
  std::erase_if(cells, [](char c) { return c == '\n' || c == '\r'; });
  return cells;
}

bool is_puzzle(std::string_view field) {
  return field.size() >= kCells && is_line81(cells_of(field));
}

// Where the header says what it is, dashes will do as well.
bool is_grid(std::string_view field) {
  if (field.size() < kCells) return false;
  const std::string cells = cells_of(field);
  return cells.size() == kCells && all_cells(cells);
}

bool is_solution(std::string_view field) {
  if (field.size() < kCells) return false;
  const std::string cells = cells_of(field);
  return cells.size() == kCells && std::all_of(cells.begin(), cells.end(), is_digit);
}

bool has_puzzle(const std::vector<Field>& fields) {
  return std::any_of(fields.begin(), fields.end(),
                     [](const Field& f) { return is_puzzle(f.text); });
}

// The first two lines that are neither blank nor comments.
std::vector<std::string_view> first_lines(std::string_view head) {
  std::vector<std::string_view> lines;
  while (!head.empty() && lines.size() < 2) {
    const std::size_t end = head.find_first_of("\r\n");
    const std::string_view line = trim(head.substr(0, end));
    if (!line.empty() && line.front() != '#') lines.push_back(line);
    head.remove_prefix(end == head.npos ? head.size() : end + 1);
  }
  return lines;
}

Columns name_columns(const std::vector<Field>& header, char separator) {
  Columns columns;
  columns.separator = separator;
  for (std::size_t i = 0; i < header.size(); ++i) {
    columns.names.emplace_back(trim(header[i].text));
    if (!columns.puzzle && is_named(header[i].text, kPuzzleNames)) columns.puzzle = i;
    if (!columns.solution && is_named(header[i].text, kSolutionNames)) columns.solution = i;
  }
  return columns;
}

}  // namespace

namespace {

// The quote that closes the field whose inside begins here; a doubled one is part of it.
std::size_t find_close(std::string_view row, std::size_t inside) {
  std::size_t close = row.find('"', inside);
  while (close != row.npos && row.substr(close, 2) == "\"\"") close = row.find('"', close + 2);
  return close;
}

struct Split {
  std::vector<Field> fields;
  bool is_open =
      false;  // some field lacks its closing quote, which is then a character like others
};

Split split_row(std::string_view row, char separator) {
  Split split;
  for (std::size_t at = 0;;) {
    const bool is_quoted = at < row.size() && row[at] == '"';
    const std::size_t close = is_quoted ? find_close(row, at + 1) : row.npos;
    const std::size_t end = row.find(separator, close == row.npos ? at : close);
    if (close != row.npos) {
      split.fields.push_back({row.substr(at + 1, close - at - 1), at + 1});
    } else {
      split.fields.push_back({row.substr(at, end == row.npos ? end : end - at), at});
      split.is_open |= is_quoted;
    }
    if (end == row.npos) return split;
    at = end + 1;
  }
}

}  // namespace

std::vector<Field> split_fields(std::string_view row, char separator) {
  return split_row(row, separator).fields;
}

bool has_whole_fields(std::string_view row, const Columns& columns) {
  return row.find('"') == row.npos || !split_row(row, columns.separator).is_open;
}

bool has_every_field(std::string_view row, const Columns& columns) {
  const std::vector<Field> fields = split_fields(row, columns.separator);
  const bool is_trailed =
      fields.size() == columns.names.size() + 1 && trim(fields.back().text).empty();
  return fields.size() == columns.names.size() || is_trailed;
}

bool is_row(std::string_view line, const Columns& columns) {
  // A line that closes a field which others opened has an odd number of quotes.
  if (std::count(line.begin(), line.end(), '"') % 2 != 0) return false;
  const std::vector<Field> fields = split_fields(line, columns.separator);
  if (!columns.puzzle) return has_puzzle(fields);
  return *columns.puzzle < fields.size() && is_puzzle(fields[*columns.puzzle].text);
}

std::optional<Columns> find_columns(std::string_view head) {
  const std::vector<std::string_view> lines = first_lines(head);
  if (lines.empty() || find_run(lines[0], kCells) != std::string_view::npos) return std::nullopt;
  if (trim(lines[0]).starts_with("{")) return std::nullopt;  // JSON, whose keys are no columns
  for (const char separator : kBetweenFields) {
    const std::vector<Field> header = split_fields(lines[0], separator);
    Columns columns = name_columns(header, separator);
    if (columns.puzzle && header.size() > 1) return columns;
    if (header.size() < 2 || lines.size() < 2) continue;
    const std::vector<Field> row = split_fields(lines[1], separator);
    if (has_every_field(lines[1], columns) && has_puzzle(row)) return columns;
  }
  if (is_named(lines[0], kPuzzleNames)) return name_columns({{lines[0], 0}}, ',');
  return std::nullopt;
}

namespace csv {
namespace {

void write(const Record& record, long, std::string& out) {
  out.append(record.puzzle.grid.to_line()).append(",");
  if (record.solution) out += record.solution->to_line();
  out += '\n';
}

bool agrees(std::string_view solution, std::string_view puzzle) {
  for (std::size_t i = 0; i < kCells; ++i) {
    if (is_digit(puzzle[i]) && puzzle[i] != solution[i]) return false;
  }
  return true;
}

// The first field with a puzzle in it, rather one with blanks; never the one called the solution.
std::optional<std::size_t> find_puzzle(const std::vector<Field>& fields, const Columns* columns) {
  std::optional<std::size_t> full;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (columns != nullptr && columns->solution == i) continue;
    if (!is_puzzle(fields[i].text)) continue;
    if (!is_solution(fields[i].text)) return i;
    if (!full) full = i;
  }
  return full;
}

// A field's words: doubled quotes are single ones.
std::string words_of(const Line& line, const Field& field) {
  std::string words = tidy(line.folded.raw(field.index, field.index + field.text.size()));
  for (std::size_t at = words.find("\"\""); at != words.npos; at = words.find("\"\"", at + 1)) {
    words.erase(at, 1);
  }
  return words;
}

// What stands in the other columns, as one comment.
std::string others(const Line& line, const std::vector<Field>& fields, std::size_t puzzle,
                   std::optional<std::size_t> solution) {
  std::string comment;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    const std::string value = words_of(line, field);
    if (i == puzzle || (solution && i == *solution) || value.empty()) continue;
    if (!comment.empty()) comment += ", ";
    const bool is_named = line.columns != nullptr && i < line.columns->names.size();
    if (is_named && !line.columns->names[i].empty()) comment += line.columns->names[i] + "=";
    comment += value;
  }
  // A comment may say with a sign of its own that it is one: "<puzzle>,# words".
  if (comment.starts_with('#')) comment = std::string(trim(std::string_view(comment).substr(1)));
  return comment;
}

// Why the field is not 81 cells; `of` is added where more than the puzzle could be meant.
ParseError explain(const Line& line, const Field& field, std::string_view of = {}) {
  const std::string_view text = trim(field.text);
  const std::size_t begin = field.index + static_cast<std::size_t>(text.data() - field.text.data());
  std::size_t cells = 0, past = text.size();  // the first cell too many, or the end
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' || text[i] == '\r') continue;
    if (!is_cell(text[i])) {
      const std::string_view culprit = line.folded.raw().substr(line.folded.origin(begin + i));
      return line.error(begin + i, std::string("a digit or a blank").append(of),
                        quoted_first(culprit));
    }
    if (cells++ == kCells) past = i;
  }
  return line.error(begin + past, std::string("81 cells").append(of), std::to_string(cells));
}

// The solution that the header's column of that name holds; nothing if it is empty.
std::optional<Result<Grid>> read_solution(const Line& line, const std::vector<Field>& fields) {
  if (line.columns == nullptr || !line.columns->solution) return std::nullopt;
  if (*line.columns->solution >= fields.size()) return std::nullopt;
  const Field& field = fields[*line.columns->solution];
  if (trim(field.text).empty()) return std::nullopt;
  if (!is_grid(field.text)) return explain(line, field, " in the solution");
  return Grid::from_line(cells_of(field.text));
}

LineRead read_fields(const Line& line, const std::vector<Field>& fields, std::size_t puzzle) {
  const std::string cells = cells_of(fields[puzzle].text);
  Record record;
  record.puzzle = Puzzle(Grid::from_line(cells));
  std::optional<std::size_t> solution;
  if (line.columns != nullptr) solution = line.columns->solution;
  if (const std::optional<Result<Grid>> named = read_solution(line, fields)) {
    if (!*named) return {named->error()};
    record.solution = **named;
  }
  for (std::size_t i = 0; i < fields.size() && !solution; ++i) {
    if (i == puzzle || !is_solution(fields[i].text)) continue;
    if (!agrees(cells_of(fields[i].text), cells)) continue;
    solution = i;
    record.solution = Grid::from_line(cells_of(fields[i].text));
  }
  record.words.comment = others(line, fields, puzzle, solution);
  return {std::move(record), cells};
}

// Under a header: the puzzle column holds a puzzle, or this line is an error.
std::optional<LineRead> read_row(const Line& line) {
  const Columns& columns = *line.columns;
  const std::vector<Field> fields = split_fields(line.text(), columns.separator);
  if (!columns.puzzle) {
    const std::optional<std::size_t> found = find_puzzle(fields, &columns);
    if (found) return read_fields(line, fields, *found);
    if (!columns.solution) return std::nullopt;
    return LineRead{line.error(0, "a puzzle", quoted(line.folded.raw()))};
  }
  if (*columns.puzzle >= fields.size()) {
    const std::string expected = std::to_string(columns.names.size()) + " fields";
    return LineRead{line.error(line.text().size(), expected, std::to_string(fields.size()))};
  }
  const Field& field = fields[*columns.puzzle];
  if (!is_grid(field.text)) return LineRead{explain(line, field)};
  return read_fields(line, fields, *columns.puzzle);
}

std::optional<LineRead> read_line(const Line& line) {
  if (line.columns != nullptr) {
    if (std::optional<LineRead> read = read_row(line)) return read;
  }
  // Without a header: the first run of 81 cells is a field of its own. Words before a comment's #
  // are no fields.
  const std::string_view text = line.text();
  const std::size_t run = find_run(text, kCells);
  if (run == text.npos) return std::nullopt;
  const std::size_t end = run + kCells;
  for (const char separator : kBetweenFields) {
    const auto bounds = [&](std::size_t i) { return text[i] == separator || text[i] == '"'; };
    const bool starts = run == 0 || bounds(run - 1), ends = end == text.size() || bounds(end);
    if (!starts || !ends || text.find(separator) == text.npos) continue;
    const std::vector<Field> fields = split_fields(text, separator);
    if (const std::optional<std::size_t> puzzle = find_puzzle(fields, line.columns)) {
      return read_fields(line, fields, *puzzle);
    }
  }
  return std::nullopt;
}

}  // namespace

const FormatCode code = {
    .layout = Layout::lines, .write = write, .head = "puzzle,solution\n", .read_line = read_line};

}  // namespace csv
}  // namespace nonet::text
