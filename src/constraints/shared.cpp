// What several kinds share: neighbours, regions, and how digits are looked at and told.

#include <algorithm>
#include <array>

#include "constraints/kind.hpp"

namespace nonet::constraints {

bool Look::are_full(const Cells& cells) const {
  return std::all_of(cells.begin(), cells.end(), [this](int cell) { return at(cell) != 0; });
}
int Look::sum(const Cells& cells) const {
  int total = 0;
  for (const int cell : cells) total += at(cell);
  return total;
}
std::vector<int> Look::all(const Cells& cells) const {
  std::vector<int> found;
  for (const int cell : cells) found.push_back(at(cell));
  return found;
}

std::optional<std::string> Look::find_twice(const Cells& cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (cells[i] == cells[j] || at(cells[i]) == 0 || at(cells[i]) != at(cells[j])) continue;
      return cell(cells[i]) + " and " + cell(cells[j]) + " are both " +
             symbol(problem, at(cells[i]));
    }
  }
  return std::nullopt;
}

std::optional<std::string> Look::find_step(const Cells& line, const char* words,
                                           const std::function<bool(int, int)>& test) const {
  for (std::size_t i = 1; i < line.size(); ++i) {
    const int x = at(line[i - 1]), y = at(line[i]);
    if (x == 0 || y == 0 || test(x, y)) continue;
    return cell(line[i]) + " " + words + " " + cell(line[i - 1]);
  }
  return std::nullopt;
}

std::optional<std::string> Look::find_pair(const Cells& cells, const char* words,
                                           const std::function<bool(int, int)>& test) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      const int x = at(cells[i]), y = at(cells[j]);
      if (x == 0 || y == 0 || cells[i] == cells[j] || test(x, y)) continue;
      return cell(cells[i]) + " and " + cell(cells[j]) + " " + words;
    }
  }
  return std::nullopt;
}

std::string join(const std::vector<int>& numbers, const char* last) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) text += i + 1 == numbers.size() ? std::string(" ") + last + " " : ", ";
    text += std::to_string(numbers[i]);
  }
  return text;
}

std::string Look::list(const Cells& cells) const { return join(all(cells), "and"); }
std::string Look::sum_words(const Cells& cells) const {
  return list(cells) + (cells.size() == 1 ? " makes " : " make ") + std::to_string(sum(cells));
}

Cells neighbours(const Problem& problem, int cell) {
  constexpr std::array<std::pair<int, int>, 4> kSteps = {{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
  Cells found;
  for (const auto& [down, right] : kSteps) {
    const int row = problem.row(cell) + down, column = problem.column(cell) + right;
    if (problem.has(row, column)) found.push_back(problem.cell(row, column));
  }
  return found;
}

std::vector<std::pair<int, int>> borders(const Problem& problem) {
  std::vector<std::pair<int, int>> found;
  for (int cell = 0; cell < problem.cells(); ++cell) {
    if (problem.column(cell) + 1 < problem.side) found.emplace_back(cell, cell + 1);
    if (problem.row(cell) + 1 < problem.side) found.emplace_back(cell, cell + problem.side);
  }
  return found;
}

bool touches(const Problem& problem, int a, int b) {
  const int down = std::abs(problem.row(a) - problem.row(b));
  return down + std::abs(problem.column(a) - problem.column(b)) == 1;
}

bool is_marked(const Problem& problem, Constraint kind, int a, int b) {
  return std::any_of(problem.clues.begin(), problem.clues.end(), [&](const Clue& clue) {
    return clue.kind == kind && clue.cells.size() == 2 &&
           ((clue.cells[0] == a && clue.cells[1] == b) ||
            (clue.cells[0] == b && clue.cells[1] == a));
  });
}

std::vector<Cells> region_cells(const Problem& problem) {
  std::vector<Cells> found;
  for (int cell = 0; cell < problem.cells(); ++cell) {
    const int region = problem.regions[static_cast<std::size_t>(cell)];
    if (region < 0) continue;
    if (static_cast<std::size_t>(region) >= found.size()) {
      found.resize(static_cast<std::size_t>(region) + 1);
    }
    found[static_cast<std::size_t>(region)].push_back(cell);
  }
  std::erase_if(found, [](const Cells& cells) { return cells.empty(); });
  return found;
}

// Windows of the size of a box begin one cell inside the first and then a box and a cell further.
std::vector<Cells> windows(const Problem& problem) {
  const int height = problem.box_height > 0 ? problem.box_height : usual_box_height(problem.side);
  if (height == 0) return {};
  const int width = problem.side / height;
  std::vector<Cells> found;
  for (int top = 1; top + height <= problem.side; top += height + 1) {
    for (int left = 1; left + width <= problem.side; left += width + 1) {
      Cells window;
      for (int i = 0; i < problem.side; ++i) {
        window.push_back(problem.cell(top + i / width, left + i % width));
      }
      found.push_back(std::move(window));
    }
  }
  return found;
}

Cells diagonal_cells(const Problem& problem, bool rises) {
  Cells cells;
  for (int i = 0; i < problem.side; ++i) {
    cells.push_back(problem.cell(i, rises ? problem.side - 1 - i : i));
  }
  return cells;
}

namespace {

// Each pair so far apart, from its upper cell.
void for_leaps(const Problem& problem, int rows, int columns,
               const std::function<void(int, int)>& visit) {
  for (int cell = 0; cell < problem.cells(); ++cell) {
    for (const auto& [down, right] : {std::pair(rows, columns), std::pair(rows, -columns),
                                      std::pair(columns, rows), std::pair(columns, -rows)}) {
      if (rows == columns && down != rows) continue;
      const int row = problem.row(cell) + down, column = problem.column(cell) + right;
      if (problem.has(row, column)) visit(cell, problem.cell(row, column));
      if (rows == columns && right < 0) break;
    }
  }
}

}  // namespace

Fault find_equal_leap(const Look& look, int rows, int columns) {
  Fault fault;
  for_leaps(look.problem, rows, columns, [&](int a, int b) {
    if (fault || look.at(a) == 0 || look.at(a) != look.at(b)) return;
    fault = look.find_twice({a, b});
  });
  return fault;
}

void keep_leaps_apart(const Problem& problem, Model& model, int rows, int columns) {
  for_leaps(problem, rows, columns, [&](int a, int b) { model.differ.emplace_back(a, b); });
}

}  // namespace nonet::constraints
