// See mistakes.hpp. What is seen on the board comes first: a clash, then digits, then marks. Erased
// marks are no mistake of their own while a digit is wrong, since that digit may have ruled them
// out.

#include "nonet/mistakes.hpp"

#include <array>

namespace nonet {
namespace {

CellSet wrong_digits(const Puzzle& position, const Grid& solution) {
  CellSet wrong;
  for (const Cell cell : position.placed()) {
    if (position.grid.at(cell) != solution.at(cell)) wrong.insert(cell);
  }
  return wrong;
}

CellSet clashing_cells(const Puzzle& position, House house, Digit digit) {
  const Grid& grid = position.grid;
  CellSet cells;
  for (const Cell cell : position.rules->cells(house) & grid.filled()) {
    if (grid.at(cell) == digit) cells.insert(cell);
  }
  return cells.size() > 1 ? cells : CellSet();
}

Mistakes find_clash(const Puzzle& position, const std::optional<Grid>& solution) {
  for (const House house : position.rules->regions()) {
    for (const Digit digit : position.rules->digits()) {
      const CellSet cells = clashing_cells(position, house, digit);
      const CellSet placed = cells & position.placed();
      if (placed.empty()) continue;
      // Beside a given, or where the solution says so, it is known which of them must go.
      CellSet wrong = placed == cells ? CellSet() : placed;
      if (solution) wrong = placed & wrong_digits(position, *solution);
      return {Mistake::clash, cells, wrong};
    }
  }
  return {};
}

}  // namespace

std::string_view name(Mistake kind) {
  static constexpr std::array<std::string_view, 5> kNames = {"none", "clash", "digits", "together",
                                                             "marks"};
  return kNames[static_cast<std::size_t>(kind)];
}

Mistakes find_mistakes(const Puzzle& position, const std::optional<Grid>& solution) {
  const Mistakes clash = find_clash(position, solution);
  if (!clash.empty()) return clash;
  if (!solution) return {};
  const CellSet wrong = wrong_digits(position, *solution);
  if (!wrong.empty()) return {Mistake::digits, wrong, wrong};
  if (!position.marks) return {};
  Mistakes marks{Mistake::marks, {}, {}};
  for (const Cell cell : position.blanks()) {
    if (!position.marks->contains({cell, *solution->at(cell)})) marks.cells.insert(cell);
  }
  return marks.cells.empty() ? Mistakes() : marks;
}

CandidateSet erased_marks(const Puzzle& position, CellSet cells) {
  CandidateSet erased;
  if (!position.marks) return erased;
  const CandidateSet unmarked = basic_candidates(position.grid, *position.rules) - *position.marks;
  for (const Cell cell : cells) erased.insert(cell, unmarked.digits(cell));
  return erased;
}

}  // namespace nonet
