// Rules: which houses there are and which cells see each other. Immutable and shared; the board
// points at one. Code that asks the rules, rather than counting to 27 and 20, will work on
// variants.
//
//   const Rules& rules = Rules::classic();
//   assert(rules.peers(Cell(0)).size() == 20);
//   assert(rules.houses_of(Cell(80))[2] == House::box(8));
#pragma once

#include <array>

#include "nonet/cell_set.hpp"
#include "nonet/house.hpp"

namespace nonet {

class Rules {
 public:
  static constexpr const Rules& classic();

  constexpr House::All houses() const { return House::all(); }
  constexpr std::array<House, kHousesOfCell> houses_of(Cell cell) const { return House::of(cell); }
  constexpr CellSet peers(Cell cell) const { return peers_[cell.index()]; }

 private:
  friend struct RulesMaker;
  constexpr Rules() {
    for (const Cell cell : CellSet::all()) {
      for (const House house : House::of(cell)) peers_[cell.index()] |= house.cells();
      peers_[cell.index()].erase(cell);
    }
  }

  std::array<CellSet, kCells> peers_{};
};

struct RulesMaker {
  static constexpr Rules make() { return {}; }
};
namespace detail {
inline constexpr Rules kClassicRules = RulesMaker::make();
static_assert(kClassicRules.peers(Cell(40)).size() == kPeers);
}  // namespace detail

constexpr const Rules& Rules::classic() { return detail::kClassicRules; }

}  // namespace nonet
