// Study: what is found out about a position before techniques are asked: can it be solved at all,
// and is its puzzle known to have one solution.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Study known = study(puzzle);
//   assert(known.is_solvable() && known.known.is_unique);
//   assert(!study(puzzle, Uniqueness::unused).known.is_unique);
//   assert(uniqueness_remark(known).empty());
#pragma once

#include <cstdint>
#include <string>

#include "nonet/solve.hpp"
#include "nonet/telling.hpp"
#include "nonet/walk.hpp"

namespace nonet {

struct Study {
  Solved puzzle;    // the givens alone; where none are told apart, all that is there
  Solved position;  // with the player's digits and pencil marks
  Known known;

  bool is_solvable() const {
    return position.verdict == Verdict::unique || position.verdict == Verdict::several;
  }
};
// Whether techniques may rest on the puzzle having one solution, where it has.
enum class Uniqueness : std::uint8_t { trusted, unused };
Study study(const Puzzle& puzzle, Uniqueness uniqueness = Uniqueness::trusted);

// Why techniques that rest on a single solution are left out, in a sentence; empty if they are not,
// or if nobody wanted them.
std::string uniqueness_remark(const Study& study, Uniqueness uniqueness = Uniqueness::trusted,
                              Telling telling = {});
// Why there is no solution, in the language of the telling; reason_text in English.
std::string reason_words(const Solved& solved, Telling telling);

}  // namespace nonet
