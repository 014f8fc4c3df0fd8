// The vector type of the SSE4.1 kernel: 8 lanes of 16 bits in an xmm register. A mask is a register
// too, all ones in the lanes it names.

#pragma once

#include <smmintrin.h>

#include "search/kernels/lanes_vec_x86_text8.hpp"

namespace nonet::search {
namespace {

struct Vec {
  static constexpr int kLanes = 8;
  __m128i r;
};
struct Mask {
  __m128i r;
};

inline Vec load(const uint16_t* p) {
  return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(p))};
}
inline void store(uint16_t* p, Vec a) { _mm_storeu_si128(reinterpret_cast<__m128i*>(p), a.r); }
inline Vec splat(unsigned x) { return {_mm_set1_epi16(static_cast<short>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {_mm_and_si128(a.r, b.r)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm_or_si128(a.r, b.r)}; }
inline Vec operator+(Vec a, Vec b) { return {_mm_add_epi16(a.r, b.r)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm_sub_epi16(a.r, b.r)}; }
inline Vec without(Vec a, Vec b) { return {_mm_andnot_si128(b.r, a.r)}; }
inline Vec or3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec majority(Vec a, Vec b, Vec c) { return (a & b) | (c & (a | b)); }
inline Vec and_or(Vec a, Vec b, Vec c) { return (a & b) | c; }
inline Vec minus_one(Vec a) { return {_mm_add_epi16(a.r, _mm_set1_epi16(-1))}; }

inline Mask disjoint(Vec a, Vec b) {
  return {_mm_cmpeq_epi16(_mm_and_si128(a.r, b.r), _mm_setzero_si128())};
}
inline Mask equal(Vec a, Vec b) { return {_mm_cmpeq_epi16(a.r, b.r)}; }
inline Mask at_most_two(Vec a) {
  const Vec b = a & minus_one(a);
  return disjoint(b, minus_one(b));
}
inline uint32_t bits(Mask m) {
  return static_cast<uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(m.r, _mm_setzero_si128())));
}
inline Mask to_mask(uint32_t lanes) {
  const __m128i lane = _mm_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128);
  const __m128i all = _mm_set1_epi16(static_cast<short>(lanes));
  return {_mm_cmpeq_epi16(_mm_and_si128(all, lane), lane)};
}

inline Vec only(Mask m, Vec x) { return {_mm_and_si128(m.r, x.r)}; }
inline Vec select(Mask m, Vec a, Vec b) { return {_mm_blendv_epi8(b.r, a.r, m.r)}; }
// As select, where b is part of a: a blend takes three turns of a vector unit on Intel.
inline Vec select_wider(Mask m, Vec a, Vec b) { return only(m, a) | b; }
inline Vec strike(Vec x, Vec e, Vec keep) {
  return {_mm_andnot_si128(_mm_andnot_si128(keep.r, e.r), x.r)};
}

// Whether one of several sets is empty: the least of them tells.
inline Vec none_empty() { return splat(511); }
inline Vec note_empty(Vec seen, Vec x) { return {_mm_min_epu16(seen.r, x.r)}; }
inline Mask has_empty(Vec seen) { return equal(seen, splat(0)); }

}  // namespace
}  // namespace nonet::search

#include "search/kernels/lanes_vec_columns.hpp"
#include "search/kernels/lanes_vec_plain_bits.hpp"
