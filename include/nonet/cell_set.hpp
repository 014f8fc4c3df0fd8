// CellSet: a set of cells, iterated ascending.
//
//   CellSet set = {Cell(3), Cell(80)};
//   assert(set.size() == 2 && set.first() == Cell(3));
//   assert((set & CellSet{Cell(80)}).only() == Cell(80));
//   assert((CellSet::every() - set).size() == 79);
//   assert(set.row_bits(0) == 0b1000);
//   assert(CellSet::from_row_bits(0, 0b1000) == CellSet{Cell(3)});
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "nonet/cell.hpp"
#include "nonet/wide_set.hpp"

namespace nonet {

#if NONET_CAPACITY == 9
class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (const Cell cell : cells) insert(cell);
  }
  // Every cell there could be: where an intersection begins. The cells of a board: Rules::cells.
  static constexpr CellSet every() { return CellSet(~std::uint64_t{0}, kHighMask); }
  // A row as nine bits, the leftmost cell lowest: where arithmetic beats sets.
  static constexpr CellSet from_row_bits(int row, std::uint64_t bits) {
    assert(bits >> kDigits == 0);
    const int shift = row * kDigits;
    if (shift >= kWordBits) return CellSet(0, bits << (shift - kWordBits));
    return CellSet(bits << shift, shift + kDigits > kWordBits ? bits >> (kWordBits - shift) : 0);
  }
  constexpr int row_bits(int row) const {
    const int shift = row * kDigits;
    std::uint64_t bits = shift >= kWordBits ? high_ >> (shift - kWordBits) : low_ >> shift;
    if (shift < kWordBits && shift + kDigits > kWordBits) bits |= high_ << (kWordBits - shift);
    return static_cast<int>(bits & ((std::uint64_t{1} << kDigits) - 1));
  }

  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  // Size one, without counting and without a branch.
  constexpr bool is_single() const {
    const std::uint64_t rest = (low_ & (low_ - 1)) | (high_ & (high_ - 1));
    return (rest == 0) & ((low_ == 0) != (high_ == 0));
  }
  constexpr bool contains(Cell cell) const { return ((word(cell) >> bit(cell)) & 1) != 0; }
  constexpr bool intersects(CellSet other) const { return !(*this & other).empty(); }
  constexpr Cell first() const {
    assert(!empty());
    return Cell(low_ != 0 ? std::countr_zero(low_) : kWordBits + std::countr_zero(high_));
  }
  constexpr Cell last() const {
    assert(!empty());
    return Cell(high_ != 0 ? 2 * kWordBits - 1 - std::countl_zero(high_)
                           : kWordBits - 1 - std::countl_zero(low_));
  }
  // The one member of a set of size one.
  constexpr Cell only() const {
    assert(size() == 1);
    return first();
  }
  // The members that come after a cell.
  constexpr CellSet after(Cell cell) const {
    const int next = cell.index() + 1;
    if (next >= kWordBits)
      return CellSet(0, next >= kCells ? 0 : high_ >> (next - kWordBits) << (next - kWordBits));
    return CellSet(low_ >> next << next, high_);
  }

  constexpr void insert(Cell cell) { word(cell) |= std::uint64_t{1} << bit(cell); }
  constexpr void erase(Cell cell) { word(cell) &= ~(std::uint64_t{1} << bit(cell)); }

  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }
  friend constexpr CellSet operator|(CellSet a, CellSet b) {
    return CellSet(a.low_ | b.low_, a.high_ | b.high_);
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) {
    return CellSet(a.low_ & b.low_, a.high_ & b.high_);
  }
  friend constexpr CellSet operator-(CellSet a, CellSet b) {
    return CellSet(a.low_ & ~b.low_, a.high_ & ~b.high_);
  }
  friend constexpr bool operator==(CellSet, CellSet) = default;

  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Cell operator*() const {
      return Cell(low_ != 0 ? std::countr_zero(low_) : kWordBits + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_, high_;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  static constexpr int kWordBits = 64;
  static constexpr std::uint64_t kHighMask = (std::uint64_t{1} << (kCells - kWordBits)) - 1;

  constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  static constexpr int bit(Cell cell) { return cell.index() % kWordBits; }
  constexpr std::uint64_t& word(Cell cell) { return cell.index() < kWordBits ? low_ : high_; }
  constexpr std::uint64_t word(Cell cell) const { return cell.index() < kWordBits ? low_ : high_; }

  std::uint64_t low_ = 0;   // cells 0 to 63
  std::uint64_t high_ = 0;  // cells 64 to 80
};
#else
class CellSet : public WideSet<CellSet, Cell, kCells> {
 public:
  using WideSet::WideSet;
  static constexpr CellSet every() {
    CellSet set;
    for (int row = 0; row < kDigits; ++row) {
      set.insert_bits(row * kDigits, (std::uint64_t{1} << kDigits) - 1);
    }
    return set;
  }
  static constexpr CellSet from_row_bits(int row, std::uint64_t bits) {
    CellSet set;
    set.insert_bits(row * kDigits, bits);
    return set;
  }
  constexpr DigitBits row_bits(int row) const {
    return static_cast<DigitBits>(bits(row * kDigits, kDigits));
  }
};
#endif

}  // namespace nonet
