// json: our own format, one object a line; docs/JSON.md has the schema.
//
// Reading is generous: unknown fields are passed over, the puzzle may be a string or arrays, blanks
// may be 0, null or "". What other programs get wrong in fields that are not ours (half a surrogate
// pair, NaN, numbers beyond any double) does not spoil the puzzle. What is written is strict and
// always in the same order. The JSON library stays inside this file and never throws: it is asked
// not to, and only for what is there.

#include "text/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "nonet/problem_text.hpp"
#include "text/json_mend.hpp"
#include "text/scan.hpp"
#include "text/visible.hpp"

namespace nonet::text {
namespace {

using JsonValue = nlohmann::json;

struct NamedWord {
  std::string_view key;
  std::string Words::*word;
};
constexpr NamedWord kWords[] = {
    {"title", &Words::title},     {"author", &Words::author}, {"description", &Words::description},
    {"comment", &Words::comment}, {"date", &Words::date},     {"source", &Words::source},
    {"level", &Words::level},     {"url", &Words::url},
};
struct NamedPart {
  std::string_view key;
  std::string LibraryStep::*part;
};
constexpr NamedPart kParts[] = {
    {"technique", &LibraryStep::technique},
    {"digits", &LibraryStep::digits},
    {"eliminations", &LibraryStep::eliminations},
    {"placements", &LibraryStep::placements},
    {"extra", &LibraryStep::extra},
};
constexpr std::string_view kPuzzleKeys[] = {"puzzle", "grid", "board"};

// --- reading

struct Wrong {
  std::string expected, found;
};

// Learns where the library stopped understanding.
struct Complaint : nlohmann::json_sax<JsonValue> {
  std::size_t position = 0;
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t at, const std::string&,
                   const nlohmann::detail::exception&) override {
    position = at;
    return false;
  }
};

std::string kind_of(const JsonValue& value) {
  const bool is_vowel = value.is_array() || value.is_object();
  return std::string(is_vowel ? "an " : "a ").append(value.type_name());
}

const std::string* find_text(const JsonValue& value) { return value.get_ptr<const std::string*>(); }

const JsonValue* find_field(const JsonValue& object, std::string_view key) {
  const auto found = object.find(key);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

// One cell: a number, a string of at most one character, or null.
std::optional<Wrong> add_cell(const JsonValue& value, std::string& cells) {
  if (const auto* number = value.get_ptr<const JsonValue::number_integer_t*>()) {
    if (*number < 0 || *number > kDigits) return Wrong{"a number from 0 to 9", value.dump()};
    cells += static_cast<char>('0' + *number);
    return std::nullopt;
  }
  const std::string* text = find_text(value);
  const bool is_blank = value.is_null() || (text != nullptr && trim(*text).empty());
  const bool is_one = text != nullptr && text->size() == 1 && is_cell(text->front());
  if (!is_blank && !is_one) return Wrong{"a digit or a blank", kind_of(value)};
  cells += is_blank ? '.' : text->front();
  return std::nullopt;
}

// A grid as a string, as 81 values, or as nine rows of either kind.
std::optional<Wrong> add_cells(const JsonValue& value, std::string& cells) {
  if (const std::string* text = find_text(value)) {
    for (const char c : *text) {
      if (is_space(c) || c == '\n' || c == '\r') continue;
      if (!is_cell(c))
        return Wrong{"a digit or a blank", quoted_first(text->substr(text->find(c)))};
      cells += c;
    }
    return std::nullopt;
  }
  if (!value.is_array()) return Wrong{"81 cells", kind_of(value)};
  const bool has_rows = value.size() == kDigits;
  for (const JsonValue& each : value) {
    std::optional<Wrong> wrong = has_rows ? std::nullopt : add_cell(each, cells);
    if (has_rows && find_text(each) != nullptr) wrong = add_cells(each, cells);
    if (has_rows && find_text(each) == nullptr && !each.is_array()) {
      return Wrong{"9 rows", kind_of(each)};
    }
    if (has_rows && each.is_array()) {
      if (each.size() != kDigits) return Wrong{"9 cells in a row", std::to_string(each.size())};
      for (const JsonValue& cell : each) {
        if (!wrong) wrong = add_cell(cell, cells);
      }
    }
    if (wrong) return wrong;
  }
  return std::nullopt;
}

std::optional<Wrong> read_grid(const JsonValue& value, Grid& grid) {
  std::string cells;
  if (std::optional<Wrong> wrong = add_cells(value, cells)) return wrong;
  if (cells.size() != kCells) return Wrong{"81 cells", std::to_string(cells.size())};
  grid = Grid::from_line(cells);
  return std::nullopt;
}

std::optional<Wrong> read_state(const JsonValue& value, Puzzle& puzzle) {
  Grid state;
  if (std::optional<Wrong> wrong = read_grid(value, state)) return wrong;
  for (const Cell cell : puzzle.givens) {
    if (state.at(cell) == puzzle.grid.at(cell)) continue;
    return Wrong{std::string("the given at ").append(name(cell)), std::to_string(state.face(cell))};
  }
  puzzle.grid = state;
  return std::nullopt;
}

std::optional<Wrong> read_candidates(const JsonValue& value, Puzzle& puzzle) {
  CandidateSet marks;
  if (!value.is_array() || value.size() != kDigits) return Wrong{"9 rows of candidates", "others"};
  for (int row = 0; row < kDigits; ++row) {
    if (!value[row].is_array() || value[row].size() != kDigits) {
      return Wrong{std::string("9 cells of candidates in row ").append(std::to_string(row + 1)),
                   "others"};
    }
    for (int column = 0; column < kDigits; ++column) {
      const std::string* digits = find_text(value[row][column]);
      if (digits == nullptr || digits->find_first_not_of("123456789") != digits->npos) {
        return Wrong{std::string("a string of digits at ").append(name(Cell::at(row, column))),
                     "another"};
      }
      marks.insert(Cell::at(row, column), digits_in(*digits));
    }
  }
  puzzle.set_marks(marks);
  return std::nullopt;
}

// A word as text; a number will do.
std::string word_of(const JsonValue& value) {
  if (const std::string* text = find_text(value)) return *text;
  return value.is_number() ? value.dump() : std::string();
}

void read_words(const JsonValue& object, Record& record) {
  for (const NamedWord& each : kWords) {
    if (const JsonValue* value = find_field(object, each.key))
      record.words.*each.word = word_of(*value);
  }
  const JsonValue* step = find_field(object, "step");
  if (step == nullptr || !step->is_object()) return;
  record.step.emplace();
  for (const NamedPart& each : kParts) {
    if (const JsonValue* value = find_field(*step, each.key))
      *record.step.*each.part = word_of(*value);
  }
}

// Errors of meaning point at the key they are about.
// A puzzle that is written as a line with clues, or of another size.
bool is_problem_line(std::string_view line) { return find_problem(line, 1).has_value(); }

std::variant<Record, Wrong> read_problem(const JsonValue& object, std::string_view line) {
  Result<Problem> problem = parse_problem(line);
  if (!problem) return Wrong{problem.error().expected, problem.error().found};
  if (const JsonValue* state = find_field(object, "state"); state && state->is_string()) {
    auto placed = parse_problem(state->get_ref<const std::string&>(),
                                {.side = problem->side, .symbols = problem->symbols});
    if (!placed) return Wrong{placed.error().expected, placed.error().found};
    for (std::size_t i = 0; i < placed->digits.size(); ++i) {
      if (!problem->givens[i]) problem.value().digits[i] = placed->digits[i];
    }
  }
  if (const JsonValue* solution = find_field(object, "solution");
      solution && solution->is_string()) {
    const Result<Problem> filled =
        parse_problem(solution->get_ref<const std::string&>(),
                      {.side = problem->side, .symbols = problem->symbols});
    if (!filled) return Wrong{filled.error().expected, filled.error().found};
    problem.value().solution = filled->digits;
  }
  Record words;
  read_words(object, words);
  problem.value().title = words.words.title;
  problem.value().author = words.words.author;
  problem.value().rules_text = words.words.description;
  Record record = record_of(std::move(problem.value()));
  record.words = std::move(words.words);
  return record;
}

Result<Record> read_object(const JsonValue& object, std::string_view text, const JsonPlace& place) {
  const auto fail = [&](std::string_view key, const Wrong& wrong) {
    const std::size_t at = text.find(std::string("\"").append(key).append("\""));
    return place.error(text, at == text.npos ? 0 : at, wrong.expected, wrong.found);
  };
  Record record;
  const auto* key = std::find_if(std::begin(kPuzzleKeys), std::end(kPuzzleKeys),
                                 [&](auto each) { return find_field(object, each) != nullptr; });
  if (key == std::end(kPuzzleKeys)) {
    return place.error(text, 0, "a \"puzzle\" in the object", "none");
  }
  const JsonValue& cells = *find_field(object, *key);
  if (cells.is_string() && is_problem_line(cells.get_ref<const std::string&>())) {
    auto read = read_problem(object, cells.get_ref<const std::string&>());
    if (auto* wrong = std::get_if<Wrong>(&read)) return fail(*key, *wrong);
    return std::get<Record>(std::move(read));
  }
  Grid givens;
  if (auto wrong = read_grid(cells, givens)) return fail(*key, *wrong);
  record.puzzle = Puzzle(givens);
  if (const JsonValue* state = find_field(object, "state")) {
    if (auto wrong = read_state(*state, record.puzzle)) return fail("state", *wrong);
  }
  if (const JsonValue* candidates = find_field(object, "candidates")) {
    if (auto wrong = read_candidates(*candidates, record.puzzle)) return fail("candidates", *wrong);
  }
  if (const JsonValue* solution = find_field(object, "solution")) {
    record.solution.emplace();
    if (auto wrong = read_grid(*solution, *record.solution)) return fail("solution", *wrong);
  }
  read_words(object, record);
  return record;
}

JsonValue parse_json(std::string_view text) {
  JsonValue value = JsonValue::parse(text.begin(), text.end(), nullptr, false);
  if (!value.is_discarded()) return value;
  const std::string better = mended_json(text);
  return JsonValue::parse(better.begin(), better.end(), nullptr, false);
}

}  // namespace

ParseError JsonPlace::error(std::string_view text, std::size_t index, std::string expected,
                            std::string found) const {
  const std::string_view before = text.substr(0, index);
  const std::size_t last = before.rfind('\n');
  const long lines = static_cast<long>(std::count(before.begin(), before.end(), '\n'));
  const long from = last == before.npos ? column : 1;
  const std::size_t along = last == before.npos ? before.size() : before.size() - last - 1;
  return {line + lines, from + static_cast<long>(along), std::move(expected), std::move(found)};
}

bool JsonBrackets::close_with(char c) {
  if (is_in_string) {
    is_in_string = is_escaped || c != '"';
    is_escaped = !is_escaped && c == '\\';
    return !is_in_string && depth == 0;
  }
  if (c == '"') is_in_string = true;
  if (c == '{' || c == '[') deepest = std::max(deepest, ++depth);
  if (c != '}' && c != ']') return false;
  return --depth <= 0;
}

Result<Record> read_json(std::string_view text, const JsonPlace& place) {
  JsonBrackets brackets;
  for (const char c : text) brackets.close_with(c);
  if (brackets.deepest > kDeepestJson) return place.error(text, 0, "a puzzle", "JSON too deep");
  if (is_fpuzzles_object(text)) {
    Result<Problem> problem = read_fpuzzles(text);
    if (problem) return record_of(std::move(problem.value()));
    const ParseError& wrong = problem.error();
    return place.error(text, static_cast<std::size_t>(wrong.column - 1), wrong.expected,
                       wrong.found);
  }
  const JsonValue value = parse_json(text);
  if (value.is_discarded()) {
    Complaint complaint;
    const std::string better = mended_json(text);  // the fault is not in what can be mended
    JsonValue::sax_parse(better.begin(), better.end(), &complaint);
    const std::size_t at = complaint.position == 0 ? 0 : complaint.position - 1;
    const std::string found = at < text.size() ? quoted_first(text.substr(at)) : "the end";
    return place.error(text, at, "JSON", found);
  }
  if (value.is_object()) return read_object(value, text, place);
  Grid givens;
  if (auto wrong = read_grid(value, givens)) {
    return place.error(text, 0, wrong->expected, wrong->found);
  }
  Record record;
  record.puzzle = Puzzle(givens);
  return record;
}

std::string in_quotes(std::string_view words) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string out = "\"";
  while (!words.empty()) {
    const CodePoint c = first_code_point(words);
    if (c.value == '"' || c.value == '\\') {
      out.append("\\").append(words.substr(0, 1));
    } else if (c.value < ' ' || c.value == 0x7f) {
      out.append("\\u00").append(1, kHex[c.value >> 4]).append(1, kHex[c.value & 15]);
    } else if (c.value == kNoCodePoint) {
      out += "\xef\xbf\xbd";
    } else {
      out += words.substr(0, c.size);
    }
    words.remove_prefix(c.size);
  }
  return out + "\"";
}

