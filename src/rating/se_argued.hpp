// A chain of Sudoku Explainer as evidence of a step: its own lines, not ones that we would find.
#pragma once

#include "nonet/board.hpp"
#include "nonet/step.hpp"
#include "rating/se/step.hpp"

namespace nonet::rating {

Candidate candidate_of(int cand);
House house_of(int shown);  // kind * 9 + number, as steps show them

// The technique of ours that such a chain is told as.
Technique told_as(const se::Step& step);
// Adds the step's arguments as evidence; `before` is the position it was found in.
void show_arguments(const se::Step& step, const Board& before, nonet::Step& out);

}  // namespace nonet::rating
