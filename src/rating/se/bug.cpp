// Bivalue universal grave: if all cells had two candidates and all digits two places, there would
// be no single solution; so one of the candidates beyond that, the BUG digits of the BUG cells, is
// true.
//
// Houses are scanned boxes, rows, columns, digit by digit, in the real position; what is too much
// goes from a copy, which must be such a grave in the end.

#include "rating/se/rules.hpp"
#include "rating/se/subsets.hpp"

namespace nonet::se {
namespace {

struct Grave {
  const UnitBoard& at;
  std::array<Mask, kUnits> left;  // the masks without the BUG digits
  std::array<std::uint8_t, kSquares> cells{};
  std::array<Mask, kSquares> own{};  // BUG digits by cell
  int count = 0;
  Mask digits = 0;
  Cells common{};  // what sees all BUG cells

  explicit Grave(const UnitBoard& position) : at(position), left(position.mask) {}

  bool note(int cell, int digit) {
    if (own[cell] == 0) {
      cells[count++] = static_cast<std::uint8_t>(cell);
      common = count == 1 ? kTables.sees[cell] : common & kTables.sees[cell];
      common.drop(cell);
    }
    own[cell] |= static_cast<Mask>(1 << digit);
    digits |= static_cast<Mask>(1 << digit);
    for (const Seat seat : kTables.seat[cand_of(cell, digit)]) {
      left[seat.unit] &= static_cast<Mask>(~seat.bit);
    }
    return count <= 1 || is_one(digits) || !common.empty();
  }

  bool look_at(int unit) {
    const Mask places = at.mask[unit];
    if (places == 0 || is_two(places)) return true;
    int found = kNone;
    int many = 0;
    each_bit(places, [&](int place) {
      const int cell = cell_of(kTables.member[unit][place]);
      if (size_of(at.cands(cell)) < 3) return;
      ++many;
      found = cell;
    });
    if (many == 0) return false;
    return many > 1 || note(found, unit % 9);
  }

  bool is_grave() {
    for (int unit = 81; unit < kUnits; ++unit) {
      if (!look_at(unit)) return false;
    }
    for (int unit = 0; unit < kUnits; ++unit) {
      const bool may_be_empty = unit >= 81 || at.face[unit] != 0;
      if (!is_two(left[unit]) && !(left[unit] == 0 && may_be_empty)) return false;
    }
    return count > 0;
  }

  bool share_house(int kind) const {
    for (int i = 1; i < count; ++i) {
      if (house_of(kind, cells[i]) != house_of(kind, cells[0])) return false;
    }
    return true;
  }

  void start(int type, double rating, Step& out) const {
    out.start(Technique::bug, rating);
    out.type = static_cast<std::uint8_t>(type);
    out.digits = digits;
    for (int i = 0; i < count; ++i) out.cells.add(cells[i]);
  }

  bool type_1(Step& out) const {
    start(1, 5.6, out);
    const int cell = cells[0];
    each_bit(at.cands(cell) & ~unsigned{own[cell]},
             [&](int digit) { out.remove(cand_of(cell, digit)); });
    return out.removed_count > 0;
  }

  bool type_2(Step& out) const {
    start(2, 5.7, out);
    const int digit = first_of(digits);
    (common & at.where[digit]).each([&](int cell) { out.remove(cand_of(cell, digit)); });
    return out.removed_count > 0;
  }

  bool type_4(Step& out) const {
    const int a = cells[0];
    const int b = cells[1];
    const unsigned both = at.cands(a) & at.cands(b) & ~unsigned{digits};
    if (!is_one(both)) return false;
    for (int kind = kBox; kind <= kColumn; ++kind) {
      if (!share_house(kind)) continue;
      start(4, 5.7, out);
      out.show_house(kind, house_of(kind, a));
      for (const int cell : {a < b ? a : b, a < b ? b : a}) {
        each_bit(at.cands(cell) & ~(own[cell] | both),
                 [&](int digit) { out.remove(cand_of(cell, digit)); });
      }
      if (out.removed_count > 0) return true;
    }
    return false;
  }

  bool take_type_3(int kind, const Cells& list, unsigned chosen, const std::uint8_t* at_place,
                   int degree, Step& out) const {
    unsigned all = 0;
    bool is_rich = true;
    Cells others;
    each_bit(chosen, [&](int i) {
      all |= at.cands(at_place[i]);
      is_rich = is_rich && size_of(at.cands(at_place[i])) >= 2;
      others.add(at_place[i]);
    });
    if (!is_rich || size_of(static_cast<int>(all)) != degree || (digits & ~all) != 0) return false;
    start(3, 5.7 + 0.1 * (degree - 1), out);
    (list - others).each([&](int cell) {
      each_bit(at.cands(cell) & all, [&](int digit) { out.remove(cand_of(cell, digit)); });
    });
    out.show_house(kind, house_of(kind, cells[0]));
    return out.removed_count > 0;
  }

  bool type_3(Step& out) const {
    for (int kind = kBox; kind <= kColumn; ++kind) {
      if (!share_house(kind)) continue;
      std::uint8_t at_place[kSide];
      int size = 0;
      Cells list = common & kTables.house[kind][house_of(kind, cells[0])];
      for (const int peer : kTables.peers[cells[0]]) {
        if (list.has(peer)) at_place[size++] = static_cast<std::uint8_t>(peer);
      }
      for (int degree = 2; degree <= 6 && degree <= size; ++degree) {
        for (unsigned chosen = 0; chosen < 1U << size; ++chosen) {
          if (size_of(static_cast<int>(chosen)) != degree - 1) continue;
          if (take_type_3(kind, list, chosen, at_place, degree, out)) return true;
        }
      }
    }
    return false;
  }
};

}  // namespace

bool find_bug(const UnitBoard& at, Step& out) {
  Grave grave(at);
  if (!grave.is_grave()) return false;
  if (grave.count == 1) return grave.type_1(out);
  if (is_one(grave.digits)) {
    return grave.type_2(out) || (grave.count == 2 && grave.type_4(out));
  }
  if (grave.common.empty()) return false;
  return (grave.count == 2 && grave.type_4(out)) || grave.type_3(out);
}

}  // namespace nonet::se
