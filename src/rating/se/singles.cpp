// Hidden and naked singles. Hidden: six passes, houses with one blank first, then the others; in
// each boxes, columns, rows; by house, then digit. Naked: row-major. The sets of `Position` have
// that order.

#include "rating/se/rules.hpp"

namespace nonet::se {
namespace {

void place_in(const Position& at, int kind, int index, double rating, Step& out) {
  const int unit = kind * 81 + index;
  out.start(kind == kCell ? Technique::naked_single : Technique::hidden_single, rating);
  out.placed = kTables.member[unit][first_of(at.mask[unit])];
  if (kind != kCell) out.show_house(kind, index / 9);
}

}  // namespace

bool find_hidden_single(const Position& at, Step& out) {
  constexpr int kOrder[] = {kBox, kColumn, kRow};
  for (const int kind : kOrder) {
    const Cells found = at.ones[kind] & at.alone[kind];
    if (found.empty()) continue;
    place_in(at, kind, found.first(), 1.0, out);
    return true;
  }
  for (const int kind : kOrder) {
    const Cells found = at.ones[kind] - at.alone[kind];
    if (found.empty()) continue;
    place_in(at, kind, found.first(), kind == kBox ? 1.2 : 1.5, out);
    return true;
  }
  return false;
}

bool find_naked_single(const Position& at, Step& out) {
  if (at.ones[kCell].empty()) return false;
  place_in(at, kCell, at.ones[kCell].first(), 2.3, out);
  return true;
}

}  // namespace nonet::se
