// Contradiction: why a position cannot be solved, in a form that names itself.
//
//   Contradiction none = Contradiction::no_candidate(Cell::at(3, 6));
//   assert(none.text() == "r4c7 has no candidate left");
//   Contradiction lost = Contradiction::no_place(Digit(5), House::box(2), Rules::classic());
//   assert(lost.text() == "no place for 5 in box 3");
#pragma once

#include <compare>
#include <cstdint>

#include "nonet/cell.hpp"
#include "nonet/digit.hpp"
#include "nonet/digit_set.hpp"
#include "nonet/house.hpp"
#include "nonet/name.hpp"
#include "nonet/rules.hpp"

namespace nonet {

class Contradiction {
 public:
  enum class Kind : std::uint8_t {
    no_candidate,     // a blank cell that nothing fits
    no_place,         // a house in which a digit fits nowhere
    clash,            // the same digit in two cells that see each other
    not_a_candidate,  // a digit was placed where it had been ruled out
    crowded,          // a house with fewer cells for some digits than there are digits
    no_pattern,       // a digit that fits each house, but not all of them at once
    exhausted,        // nothing visible at first sight, but every way to go on fails
  };

  static constexpr Contradiction no_candidate(Cell cell) {
    return {Kind::no_candidate, cell, cell, Digit(1), House(0)};
  }
  static constexpr Contradiction no_place(Digit digit, House house, const Rules& rules) {
    return of_house(Kind::no_place, digit, house, rules);
  }
  static constexpr Contradiction clash(Digit digit, Cell cell, Cell other, const Rules& rules) {
    Contradiction c(Kind::clash, cell, other, digit, House(0));
    const HouseSet shared = rules.houses_of(cell) & rules.houses_of(other);
    if (!shared.empty()) c.set_house(shared.first(), rules);
    return c;
  }
  static constexpr Contradiction not_a_candidate(Cell cell, Digit digit) {
    return {Kind::not_a_candidate, cell, cell, digit, House(0)};
  }
  static constexpr Contradiction crowded(DigitSet digits, House house, const Rules& rules) {
    Contradiction c = of_house(Kind::crowded, digits.first(), house, rules);
    c.digits_ = digits;
    return c;
  }
  static constexpr Contradiction no_pattern(Digit digit) {
    return {Kind::no_pattern, Cell(0), Cell(0), digit, House(0)};
  }
  static constexpr Contradiction exhausted() {
    return {Kind::exhausted, Cell(0), Cell(0), Digit(1), House(0)};
  }

  constexpr Kind kind() const { return kind_; }
  constexpr Cell cell() const { return cell_; }          // no_candidate, clash, not_a_candidate
  constexpr Cell other() const { return other_; }        // clash
  constexpr Digit digit() const { return digit_; }       // all but no_candidate and exhausted
  constexpr House house() const { return house_; }       // no_place, clash, crowded
  constexpr DigitSet digits() const { return digits_; }  // crowded

  constexpr Name text() const {
    switch (kind_) {
      case Kind::no_candidate: return Name(name(cell_)).add(" has no candidate left");
      case Kind::no_place:
        return Name("no place for ").add_number(digit_.face()).add(" in ").add(house_name());
      case Kind::clash: return clash_text();
      case Kind::not_a_candidate:
        return Name().add_number(digit_.face()).add(" is not a candidate of ").add(name(cell_));
      case Kind::crowded: return crowded_text();
      case Kind::no_pattern:
        return Name("the nine ").add_number(digit_.face()).add("s cannot all be placed");
      case Kind::exhausted: break;
    }
    return Name("every way to fill it ends in a contradiction");
  }

  friend constexpr bool operator==(const Contradiction&, const Contradiction&) = default;

 private:
  constexpr Contradiction(Kind kind, Cell cell, Cell other, Digit digit, House house)
      : kind_(kind), cell_(cell), other_(other), digit_(digit), house_(house) {}

  // "fewer than 3 cells for 1, 5 and 6 in box 8".
  constexpr Name crowded_text() const {
    Name text = Name("fewer than ").add_number(digits_.size()).add(" cells for ");
    int left = digits_.size();
    for (const Digit digit : digits_) {
      text.add_number(digit.face());
      --left;
      if (left > 0) text.add(left == 1 ? " and " : ", ");
    }
    return text.add(" in ").add(house_name());
  }

  // Cells that see each other need not share a house: a rule of its own may keep them apart.
  constexpr Name clash_text() const {
    Name text = Name().add_number(digit_.face()).add(" stands twice");
    if (in_house_) text.add(" in ").add(house_name());
    return text.add(": ").add(name(cell_)).add(" and ").add(name(other_));
  }

  static constexpr Contradiction of_house(Kind kind, Digit digit, House house, const Rules& rules) {
    Contradiction c(kind, rules.cell(house, 0), rules.cell(house, 0), digit, house);
    c.set_house(house, rules);
    return c;
  }
  constexpr void set_house(House house, const Rules& rules) {
    house_ = house;
    in_house_ = true;
    house_kind_ = rules.kind(house);
    house_number_ = static_cast<std::uint8_t>(rules.number(house));
  }
  constexpr Name house_name() const { return name(house_kind_, house_number_); }

  Kind kind_;
  Cell cell_, other_;
  Digit digit_;
  House house_;
  bool in_house_ = false;
  HouseKind house_kind_ = HouseKind::row;  // so that it can be named without the rules
  std::uint8_t house_number_ = 0;
  DigitSet digits_;
};

}  // namespace nonet
