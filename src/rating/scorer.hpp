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
  // The same rating, or nothing if its level is higher than that.
  virtual std::optional<Rating> rate_up_to(const Puzzle& puzzle, const Known& known,
                                           Level most) = 0;
};

std::unique_ptr<Scorer> make_hodoku();
// The level a technique has on HoDoKu's price list; nothing if it is not on it.
std::optional<Level> find_hodoku_level(Technique technique);

}  // namespace nonet::rating
