// The layouts that Interactive Sudoku Solver reads beside its own words.
//
//   C<9<L8<I<^P<<^...     a cell of a killer points to the next of its cage, the last has the sum
//   3x3:d:k:3587:14:...   every cell has the number of its cage and, times 256, the sum; d:
//   diagonals
//   ..E..K... AAAAABB...  a grid, and the regions of its cells
//   12..5.......4....     as many signs a cell as there are digits: those that are possible

#include <algorithm>
#include <bit>
#include <charconv>
#include <map>

#include "nonet/problem_text.hpp"
#include "text/iss_words.hpp"
#include "text/scan.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kCells81 = 81;

bool is_pointed(std::string_view line) {
  constexpr std::string_view kPoints = "<>^`'";
  const auto is_sign = [&](char c) {
    return is_number(c) || is_letter(c) || c == '.' || c == ',' || kPoints.find(c) != kPoints.npos;
  };
  const auto points = std::count_if(line.begin(), line.end(),
                                    [&](char c) { return kPoints.find(c) != kPoints.npos; });
  return line.size() == kCells81 && points >= 9 && std::all_of(line.begin(), line.end(), is_sign);
}

// A region a letter, each with as many cells as a row has, none of them alone.
bool is_jigsaw(std::string_view line) {
  const std::size_t blank = line.find(' ');
  if (blank == line.npos || line.size() != 2 * blank + 1) return false;
  const std::string_view layout = line.substr(blank + 1);
  std::size_t side = 4;
  while (side * side < blank) ++side;
  if (side * side != blank || side > 16) return false;
  std::map<char, std::size_t> sizes;
  for (std::size_t i = 0; i < blank; ++i) {
    const auto is_same = [&](bool has, std::size_t other) {
      return has && layout[other] == layout[i];
    };
    if (!is_letter(layout[i]) && !is_number(layout[i])) return false;
    ++sizes[layout[i]];
    if (!is_same(i % side > 0, i - 1) && !is_same(i % side + 1 < side, i + 1) &&
        !is_same(i >= side, i - side) && !is_same(i + side < blank, i + side)) {
      return false;
    }
  }
  return sizes.size() == side && std::all_of(sizes.begin(), sizes.end(), [side](const auto& each) {
           return each.second == side;
         });
}

bool is_numbered(std::string_view line) {
  return line.starts_with("3x3:") && line.find(":k:") != line.npos;
}

// Where a sign of a killer points to, by rows and columns.
std::pair<int, int> way(char sign) {
  switch (sign) {
    case '<': return {0, -1};
    case '>': return {0, 1};
    case '^': return {-1, 0};
    case 'v': return {1, 0};
    case '`': return {-1, -1};
    case '\'': return {-1, 1};
    case ',': return {1, -1};
    case '.': return {1, 1};
    default: return {0, 0};
  }
}

int sum_of(char sign) {
  return is_number(sign)              ? sign - '0'
         : sign >= 'A' && sign <= 'Z' ? sign - 'A' + 10
         : sign >= 'a' && sign <= 'j' ? sign - 'a' + 36
                                      : 0;
}

ParseError wrong(std::string_view line, std::size_t at, std::string expected) {
  return {1, static_cast<long>(at) + 1, std::move(expected), quoted_first(line.substr(at))};
}

void add_cages(Problem& problem, const std::map<int, std::vector<int>>& cages,
               const std::map<int, int>& sums) {
  for (const auto& [key, cells] : cages) {
    const int sum = sums.at(key);
    Clue cage = {Constraint::cage, {}, cells, {}, {}};
    if (sum > 0) cage.values = {sum};
    problem.clues.push_back(std::move(cage));
  }
}

Result<Problem> read_pointed(std::string_view line) {
  Problem problem(9);
  std::map<int, std::vector<int>> cages;
  std::map<int, int> sums;
  for (int cell = 0; cell < problem.cells(); ++cell) {
    int last = cell;
    for (int steps = 0;; ++steps) {
      const auto [down, right] = way(line[static_cast<std::size_t>(last)]);
      if (down == 0 && right == 0) break;
      const int row = problem.row(last) + down, column = problem.column(last) + right;
      if (!problem.has(row, column) || steps > problem.cells()) {
        return wrong(line, static_cast<std::size_t>(last), "a sign that points to a sum");
      }
      last = problem.cell(row, column);
    }
    cages[last].push_back(cell);
    sums[last] = sum_of(line[static_cast<std::size_t>(last)]);
  }
  add_cages(problem, cages, sums);
  return problem;
}

Result<Problem> read_numbered(std::string_view line) {
  std::vector<std::string_view> parts = split(line, ':');
  while (!parts.empty() && trim(parts.back()).empty()) parts.pop_back();
  Problem problem(9);
  if (parts.size() != 3 + kCells81) {
    return ParseError{1, 1, "81 numbers of cages", std::to_string(parts.size() - 3)};
  }
  std::map<int, std::vector<int>> cages;
  std::map<int, int> sums;
  for (int cell = 0; cell < problem.cells(); ++cell) {
    const std::string_view part = parts[static_cast<std::size_t>(cell) + 3];
    int value = -1;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
    if (error != std::errc() || end != part.data() + part.size() || value < 0 || value > 65535)
      return wrong(line, static_cast<std::size_t>(part.data() - line.data()),
                   "the number of a cage");
    cages[value].push_back(cell);
    sums.emplace(value, value / 256);
  }
  if (parts[1] == "d") {
    problem.clues.push_back({.kind = Constraint::diagonal, .values = {1}});
    problem.clues.push_back({.kind = Constraint::diagonal, .values = {-1}});
  } else if (!parts[1].empty()) {
    problem.unknown.emplace_back("3x3:" + shortened(parts[1]));
  }
  // 0 is no cage, and one of one cell without a sum says nothing.
  std::erase_if(cages, [&](const auto& each) {
    return each.first == 0 || (each.second.size() == 1 && sums.at(each.first) == 0);
  });
  add_cages(problem, cages, sums);
  return problem;
}

}  // namespace

Problem read_marks(std::string_view marks, int side) {
  Problem problem(side);
  problem.marks.assign(problem.digits.size(), 0);
  const auto digits = static_cast<std::size_t>(side);
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i] != '.') problem.marks[i / digits] |= std::uint64_t{1} << (i % digits);
  }
  for (std::size_t cell = 0; cell < problem.marks.size(); ++cell) {
    std::uint64_t& own = problem.marks[cell];
    if (!std::has_single_bit(own)) continue;
    problem.digits[cell] = static_cast<std::uint8_t>(std::countr_zero(own) + 1);
    problem.givens[cell] = true;
    own = problem.all_digits();
  }
  return problem;
}

int side_of_marks(std::string_view line) {
  for (int side = 4; side <= 16; ++side) {
    if (are_marks(line, side)) return side;
  }
  return 0;
}

bool is_iss_layout(std::string_view line) {
  const int side = side_of_marks(line);
  const bool is_marks = side != 0 && side != 4 && side != 9;
  return is_marks || is_pointed(line) || is_numbered(line) || is_jigsaw(line);
}

Result<Problem> read_iss_layout(std::string_view line) {
  if (const int side = side_of_marks(line); side != 0) return read_marks(line, side);
  if (is_numbered(line)) return read_numbered(line);
  if (is_pointed(line)) return read_pointed(line);
  const std::size_t blank = line.find(' ');
  return parse_problem(std::string(line.substr(0, blank)) + "; regions " +
                       std::string(line.substr(blank + 1)));
}

}  // namespace nonet::text
