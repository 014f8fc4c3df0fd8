// See stanza.hpp.

#include "text/stanza.hpp"

#include <algorithm>
#include <charconv>

#include "nonet/problem.hpp"
#include "nonet/problem_text.hpp"
#include "text/format.hpp"
#include "text/iss_words.hpp"
#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::string_view kGaps = " \t,|";

bool is_row_sign(char c) {
  return is_number(c) || is_letter(c) || c == '.' || c == '*' || c == '_' || c == '?' || c == '-';
}

// What a line says of one row: its cells side by side, or numbers with blanks between them.
struct StanzaRow {
  int count = 0;
  bool is_numbers = false;  // some need two figures
  int top = 0;              // the largest number
  std::string cells, spaced;
};

// A line that only draws: "---+---", "======"; dashes alone are a row of blanks if they are as many
// as a row has cells.
bool is_ruled(std::string_view words, int side = 0) {
  if (side > 0 && words.size() > 2 && words.find_first_not_of('-') == words.npos)
    return words.size() != static_cast<std::size_t>(side);
  const bool is_drawn = words.find_first_not_of("-+=|:.' \t") == words.npos;
  const bool is_frame = words.front() == '.' && words.find("---") != words.npos;  // its top: .---.
  return is_drawn && (is_frame || words.find_first_of("+='") != words.npos);
}

std::optional<StanzaRow> find_row(std::string_view words) {
  words = trim(words.substr(0, words.find('#')));
  StanzaRow row;
  int tokens = 0;
  bool are_numbers = true, are_short = true;
  for (std::size_t at = 0; at < words.size();) {
    at = std::min(words.find_first_not_of(kGaps, at), words.size());
    const std::size_t end = std::min(words.find_first_of(kGaps, at), words.size());
    const std::string_view token = words.substr(at, end - at);
    at = end;
    if (token.empty()) continue;
    if (!std::all_of(token.begin(), token.end(), is_row_sign)) return std::nullopt;
    ++tokens;
    row.cells += token;
    row.spaced.append(row.spaced.empty() ? "" : " ").append(token);
    int number = 0;
    std::from_chars(token.data(), token.data() + std::min<std::size_t>(token.size(), 4), number);
    row.top = std::max(row.top, number);
    const bool is_blank = token == "." || token == "-" || token == "_" || token == "..";
    are_numbers &=
        token.size() <= 2 && (is_blank || std::all_of(token.begin(), token.end(), is_number));
    are_short &= token.size() == 1;
  }
  if (tokens == 0) return std::nullopt;
  row.count = static_cast<int>(row.cells.size());
  row.is_numbers = are_numbers && !are_short && tokens > 9;
  if (row.is_numbers) row.count = tokens;
  return row;
}

// Numbers too large for a board of which these were all cells.
bool is_row_of_numbers(const StanzaRow& row) {
  return row.is_numbers && row.count <= kLargestSide && row.top * row.top > row.count;
}

// n * n cells of some board, with what may stand behind them.
bool is_whole(std::string_view words, int side) {
  const std::string_view grid = trim(words.substr(0, words.find_first_of(";#")));
  const std::optional<StanzaRow> row = find_row(grid);
  if (!row || is_row_of_numbers(*row)) return false;
  const auto is_square = [&](int n) {
    return row->count == n * n || (n > 9 && row->count == 2 * n * n);
  };
  if (side > 0) return is_square(side);
  for (const int n : {4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 25, 36}) {
    if (is_square(n)) return true;
  }
  return false;
}

// "r1c12", "r2-4c3,5" and nothing else.
bool is_whole_cell_word(std::string_view word) {
  const std::string lower = lower_case(word);
  const std::size_t c = lower.find('c');
  if (lower.size() < 4 || lower[0] != 'r' || c == lower.npos) return false;
  const auto are_indexes = [](std::string_view indexes) {
    return !indexes.empty() && is_number(indexes[0]) &&
           indexes.find_first_not_of("0123456789,-") == indexes.npos;
  };
  return are_indexes(std::string_view(lower).substr(1, c - 1)) &&
         are_indexes(std::string_view(lower).substr(c + 1));
}

// A word that is no kind, then cells and perhaps numbers: a clue that somebody misspelt. Prose
// about cells says more than that.
bool is_misspelt(std::string_view head, std::string_view rest) {
  if (head.size() < 2 || !std::all_of(head.begin(), head.end(), is_letter)) return false;
  bool has_cells = false;
  for (const std::string_view word : words_of(rest)) {
    const bool is_cells = is_whole_cell_word(word.substr(0, word.find(':')));
    if (!is_cells && word.find_first_not_of("0123456789") != word.npos) return false;
    has_cells |= is_cells;
  }
  return has_cells;
}

