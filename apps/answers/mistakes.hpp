// What went wrong in a position, found with the help of its solutions, and how that is answered.
#pragma once

#include <string>

#include "answers/json.hpp"
#include "answers/study.hpp"
#include "nonet/mistakes.hpp"

namespace nonet::answers {

// Whether the givens themselves have no solution: then nothing the player did is a mistake.
bool has_impossible_givens(const Puzzle& puzzle, const Study& study);
// In words: which of them do not go together.
std::string impossible_givens_words(const Puzzle& puzzle, const Study& study, Telling telling);

// What is to be mended first. None: the position has a solution, or its marks leave none and no
// cell shows it.
Mistakes first_mistakes(const Puzzle& puzzle, const Study& study);

// As much of it as the level allows.
Json mistakes_json(const Mistakes& mistakes, const Puzzle& puzzle, HintLevel level);

}  // namespace nonet::answers
