// Sixteen 16-bit lanes in two 128-bit vectors of WebAssembly. The contract is in single.hpp.

#pragma once

#include <wasm_simd128.h>

#include <cstdint>

namespace nonet::search {
namespace {

// a: bands 0 and 1; b: band 2 and four idle lanes.
struct Vec {
  static constexpr bool kCountsBits = false;
  v128_t a, b;
};

inline Vec load(const uint16_t* lanes16) {
  return {wasm_v128_load(lanes16), wasm_v128_load(lanes16 + 8)};
}
inline void store(uint16_t* lanes16, Vec x) {
  wasm_v128_store(lanes16, x.a);
  wasm_v128_store(lanes16 + 8, x.b);
}
inline Vec all(int x) {
  const v128_t v = wasm_i16x8_splat(static_cast<int16_t>(x));
  return {v, v};
}

inline Vec operator&(Vec x, Vec y) { return {wasm_v128_and(x.a, y.a), wasm_v128_and(x.b, y.b)}; }
inline Vec operator|(Vec x, Vec y) { return {wasm_v128_or(x.a, y.a), wasm_v128_or(x.b, y.b)}; }
inline Vec operator^(Vec x, Vec y) { return {wasm_v128_xor(x.a, y.a), wasm_v128_xor(x.b, y.b)}; }
inline Vec operator-(Vec x, Vec y) {
  return {wasm_v128_andnot(x.a, y.a), wasm_v128_andnot(x.b, y.b)};
}
inline Vec or3(Vec x, Vec y, Vec z) { return x | y | z; }
inline Vec and3(Vec x, Vec y, Vec z) { return x & y & z; }
inline Vec and_or(Vec x, Vec y, Vec z) { return (x & y) | z; }
inline Vec majority(Vec x, Vec y, Vec z) { return and_or(x | y, z, x & y); }
inline Vec and_either(Vec x, Vec y, Vec z) { return x & (y | z); }
inline Vec and_unless(Vec x, Vec y, Vec z) { return x - (z - y); }

inline Vec add(Vec x, Vec y) { return {wasm_i16x8_add(x.a, y.a), wasm_i16x8_add(x.b, y.b)}; }
inline Vec less(Vec x, Vec y) { return {wasm_i16x8_sub(x.a, y.a), wasm_i16x8_sub(x.b, y.b)}; }
inline Vec both(Vec x, Vec y) { return {wasm_u16x8_min(x.a, y.a), wasm_u16x8_min(x.b, y.b)}; }
inline Vec is_zero(Vec x) {
  const v128_t zero = wasm_i16x8_const_splat(0);
  return {wasm_i16x8_eq(x.a, zero), wasm_i16x8_eq(x.b, zero)};
}
inline Vec without_lowest(Vec x) { return x & add(x, all(-1)); }
inline Vec is_single(Vec x) { return is_zero(without_lowest(x)); }
inline Vec at_most_two(Vec x) { return is_zero(without_lowest(without_lowest(x))); }
inline Vec below_lowest(Vec x) { return add(x, all(-1)) - x; }
inline Vec add_where_met(Vec sum, Vec n, Vec x, Vec y) { return add(sum, n - is_zero(x & y)); }
inline Vec without_if_more(Vec x, Vec v) { return and_unless(x, is_zero(x - v), v); }
inline Vec add_where_many(Vec sum, Vec x) { return add(sum, x - is_single(x)); }
inline Vec strike_where_many(Vec x, Vec v) { return and_unless(x, is_single(x), v); }
inline Vec less_where_any(Vec sum, Vec n, Vec x) { return less(sum, n - is_zero(x)); }
inline Vec where_many(Vec v, Vec x) { return v - (is_zero(x) | is_single(x)); }
inline Vec larger(Vec x, Vec y) { return {wasm_u16x8_max(x.a, y.a), wasm_u16x8_max(x.b, y.b)}; }
inline uint32_t largest(Vec x) {
  v128_t m = wasm_u16x8_max(x.a, x.b);
  m = wasm_u16x8_max(m, wasm_i16x8_shuffle(m, m, 4, 5, 6, 7, 0, 1, 2, 3));
  m = wasm_u16x8_max(m, wasm_i16x8_shuffle(m, m, 2, 3, 0, 1, 6, 7, 4, 5));
  m = wasm_u16x8_max(m, wasm_i16x8_shuffle(m, m, 1, 0, 3, 2, 5, 4, 7, 6));
  return wasm_u16x8_extract_lane(m, 0);
}
inline bool none(Vec x) { return !wasm_v128_any_true(wasm_v128_or(x.a, x.b)); }

inline v128_t count(v128_t x) { return wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(x)); }
inline Vec count(Vec x) { return {count(x.a), count(x.b)}; }

template <int kSteps>
inline v128_t next_stack(v128_t x) {
  return kSteps == 1 ? wasm_i16x8_shuffle(x, x, 1, 2, 0, 3, 5, 6, 4, 7)
                     : wasm_i16x8_shuffle(x, x, 2, 0, 1, 3, 6, 4, 5, 7);
}
template <int kSteps>
inline Vec next_stack(Vec x) {
  return {next_stack<kSteps>(x.a), next_stack<kSteps>(x.b)};
}

template <int kSteps>
inline Vec next_band(Vec x) {
  if constexpr (kSteps == 1) {
    return {wasm_i64x2_shuffle(x.a, x.b, 1, 2), wasm_i64x2_shuffle(x.a, x.b, 0, 3)};
  } else {
    return {wasm_i64x2_shuffle(x.a, x.b, 2, 0), wasm_i64x2_shuffle(x.a, x.b, 1, 3)};
  }
}

// Nine lanes of the vector of a place, from where `at` says that each box has it; idle lanes are
// given what is said of them.
template <class At>
inline Vec gather(At at, uint16_t idle) {
  return {wasm_u16x8_make(at(0, 0), at(0, 1), at(0, 2), idle, at(1, 0), at(1, 1), at(1, 2), idle),
          wasm_u16x8_make(at(2, 0), at(2, 1), at(2, 2), idle, idle, idle, idle, idle)};
}

// Characters to candidates: '1' to '9' a single bit, anything else all nine.
inline v128_t to_candidates(v128_t text) {
  const v128_t bits = wasm_u8x16_const(1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0);
  const v128_t digit = wasm_i16x8_sub(text, wasm_i16x8_const_splat('1'));
  const v128_t nine =
      wasm_v128_and(wasm_i16x8_eq(digit, wasm_i16x8_const_splat(8)), wasm_i16x8_const_splat(0x100));
  const v128_t index = wasm_v128_or(digit, wasm_u16x8_const_splat(0x8000));
  const v128_t bit = wasm_v128_or(wasm_i8x16_swizzle(bits, index), nine);
  const v128_t is_digit = wasm_u16x8_le(digit, wasm_u16x8_const_splat(8));
  return wasm_v128_bitselect(bit, wasm_i16x8_const_splat(0x1ff), is_digit);
}

inline void parse(const char* puzzle81, Vec places[9]) {
  for (int i = 0; i < 9; ++i) {
    const char* corner = puzzle81 + i / 3 * 9 + i % 3;  // the place in the first box
    const Vec text = gather(
        [corner](int band, int stack) {
          return static_cast<uint16_t>(static_cast<unsigned char>(corner[27 * band + 3 * stack]));
        },
        0);
    places[i] = {to_candidates(text.a), to_candidates(text.b)};
  }
}

inline void read_candidates(const uint16_t* masks81, Vec places[9]) {
  for (int i = 0; i < 9; ++i) {
    const uint16_t* corner = masks81 + i / 3 * 9 + i % 3;
    places[i] = gather([corner](int band, int stack) { return corner[27 * band + 3 * stack]; }, 0);
  }
}

inline void print(const Vec characters[9], char* solution81) {
  for (int i = 0; i < 9; ++i) {
    uint16_t lanes[16];
    store(lanes, characters[i]);
    char* corner = solution81 + i / 3 * 9 + i % 3;
    for (int box = 0; box < 9; ++box) {
      corner[box / 3 * 27 + box % 3 * 3] = static_cast<char>(lanes[box / 3 * 4 + box % 3]);
    }
  }
}

}  // namespace
}  // namespace nonet::search