namespace json {
namespace {

// --- writing

std::string marks_in_quotes(const CandidateSet& marks) {
  std::string out = "[";
  for (const Cell cell : CellSet::every()) {
    if (cell.column() == 0) out += cell.row() == 0 ? "[" : ",[";
    if (cell.column() > 0) out += ',';
    out.append("\"").append(to_text(marks.digits(cell))).append("\"");
    if (cell.column() == kDigits - 1) out += ']';
  }
  return out + "]";
}

void add_field(std::string_view key, std::string_view value, std::string& out) {
  out.append(out.back() == '{' ? "\"" : ",\"").append(key).append("\":").append(value);
}

void write_problem(const Record& record, const Problem& problem, std::string& out) {
  std::string object = "{\"schema\":\"nonet/puzzle/1\"";
  Problem printed = problem;
  bool has_placed = false;
  for (std::size_t i = 0; i < printed.digits.size(); ++i) {
    if (printed.givens[i] || printed.digits[i] == 0) continue;
    printed.digits[i] = 0;
    has_placed = true;
  }
  add_field("puzzle", in_quotes(problem_line(printed)), object);
  if (has_placed) add_field("state", in_quotes(grid_line(problem, problem.digits)), object);
  if (!problem.solution.empty())
    add_field("solution", in_quotes(grid_line(problem, problem.solution)), object);
  Words words = record.words;
  if (words.description.empty()) words.description = problem.rules_text;
  for (const NamedWord& each : kWords) {
    const std::string& word = words.*each.word;
    if (!word.empty()) add_field(each.key, in_quotes(word), object);
  }
  out.append(object).append("}\n");
}

void write(const Record& record, long, std::string& out) {
  if (record.problem) return write_problem(record, *record.problem, out);
  std::string object = "{\"schema\":\"nonet/puzzle/1\"";
  const Puzzle& puzzle = record.puzzle;
  add_field("puzzle", in_quotes(puzzle.given_grid().to_line()), object);
  if (!puzzle.placed().empty()) add_field("state", in_quotes(puzzle.grid.to_line()), object);
  if (puzzle.marks) add_field("candidates", marks_in_quotes(*puzzle.marks), object);
  if (record.solution) add_field("solution", in_quotes(record.solution->to_line()), object);
  for (const NamedWord& each : kWords) {
    const std::string& word = record.words.*each.word;
    if (!word.empty()) add_field(each.key, in_quotes(word), object);
  }
  if (record.step) {
    std::string step = "{";
    for (const NamedPart& each : kParts)
      add_field(each.key, in_quotes(*record.step.*each.part), step);
    add_field("step", step + "}", object);
  }
  out.append(object).append("}\n");
}

bool is_text(std::string_view words) {
  while (!words.empty()) {
    const CodePoint c = first_code_point(words);
    if (c.value == kNoCodePoint) return false;
    words.remove_prefix(c.size);
  }
  return true;
}

void lose(const Record& record, Losses& losses) {
  bool is_kept = true;
  for (const NamedWord& each : kWords) is_kept &= is_text(record.words.*each.word);
  for (const NamedPart& each : kParts) is_kept &= !record.step || is_text(*record.step.*each.part);
  if (!is_kept) losses.push_back("words that are not UTF-8");
}

// --- recognising

std::string_view skip_space(std::string_view text) {
  const std::size_t at = text.find_first_not_of(" \t\r\n");
  return at == text.npos ? text.substr(text.size()) : text.substr(at);
}

// An object, not the braces of some programming language.
bool is_object(std::string_view text) {
  if (text.empty() || text.front() != '{') return false;
  const std::string_view inside = skip_space(text.substr(1));
  return inside.empty() || inside.front() == '"' || inside.front() == '}';
}

std::optional<LineRead> read_line(const Line& line) {
  const std::string_view raw = line.folded.raw(), text = trim(raw);
  const bool is_array = !text.empty() && text.front() == '[';
  if (!is_object(text) && !is_array) return std::nullopt;
  const JsonPlace place = {line.number, static_cast<long>(text.data() - raw.data()) + 1};
  Result<Record> record = read_json(text, place);
  // Brackets that are not JSON may still be a line of cells.
  if (is_array && !record) return std::nullopt;
  return LineRead{std::move(record)};
}

std::string_view first_line(std::string_view text) {
  return text.substr(0, text.find_first_of("\r\n"));
}

// Whether the value that begins here ends on the same line.
bool is_closed(std::string_view text) {
  const std::string_view first = first_line(text);
  JsonBrackets brackets;
  return std::any_of(first.begin(), first.end(), [&](char c) { return brackets.close_with(c); });
}

// A document is an array of puzzles, or an object that does not end on its first line; objects that
// do are JSON Lines. So are objects of which the first is broken: where one is open, no other
// object and no bare puzzle can begin.
bool opens(std::string_view head) {
  head = skip_space(head);
  if (is_object(head)) {
    const std::string_view second = skip_space(head.substr(first_line(head).size()));
    const bool is_broken = is_object(second) || is_line81(trim(first_line(second)));
    return !is_closed(head) && !is_broken;
  }
  if (head.empty() || head.front() != '[') return false;
  const char next = head.size() > 1 ? head[1] : ' ';
  const std::string_view inside = skip_space(head.substr(1));
  if (inside.empty()) return false;
  if (next == '\r' || next == '\n') return true;
  return inside.front() == '[' || inside.front() == '{' || inside.front() == '"';
}

}  // namespace

const FormatCode code = {.layout = Layout::lines,
                         .write = write,
                         .lose = lose,
                         .read_line = read_line,
                         .opens = opens,
                         .open = open_json};

}  // namespace json
}  // namespace nonet::text
