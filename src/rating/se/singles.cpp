// Hidden and naked singles. Hidden: six passes, houses with one blank first, then the others; in
// each boxes, columns, rows; by house, then digit. Naked: row-major. The sets of `Position` have
// that order.

#include "rating/se/rules.hpp"

namespace nonet::se {
namespace {

void place_in(const Position& at, int kind, int house, double rating, Step& out) {
  const int unit = unit_of(kind, house, first_of(at.ones[kind][house]));
  out.start(Technique::hidden_single, rating);
  out.placed = kTables.member[unit][first_of(at.mask[unit])];
  out.show_house(kind, house);
}

}  // namespace

bool find_hidden_single(const Position& at, Step& out) {
  constexpr int kOrder[] = {kBox, kColumn, kRow};
  for (const int kind : kOrder) {
    const unsigned houses = at.with_ones[kind] & at.alone[kind];
    if (houses == 0) continue;
    place_in(at, kind, first_of(houses), 1.0, out);
    return true;
  }
  for (const int kind : kOrder) {
    const unsigned houses = at.with_ones[kind] & ~unsigned{at.alone[kind]};
    if (houses == 0) continue;
    place_in(at, kind, first_of(houses), kind == kBox ? 1.2 : 1.5, out);
    return true;
  }
  return false;
}

bool find_naked_single(const Position& at, Step& out) {
  if (at.lone.empty()) return false;
  const int cell = at.lone.first();
  out.start(Technique::naked_single, 2.3);
  out.placed = cand_of(cell, first_of(at.cands(cell)));
  return true;
}

}  // namespace nonet::se
