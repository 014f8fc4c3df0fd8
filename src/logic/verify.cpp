// See verify.hpp. The search: singles, then the cell with the fewest candidates.

#include "logic/verify.hpp"

#include <optional>

#include "nonet/technique.hpp"

namespace nonet::logic {
namespace {

// Follows singles until none is left. False if the board broke.
bool settle(Board& board) {
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (const Cell cell : board.cells_with(1)) {
      if (!board.grid().is_blank(cell)) continue;
      if (board.candidates(cell).empty()) return false;
      if (board.place(cell, board.candidates(cell).first()).contradiction) return false;
      has_changed = true;
    }
    for (const House house : board.rules().houses()) {
      for (const Digit digit : board.rules().digits() - board.digits(house)) {
        const std::optional<Cell> cell = board.only_place(digit, house);
        if (!cell) continue;
        if (board.place(*cell, digit).contradiction) return false;
        has_changed = true;
      }
    }
  }
  return !board.find_contradiction();
}

// Adds solutions to `count` until it reaches the limit; keeps the last one.
void search(Board board, int limit, int& count, Grid& solution) {
  if (!settle(board)) return;
  if (board.is_done()) {
    ++count;
    solution = board.grid();
    return;
  }
  const Cell cell = *board.unsolved_by_fewest().begin();
  for (const Digit digit : board.candidates(cell)) {
    if (count >= limit) return;
    Board guess = board;
    if (!guess.place(cell, digit).contradiction) search(guess, limit, count, solution);
  }
}

bool has_solution(const Board& board) {
  int count = 0;
  Grid solution;
  search(board, 1, count, solution);
  return count > 0;
}

bool agrees(const Grid& solution, const Step& step) {
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : step.eliminated().cells(digit)) {
      if (solution.at(cell) == digit) return false;
    }
    for (const Cell cell : step.placed().cells(digit)) {
      if (solution.at(cell) != digit) return false;
    }
  }
  return true;
}

}  // namespace

bool is_sound(const Board& board, const Step& step) {
  if (!kHasClassic) return true;  // a search without bounds; tests hold steps against solutions
  // Clues are not known here; such steps are put to the search that knows them by the tests.
  if (board.rules().clues() != nullptr) return true;
  int count = 0;
  Grid solution;
  search(board, 2, count, solution);
  if (count == 0) return true;  // of what cannot be, everything is true
  if (needs_uniqueness(step.technique())) return count > 1 || agrees(solution, step);
  if (!agrees(solution, step)) return false;
  if (count == 1) return true;
  for (const Digit digit : board.rules().digits()) {
    for (const Cell cell : step.eliminated().cells(digit)) {
      Board guess = board;
      if (!guess.place(cell, digit).contradiction && has_solution(guess)) return false;
    }
    for (const Cell cell : step.placed().cells(digit)) {
      Board without = board;
      if (!without.eliminate(Candidate(cell, digit)).contradiction && has_solution(without)) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace nonet::logic
