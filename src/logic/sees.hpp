// What several cells see together.
#pragma once

#include "nonet/cell_set.hpp"
#include "nonet/rules.hpp"

namespace nonet::logic {

// The cells that see every one of these.
inline CellSet seen_by_all(CellSet cells, const Rules& rules) {
  CellSet seen = CellSet::every();
  for (const Cell cell : cells) seen &= rules.peers(cell);
  return seen;
}

}  // namespace nonet::logic
