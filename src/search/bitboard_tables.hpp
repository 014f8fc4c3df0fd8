// What bitboard.hpp looks up instead of working it out; made by the compiler.

#pragma once

#include <stdint.h>

namespace nonet::search {
namespace {

struct BitboardTables {
  uint8_t minirows[512];  // of a row's nine cells: which of its three minirows have any of them
  uint32_t fits[512];     // of a band's minirows, bit 3 * row + box: the cells of those that a
                          // digit can take together with others
  uint32_t peers[81][3];  // of a cell: those it sees, by bands
};

constexpr uint32_t cells_that_fit(uint32_t minirows) {
  uint32_t cells = 0;
  for (int way = 0; way < 6; ++way) {  // row 0 takes box i, row 1 one of the two others
    const int i = way % 3, j = (i + 1 + way / 3) % 3, k = 3 - i - j;
    const uint32_t taken = 1U << i | 1U << (3 + j) | 1U << (6 + k);
    if ((minirows & taken) == taken) cells |= 7U << 3 * i | 7U << (9 + 3 * j) | 7U << (18 + 3 * k);
  }
  return cells;
}

constexpr BitboardTables make_bitboard_tables() {
  BitboardTables t{};
  for (uint32_t x = 0; x < 512; ++x) {
    t.fits[x] = cells_that_fit(x);
    for (int box = 0; box < 3; ++box) {
      t.minirows[x] |= static_cast<uint8_t>(((x >> 3 * box & 7) != 0) << box);
    }
  }
  for (int a = 0; a < 81; ++a) {
    for (int b = 0; b < 81; ++b) {
      const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
      const bool is_seen = a / 9 == b / 9 || a % 9 == b % 9 || same_box;
      if (is_seen && a != b) t.peers[a][b / 27] |= 1U << b % 27;
    }
  }
  return t;
}

constexpr BitboardTables kTables = make_bitboard_tables();

}  // namespace
}  // namespace nonet::search
