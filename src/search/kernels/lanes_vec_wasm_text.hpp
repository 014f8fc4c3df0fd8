// Text in and out of eight lanes, in 128-bit vectors of WebAssembly. The same transposes and tables
// as lanes_vec_x86_text.hpp, where they are explained.

#pragma once

#include <stddef.h>
#include <stdint.h>
#include <wasm_simd128.h>

namespace nonet::search {
namespace {

constexpr int kTextLanes = 8;

inline v128_t first_bytes(v128_t a, v128_t b) {
  return wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
inline v128_t last_bytes(v128_t a, v128_t b) {
  return wasm_i8x16_shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

// 64 bytes, two rows of eight in each register.
inline void transpose(v128_t (&r)[4]) {
  for (int round = 0; round < 3; ++round) {
    const v128_t a = first_bytes(r[0], r[2]), b = last_bytes(r[0], r[2]);
    const v128_t c = first_bytes(r[1], r[3]), d = last_bytes(r[1], r[3]);
    r[0] = a, r[1] = b, r[2] = c, r[3] = d;
  }
}

// The last block of eight rows overlaps its neighbour instead of running over.
template <int kRows>
constexpr int block_start(int row) {
  return row < kRows - 8 ? row : kRows - 8;
}

template <int kRows>
inline void read_text(const char* const text[8], uint16_t* lanes, size_t width) {
  const v128_t low = wasm_i8x16_const(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, -1, -1, -1, -1, -1);
  const v128_t high = wasm_i8x16_const(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1);
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    v128_t r[4];
    for (int i = 0; i < 4; ++i) {
      r[i] = wasm_v128_load64_lane(text[2 * i + 1] + start,
                                   wasm_v128_load64_zero(text[2 * i] + start), 1);
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      const v128_t digit = wasm_u8x16_min(wasm_i8x16_sub(r[i], wasm_i8x16_const_splat('0')),
                                          wasm_i8x16_const_splat(15));
      const v128_t lo = wasm_i8x16_swizzle(low, digit), hi = wasm_i8x16_swizzle(high, digit);
      uint16_t* at = lanes + (start + 2 * i) * width;
      wasm_v128_store(at, first_bytes(lo, hi));
      wasm_v128_store(at + width, last_bytes(lo, hi));
    }
  }
}

// Sixteen settled cells as characters.
inline v128_t to_text(v128_t a, v128_t b) {
  const v128_t low = wasm_i8x16_const('0', '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9');
  const v128_t high = wasm_i8x16_const(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0);
  const v128_t x = wasm_u8x16_narrow_i16x8(a, b);
  return wasm_i8x16_add(wasm_i8x16_swizzle(low, wasm_v128_and(x, wasm_i8x16_const_splat(15))),
                        wasm_i8x16_swizzle(high, wasm_u8x16_shr(x, 4)));
}

template <int kRows>
inline void write_text(const uint16_t* lanes, size_t width, char* const text[8]) {
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    v128_t r[4];
    for (int i = 0; i < 4; ++i) {
      const uint16_t* at = lanes + (start + 2 * i) * width;
      r[i] = to_text(wasm_v128_load(at), wasm_v128_load(at + width));
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      wasm_v128_store64_lane(text[2 * i] + start, r[i], 0);
      wasm_v128_store64_lane(text[2 * i + 1] + start, r[i], 1);
    }
  }
}

template <int kRows>
inline void write_column(const uint16_t* column, char* text) {
  for (int row = 0; row < kRows; row += 16) {
    const int start = row < kRows - 16 ? row : kRows - 16;
    wasm_v128_store(text + start,
                    to_text(wasm_v128_load(column + start), wasm_v128_load(column + start + 8)));
  }
}

}  // namespace
}  // namespace nonet::search
