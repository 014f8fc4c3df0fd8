// The vector type of the WebAssembly kernel: 8 lanes of 16 bits in a v128. A mask is a v128 too,
// all ones in the lanes it names.

#pragma once

#include <stdint.h>
#include <wasm_simd128.h>

namespace nonet::search {
namespace {

struct Vec {
  static constexpr int kLanes = 8;
  v128_t r;
};
struct Mask {
  v128_t r;
};

inline Vec load(const uint16_t* p) { return {wasm_v128_load(p)}; }
inline void store(uint16_t* p, Vec a) { wasm_v128_store(p, a.r); }
inline Vec splat(unsigned x) { return {wasm_u16x8_splat(static_cast<uint16_t>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {wasm_v128_and(a.r, b.r)}; }
inline Vec operator|(Vec a, Vec b) { return {wasm_v128_or(a.r, b.r)}; }
inline Vec operator+(Vec a, Vec b) { return {wasm_i16x8_add(a.r, b.r)}; }
inline Vec operator-(Vec a, Vec b) { return {wasm_i16x8_sub(a.r, b.r)}; }
inline Vec without(Vec a, Vec b) { return {wasm_v128_andnot(a.r, b.r)}; }
inline Vec or3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec majority(Vec a, Vec b, Vec c) { return (a & b) | (c & (a | b)); }
inline Vec and_or(Vec a, Vec b, Vec c) { return (a & b) | c; }
inline Vec minus_one(Vec a) { return {wasm_i16x8_add(a.r, wasm_i16x8_const_splat(-1))}; }

inline Mask equal(Vec a, Vec b) { return {wasm_i16x8_eq(a.r, b.r)}; }
inline Mask disjoint(Vec a, Vec b) { return equal(a & b, splat(0)); }
inline Mask at_most_two(Vec a) {
  const Vec b = a & minus_one(a);
  return disjoint(b, minus_one(b));
}
inline uint32_t bits(Mask m) { return wasm_i16x8_bitmask(m.r); }
inline Mask to_mask(uint32_t lanes) {
  const v128_t bit = wasm_i16x8_const(1, 2, 4, 8, 16, 32, 64, 128);
  return {wasm_i16x8_eq(wasm_v128_and(wasm_i16x8_splat(static_cast<short>(lanes)), bit), bit)};
}

inline Vec only(Mask m, Vec x) { return {wasm_v128_and(m.r, x.r)}; }
inline Vec select(Mask m, Vec a, Vec b) { return {wasm_v128_bitselect(a.r, b.r, m.r)}; }
inline Vec select_wider(Mask m, Vec a, Vec b) { return select(m, a, b); }
inline Vec strike(Vec x, Vec e, Vec keep) {
  return {wasm_v128_andnot(x.r, wasm_v128_andnot(e.r, keep.r))};
}

// Whether one of several sets is empty: the least of them tells.
inline Vec none_empty() { return splat(511); }
inline Vec note_empty(Vec seen, Vec x) { return {wasm_u16x8_min(seen.r, x.r)}; }
inline Mask has_empty(Vec seen) { return equal(seen, splat(0)); }

}  // namespace
}  // namespace nonet::search

#include "search/kernels/lanes_vec_columns.hpp"
#include "search/kernels/lanes_vec_plain_bits.hpp"
#include "search/kernels/lanes_vec_wasm_text.hpp"
