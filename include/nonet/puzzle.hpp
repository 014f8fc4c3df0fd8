// Puzzle: what a person was handed and what they made of it: the rules, digits, which of them were
// printed, and pencil marks if those say more than the digits do.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   assert(puzzle.givens.size() == 30 && puzzle.placed().empty());
//   assert(puzzle.candidates(Cell::at(0, 2)) == (DigitSet{Digit(3), Digit(4), Digit(6)}));
#pragma once

#include <optional>

#include "nonet/board.hpp"
#include "nonet/shared_rules.hpp"

namespace nonet {

// The candidates that the digits of a grid leave to its blank cells, and nothing more.
constexpr CandidateSet basic_candidates(const Grid& grid, const Rules& rules = Rules::classic()) {
  Board board = Board::unreduced(grid, rules);
  board.reduce();
  return board.all_candidates();
}

struct Puzzle {
  Grid grid;       // givens and placed digits
  CellSet givens;  // which digits of the grid are printed; the others are the player's
  // Candidates of the blank cells, exactly as marked. Absent where they would be no news: see
  // `set_marks`, which keeps equal puzzles equal.
  std::optional<CandidateSet> marks;
  SharedRules rules;

  constexpr Puzzle() = default;
  constexpr explicit Puzzle(const Grid& all_given, const SharedRules& of = {})
      : grid(all_given), givens(all_given.filled()), rules(of) {}

  constexpr CellSet blanks() const { return rules->cells() - grid.filled(); }
  constexpr bool is_full() const { return blanks().empty(); }
  constexpr CellSet placed() const { return grid.filled() - givens; }
  // The printed digits alone.
  constexpr Grid given_grid() const {
    Grid only = grid;
    for (const Cell cell : placed()) only.clear(cell);
    return only;
  }
  constexpr CandidateSet all_candidates() const {
    return marks ? *marks : basic_candidates(grid, *rules);
  }
  constexpr DigitSet candidates(Cell cell) const { return all_candidates().digits(cell); }

  // Takes pencil marks for the blank cells; marks of filled cells, and marks that only repeat what
  // the digits say, are forgotten.
  constexpr void set_marks(CandidateSet marked) {
    for (const Cell cell : grid.filled()) {
      for (const Digit digit : rules->digits()) marked.erase(Candidate(cell, digit));
    }
    marks.reset();
    if (marked != basic_candidates(grid, *rules)) marks = marked;
  }

  // The position on a board: digits placed, then what is not marked eliminated. Carries the first
  // contradiction met.
  constexpr Board::Start start() const {
    Board::Start start = Board::start(grid, *rules);
    if (!marks) return start;
    CandidateSet unmarked = start.board.all_candidates() - *marks;
    const Change change = start.board.eliminate(unmarked);
    if (!start.contradiction) start.contradiction = change.contradiction;
    return start;
  }

  friend constexpr bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace nonet
