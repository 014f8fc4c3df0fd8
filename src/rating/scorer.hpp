// Scorer: what a scale is: a ladder, its order of steps, and a fold of prices over the walk.
#pragma once

#include <memory>

#include "nonet/rate.hpp"
#include "nonet/walk.hpp"

namespace nonet::rating {

class Scorer {
 public:
  virtual ~Scorer() = default;
  virtual Rating rate(const Puzzle& puzzle, const Known& known, Walker::Visitor visit) = 0;
};

std::unique_ptr<Scorer> make_hodoku();

}  // namespace nonet::rating
