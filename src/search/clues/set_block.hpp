// Sets of digits side by side: sixteen in a vector as compilers know it, registers where there are
// some, plain words where not. A cage of up to nine digits has twelve sets at most, so that one
// pass over its cells says of all of them whether they fit and what they leave to each cell.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace nonet::search {
namespace {

// By width, as GCC does not know vectors of a type that is a parameter.
template <typename Mask>
struct RowOf;
template <>
struct RowOf<std::uint16_t> {
  using Row = std::uint16_t __attribute__((vector_size(32)));
};
template <>
struct RowOf<std::uint32_t> {
  using Row = std::uint32_t __attribute__((vector_size(64)));
};
template <>
struct RowOf<std::uint64_t> {
  using Row = std::uint64_t __attribute__((vector_size(128)));
};

template <typename Mask>
struct SetBlock {
  static constexpr int kSets = 16;
  using Row = typename RowOf<Mask>::Row;

  static Row load(const Mask* sets) {
    Row row;
    std::memcpy(&row, sets, sizeof row);
    return row;
  }
  static void store(Mask* to, Row row) { std::memcpy(to, &row, sizeof row); }
  // All ones where it is zero.
  static Row zeros(Row row) { return reinterpret_cast<Row>(row == Row{}); }
  static Row alone(Row row) { return row & zeros(row & (row - 1)); }
  static Row two(Row row) {
    const Row second = row & (row - 1);
    return row & zeros(second & (second - 1));
  }
  // What any of them has.
  static Mask folded(Row row) {
    std::uint64_t words[kSets * sizeof(Mask) / 8];
    std::memcpy(words, &row, sizeof row);
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    for (std::size_t shift = 32; shift >= 8 * sizeof(Mask); shift /= 2) all |= all >> shift;
    return static_cast<Mask>(all);
  }
  // A bit for each that is all ones.
  static std::uint64_t bits(Row is_so) {
    Row own;
    for (int i = 0; i < kSets; ++i) own[i] = Mask(Mask(1) << i);
    return folded(is_so & own);
  }
};

}  // namespace
}  // namespace nonet::search
