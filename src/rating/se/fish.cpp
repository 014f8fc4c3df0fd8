// X-wing, swordfish, jellyfish.
//
// Order: base columns, then base rows; the subset of base lines as a bit mask in increasing value,
// and only then the digit. So the best of all digits is wanted, by subset, then digit; digits that
// have not changed since they last gave nothing are left out. A digit must have enough cells to
// fill yet.

#include "rating/se/rules.hpp"
#include "rating/se/subsets.hpp"

namespace nonet::se {
namespace {

struct Fish {
  unsigned base = ~0U, cover = 0;
  int digit = 0;
};

SubsetRows lines_of(const UnitBoard& at, int kind, int digit) {
  SubsetRows rows;
  for (int i = 0; i < kSide; ++i) rows[i] = at.places(kind, i, digit);
  return rows;
}

bool has_removal(const SubsetRows& rows, const Subset& set) {
  for (int line = 0; line < kSide; ++line) {
    if ((set.members >> line & 1) == 0 && (rows[line] & set.shared) != 0) return true;
  }
  return false;
}

void report(const UnitBoard& at, int kind, int size, const Fish& fish, Step& out) {
  constexpr double kRatings[] = {0, 0, 3.2, 3.8, 5.2};
  constexpr Technique kTechniques[] = {Technique::count, Technique::count, Technique::x_wing,
                                       Technique::swordfish, Technique::jellyfish};
  out.start(kTechniques[size], kRatings[size]);
  out.digits = static_cast<Mask>(1 << fish.digit);
  Cells hit;
  for (int line = 0; line < kSide; ++line) {
    const bool is_base = (fish.base >> line & 1) != 0;
    each_bit(at.places(kind, line, fish.digit) & fish.cover,
             [&](int place) { (is_base ? out.cells : hit).add(cell_at(kind, line, place)); });
  }
  hit.each([&](int cell) { out.remove(cand_of(cell, fish.digit)); });
  const int cover_kind = kind == kRow ? kColumn : kRow;
  each_bit(fish.base, [&](int line) { out.show_house(kind, line); });
  each_bit(fish.cover, [&](int line) { out.show_house(cover_kind, line); });
}

}  // namespace

bool find_fish(const UnitBoard& at, int size, Memo& memo, Step& out) {
  for (const int kind : {kColumn, kRow}) {
    Fish best;
    for (int digit = 0; digit < kSide; ++digit) {
      if (at.filled[digit] + 2 * size > kSide) continue;
      if (at.digit_changed[digit] <= memo.fish[size][digit]) continue;
      const SubsetRows rows = lines_of(at, kind, digit);
      each_subset(rows, size, [&](const Subset& set) {
        if (set.members >= best.base) return true;
        if (!has_removal(rows, set)) return false;
        best = {set.members, set.shared, digit};
        return true;
      });
    }
    if (best.cover == 0) continue;
    report(at, kind, size, best, out);
    return true;
  }
  memo.fish[size].fill(at.time);
  return false;
}

}  // namespace nonet::se
