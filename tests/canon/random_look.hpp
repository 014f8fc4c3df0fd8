// A random look, the same on every machine: seeds are arguments.
#pragma once

#include "generate/random.hpp"
#include "nonet/canon.hpp"

namespace nonet::canon {

inline Transform::Order random_lines(generator::Random& random) {
  std::array<int, classic::kBoxSide> bands = {0, 1, 2};
  random.shuffle(bands);
  Transform::Order order{};
  for (int band = 0; band < classic::kBoxSide; ++band) {
    std::array<int, classic::kBoxSide> within = {0, 1, 2};
    random.shuffle(within);
    for (int i = 0; i < classic::kBoxSide; ++i) {
      order[band * classic::kBoxSide + i] =
          static_cast<std::uint8_t>(bands[band] * classic::kBoxSide + within[i]);
    }
  }
  return order;
}

inline Transform random_look(generator::Random& random) {
  Transform look;
  look.is_transposed = random.below(2) == 1;
  look.rows = random_lines(random);
  look.columns = random_lines(random);
  random.shuffle(look.digits);
  return look;
}

}  // namespace nonet::canon
