// See clauses.hpp. A clause is a word for the kind, then numbers and cells in any order, but what
// is on a line is in its order:
//
//   cage 10 r1c12; thermo r4c1 r3c1 r2c2; arrow r5c5: r5c6 r6c7; sandwich c3 12; littlekiller r0c3
//   dr 23; antiknight
//
// Cells: r1c12 is two cells where there are at most nine columns, r1c10,11 and r2-4c3 are read at
// all sizes.

#include "text/clauses.hpp"

#include <algorithm>
#include <charconv>

#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kMostCells = 2000;

std::optional<int> find_number(std::string_view word) {
  int number = 0;
  if (!word.empty() && word.front() == '+') word.remove_prefix(1);
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

// "3", "12" (two of them where numbers have one figure), "1,4", "2-4", "4-2".
std::optional<std::vector<int>> find_indexes(std::string_view word, int side) {
  std::vector<int> found;
  std::size_t at = 0;
  const auto take = [&]() -> std::optional<int> {
    const std::size_t begin = at;
    const std::size_t most = side <= 9 ? 1 : 2;
    while (at < word.size() && is_number(word[at]) && at - begin < most) ++at;
    const std::optional<int> number = find_number(word.substr(begin, at - begin));
    if (!number || *number < 1 || *number > side) return std::nullopt;
    return *number - 1;
  };
  while (at < word.size()) {
    if (word[at] == ',') ++at;
    const std::optional<int> from = take();
    if (!from) return std::nullopt;
    int to = *from;
    if (at < word.size() && word[at] == '-') {
      ++at;
      const std::optional<int> last = take();
      if (!last) return std::nullopt;
      to = *last;
    }
    for (int i = *from;; i += *from <= to ? 1 : -1) {
      found.push_back(i);
      if (i == to) break;
    }
    if (side > 9 && at < word.size() && word[at] != ',') return std::nullopt;
    if (found.size() > kMostCells) return std::nullopt;
  }
  if (found.empty()) return std::nullopt;
  return found;
}

std::optional<std::vector<int>> find_cells(std::string_view word, const Problem& problem) {
  if (word.empty() || (word[0] != 'r' && word[0] != 'R')) return std::nullopt;
  const std::size_t c = word.find_first_of("cC");
  if (c == std::string_view::npos) return std::nullopt;
  const auto rows = find_indexes(word.substr(1, c - 1), problem.side);
  const auto columns = find_indexes(word.substr(c + 1), problem.side);
  if (!rows || !columns || rows->size() * columns->size() > kMostCells) return std::nullopt;
  std::vector<int> cells;
  for (const int row : *rows) {
    for (const int column : *columns) cells.push_back(problem.cell(row, column));
  }
  return cells;
}

// "c3", "-r4": a line as it is seen.
std::optional<std::vector<int>> find_view(std::string_view said, const Problem& problem) {
  const std::string lower = lower_case(said);
  std::string_view word = lower;
  const bool is_back = !word.empty() && word[0] == '-';
  if (is_back) word.remove_prefix(1);
  if (word.size() < 2 || (word[0] != 'r' && word[0] != 'c')) return std::nullopt;
  const std::optional<int> number = find_number(word.substr(1));
  if (!number || *number < 1 || *number > problem.side) return std::nullopt;
  std::vector<int> cells;
  cells.reserve(static_cast<std::size_t>(problem.side));
  for (int i = 0; i < problem.side; ++i) {
    cells.push_back(word[0] == 'r' ? problem.cell(*number - 1, i) : problem.cell(i, *number - 1));
  }
  if (is_back) std::reverse(cells.begin(), cells.end());
  return cells;
}

// "r0c3" and "dr": the diagonal seen from there.
std::optional<std::vector<int>> find_aslant(std::string_view place, std::string_view direction,
                                            const Problem& problem) {
  const std::string from_lower = lower_case(place), way = lower_case(direction);
  const std::string_view from = from_lower;
  const std::size_t c = from.find('c');
  if (from.empty() || from[0] != 'r' || c == std::string_view::npos || way.size() != 2)
    return std::nullopt;
  const auto row = find_number(from.substr(1, c - 1)), column = find_number(from.substr(c + 1));
  const bool is_way = (way[0] == 'd' || way[0] == 'u') && (way[1] == 'r' || way[1] == 'l');
  if (!row || !column || !is_way || std::abs(*row) > 99 || std::abs(*column) > 99)
    return std::nullopt;
  std::vector<int> cells;
  int y = *row - 1, x = *column - 1;
  if (problem.has(y, x)) return std::nullopt;  // a view begins outside: what it sees is whole
  // From afar too: then to the other side.
  for (int i = 0; i < 2 * problem.side || problem.has(y, x); ++i) {
    y += way[0] == 'd' ? 1 : -1;
    x += way[1] == 'r' ? 1 : -1;
    if (problem.has(y, x)) cells.push_back(problem.cell(y, x));
  }
  if (cells.empty()) return std::nullopt;
  return cells;
}

class ClauseReader {
 public:
  ClauseReader(Problem& problem, std::string_view clause, long column)
      : problem_(problem), clause_(clause), column_(column), words_(words_of(clause)) {}

  std::optional<ParseError> read() {
    if (words_.empty()) return std::nullopt;
    std::string head = lower_case(words_[0]);
    if (is_board(head)) return read_board(head);
    Clue clue;
    if (head == "negative" && words_.size() > 1) {
      head += "_" + lower_case(words_[1]);
      words_.erase(words_.begin());
    }
    if (head == "white" || head == "black" || head == "x" || head == "v") {
      clue.kind = head == "white"   ? Constraint::difference
                  : head == "black" ? Constraint::ratio
                                    : Constraint::sum2;
      if (head == "x") clue.values = {10};
      if (head == "v") clue.values = {5};
    } else if (const auto kind = find_constraint(head)) {
      clue.kind = *kind;
    } else {
      return error(words_[0], "a clue such as cage, thermo or antiknight");
    }
    for (std::size_t i = 1; i < words_.size(); ++i) {
      if (auto bad = read_word(clue, i)) return bad;
    }
    return finish(std::move(clue));
  }

 private:
  ParseError error(std::string_view where, std::string expected) const {
    const long at =
        where.data() >= clause_.data() && where.data() <= clause_.data() + clause_.size()
            ? where.data() - clause_.data()
            : 0;
    return {1, column_ + at, std::move(expected), quoted(where)};
  }

  static bool is_board(std::string_view head) {
    return head == "latin" || head == "box" || head == "regions" || head == "region" ||
           head == "marks";
  }

  std::optional<ParseError> read_board(std::string_view head) {
    if (head == "latin") {
      problem_.set_boxes(0);
      return std::nullopt;
    }
    if (head == "marks") return read_marks();
    if (words_.size() != 2)
      return error(clause_, head == "box" ? "'box 3x2'" : "'regions' and a symbol a cell");
    const std::string_view word = words_[1];
    if (head == "box") {
      const std::size_t by = word.find('x');
      const auto height = find_number(word.substr(0, by));
      const auto width = by == word.npos ? std::nullopt : find_number(word.substr(by + 1));
      if (!height || !width || *height < 1 || *width < 1 || *height > 99 ||
          *height * *width != problem_.side) {
        return error(word, "a box of " + std::to_string(problem_.side) + " cells, such as 2x3");
      }
      problem_.set_boxes(*height);
      return std::nullopt;
    }
    if (word.size() != problem_.digits.size()) {
      return error(word, std::to_string(problem_.digits.size()) + " symbols of regions");
    }
    std::vector<std::int16_t> regions;
    for (const char c : word)
      regions.push_back(c == '.' ? std::int16_t{-1} : static_cast<std::int16_t>(c & 0x7f));
    problem_.set_regions(std::move(regions));
    if (problem_.count_regions() > kMostRegions) return error(word, "fewer regions");
    return std::nullopt;
  }

  std::optional<ParseError> read_marks() {
    const auto cells = words_.size() == 3 ? find_cells(words_[1], problem_) : std::nullopt;
    const auto digits = words_.size() == 3 ? find_indexes(words_[2], problem_.side) : std::nullopt;
    if (!cells || !digits) return error(clause_, "'marks', cells and digits");
    std::uint64_t mask = 0;
    for (const int digit : *digits) mask |= std::uint64_t{1} << digit;
    for (const int cell : *cells) problem_.limit_marks(cell, mask);
    return std::nullopt;
  }

  std::optional<ParseError> read_word(Clue& clue, std::size_t& i) {
    std::string_view word = words_[i];
    const ClueShape shape = info(clue.kind).shape;
    const bool has_text = clue.kind == Constraint::relation || clue.kind == Constraint::mutual ||
                          clue.kind == Constraint::automaton;
    if (has_text && clue.text.empty()) {
      clue.text = word;
      return std::nullopt;
    }
    if (clue.kind == Constraint::diagonal && (word == "+" || word == "-")) {
      clue.values = {word == "+" ? 1 : -1};
      return std::nullopt;
    }
    if (shape == ClueShape::diagonal && i + 1 < words_.size()) {
      if (const auto cells = find_aslant(word, words_[i + 1], problem_)) {
        clue.cells = *cells;
        ++i;
        return std::nullopt;
      }
    }
    if (shape == ClueShape::outside) {
      if (const auto cells = find_view(word, problem_)) {
        clue.cells = *cells;
        return std::nullopt;
      }
    }
    const bool ends_bulb = word.back() == ':';
    if (ends_bulb) word.remove_suffix(1);
    if (const auto cells = find_cells(word, problem_)) {
      // The rest of the house takes such cells for one whole line, which these need not be.
      if (shape == ClueShape::diagonal) return error(word, "a place outside, such as r0c3 dr");
      if (shape == ClueShape::outside)
        return error(word, "a line as it is seen, such as c3 or -r2");
      clue.cells.insert(clue.cells.end(), cells->begin(), cells->end());
      if (clue.cells.size() > kMostCells) return error(word, "fewer cells");
      if (ends_bulb) clue.bulb = std::exchange(clue.cells, {});
      return std::nullopt;
    }
    if (clue.kind == Constraint::quad) {
      if (const auto digits = find_indexes(word, problem_.side)) {
        for (const int digit : *digits) clue.values.push_back(digit + 1);
        return std::nullopt;
      }
    }
    if (const auto number = find_number(word)) {
      clue.values.push_back(*number);
      return std::nullopt;
    }
    if (find_cells(word, Problem(problem_.side <= 9 ? 9 : 36)))
      return error(word, "cells of a board of " + std::to_string(problem_.side) + " rows");
    return error(word, "a number or cells such as r1c12");
  }

  std::optional<ParseError> finish(Clue clue) {
    if (clue.kind == Constraint::diagonal && clue.values.empty()) {
      problem_.clues.push_back({.kind = Constraint::diagonal, .values = {1}});
      clue.values = {-1};
    }
    if (auto lack = find_lack(problem_, clue)) return error(clause_, std::move(*lack));
    problem_.clues.push_back(std::move(clue));
    return std::nullopt;
  }

  Problem& problem_;
  std::string_view clause_;
  long column_;
  std::vector<std::string_view> words_;
};

}  // namespace

std::optional<ParseError> read_clause(Problem& problem, std::string_view clause, long column) {
  return ClauseReader(problem, clause, column).read();
}

std::optional<ParseError> read_clauses(Problem& problem, std::string_view clauses, long column) {
  for (std::size_t at = 0; at <= clauses.size();) {
    const std::size_t end = std::min(clauses.find(';', at), clauses.size());
    auto bad = read_clause(problem, clauses.substr(at, end - at), column + static_cast<long>(at));
    if (bad) return bad;
    at = end + 1;
  }
  return std::nullopt;
}

}  // namespace nonet::text
