// Almost locked sets: n cells of one house with n+1 digits between them, n from 1. Take one digit
// away and the rest are locked: each of them has its place in the set. A cell of two candidates is
// the smallest.
//
// The fact lists every such set of a board once, smaller ones first, and answers by sets of their
// numbers (AlsSet) the one question that everything made of them asks: which sets lose a digit if
// it stands here? A digit is a restricted common of two sets if each loses it wherever the other
// has it. Both answers hold for sets that share cells as well: a shared cell that has the digit
// sees itself as little as anyone does, so such a digit is never restricted.
//
// Order: by number of cells, then houses (rows, columns, boxes), then positions. A set that lies in
// a line and a box is listed with the line. Cost: 2^n unions for a house of n blank cells; some 200
// sets in a hard position.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/board.hpp"

namespace nonet::logic {

class Workspace;

struct Als {
  CellSet cells;
  DigitSet digits;
  House house = House(0);
  // By digit of the set, and only those: the cells that have it, and the candidates of the digit
  // outside that see all of them, each of which would take it from the set.
  std::array<CellSet, kDigits> places_by_digit;
  std::array<CellSet, kDigits> sees_by_digit;

  CellSet places(Digit digit) const { return places_by_digit[digit.index()]; }
  CellSet sees(Digit digit) const { return sees_by_digit[digit.index()]; }
};

// A set of almost locked sets, by number. It is as long as the position needs, which is why it is a
// view of words that belong to someone else.
using AlsWord = std::uint64_t;
using AlsSet = std::span<const AlsWord>;
constexpr int kAlsWordBits = 64;

// Calls visit(number) for each member in ascending order, until it answers false.
template <typename Visit>
bool for_each_als(AlsSet set, const Visit& visit) {
  for (std::size_t i = 0; i < set.size(); ++i) {
    for (AlsWord word = set[i]; word != 0; word &= word - 1) {
      const int number = static_cast<int>(i) * kAlsWordBits + std::countr_zero(word);
      if (!visit(number)) return false;
    }
  }
  return true;
}

// The sets, and which of them lose a digit to a candidate.
class AlsFact {
 public:
  // More than any position of play has; beyond it the largest are left out.
  static constexpr int kMost = 2048;
  static constexpr int kMostWords = kMost / kAlsWordBits;

  void build(const Board& board, Workspace& workspace);

  std::span<const Als> all() const { return {sets_.data(), static_cast<std::size_t>(count_)}; }
  const Als& operator[](int number) const { return sets_[static_cast<std::size_t>(number)]; }
  int count() const { return count_; }
  int words() const { return words_; }  // of every AlsSet of this board

  // The sets that have the digit.
  AlsSet with(Digit digit) const { return row(with_, digit.index()); }
  // The sets that would lose the digit if this candidate, which must be alive, were true: all their
  // places for it see the cell.
  AlsSet losing_to(Candidate c) const {
    return row(losing_, c.cell().index() * kDigits + c.digit().index());
  }

 private:
  AlsSet row(const std::vector<AlsWord>& rows, int index) const {
    return {rows.data() + static_cast<std::ptrdiff_t>(index) * words_,
            static_cast<std::size_t>(words_)};
  }
  void list_house(const Board& board, House house);
  void fill(const Board& board);
  void look_up(const Board& board);

  struct Found {
    std::uint16_t positions;  // bits: positions of the house
    std::uint8_t house;
    std::uint8_t size;
    DigitSet digits;
  };
  std::vector<Found> found_;
  std::vector<Als> sets_;  // only grows; the first count_ are of this board
  int count_ = 0;
  int words_ = 0;
  std::vector<AlsWord> with_;
  std::vector<AlsWord> losing_;
  std::vector<AlsWord> touching_;  // by digit and cell: the sets with the digit there
};

// The restricted commons: which sets share which digit with a set so that only one of both has it.
class AlsLinks {
 public:
  void build(const Board& board, Workspace& workspace);

  // The sets that lose the digit if set `number`, which has it among its digits, holds it.
  AlsSet linked(int number, Digit digit) const {
    return {
        links_.data() + (static_cast<std::ptrdiff_t>(number) * kDigits + digit.index()) * words_,
        static_cast<std::size_t>(words_)};
  }

 private:
  int words_ = 0;
  std::vector<AlsWord> links_;
};

}  // namespace nonet::logic