bool is_cell_word(std::string_view word) {
  if (!word.empty() && word[0] == '-') word.remove_prefix(1);
  return word.size() >= 2 && std::string_view("rcRC").find(word[0]) != word.npos &&
         is_number(word[1]);
}

}  // namespace

bool is_clause_line(std::string_view line) {
  line = trim(line.substr(0, line.find('#')));
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  const std::string head = lower_case(line.substr(0, end));
  const std::string_view rest = trim(line.substr(end));
  if (head == "latin" || head == "negative") return true;
  if (head == "box" || head == "regions" || head == "region") {
    return !rest.empty() && rest.find_first_of(" \t") == rest.npos;
  }
  const bool is_pair = head == "white" || head == "black" || head == "x" || head == "v";
  const std::optional<Constraint> kind = find_constraint(head);
  if (!kind && !is_pair && head != "marks") return is_misspelt(head, rest);
  if (kind && info(*kind).shape == ClueShape::flag) return rest.size() <= 2;
  for (const std::string_view word : split(rest, ' ')) {
    if (is_cell_word(word)) return true;
  }
  return false;
}

namespace {

// The first lines of an input as the rows of a board, if that is what they are.
struct FirstRows {
  int side = 0, rows = 0, odd_rows = 0, cells = 0, blanks = 0;
  bool is_legal = true, is_large = false;

  void add(const StanzaRow& row) {
    if (rows == 0) side = row.count;
    if (rows == side) return;
    ++rows;
    odd_rows += row.count != side ? 1 : 0;
    cells += row.count;
    is_large |= row.is_numbers;
    for (const char c : row.cells) {
      blanks += is_letter(c) || is_digit(c) ? 0 : 1;
      is_legal &= !(is_digit(c) && side < kDigits && c > '0' + side);
      is_legal &= !(is_letter(c) && side < kDigits);
      is_large |= is_letter(c) || (is_digit(c) && c > '4');
    }
  }
  // Lists of numbers are no boards: sizes are those that people use, much is blank, and one row at
  // most has another length, which is an error then.
  bool are_board() const {
    constexpr int kSides[] = {4, 6, 8, 10, 12, 14, 15, 16, 18, 20, 25, 30, 36};
    const bool is_side = std::find(std::begin(kSides), std::end(kSides), side) != std::end(kSides);
    return is_side && rows == side && odd_rows <= 1 && is_legal && 4 * blanks >= cells &&
           (side != 16 || is_large);
  }
};

}  // namespace

StanzaLook look_for_stanzas(std::string_view head) {
  StanzaLook look;
  FirstRows first;
  bool is_over = false;  // the first rows are
  for (std::size_t at = 0; at < head.size();) {
    const std::size_t end = std::min(head.find_first_of("\r\n", at), head.size());
    const std::string_view line = head.substr(at, end - at), words = trim(line);
    at = end + 1;
    look.is_any |= is_iss_part(line);
    if (words.empty() || words.front() == '#') {
      is_over |= words.empty() && first.rows > 0;
      continue;
    }
    const bool is_clause = is_clause_line(words);
    look.is_any |= is_clause;
    if (is_over || is_ruled(words, first.side)) continue;
    const std::optional<StanzaRow> row = is_clause ? std::nullopt : find_row(words);
    is_over = !row || row->count > kLargestSide;
    if (!is_over) first.add(*row);
  }
  look.is_any |= first.are_board();
  look.has_rows_of_16 = first.are_board() && first.side == 16;
  return look;
}

bool is_iss_part(std::string_view line) {
  if (line.empty() || (line[0] != ' ' && line[0] != '\t')) return false;
  const std::string_view words = trim(line);
  return problem_format(words) == Format::iss && !is_iss_layout(words);
}

ParseError Stanza::placed(ParseError found) const {
  const auto at = static_cast<std::size_t>(std::max(found.column, 1L) - 1);
  const Piece* last = nullptr;
  for (const Piece& piece : pieces) {
    if (last == nullptr || piece.at <= at) last = &piece;
  }
  found.line = line;
  if (last == nullptr) return found;
  found.line = last->line;
  found.column = last->column + static_cast<long>(at > last->at ? at - last->at : 0);
  return found;
}

const StanzaReader::Held* StanzaReader::peek() {
  if (held_) return &*held_;
  const std::optional<RawLine> line = input_.next_line();
  if (!line) return nullptr;
  held_ = Held{std::string(line->bytes), line->number, line->is_too_long};
  return &*held_;
}

void StanzaReader::add(Stanza& stanza, std::string_view words, std::string_view between) {
  const std::string_view bytes = held_->bytes;
  stanza.text += between;
  const auto begin = bytes.find(words.substr(0, words.find_first_of(kGaps)));
  stanza.pieces.push_back(
      {stanza.text.size(), held_->number, static_cast<long>(begin == bytes.npos ? 0 : begin) + 1});
  stanza.text += words;
}

