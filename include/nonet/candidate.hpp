// Candidate: a cell and a digit that may stand in it. The atom of logic; there are 729.
//
//   Candidate five(Cell::at(0, 1), Digit(5));
//   assert(five.index() == 1 * 9 + 4);
//   assert(name(five) == "5r1c2");
#pragma once

#include <compare>
#include <cstdint>

#include "nonet/cell.hpp"
#include "nonet/digit.hpp"

namespace nonet {

class Candidate {
 public:
  constexpr Candidate(Cell cell, Digit digit) : cell_(cell), digit_(digit) {}

  constexpr Cell cell() const { return cell_; }
  constexpr Digit digit() const { return digit_; }
  constexpr int index() const { return cell_.index() * kDigits + digit_.index(); }

  friend constexpr auto operator<=>(Candidate, Candidate) = default;

 private:
  Cell cell_;
  Digit digit_;
};

// "5r1c2": the digit, then the cell.
constexpr Name name(Candidate candidate) {
  return Name().add_number(candidate.digit().face()).add(name(candidate.cell()));
}

}  // namespace nonet
