// Lanes to columns and back, one lane after another: for vectors without compress and expand.

#pragma once

#include <stdint.h>

namespace nonet::search {
namespace {

// Copies the lanes of a set out of kRows rows, the first lane to column[0] and so on.
template <int kRows>
inline void copy_out(const uint16_t* lanes, uint32_t set, uint16_t* const column[16]) {
  for (int k = 0; set != 0; set &= set - 1, ++k) {
    const uint16_t* lane = lanes + __builtin_ctz(set);
    for (int row = 0; row < kRows; ++row) column[k][row] = lane[row * Vec::kLanes];
  }
}

template <int kRows>
inline void copy_in(uint16_t* lanes, uint32_t set, const uint16_t* const column[8]) {
  for (int k = 0; set != 0; set &= set - 1, ++k) {
    uint16_t* lane = lanes + __builtin_ctz(set);
    for (int row = 0; row < kRows; ++row) lane[row * Vec::kLanes] = column[k][row];
  }
}

// Stores the lanes of a set side by side, and anything behind them up to a whole vector.
inline void pack(uint16_t* to, uint32_t lanes, Vec x) {
  uint16_t lane[Vec::kLanes];
  store(lane, x);
#pragma GCC unroll 16
  for (int l = 0; l < Vec::kLanes; ++l) {
    *to = lane[l];
    to += lanes >> l & 1;
  }
}

}  // namespace
}  // namespace nonet::search
