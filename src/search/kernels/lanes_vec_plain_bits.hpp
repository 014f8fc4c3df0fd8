// Bit extraction for kernels without an instruction for it.

#pragma once

#include <stdint.h>

namespace nonet::search {
namespace {

// The bits of x where mask has ones, side by side.
inline uint64_t extract_bits(uint64_t x, uint64_t mask) {
  uint64_t out = 0;
  for (int i = 0; mask != 0; mask &= mask - 1, ++i) {
    out |= (x >> __builtin_ctzll(mask) & 1) << i;
  }
  return out;
}

}  // namespace
}  // namespace nonet::search
