// Boards whose rules are not the classic ones: a grid is n * n characters on a line or n rows,
// digits and blanks as everywhere, and perhaps a comment after them. Formats of 81 cells do not
// hold such puzzles.

#include <algorithm>

#include "text/format.hpp"
#include "text/scan.hpp"
#include "text/stanza.hpp"

namespace nonet::text {
namespace {

Result<Record> read_cells(std::string_view cells, long column, const SharedRules& rules) {
  const auto wanted = static_cast<std::size_t>(rules->side() * rules->side());
  const char last = static_cast<char>('0' + rules->side());
  const auto is_foreign = [last](char c) { return !is_cell(c) || (is_digit(c) && c > last); };
  const auto foreign = std::find_if(cells.begin(), cells.end(), is_foreign);
  if (foreign != cells.end()) {
    const auto at = static_cast<std::size_t>(foreign - cells.begin());
    return ParseError{1, column + static_cast<long>(at),
                      std::string("a digit from 1 to ") + last + " or a blank",
                      quoted_first(cells.substr(at))};
  }
  if (cells.size() != wanted) {
    return ParseError{1, column + static_cast<long>(std::min(cells.size(), wanted)),
                      std::to_string(wanted) + " cells", std::to_string(cells.size())};
  }
  Record record;
  record.puzzle = Puzzle(Grid::from_line(cells), rules);
  return record;
}

}  // namespace

Entry read_variant(const Stanza& stanza, const SharedRules& rules) {
  const std::string_view words = stanza.text;
  const std::string_view cells = words.substr(0, words.find_first_of(" \t,;#"));
  Entry entry{stanza.line, printable(words), {}, Format::line, read_cells(cells, 1, rules)};
  if (entry.record) {
    entry.cells = cells;
  } else {
    entry.record = stanza.placed(entry.record.error());
  }
  return entry;
}

}  // namespace nonet::text
