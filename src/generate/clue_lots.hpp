// Clues drawn by lot from a filled board.
#pragma once

#include <optional>

#include "generate/random.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet::generator {

// Whether clues of a kind can be drawn at all.
bool can_be_drawn(Constraint kind);
// Whether a kind holds for the whole board, so that it is a rule for the solution and nothing to
// be drawn from it.
bool is_of_board(Constraint kind);

// Whether some digits of the board can fulfil the shortest clue of a kind that is drawn.
bool has_room(const Problem& board, Constraint kind);

// Adds clues of a kind that the digits fulfil, as many as wished for and as there is room; lines
// and circles stay clear of one another, and so do cages.
void draw_clues(Problem& problem, const Digits& digits, Constraint kind, int number,
                Random& random);

}  // namespace nonet::generator
