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
// view of blocks that belong to someone else: one block of 256 is enough for most positions, two
// for the rest, so what is done block by block is done in a few wide instructions.
struct AlsBlock {
  static constexpr int kBits = 256;
  static constexpr int kWordBits = 64;
  static constexpr int kWords = kBits / kWordBits;
  std::array<std::uint64_t, kWords> words{};

  void insert(int bit) { words[bit / kWordBits] |= std::uint64_t{1} << (bit % kWordBits); }
  bool contains(int bit) const { return (words[bit / kWordBits] >> (bit % kWordBits) & 1) != 0; }
  bool empty() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }

  AlsBlock& operator&=(const AlsBlock& other) {
    for (int i = 0; i < kWords; ++i) words[i] &= other.words[i];
    return *this;
  }
  AlsBlock& operator|=(const AlsBlock& other) {
    for (int i = 0; i < kWords; ++i) words[i] |= other.words[i];
    return *this;
  }
  AlsBlock& operator-=(const AlsBlock& other) {
    for (int i = 0; i < kWords; ++i) words[i] &= ~other.words[i];
    return *this;
  }
  friend AlsBlock operator&(AlsBlock a, const AlsBlock& b) { return a &= b; }
  friend AlsBlock operator|(AlsBlock a, const AlsBlock& b) { return a |= b; }
  friend AlsBlock operator-(AlsBlock a, const AlsBlock& b) { return a -= b; }
};
using AlsSet = std::span<const AlsBlock>;

inline bool contains(AlsSet set, int number) {
  return set[static_cast<std::size_t>(number / AlsBlock::kBits)].contains(number % AlsBlock::kBits);
}

// Calls visit(number) for the members of a block in ascending order, until it answers false.
template <typename Visit>
bool for_each_als(const AlsBlock& block, int block_index, const Visit& visit) {
  for (int i = 0; i < AlsBlock::kWords; ++i) {
    const int first = block_index * AlsBlock::kBits + i * AlsBlock::kWordBits;
    for (std::uint64_t word = block.words[i]; word != 0; word &= word - 1) {
      if (!visit(first + std::countr_zero(word))) return false;
    }
  }
  return true;
}
template <typename Visit>
bool for_each_als(AlsSet set, const Visit& visit) {
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (!for_each_als(set[i], static_cast<int>(i), visit)) return false;
  }
  return true;
}

// The sets, and which of them lose a digit to a candidate.
class AlsFact {
 public:
  // More than any position of play has; beyond it the largest are left out.
  static constexpr int kMost = 2048;
  static constexpr int kMostBlocks = kMost / AlsBlock::kBits;

  void build(const Board& board, Workspace& workspace);

  std::span<const Als> all() const { return {sets_.data(), static_cast<std::size_t>(count_)}; }
  const Als& operator[](int number) const { return sets_[static_cast<std::size_t>(number)]; }
  int count() const { return count_; }
  int blocks() const { return blocks_; }  // of every AlsSet of this board

  // The sets that have the digit.
  AlsSet with(Digit digit) const { return row(with_, digit.index()); }
  // The sets that would lose the digit if this candidate, which must be alive, were true: all their
  // places for it see the cell.
  AlsSet losing_to(Candidate c) const {
    return row(losing_, c.digit().index() * kCells + c.cell().index());
  }

 private:
  AlsSet row(const std::vector<AlsBlock>& rows, int index) const {
    return {rows.data() + static_cast<std::ptrdiff_t>(index) * blocks_,
            static_cast<std::size_t>(blocks_)};
  }
  void list_house(const Board& board, House house);
  void fill(const Board& board);
  void look_up();

  struct Found {
    SmallBits positions;  // bits: positions of the house
    std::uint8_t house;
    std::uint8_t size;
    DigitSet digits;
  };
  std::vector<Found> found_;
  std::vector<Als> sets_;  // only grows; the first count_ are of this board
  int count_ = 0;
  int blocks_ = 0;
  std::vector<AlsBlock> with_;
  std::vector<AlsBlock> losing_;
};

// The restricted commons: which sets share which digit with a set so that only one of both has it.
class AlsLinks {
 public:
  void build(const Board& board, Workspace& workspace);

  // The sets that lose the digit if set `number`, which has it among its digits, holds it.
  AlsSet linked(int number, Digit digit) const {
    return {
        links_.data() + (static_cast<std::ptrdiff_t>(number) * kDigits + digit.index()) * blocks_,
        static_cast<std::size_t>(blocks_)};
  }

 private:
  int blocks_ = 0;
  std::vector<AlsBlock> links_;
};

}  // namespace nonet::logic
