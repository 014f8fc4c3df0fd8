// What a clue must have to mean anything: cells as its kind takes them, numbers, a relation that
// can be read. One list for all who read clues, so that what one notation lets in every other can
// write.

#include <cstdlib>

#include "constraints/expression.hpp"
#include "constraints/kind.hpp"

namespace nonet {
namespace {

constexpr int kMostWeight = 1000;
constexpr int kMostValue = 100'000;
constexpr std::size_t kMostCells = 2000;

std::optional<std::string> find_lack_of_cells(const Clue& clue) {
  const ConstraintInfo& row = info(clue.kind);
  const bool needs_cells = row.shape != ClueShape::flag;
  if (needs_cells && clue.cells.empty()) return "cells of the " + std::string(row.id);
  if (!needs_cells && !clue.cells.empty())
    return "no cells: " + std::string(row.id) + " is of the board";
  if (clue.cells.size() > kMostCells || clue.bulb.size() > kMostCells) return "fewer cells";
  if (row.shape == ClueShape::pair && clue.cells.size() != 2) return "two cells";
  if (row.shape == ClueShape::bulb && clue.bulb.empty()) return "cells, a colon, and cells";
  if (row.shape != ClueShape::bulb && !clue.bulb.empty()) return "no colon";
  if (clue.kind == Constraint::clone && clue.bulb.size() != clue.cells.size())
    return "as many cells before the colon as behind it";
  const std::size_t least = clue.kind == Constraint::doublearrow ? 3 : 2;
  if (row.shape == ClueShape::line && clue.cells.size() < least) return "a line of several cells";
  return std::nullopt;
}

std::optional<std::string> find_lack_of_values(const Problem& problem, const Clue& clue) {
  const ConstraintInfo& row = info(clue.kind);
  const bool needs_value = row.valued == Valued::needed || row.valued == Valued::many;
  if (needs_value && clue.values.empty()) return "a number for the " + std::string(row.id);
  const std::size_t most = row.valued == Valued::none     ? 0
                           : row.valued == Valued::many   ? clue.cells.size()
                           : clue.kind == Constraint::sum ? 1 + clue.cells.size()
                                                          : 1;
  if (clue.values.size() > most) return most == 0 ? "no number" : "fewer numbers";
  for (std::size_t i = 0; i < clue.values.size(); ++i) {
    const int value = clue.values[i];
    if (clue.kind == Constraint::diagonal && std::abs(value) != 1) return "a diagonal, + or -";
    if (row.valued == Valued::many && (value < 1 || value > problem.side))
      return "digits up to " + std::to_string(problem.side);
    // Not by its absolute value, which the least of all numbers does not have.
    if (value <= -kMostValue || value >= kMostValue) return "a number of at most five figures";
    if (i > 0 && (value < -kMostWeight || value > kMostWeight)) return "lesser weights";
  }
  return std::nullopt;
}

std::optional<std::string> find_lack_of_text(const Problem& problem, const Clue& clue) {
  const bool is_relation = clue.kind == Constraint::relation || clue.kind == Constraint::mutual;
  if (is_relation && !constraints::holds(clue.text, 1, 2, problem.side))
    return "a relation such as |a-b|>=3";
  // Nothing is a pattern too, but no word.
  const bool is_pattern = clue.kind == Constraint::automaton;
  if (is_pattern && (clue.text.empty() || !constraints::find_automaton(clue.text, problem.side)))
    return "a pattern of digits such as 1.*9";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> find_lack(const Problem& problem, const Clue& clue) {
  if (auto lack = find_lack_of_cells(clue)) return lack;
  if (auto lack = find_lack_of_values(problem, clue)) return lack;
  return find_lack_of_text(problem, clue);
}

}  // namespace nonet
