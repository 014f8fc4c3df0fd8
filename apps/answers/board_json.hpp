// A board with its clues as a page paints it: what stands where, by meaning, and how each clue is
// called. The page has colours and cells of its own, and no picture of a clue.
#pragma once

#include "answers/answer_json.hpp"
#include "nonet/problem.hpp"

namespace nonet::answers {

// Lines of the grid, clues with their names, their figures, and what the digits break
// (docs/JSON.md).
Json board_json(const Problem& problem, Language language);

}  // namespace nonet::answers
