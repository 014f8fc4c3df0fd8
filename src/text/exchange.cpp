// exchange: the short code of Sudoku Exchange, as a link; links of sudokuwiki are read too.
//
// Each character of the code is a digit and the number of zeros after it, up to five: its value is
// digit + 10 * zeros, spelled 0-9, A-Z, a-x. A code is a code only if it comes out at 81 cells.

#include "text/format.hpp"
#include "text/scan.hpp"

namespace nonet::text::exchange {
namespace {

constexpr std::string_view kSymbols =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr int kMostZeros = 5;

void write(const Record& record, long, std::string& out) {
  out += "https://sudokuexchange.com/play/?s=";
  const std::string cells = record.puzzle.grid.to_line('0');
  for (std::size_t i = 0; i < cells.size();) {
    int value = cells[i++] - '0';
    for (int zeros = 0; zeros < kMostZeros && i < cells.size() && cells[i] == '0'; ++zeros, ++i) {
      value += 10;
    }
    out += kSymbols[value];
  }
  out += '\n';
}

// The cells that a code spells, not always 81; nothing if it is none.
std::optional<std::string> decode(std::string_view code) {
  std::string cells;
  for (const char c : code) {
    const std::size_t value = kSymbols.find(c);
    if (value == kSymbols.npos || cells.size() > kCells) return std::nullopt;
    cells += static_cast<char>('0' + value % 10);
    cells.append(value / 10, '0');
  }
  return cells;
}

LineRead read_cells(std::string_view cells) {
  Record record;
  record.puzzle = Puzzle(Grid::from_line(cells));
  return {std::move(record)};
}

// The value of a parameter of a link, and where it starts; npos without it.
struct Parameter {
  std::string_view value;
  std::size_t index = std::string_view::npos;
};

Parameter find_parameter(std::string_view text, std::string_view name) {
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    if (at == 0 || (text[at - 1] != '?' && text[at - 1] != '&')) continue;
    const std::size_t begin = at + name.size();
    const std::size_t end = text.find_first_of("&# \t\"'<>)", begin);
    return {text.substr(begin, end == text.npos ? end : end - begin), begin};
  }
  return {};
}

std::optional<LineRead> read_link(const Line& line) {
  const std::string_view text = line.text();
  Parameter board = find_parameter(text, "s=");
  if (board.index == text.npos) board = find_parameter(text, "bd=");
  const std::size_t run = find_run(text, kCells);
  if (board.index == text.npos || run < board.index) return std::nullopt;
  LineRead read = read_cells(std::string(kCells, '.'));
  const std::optional<std::string> cells = decode(board.value);
  if (is_line81(board.value)) {
    read = read_cells(board.value);
  } else if (cells && cells->size() == kCells) {
    read = read_cells(*cells);
  } else if (starts_with_any_case(board.value, "s9b")) {
    return LineRead{line.error(board.index, "81 digits", "a board with candidates (S9B...)")};
  } else {
    const std::string found = cells ? std::to_string(cells->size()) : quoted(board.value);
    return LineRead{line.error(board.index, "81 cells", found)};
  }
  read.record.value().words.level = tidy(find_parameter(text, "d=").value);
  return read;
}

std::optional<LineRead> read_line(const Line& line) {
  if (std::optional<LineRead> read = read_link(line)) return read;
  const std::string_view text = trim(line.text());
  if (text.size() >= kCells) return std::nullopt;  // that many characters are plain cells
  const std::optional<std::string> cells = decode(text);
  if (!cells || cells->size() != kCells) return std::nullopt;
  return read_cells(*cells);
}

}  // namespace

const FormatCode code = {.layout = Layout::lines, .write = write, .read_line = read_line};

}  // namespace nonet::text::exchange
