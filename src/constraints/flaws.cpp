// Faults of a problem that show before any digit is tried: regions of odd sizes, sums out of reach,
// pairs that do not touch, lines that jump, clues told twice.

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "constraints/kind.hpp"

namespace nonet {
namespace {

using constraints::Cells;
using constraints::Model;

std::string sentence(const Problem& problem, const Clue& clue, const std::string& words) {
  return name(problem, clue) + ": " + words;
}

bool is_line_kind(const Clue& clue) {
  const ClueShape shape = info(clue.kind).shape;
  return shape == ClueShape::line || (shape == ClueShape::bulb && clue.kind == Constraint::arrow);
}

// The next cell of a line touches the last at a side or corner.
std::optional<std::string> find_jump(const Problem& problem, const Clue& clue) {
  if (!is_line_kind(clue)) return std::nullopt;
  for (std::size_t i = 1; i < clue.cells.size(); ++i) {
    const int a = clue.cells[i - 1], b = clue.cells[i];
    const int down = std::abs(problem.row(a) - problem.row(b));
    if (std::max(down, std::abs(problem.column(a) - problem.column(b))) <= 1) continue;
    return "the line jumps from " + cell_name(problem, a) + " to " + cell_name(problem, b);
  }
  return std::nullopt;
}

// A cell of a set that stands there twice: it would have to differ from itself.
std::optional<std::string> find_repeat(const Problem& problem, const Clue& clue) {
  const bool is_set = info(clue.kind).shape == ClueShape::set && clue.kind != Constraint::sum;
  if (!is_set) return std::nullopt;
  for (auto cell = clue.cells.begin(); cell != clue.cells.end(); ++cell) {
    if (std::find(clue.cells.begin(), cell, *cell) != cell)
      return cell_name(problem, *cell) + " is there twice";
  }
  return std::nullopt;
}

// The least and the most that the digits can make; different ones where no digit may come twice.
std::pair<int, int> reach(const Problem& problem, const Clue& clue) {
  const int count = static_cast<int>(clue.cells.size()), side = problem.side;
  if (clue.kind == Constraint::littlekiller || clue.kind == Constraint::sum) {
    return {count, count * side};
  }
  const int least = count * (count + 1) / 2;
  return {least, count * (side + 1) - least};
}

std::optional<std::string> find_reach(const Problem& problem, const Clue& clue) {
  const int side = problem.side;
  std::pair<int, int> bounds;
  if (clue.kind == Constraint::cage) {
    if (static_cast<int>(clue.cells.size()) > side) {
      return "a cage of " + std::to_string(clue.cells.size()) + " cells, with " +
             std::to_string(side) + " digits";
    }
    if (clue.values.empty()) return std::nullopt;
    bounds = reach(problem, clue);
  } else if (clue.kind == Constraint::littlekiller ||
             (clue.kind == Constraint::sum && clue.values.size() == 1)) {
    bounds = reach(problem, clue);
  } else if (clue.kind == Constraint::sandwich) {
    bounds = {0, side * (side + 1) / 2 - 1 - side};
  } else if (clue.kind == Constraint::xsum) {
    bounds = {1, side * (side + 1) / 2};
  } else if (clue.kind == Constraint::skyscraper || clue.kind == Constraint::room) {
    bounds = {1, side};
  } else if (clue.kind == Constraint::sum2) {
    bounds = {2, 2 * side};
  } else {
    return std::nullopt;
  }
  const int value = clue.value(0);
  if (value >= bounds.first && value <= bounds.second) return std::nullopt;
  return std::to_string(value) + " is out of reach, which is " + std::to_string(bounds.first) +
         " to " + std::to_string(bounds.second);
}

// A clue of regions as large as there are digits, where it finds none.
std::optional<std::string> find_lost(const Problem& problem, const Clue& clue) {
  const auto side = static_cast<std::size_t>(problem.side);
  const std::vector<Cells> regions = constraints::region_cells(problem);
  const auto is_whole = [side](const Cells& region) { return region.size() == side; };
  if (clue.kind == Constraint::disjoint &&
      (regions.size() != side || !std::all_of(regions.begin(), regions.end(), is_whole))) {
    return "needs " + std::to_string(side) + " regions of " + std::to_string(side) + " cells";
  }
  if (clue.kind != Constraint::boxindex) return std::nullopt;
  for (const int cell : clue.cells) {
    const int region = problem.regions[static_cast<std::size_t>(cell)];
    if (region < 0 || !is_whole(regions[static_cast<std::size_t>(region)]))
      return cell_name(problem, cell) + " is in no region of " + std::to_string(side) + " cells";
  }
  return std::nullopt;
}

void look_at_regions(const Problem& problem, std::vector<Flaw>& found) {
  int number = 0;
  for (const Cells& region : constraints::region_cells(problem)) {
    ++number;
    const auto size = static_cast<int>(region.size());
    if (size == problem.side) continue;
    found.push_back({-1,
                     "region " + std::to_string(number) + " has " + std::to_string(size) +
                         " cells, not " + std::to_string(problem.side),
                     size > problem.side});
  }
}

}  // namespace

std::vector<Flaw> find_flaws(const Problem& problem) {
  std::vector<Flaw> found;
  look_at_regions(problem, found);
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    const Clue& clue = problem.clues[i];
    const auto add = [&](const std::string& words, bool is_fatal) {
      found.push_back({static_cast<int>(i), sentence(problem, clue, words), is_fatal});
    };
    if (const auto words = find_reach(problem, clue)) add(*words, true);
    if (const auto words = find_jump(problem, clue)) add(*words, false);
    if (const auto words = find_repeat(problem, clue)) add(*words, false);
    if (const auto words = find_lost(problem, clue)) add(*words, false);
    const bool is_apart = info(clue.kind).shape == ClueShape::pair && clue.cells.size() == 2 &&
                          !constraints::touches(problem, clue.cells[0], clue.cells[1]);
    if (is_apart) add("the cells do not touch", false);
    const auto begin = problem.clues.begin(), self = begin + static_cast<long>(i);
    if (std::find(begin, self, clue) != self) add("told twice", false);
  }
  return found;
}

}  // namespace nonet
