// Distinct: the grids seen so far, for `generate --distinct`.
//
// What is remembered of a grid is its canonical form, unless --exact asks for its digits; looks of
// one puzzle (--shuffle) and puzzles of other rules, whose looks are others, are told apart by
// their digits always.
//
// One flat table with open addressing: a set of nodes, each allocated alone, would lie scattered
// between the buffers that generating takes and gives back, and cost 700 bytes a grid instead of at
// most 150. A grid is its 81 digits in four bits each; the empty grid, which is no puzzle, marks a
// free place.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "answers/args.hpp"
#include "nonet/canon.hpp"
#include "nonet/grid.hpp"

namespace nonet::answers {

// What two puzzles have in common that count as equal.
inline Grid distinct_mark(const Grid& grid, const Args& args, Canonizer& canonizer) {
  const bool is_exact =
      !args.distinct || args.exact || !args.shuffled.empty() || !args.rules->is_classic();
  return is_exact ? grid : canonizer.canonize(grid).form;
}

class Distinct {
 public:
  // False if it was there already.
  bool insert(const Grid& grid) {
    if (2 * (size_ + 1) > table_.size()) grow();
    Packed& place = find(table_, pack(grid));
    if (place != Packed{}) return false;
    place = pack(grid);
    ++size_;
    return true;
  }

 private:
  static constexpr int kPerWord = 16;
  using Packed = std::array<std::uint64_t, (kCells + kPerWord - 1) / kPerWord>;

  static Packed pack(const Grid& grid) {
    Packed packed{};
    for (const Cell cell : grid.filled()) {
      const auto face = static_cast<std::uint64_t>(grid.face(cell));
      packed[cell.index() / kPerWord] |= face << (cell.index() % kPerWord * 4);
    }
    return packed;
  }

  // Where it is, or the free place where it would go.
  static Packed& find(std::vector<Packed>& table, const Packed& packed) {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : packed) hash = ((hash ^ word) * kMixer) ^ (hash >> 32);
    auto i = static_cast<std::size_t>((hash ^ (hash >> 29)) * kMixer >> 7);
    while (table[i %= table.size()] != Packed{} && table[i] != packed) ++i;
    return table[i];
  }

  void grow() {
    std::vector<Packed> larger(table_.empty() ? 1024 : 2 * table_.size());
    for (const Packed& packed : table_) {
      if (packed != Packed{}) find(larger, packed) = packed;
    }
    table_.swap(larger);
  }

  static constexpr std::uint64_t kMixer = 0x9e3779b97f4a7c15;

  std::vector<Packed> table_;
  std::size_t size_ = 0;
};

}  // namespace nonet::answers
