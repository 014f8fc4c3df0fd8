// What is found out about a position before techniques are asked: can it be solved at all, and is
// its puzzle known to have one solution.
#pragma once

#include <string>

#include "answers/args.hpp"
#include "answers/json.hpp"
#include "answers/notes.hpp"
#include "nonet/solve.hpp"
#include "nonet/walk.hpp"

namespace nonet::answers {

struct Study {
  Solved puzzle;    // the givens alone; where none are told apart, all that is there
  Solved position;  // with the player's digits and pencil marks
  Known known;

  bool is_solvable() const {
    return position.verdict == Verdict::unique || position.verdict == Verdict::several;
  }
};
Study study(const Puzzle& puzzle, const Args& args);

// Why techniques that rest on a single solution are left out, in a sentence; empty if they are not,
// or if nobody wanted them.
std::string uniqueness_remark(const Study& study, const Args& args);

// Adds to an answer that a position has no solution, and why.
void tell_unsolvable(Json& json, const Solved& solved);

}  // namespace nonet::answers
