// csv: a puzzle column, perhaps a solution column, perhaps a header.
//
// The puzzle is the column the header names, else the first field of 81 cells with a blank among
// them. A column of 81 digits is the solution if the header says so or if it agrees with the
// puzzle. Other columns are kept in the comment, `name=value` where there is a header, so that
// nothing is lost on the way in. Separators: comma, semicolon, tab.

#include "text/csv.hpp"

#include <algorithm>

#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::string_view kSeparators = ",;\t";
constexpr std::string_view kPuzzleNames[] = {"puzzle", "puzzles", "quiz",   "quizzes", "sudoku",
                                             "grid",   "board",   "givens", "problem", "question"};
constexpr std::string_view kSolutionNames[] = {"solution", "solutions", "answer", "answers",
                                               "solved"};

bool is_named(std::string_view field, const auto& names) {
  const std::string lower = lower_case(trim(field));
  return std::find(std::begin(names), std::end(names), lower) != std::end(names);
}

bool is_puzzle(std::string_view field) { return is_line81(trim(field)); }

bool is_solution(std::string_view field) {
  field = trim(field);
  return field.size() == kCells && std::all_of(field.begin(), field.end(), is_digit);
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

std::vector<Field> split_fields(std::string_view line, char separator) {
  std::vector<Field> fields;
  std::size_t at = 0;
  for (;;) {
    std::size_t end = line.find(separator, at);
    if (at < line.size() && line[at] == '"') {
      const std::size_t close = line.find('"', at + 1);
      if (close != line.npos) {
        fields.push_back({line.substr(at + 1, close - at - 1), at + 1});
        end = line.find(separator, close);
        if (end == line.npos) return fields;
        at = end + 1;
        continue;
      }
    }
    fields.push_back({line.substr(at, end == line.npos ? end : end - at), at});
    if (end == line.npos) return fields;
    at = end + 1;
  }
}

std::optional<Columns> find_columns(std::string_view head) {
  const std::vector<std::string_view> lines = first_lines(head);
  if (lines.empty() || find_run(lines[0], kCells) != std::string_view::npos) return std::nullopt;
  for (const char separator : kSeparators) {
    const std::vector<Field> header = split_fields(lines[0], separator);
    Columns columns = name_columns(header, separator);
    if (columns.puzzle && header.size() > 1) return columns;
    if (header.size() < 2 || lines.size() < 2) continue;
    const std::vector<Field> row = split_fields(lines[1], separator);
    const bool is_trailed = row.size() == header.size() + 1 && trim(row.back().text).empty();
    if ((row.size() == header.size() || is_trailed) && has_puzzle(row)) return columns;
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

void lose(const Record& record, Losses& losses) {
  if (record.solution && !record.solution->is_full()) losses.push_back("an unfinished solution");
}

bool agrees(std::string_view solution, std::string_view puzzle) {
  for (std::size_t i = 0; i < kCells; ++i) {
    if (is_digit(puzzle[i]) && puzzle[i] != solution[i]) return false;
  }
  return true;
}

std::optional<std::size_t> find_puzzle(const std::vector<Field>& fields) {
  const auto first = std::find_if(fields.begin(), fields.end(), [](const Field& field) {
    return is_puzzle(field.text) && !is_solution(field.text);
  });
  const auto any = std::find_if(fields.begin(), fields.end(),
                                [](const Field& field) { return is_puzzle(field.text); });
  const auto found = first != fields.end() ? first : any;
  if (found == fields.end()) return std::nullopt;
  return static_cast<std::size_t>(found - fields.begin());
}

// What stands in the other columns, as one comment.
std::string others(const Line& line, const std::vector<Field>& fields, std::size_t puzzle,
                   std::optional<std::size_t> solution) {
  std::string comment;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    const std::string value = tidy(line.folded.raw(field.index, field.index + field.text.size()));
    if (i == puzzle || (solution && i == *solution) || value.empty()) continue;
    if (!comment.empty()) comment += ", ";
    const bool is_named = line.columns != nullptr && i < line.columns->names.size();
    if (is_named && !line.columns->names[i].empty()) comment += line.columns->names[i] + "=";
    comment += value;
  }
  return comment;
}

LineRead read_fields(const Line& line, const std::vector<Field>& fields, std::size_t puzzle) {
  const std::string_view cells = trim(fields[puzzle].text);
  Record record;
  record.puzzle = Puzzle(Grid::from_line(cells));
  std::optional<std::size_t> solution;
  if (line.columns != nullptr) solution = line.columns->solution;
  if (solution && (*solution >= fields.size() || !is_solution(fields[*solution].text))) {
    solution.reset();
  }
  for (std::size_t i = 0; i < fields.size() && !solution; ++i) {
    if (i == puzzle || !is_solution(fields[i].text)) continue;
    if (agrees(trim(fields[i].text), cells)) solution = i;
  }
  if (solution) record.solution = Grid::from_line(trim(fields[*solution].text));
  record.words.comment = others(line, fields, puzzle, solution);
  return {std::move(record), std::string(cells)};
}

// Under a header: the puzzle column holds a puzzle, or this line is an error.
std::optional<LineRead> read_row(const Line& line) {
  const std::vector<Field> fields = split_fields(line.text(), line.columns->separator);
  const std::optional<std::size_t> named = line.columns->puzzle;
  if (!named) {
    const std::optional<std::size_t> found = find_puzzle(fields);
    if (!found) return std::nullopt;
    return read_fields(line, fields, *found);
  }
  if (*named >= fields.size()) {
    const std::string expected = std::to_string(line.columns->names.size()) + " fields";
    return LineRead{line.error(line.text().size(), expected, std::to_string(fields.size()))};
  }
  const Field& field = fields[*named];
  if (is_puzzle(field.text)) return read_fields(line, fields, *named);
  const std::size_t wrong = static_cast<std::size_t>(
      std::find_if_not(field.text.begin(), field.text.end(), is_cell) - field.text.begin());
  if (wrong == field.text.size()) {
    const std::size_t at = field.index + std::min<std::size_t>(wrong, kCells);
    return LineRead{line.error(at, "81 cells", std::to_string(wrong))};
  }
  const std::size_t at = field.index + wrong;
  const std::string_view culprit = line.folded.raw().substr(line.folded.origin(at));
  return LineRead{line.error(at, "a digit or a blank", quoted_first(culprit))};
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
  for (const char separator : kSeparators) {
    const auto bounds = [&](std::size_t i) { return text[i] == separator || text[i] == '"'; };
    const bool starts = run == 0 || bounds(run - 1), ends = end == text.size() || bounds(end);
    if (!starts || !ends || text.find(separator) == text.npos) continue;
    const std::vector<Field> fields = split_fields(text, separator);
    if (const std::optional<std::size_t> puzzle = find_puzzle(fields)) {
      return read_fields(line, fields, *puzzle);
    }
  }
  return std::nullopt;
}

}  // namespace

const FormatCode code = {.shape = Shape::lines,
                         .write = write,
                         .head = "puzzle,solution\n",
                         .lose = lose,
                         .read_line = read_line};

}  // namespace csv
}  // namespace nonet::text
