// Scorer: what makes the ratings of a scale: a ladder, its order of steps, and a fold of prices
// over the walk.
#pragma once

#include "nonet/rate.hpp"

namespace nonet::rating {

class Scorer {
 public:
  virtual ~Scorer() = default;
  // Takes a puzzle up and goes as far as singles lead. They leave no choice, so it need not be
  // known before whether there is a solution: where the grid comes out full it is one, and the only
  // one. A scale that does not begin with singles leaves the puzzle as it is.
  struct Start {
    Grid grid;  // the digits of the puzzle, and those placed
    bool is_solved = false;
  };
  virtual Start begin(const Puzzle& puzzle) { return {puzzle.grid}; }
  // The rating of the puzzle begun last, which has exactly one solution. Bounds are of the scorer's
  // own scale; a scorer keeps what each part can still be and asks `Bounds::standing` after every
  // step.
  virtual Judged rate(const Puzzle& puzzle, const Known& known, const RateQuestion& question) = 0;
};

}  // namespace nonet::rating
