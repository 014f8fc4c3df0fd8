// What bitboard.hpp looks up instead of working it out; made by the compiler.

#pragma once

#include <stdint.h>

namespace nonet::search::bitboard {
namespace {

struct BitboardTables {
  uint8_t minirows[512];  // of a row's nine cells: which of its three minirows have any of them
  uint32_t fits[512];     // of a band's minirows, bit 3 * row + box: the cells of those that a
                          // digit can take together with others
  // The ways of a digit through a band (single.hpp), six bits, and 256 times how many they are; of
  // the minirows, and of the minicolumns of a stack, bit 3 * box + column.
  uint16_t row_ways[512], column_ways[512];
};

// Row 0 takes box way % 3, row 1 the next one or the one after, row 2 the remaining box.
struct Way {
  int box[3];
};

constexpr Way way_through(int way) {
  const int i = way % 3, j = (i + 1 + way / 3) % 3;
  return {{i, j, 3 - i - j}};
}

constexpr uint32_t cells_that_fit(uint32_t minirows) {
  uint32_t cells = 0;
  for (int way = 0; way < 6; ++way) {
    const auto [i, j, k] = way_through(way).box;
    const uint32_t taken = 1U << i | 1U << (3 + j) | 1U << (6 + k);
    if ((minirows & taken) == taken) cells |= 7U << 3 * i | 7U << (9 + 3 * j) | 7U << (18 + 3 * k);
  }
  return cells;
}

// The ways that a set of minilines leaves open, if bit `row * in_row + box * in_box` is one of
// them.
constexpr uint16_t open_ways(uint32_t minilines, int in_row, int in_box) {
  unsigned ways = 0;
  for (int way = 0; way < 6; ++way) {
    uint32_t taken = 0;
    for (int row = 0; row < 3; ++row) {
      taken |= 1U << (row * in_row + way_through(way).box[row] * in_box);
    }
    if ((minilines & taken) == taken) ways += 256 + (1U << way);
  }
  return static_cast<uint16_t>(ways);
}

constexpr BitboardTables make_bitboard_tables() {
  BitboardTables t{};
  for (uint32_t x = 0; x < 512; ++x) {
    t.fits[x] = cells_that_fit(x);
    t.row_ways[x] = open_ways(x, 3, 1);
    t.column_ways[x] = open_ways(x, 1, 3);
    for (int box = 0; box < 3; ++box) {
      t.minirows[x] |= static_cast<uint8_t>(((x >> 3 * box & 7) != 0) << box);
    }
  }
  return t;
}

constexpr BitboardTables kTables = make_bitboard_tables();

}  // namespace
}  // namespace nonet::search::bitboard
