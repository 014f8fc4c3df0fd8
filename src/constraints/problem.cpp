// Problem: its board, and how its cells, digits and clues are written.

#include "nonet/problem.hpp"

#include <algorithm>
#include <map>

namespace nonet {

int usual_box_height(int side) {
  int height = 0;
  for (int h = 2; h * h <= side; ++h) {
    if (side % h == 0) height = h;
  }
  return height;
}

Problem::Problem(int of_side)
    : side(of_side),
      digits(static_cast<std::size_t>(of_side * of_side), 0),
      givens(static_cast<std::size_t>(of_side * of_side), false) {
  if (side > 35) symbols = Symbols::numbers;
  set_boxes(usual_box_height(side));
}

void Problem::limit_marks(int cell, std::uint64_t most) {
  if (marks.empty()) marks.assign(digits.size(), all_digits());
  marks[static_cast<std::size_t>(cell)] &= most;
}

void Problem::set_boxes(int height) {
  box_height = height;
  regions.assign(static_cast<std::size_t>(cells()), -1);
  if (height == 0) return;
  const int width = side / height, in_row = side / width;
  for (int cell = 0; cell < cells(); ++cell) {
    regions[static_cast<std::size_t>(cell)] =
        static_cast<std::int16_t>(row(cell) / height * in_row + column(cell) / width);
  }
}

void Problem::set_regions(std::vector<std::int16_t> of) {
  Problem usual(side);
  std::map<std::int16_t, std::int16_t> numbers;
  for (std::int16_t& region : of) {
    if (region < 0) {
      region = -1;
      continue;
    }
    const auto next = static_cast<std::int16_t>(numbers.size());
    region = numbers.emplace(region, next).first->second;
  }
  regions = std::move(of);
  box_height = 0;
  for (int height = 1; height <= side; ++height) {
    if (side % height != 0) continue;
    usual.set_boxes(height);
    if (usual.regions == regions) box_height = height;
  }
}

int Problem::count_regions() const {
  const auto last = std::max_element(regions.begin(), regions.end());
  return last == regions.end() ? 0 : *last + 1;
}

bool Problem::has_clue(Constraint kind) const {
  return std::any_of(clues.begin(), clues.end(),
                     [kind](const Clue& clue) { return clue.kind == kind; });
}

std::string cell_name(const Problem& problem, int cell) {
  return "r" + std::to_string(problem.row(cell) + 1) + "c" +
         std::to_string(problem.column(cell) + 1);
}

std::string cells_name(const Problem& problem, const std::vector<int>& cells) {
  std::string text;
  int before = -1;
  for (const int cell : cells) {
    if (problem.row(cell) == before) {
      if (problem.side > 9) text += ',';
      text += std::to_string(problem.column(cell) + 1);
      continue;
    }
    before = problem.row(cell);
    if (!text.empty()) text += ' ';
    text += cell_name(problem, cell);
  }
  return text;
}

namespace {

// Where a diagonal is seen from: "r0c3 dr".
std::string aslant(const Problem& problem, const std::vector<int>& cells) {
  const int row = problem.row(cells[0]), column = problem.column(cells[0]);
  int down = row == 0 ? 1 : -1, right = column == 0 ? -1 : 1;  // a lone corner, seen across it
  if (cells.size() > 1) {
    down = problem.row(cells[1]) - row;
    right = problem.column(cells[1]) - column;
  }
  return "r" + std::to_string(row - down + 1) + "c" + std::to_string(column - right + 1) + " " +
         (down > 0 ? "d" : "u") + (right > 0 ? "r" : "l");
}

// "c3" from above, "-c3" from below.
std::string line_of_view(const Problem& problem, const std::vector<int>& cells) {
  const bool is_row = cells.size() < 2 || problem.row(cells[0]) == problem.row(cells[1]);
  const bool is_back = cells.size() > 1 && cells[0] > cells[1];
  const int number = is_row ? problem.row(cells[0]) : problem.column(cells[0]);
  return std::string(is_back ? "-" : "") + (is_row ? "r" : "c") + std::to_string(number + 1);
}

std::string id_text(Constraint kind) {
  std::string id(info(kind).id);
  std::replace(id.begin(), id.end(), '_', '-');
  return id;
}

}  // namespace

std::string name(const Problem& problem, const Clue& clue) {
  std::string text = id_text(clue.kind);
  const ClueShape shape = info(clue.kind).shape;
  if (clue.kind == Constraint::diagonal) return text + (clue.value(1) > 0 ? " +" : " -");
  if (shape == ClueShape::outside) text += " " + line_of_view(problem, clue.cells);
  if (shape == ClueShape::diagonal) text += " " + aslant(problem, clue.cells);
  for (std::size_t i = 0; i < clue.values.size(); ++i) {
    text += (i > 0 && clue.kind == Constraint::quad ? "," : " ") + std::to_string(clue.values[i]);
  }
  if (!clue.text.empty()) text += " " + clue.text;
  if (shape == ClueShape::bulb) text += " " + cells_name(problem, clue.bulb) + ":";
  const bool has_cells =
      shape != ClueShape::flag && shape != ClueShape::outside && shape != ClueShape::diagonal;
  if (has_cells) text += " " + cells_name(problem, clue.cells);
  return text;
}

std::string symbol(const Problem& problem, int digit) {
  return std::string(symbol(problem.symbols, digit).view());
}

std::string grid_line(const Problem& problem, const std::vector<std::uint8_t>& digits) {
  std::string line;
  for (const int digit : digits) {
    if (problem.symbols == Symbols::numbers && !line.empty()) line += ' ';
    line += digit == 0 ? "." : symbol(problem, digit);
  }
  return line;
}

namespace {

char region_sign(int region) {
  return region < 0    ? '.'
         : region < 10 ? static_cast<char>('0' + region)
         : region < 36 ? static_cast<char>('a' + region - 10)
                       : static_cast<char>('A' + region - 36);
}

std::string boxes_name(const Problem& problem) {
  return problem.box_height == 0 ? "latin"
                                 : "box " + std::to_string(problem.box_height) + "x" +
                                       std::to_string(problem.side / problem.box_height);
}

// Who reads the cells may take their symbols for others, or for marks of a lesser board: then
// digits from 1 say what is meant, or where there are more than nine, numbers.
std::string cells_line(const Problem& problem) {
  std::string line = grid_line(problem, problem.digits);
  const bool is_blank = line.find_first_not_of('.') == line.npos;
  if (problem.symbols == Symbols::numbers || is_blank) return line;
  if (guess_symbols(line, problem.side) == problem.symbols && !are_marks(line, 9)) return line;
  Problem told = problem;
  told.symbols = problem.side <= 9 ? Symbols::digits : Symbols::numbers;
  return grid_line(told, told.digits);
}

}  // namespace

std::string problem_line(const Problem& problem) {
  std::string line = cells_line(problem);
  if (problem.regions != Problem(problem.side).regions) {
    const bool has_none = std::all_of(problem.regions.begin(), problem.regions.end(),
                                      [](std::int16_t region) { return region < 0; });
    if (has_none || problem.box_height > 0) {
      line += "; " + (has_none ? "latin" : boxes_name(problem));
    } else {
      line += "; regions ";
      for (const int region : problem.regions) line += region_sign(region);
    }
  }
  for (std::size_t cell = 0; cell < problem.marks.size(); ++cell) {
    const std::uint64_t own = problem.marks[cell];
    const int there = problem.digits[cell];
    if (own == problem.all_digits() || (there != 0 && (own >> (there - 1) & 1) != 0)) continue;
    const std::string marks = "; marks " + cell_name(problem, static_cast<int>(cell)) + " ";
    line += marks;
    if (own == 0) line.append("1").append(marks).append("2");  // no digit is both
    for (int digit = 1; digit <= problem.side; ++digit) {
      if ((own >> (digit - 1) & 1) == 0) continue;
      if (problem.side > 9 && line.back() != ' ') line += ',';
      line += std::to_string(digit);
    }
  }
  for (const Clue& clue : problem.clues) line += "; " + name(problem, clue);
  // Of these sizes a line of cells alone is not taken for a puzzle: say what its boxes are.
  const bool is_bare = line.find_first_of("; ") == line.npos;
  constexpr int kTold[] = {4, 6, 8, 9, 10, 12, 15, 16, 20, 25};
  if (is_bare && std::find(std::begin(kTold), std::end(kTold), problem.side) == std::end(kTold))
    line += "; " + boxes_name(problem);
  return line;
}

}  // namespace nonet
