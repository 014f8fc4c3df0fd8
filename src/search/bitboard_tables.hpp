// What bitboard.hpp looks up instead of working it out; made by the compiler.

#pragma once

#include <stdint.h>

namespace nonet::search::bitboard {
namespace {

struct BitboardTables {
  // Of a band's minirows, bit 3 * box + row: the cells of those that a digit can take together with
  // others.
  uint32_t fits[512];
  // The ways of a digit through a band (single.hpp), six bits, and 256 times how many they are; of
  // the minirows like this, or of the minicolumns of a stack, bit 3 * box + column.
  uint16_t ways[512];
  uint8_t digit_of[256];  // of a character; 9 is a blank
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
    const uint32_t taken = 1U << 3 * i | 1U << (3 * j + 1) | 1U << (3 * k + 2);
    if ((minirows & taken) == taken) cells |= 7U << 3 * i | 7U << (9 + 3 * j) | 7U << (18 + 3 * k);
  }
  return cells;
}

// The ways that a set of minilines leaves open.
constexpr uint16_t open_ways(uint32_t minilines) {
  unsigned ways = 0;
  for (int way = 0; way < 6; ++way) {
    uint32_t taken = 0;
    for (int row = 0; row < 3; ++row) {
      taken |= 1U << (3 * way_through(way).box[row] + row);
    }
    if ((minilines & taken) == taken) ways += 256 + (1U << way);
  }
  return static_cast<uint16_t>(ways);
}

constexpr BitboardTables make_bitboard_tables() {
  BitboardTables t{};
  for (uint32_t x = 0; x < 512; ++x) {
    t.fits[x] = cells_that_fit(x);
    t.ways[x] = open_ways(x);
    if (x < 256) t.digit_of[x] = x - '1' < 9 ? static_cast<uint8_t>(x - '1') : uint8_t{9};
  }
  return t;
}

constexpr BitboardTables kTables = make_bitboard_tables();

}  // namespace
}  // namespace nonet::search::bitboard
