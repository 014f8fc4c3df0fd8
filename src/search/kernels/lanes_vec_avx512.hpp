// The vector type of the AVX-512 kernel: 32 lanes of 16 bits in a zmm register.
//
// Three things make this the best home for the sweep: vpternlog does any three-input logic in one
// instruction, vptestm tests "is a & b empty" straight into a mask register, and masked logic
// applies the answer for free. Needs BW, VL (text) and VBMI2 (compress and expand of lanes).

#pragma once

#include <immintrin.h>

#include "search/kernels/lanes_vec_x86_text16.hpp"

// GCC 12 builds some AVX-512 casts from a deliberately uninitialised register and then warns of it.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif

namespace nonet::search {
namespace {

struct Vec {
  static constexpr int kLanes = 32;
  __m512i r;
};
using Mask = __mmask32;

inline Vec load(const uint16_t* p) { return {_mm512_loadu_si512(p)}; }
inline void store(uint16_t* p, Vec a) { _mm512_storeu_si512(p, a.r); }
inline Vec splat(unsigned x) { return {_mm512_set1_epi16(static_cast<short>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {_mm512_and_si512(a.r, b.r)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm512_or_si512(a.r, b.r)}; }
inline Vec operator+(Vec a, Vec b) { return {_mm512_add_epi16(a.r, b.r)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm512_sub_epi16(a.r, b.r)}; }
inline Vec without(Vec a, Vec b) { return {_mm512_andnot_si512(b.r, a.r)}; }
inline Vec or3(Vec a, Vec b, Vec c) { return {_mm512_ternarylogic_epi32(a.r, b.r, c.r, 0xfe)}; }
inline Vec majority(Vec a, Vec b, Vec c) {
  return {_mm512_ternarylogic_epi32(a.r, b.r, c.r, 0xe8)};
}
// (a & b) | c
inline Vec and_or(Vec a, Vec b, Vec c) { return {_mm512_ternarylogic_epi32(a.r, b.r, c.r, 0xea)}; }
// The empty asm hides that this feeds x & (x - 1): clang would turn that into a population count
// and compute x - 1, which the sweep needs too, a second time.
inline Vec minus_one(Vec a) {
  Vec less{_mm512_add_epi16(a.r, _mm512_set1_epi16(-1))};
  asm("" : "+v"(less.r));
  return less;
}

inline Mask disjoint(Vec a, Vec b) { return _mm512_testn_epi16_mask(a.r, b.r); }
inline Mask equal(Vec a, Vec b) { return _mm512_cmpeq_epi16_mask(a.r, b.r); }
inline Mask at_most_two(Vec a) {
  return _mm512_cmplt_epu16_mask(_mm512_popcnt_epi16(a.r), _mm512_set1_epi16(3));
}
inline uint32_t bits(Mask m) { return m; }
inline Mask to_mask(uint32_t lanes) { return lanes; }

// The bits of x where mask has ones, side by side.
inline uint64_t extract_bits(uint64_t x, uint64_t mask) { return _pext_u64(x, mask); }

// Stores the lanes of a set side by side, and anything behind them up to a whole vector.
inline void pack(uint16_t* to, uint32_t lanes, Vec x) {
  store(to, {_mm512_maskz_compress_epi16(lanes, x.r)});
}

// x in the lanes of m, 0 elsewhere.
inline Vec only(Mask m, Vec x) { return {_mm512_maskz_mov_epi16(m, x.r)}; }
// a in the lanes of m, b elsewhere.
inline Vec select(Mask m, Vec a, Vec b) { return {_mm512_mask_mov_epi16(b.r, m, a.r)}; }
// As select, where b is part of a.
inline Vec select_wider(Mask m, Vec a, Vec b) { return select(m, a, b); }
// x without e, but what is in keep stays.
inline Vec strike(Vec x, Vec e, Vec keep) {
  return {_mm512_ternarylogic_epi32(x.r, e.r, keep.r, 0xb0)};
}

// Whether one of several sets is empty: the least of them tells.
inline Vec none_empty() { return splat(511); }
inline Vec note_empty(Vec seen, Vec x) { return {_mm512_min_epu16(seen.r, x.r)}; }
inline Mask has_empty(Vec seen) { return equal(seen, splat(0)); }

// Copies the lanes of a set out of kRows rows, the first lane to column[0] and so on; at most
// sixteen. Compress and transpose, and the way back, for eight, with expand. Word by word a lane
// took 12 ns out and 30 ns in, and the small stores stall the next sweep; forum 11+ went from 3.34
// to 3.63 of the yardstick with this.
template <int kRows>
inline void copy_out(const uint16_t* lanes, Mask set, uint16_t* const column[16]) {
  const bool more_than_eight = __builtin_popcount(set) > 8;
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    __m128i r[8], s[8];
    for (int k = 0; k < 8; ++k) {
      const __m512i x = _mm512_load_si512(lanes + (start + k) * Vec::kLanes);
      const __m256i y = _mm512_castsi512_si256(_mm512_maskz_compress_epi16(set, x));
      r[k] = _mm256_castsi256_si128(y);
      s[k] = _mm256_extracti128_si256(y, 1);
    }
    transpose(r);
    for (int k = 0; k < 8; ++k) store_bytes(column[k] + start, r[k]);
    if (!more_than_eight) continue;
    transpose(s);
    for (int k = 0; k < 8; ++k) store_bytes(column[8 + k] + start, s[k]);
  }
}

template <int kRows>
inline void copy_in(uint16_t* lanes, Mask set, const uint16_t* const column[8]) {
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    __m128i r[8];
    for (int k = 0; k < 8; ++k) r[k] = load_bytes(column[k] + start);
    transpose(r);
    for (int k = 0; k < 8; ++k) {
      uint16_t* at = lanes + (start + k) * Vec::kLanes;
      const __m512i x = _mm512_load_si512(at);
      _mm512_store_si512(at, _mm512_mask_expand_epi16(x, set, _mm512_castsi128_si512(r[k])));
    }
  }
}

}  // namespace
}  // namespace nonet::search
