// What went wrong in a position, found with the help of its solutions.
#pragma once

#include <string>

#include "nonet/mistakes.hpp"
#include "nonet/study.hpp"

namespace nonet::advice {

// Whether the givens themselves have no solution: then nothing the player did is a mistake.
bool has_impossible_givens(const Puzzle& puzzle, const Study& study);
// In words: which of them do not go together.
std::string impossible_givens_words(const Puzzle& puzzle, const Study& study, Telling telling);

// What is to be mended first. None: the position has a solution, or its marks leave none and no
// cell shows it.
Mistakes first_mistakes(const Puzzle& puzzle, const Study& study);

}  // namespace nonet::advice
