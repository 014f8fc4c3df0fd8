// The vector type of the AVX2 kernel: 16 lanes of 16 bits in a ymm register. A mask is a register
// too, all ones in the lanes it names.

#pragma once

#include <immintrin.h>

#include "search/kernels/lanes_vec_x86_text16.hpp"

namespace nonet::search {
namespace {

struct Vec {
  static constexpr int kLanes = 16;
  __m256i r;
};
struct Mask {
  __m256i r;
};

inline Vec load(const uint16_t* p) {
  return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p))};
}
inline void store(uint16_t* p, Vec a) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), a.r); }
inline Vec splat(unsigned x) { return {_mm256_set1_epi16(static_cast<short>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {_mm256_and_si256(a.r, b.r)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm256_or_si256(a.r, b.r)}; }
inline Vec operator+(Vec a, Vec b) { return {_mm256_add_epi16(a.r, b.r)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm256_sub_epi16(a.r, b.r)}; }
inline Vec without(Vec a, Vec b) { return {_mm256_andnot_si256(b.r, a.r)}; }
inline Vec or3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec majority(Vec a, Vec b, Vec c) { return (a & b) | (c & (a | b)); }
inline Vec and_or(Vec a, Vec b, Vec c) { return (a & b) | c; }
inline Vec minus_one(Vec a) { return {_mm256_add_epi16(a.r, _mm256_set1_epi16(-1))}; }

inline Mask disjoint(Vec a, Vec b) {
  return {_mm256_cmpeq_epi16(_mm256_and_si256(a.r, b.r), _mm256_setzero_si256())};
}
inline Mask equal(Vec a, Vec b) { return {_mm256_cmpeq_epi16(a.r, b.r)}; }
inline Mask at_most_two(Vec a) {
  const Vec b = a & minus_one(a);
  return disjoint(b, minus_one(b));
}
inline uint32_t bits(Mask m) {
  const __m128i bytes =
      _mm_packs_epi16(_mm256_castsi256_si128(m.r), _mm256_extracti128_si256(m.r, 1));
  return static_cast<uint32_t>(_mm_movemask_epi8(bytes));
}

inline Mask to_mask(uint32_t lanes) {
  const __m256i lane = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096,
                                         8192, 16384, -32768);
  const __m256i all = _mm256_set1_epi16(static_cast<short>(lanes));
  return {_mm256_cmpeq_epi16(_mm256_and_si256(all, lane), lane)};
}

// The bits of x where mask has ones, side by side.
inline uint64_t extract_bits(uint64_t x, uint64_t mask) { return _pext_u64(x, mask); }

inline Vec only(Mask m, Vec x) { return {_mm256_and_si256(m.r, x.r)}; }
inline Vec select(Mask m, Vec a, Vec b) { return {_mm256_blendv_epi8(b.r, a.r, m.r)}; }
// As select, where b is part of a: a blend takes three turns of a vector unit on Intel.
inline Vec select_wider(Mask m, Vec a, Vec b) { return only(m, a) | b; }
inline Vec strike(Vec x, Vec e, Vec keep) {
  return {_mm256_andnot_si256(_mm256_andnot_si256(keep.r, e.r), x.r)};
}

// Whether one of several sets is empty: the least of them tells.
inline Vec none_empty() { return splat(511); }
inline Vec note_empty(Vec seen, Vec x) { return {_mm256_min_epu16(seen.r, x.r)}; }
inline Mask has_empty(Vec seen) { return equal(seen, splat(0)); }

}  // namespace
}  // namespace nonet::search

#include "search/kernels/lanes_vec_columns.hpp"
