// Hidden and naked singles. Hidden: six passes, houses with one blank first, then the others; in
// each boxes, columns, rows; by house, then digit. Naked: row-major. The sets of `UnitBoard` have
// that order.

#include "rating/se/rules.hpp"

namespace nonet::se {

namespace {

struct InOrder {
  std::uint8_t kind, number;
  std::array<std::uint8_t, kSide> cells;
  double rating;  // of what is found there, if more than one cell of it is blank
};
constexpr auto kInOrderOf = [] {
  std::array<InOrder, kHouses> houses{};
  for (const int kind : {kBox, kColumn, kRow}) {
    for (int number = 0; number < kSide; ++number) {
      InOrder& house = houses[in_order(kind, number)];
      house.kind = static_cast<std::uint8_t>(kind);
      house.number = static_cast<std::uint8_t>(number);
      house.rating = kind == kBox ? 1.2 : 1.5;
      for (int place = 0; place < kSide; ++place) {
        house.cells[place] = static_cast<std::uint8_t>(cell_at(kind, number, place));
      }
    }
  }
  return houses;
}();

}  // namespace

// Which house and which digit it will be is as good as random to the processor: no branches.
bool find_hidden_single(const UnitBoard& at, Step& out) {
  unsigned any = 0;
  for (const unsigned houses : at.ones) any |= houses;
  if (any == 0) return false;
  const unsigned alone = any & at.alone;
  const bool is_alone = alone != 0;
  const int first = first_of(is_alone ? alone : any);
  unsigned digits = 0;
  for (int digit = 0; digit < kSide; ++digit) digits |= (at.ones[digit] >> first & 1) << digit;
  const int digit = first_of(digits);
  const InOrder& house = kInOrderOf[first];
  out.start(Technique::hidden_single, is_alone ? 1.0 : house.rating);
  out.placed = cand_of(house.cells[first_of(at.rows[digit][first])], digit);
  out.show_house(house.kind, house.number);
  return true;
}

bool find_naked_single(const UnitBoard& at, Step& out) {
  if (at.lone.empty()) return false;
  const int cell = at.lone.first();
  out.start(Technique::naked_single, 2.3);
  out.placed = cand_of(cell, first_of(at.cands(cell)));
  return true;
}

}  // namespace nonet::se
