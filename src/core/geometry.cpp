// The geometry of the board, checked when it is compiled. The tables are computed in the headers;
// this file only claims what must be true of them, so that a slip cannot be linked.

#include "nonet/rules.hpp"

namespace nonet {
namespace {

constexpr bool every_cell_is_in_three_houses() {
  for (const Cell cell : CellSet::all()) {
    int houses = 0;
    for (const House house : House::all()) houses += house.contains(cell) ? 1 : 0;
    if (houses != kHousesOfCell) return false;
  }
  return true;
}

constexpr bool every_house_has_nine_cells() {
  for (const House house : House::all()) {
    if (house.cells().size() != kDigits) return false;
  }
  return true;
}

constexpr bool peers_are_what_cells_see() {
  for (const Cell cell : CellSet::all()) {
    const CellSet peers = Rules::classic().peers(cell);
    if (peers.size() != kPeers) return false;
    for (const Cell other : CellSet::all()) {
      if (peers.contains(other) != cell.sees(other)) return false;
    }
  }
  return true;
}

static_assert(every_cell_is_in_three_houses());
static_assert(every_house_has_nine_cells());
static_assert(peers_are_what_cells_see());

}  // namespace
}  // namespace nonet