int StanzaReader::row_side(std::string_view words) const {
  const std::optional<StanzaRow> row = find_row(words);
  if (!row || is_clause_line(words)) return 0;
  if (is_row_of_numbers(*row)) return row->count;
  if (row->count == 16 && side_ == 0) return has_rows_of_16_ ? 16 : 0;
  if (side_ != 0 && row->count != side_) return 0;
  if (is_whole(words, side_)) return 0;
  return row->count >= 2 && row->count <= kLargestSide ? row->count : 0;
}

// An object of JSON over several lines, to its last brace. One that was cut short ends before the
// next puzzle: no object holds a line that is one.
void StanzaReader::take_object(Stanza& stanza) {
  int depth = 0;
  bool is_quoted = false, is_escaped = false;
  while (const Held* line = peek()) {
    const std::string_view words = trim(line->bytes);
    const bool is_line = words.find_first_of(" ,") == words.npos && is_whole(words, side_);
    if (!stanza.pieces.empty() && (is_line || is_problem_text(words))) return;
    for (const char c : line->bytes) {
      if (is_escaped) {
        is_escaped = false;
      } else if (c == '\\') {
        is_escaped = is_quoted;
      } else if (c == '"') {
        is_quoted = !is_quoted;
      } else if (!is_quoted) {
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
      }
    }
    stanza.is_too_long |= line->is_too_long || stanza.text.size() > kMaxLine;
    if (!stanza.is_too_long) add(stanza, line->bytes, stanza.text.empty() ? "" : " ");
    drop();
    if (depth <= 0) return;
  }
}

// Words of Interactive Sudoku Solver that are indented: as many lines as there are.
void StanzaReader::take_iss(Stanza& stanza) {
  while (const Held* line = peek()) {
    if (!is_iss_part(line->bytes)) return;
    add(stanza, trim(line->bytes), "");
    drop();
  }
}

void StanzaReader::take_rows(Stanza& stanza) {
  const int side = row_side(trim(held_->bytes));
  stanza.is_block = true;
  int rows = 0;
  bool are_numbers = false;
  std::string joined;
  while (rows < side) {
    const Held* line = peek();
    const std::string_view words = line == nullptr ? std::string_view() : trim(line->bytes);
    if (words.empty()) break;
    if (words.front() == '#' || is_ruled(words, side)) {
      drop();
      continue;
    }
    const std::optional<StanzaRow> row = find_row(words);
    if (!row || is_clause_line(words) || (row->count != side && is_whole(words, side_))) break;
    if (row->count != side && !stanza.error) {
      stanza.error = ParseError{line->number, 1, std::to_string(side) + " cells in every row",
                                std::to_string(row->count)};
    }
    are_numbers |= row->is_numbers;
    joined.append(row->cells);
    add(stanza, row->spaced, rows > 0 ? " " : "");
    drop();
    ++rows;
  }
  // What has one sign a cell is read with all alphabets.
  if (!are_numbers && side < kLargestSide) {
    stanza.text = std::move(joined);
    for (std::size_t i = 0; i < stanza.pieces.size(); ++i)
      stanza.pieces[i].at = i * static_cast<std::size_t>(side);
  }
  if (rows == side || stanza.error) return;
  stanza.error = ParseError{stanza.line, 1,
                            std::to_string(side) + " rows of " + std::to_string(side) + " cells",
                            std::to_string(rows)};
}

void StanzaReader::take_clauses(Stanza& stanza) {
  while (const Held* line = peek()) {
    const std::string_view words = trim(line->bytes);
    const bool is_comment = !words.empty() && words.front() == '#';
    if (!is_comment && (words.empty() || !is_clause_line(words))) return;
    if (!is_comment) {
      const std::size_t comment = stanza.text.find('#');
      if (!stanza.has_clauses && comment != std::string::npos && !stanza.text.starts_with("http"))
        stanza.text.erase(comment);
      stanza.has_clauses = true;
      add(stanza, trim(words.substr(0, words.find('#'))), "; ");
    }
    drop();
  }
}

std::optional<Stanza> StanzaReader::next() {
  while (const Held* line = peek()) {
    const std::string_view words = trim(line->bytes);
    if (!words.empty() && words.front() != '#' && !is_ruled(words)) break;
    drop();
  }
  if (peek() == nullptr) return std::nullopt;
  Stanza stanza;
  stanza.line = held_->number;
  stanza.is_too_long = held_->is_too_long;
  const std::string words(trim(held_->bytes));
  if (words.front() == '{') {
    take_object(stanza);
    return stanza;
  }
  if (is_iss_part(held_->bytes)) {
    take_iss(stanza);
    return stanza;
  }
  if (row_side(words) > 0) {
    take_rows(stanza);
  } else {
    add(stanza, words, "");
    drop();
    if (is_clause_line(words)) return stanza;
  }
  take_clauses(stanza);
  return stanza;
}

}  // namespace nonet::text
