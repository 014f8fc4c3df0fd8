// CandidateSet: a set of candidates, kept as one set of cells per digit.
//
//   CandidateSet set;
//   set.insert(Candidate(Cell(0), Digit(4)));
//   assert(set.size() == 1 && set.cells(Digit(4)).contains(Cell(0)));
//   assert(set.digits(Cell(0)) == DigitSet{Digit(4)} && set.cells() == CellSet{Cell(0)});
#pragma once

#include <array>

#include "nonet/candidate.hpp"
#include "nonet/cell_set.hpp"
#include "nonet/digit_set.hpp"

namespace nonet {

class CandidateSet {
 public:
  constexpr CandidateSet() = default;

  constexpr CellSet cells(Digit digit) const { return by_digit_[digit.index()]; }
  constexpr CellSet cells() const {  // of any digit
    CellSet any;
    for (const CellSet& cells : by_digit_) any |= cells;
    return any;
  }
  constexpr DigitSet digits(Cell cell) const {
    DigitSet set;
    for (const Digit digit : DigitSet::every()) {
      if (cells(digit).contains(cell)) set.insert(digit);
    }
    return set;
  }
  constexpr bool contains(Candidate c) const { return cells(c.digit()).contains(c.cell()); }
  constexpr int size() const {
    int sum = 0;
    for (const CellSet& cells : by_digit_) sum += cells.size();
    return sum;
  }
  constexpr bool empty() const { return cells().empty(); }

  constexpr void insert(Candidate c) { by_digit_[c.digit().index()].insert(c.cell()); }
  constexpr void insert(CellSet cells, Digit digit) { by_digit_[digit.index()] |= cells; }
  constexpr void insert(Cell cell, DigitSet digits) {
    for (const Digit digit : digits) insert(Candidate(cell, digit));
  }
  constexpr void erase(Candidate c) { by_digit_[c.digit().index()].erase(c.cell()); }

  friend constexpr CandidateSet operator|(CandidateSet a, const CandidateSet& b) {
    for (int i = 0; i < kDigits; ++i) a.by_digit_[i] |= b.by_digit_[i];
    return a;
  }
  friend constexpr CandidateSet operator&(CandidateSet a, const CandidateSet& b) {
    for (int i = 0; i < kDigits; ++i) a.by_digit_[i] &= b.by_digit_[i];
    return a;
  }
  friend constexpr CandidateSet operator-(CandidateSet a, const CandidateSet& b) {
    for (int i = 0; i < kDigits; ++i) a.by_digit_[i] -= b.by_digit_[i];
    return a;
  }
  friend constexpr bool operator==(const CandidateSet&, const CandidateSet&) = default;

 private:
  std::array<CellSet, kDigits> by_digit_{};
};

}  // namespace nonet
