// The geometry of the classic board and the names of houses, checked when they are compiled. The
// tables are computed in the headers; this file only claims what must be true of them, so that a
// slip cannot be linked.

#include "nonet/rules.hpp"

namespace nonet {
namespace {

constexpr const Rules& kRules = Rules::classic();

constexpr bool every_cell_is_in_three_houses() {
  for (const Cell cell : kRules.cells()) {
    int houses = 0;
    for (const House house : kRules.houses()) houses += kRules.contains(house, cell) ? 1 : 0;
    if (houses != classic::kHousesOfCell || kRules.houses_of(cell).size() != houses) return false;
  }
  return true;
}

constexpr bool every_house_has_nine_cells() {
  for (const House house : kRules.houses()) {
    if (kRules.cells(house).size() != kDigits) return false;
  }
  return kRules.houses().size() == classic::kHouses;
}

constexpr bool peers_share_a_house() {
  for (const Cell cell : kRules.cells()) {
    if (kRules.peers(cell).size() != classic::kPeers) return false;
    for (const Cell other : kRules.peers(cell)) {
      if ((kRules.houses_of(cell) & kRules.houses_of(other)).empty()) return false;
    }
  }
  return true;
}

static_assert(!kHasClassic || every_cell_is_in_three_houses());
static_assert(!kHasClassic || every_house_has_nine_cells());
static_assert(!kHasClassic || peers_share_a_house());
// Every kind of house has its word and its letter.
static_assert(!kHouseWords.back().empty() && short_name(HouseKind::extra, 0) == "e1");

}  // namespace
}  // namespace nonet
