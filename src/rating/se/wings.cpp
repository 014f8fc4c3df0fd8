// XY-wing and XYZ-wing.
//
// Order: pivots row-major; pincers in the order of the pivot's peers (box, row, column). A pivot of
// two candidates makes an XY-wing: three digits in all, none common; the victims see both pincers.
// A pivot of three makes an XYZ-wing: one digit common, and the victims see all three cells.

#include "rating/se/rules.hpp"

namespace nonet::se {
namespace {

bool take_wing(const UnitBoard& at, bool is_xyz, int pivot, int first, int second, Step& out) {
  const unsigned a = at.cands(first);
  const unsigned b = at.cands(second);
  const unsigned p = at.cands(pivot);
  if (size_of(static_cast<int>(p | a | b)) != 3) return false;
  const unsigned common = p & a & b;
  if (is_xyz ? !is_one(common) : common != 0) return false;
  const int digit = first_of(a & b);
  Cells victims = kTables.sees[first] & kTables.sees[second] & at.where[digit];
  if (is_xyz) victims &= kTables.sees[pivot];
  if (victims.empty()) return false;
  out.start(is_xyz ? Technique::xyz_wing : Technique::xy_wing, is_xyz ? 4.4 : 4.2);
  victims.each([&](int cell) { out.remove(cand_of(cell, digit)); });
  for (const int cell : {pivot, first, second}) out.cells.add(cell);
  out.digits = static_cast<Mask>(p | a | b);
  return true;
}

}  // namespace

bool find_wing(const UnitBoard& at, bool is_xyz, Step& out) {
  for (int pivot = 0; pivot < kSquares; ++pivot) {
    const Mask p = at.cands(pivot);
    if (size_of(p) != (is_xyz ? 3 : 2)) continue;
    std::array<std::uint8_t, 20> pincers;
    int count = 0;
    for (const int peer : kTables.peers[pivot]) {
      if (is_two(at.cands(peer))) pincers[count++] = static_cast<std::uint8_t>(peer);
    }
    for (int i = 0; i < count; ++i) {
      if (!is_one(p & ~unsigned{at.cands(pincers[i])})) continue;
      for (int j = 0; j < count; ++j) {
        if (take_wing(at, is_xyz, pivot, pincers[i], pincers[j], out)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::se
