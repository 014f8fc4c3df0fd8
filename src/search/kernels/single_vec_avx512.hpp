// Sixteen 16-bit lanes in one 256-bit register, with the 512-bit family's three-way logic, word
// counts and 32 register names. The contract is in single.hpp.
//
// Not 512 bits wide on purpose: a board of three 512-bit registers (27 minirows as lanes) needed
// lane-crossing permutes of 5 cycles at every turn: 89 cycles a pass where this takes 55, with the
// same rules.

#pragma once

#include <immintrin.h>

#include <cstdint>

#include "search/kernels/single_vec_x86_text.hpp"

namespace nonet::search {
namespace {

struct Vec {
  static constexpr bool kCountsBits = true;
  __m256i v;
};

inline Vec load(const uint16_t* lanes16) {
  return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(lanes16))};
}
inline void store(uint16_t* lanes16, Vec a) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(lanes16), a.v);
}
inline Vec all(int x) { return {_mm256_set1_epi16(static_cast<short>(x))}; }

// The truth table is read with a = 11110000, b = 11001100, c = 10101010.
template <int kTruth>
inline Vec logic(Vec a, Vec b, Vec c) {
  return {_mm256_ternarylogic_epi32(a.v, b.v, c.v, kTruth)};
}
inline Vec operator&(Vec a, Vec b) { return {_mm256_and_si256(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm256_or_si256(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {_mm256_xor_si256(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm256_andnot_si256(b.v, a.v)}; }
inline Vec or3(Vec a, Vec b, Vec c) { return logic<0b11111110>(a, b, c); }
inline Vec and3(Vec a, Vec b, Vec c) { return logic<0b10000000>(a, b, c); }
inline Vec and_or(Vec a, Vec b, Vec c) { return logic<0b11101010>(a, b, c); }
inline Vec majority(Vec a, Vec b, Vec c) { return logic<0b11101000>(a, b, c); }
inline Vec and_either(Vec a, Vec b, Vec c) { return logic<0b11100000>(a, b, c); }
inline Vec and_unless(Vec a, Vec b, Vec c) { return logic<0b11010000>(a, b, c); }

// Knowing a constant, clang rewrites a byte shuffle as two half-word shuffles (1 to 2 % of a hard
// puzzle) and clang 14 a comparison as one into a mask register and back (10 %). So it is not told.
inline __m256i hidden(__m256i constant) {
  asm("" : "+x"(constant));
  return constant;
}

inline Vec add(Vec a, Vec b) { return {_mm256_add_epi16(a.v, b.v)}; }
inline Vec less(Vec a, Vec b) { return {_mm256_sub_epi16(a.v, b.v)}; }
inline Vec both(Vec a, Vec b) { return {_mm256_min_epu16(a.v, b.v)}; }
inline Vec is_zero(Vec a) { return {_mm256_cmpeq_epi16(a.v, _mm256_setzero_si256())}; }
inline Vec count(Vec a) { return {_mm256_popcnt_epi16(a.v)}; }
inline Vec is_single(Vec a) { return {_mm256_cmpeq_epi16(count(a).v, all(1).v)}; }
inline Vec at_most_two(Vec a) { return {_mm256_cmpgt_epi16(hidden(all(3).v), count(a).v)}; }
inline Vec below_lowest(Vec a) { return add(a, all(-1)) - a; }
inline Vec add_where_met(Vec sum, Vec n, Vec a, Vec b) {
  return {_mm256_mask_add_epi16(sum.v, _mm256_test_epi16_mask(a.v, b.v), sum.v, n.v)};
}
inline Vec without_if_more(Vec x, Vec v) { return and_unless(x, is_zero(x - v), v); }
inline Vec add_where_many(Vec sum, Vec x) { return add(sum, x - is_single(x)); }
inline Vec strike_where_many(Vec x, Vec v) { return and_unless(x, is_single(x), v); }
inline Vec less_where_any(Vec sum, Vec n, Vec a) {
  return {_mm256_mask_sub_epi16(sum.v, _mm256_test_epi16_mask(a.v, a.v), sum.v, n.v)};
}
inline Vec where_many(Vec v, Vec x) {
  return {_mm256_maskz_mov_epi16(_mm256_test_epi16_mask(x.v, add(x, all(-1)).v), v.v)};
}
inline Vec larger(Vec a, Vec b) { return {_mm256_max_epu16(a.v, b.v)}; }
inline uint32_t largest(Vec a) {
  const __m128i half = _mm_max_epu16(_mm256_castsi256_si128(a.v), _mm256_extracti128_si256(a.v, 1));
  const __m128i least = _mm_minpos_epu16(_mm_xor_si128(half, _mm_set1_epi16(-1)));
  return ~static_cast<uint32_t>(_mm_cvtsi128_si32(least)) & 0xffff;
}
inline bool none(Vec a) { return _mm256_testz_si256(a.v, a.v) != 0; }

template <int kSteps>
inline Vec next_stack(Vec a) {
  const __m256i from = kSteps == 1
                           ? _mm256_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15,
                                              2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15)
                           : _mm256_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15,
                                              4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
  return {_mm256_shuffle_epi8(a.v, hidden(from))};
}

template <int kSteps>
inline Vec next_band(Vec a) {
  return {_mm256_permute4x64_epi64(a.v, kSteps == 1 ? 0b11001001 : 0b11010010)};
}

// Characters to candidates: '1' to '9' a single bit, anything else all nine. A shift count of 16
// or more gives zero, and so does a bit beyond the ninth.
inline Vec to_candidates(Vec text) {
  const __m256i digit = _mm256_sub_epi16(text.v, all('1').v);
  const Vec bit = Vec{_mm256_sllv_epi16(all(1).v, digit)} & all(0x1ff);
  return bit | (is_zero(bit) & all(0x1ff));
}

inline void parse(const char* puzzle81, Vec places[9]) {
  Halves text[9];
  read_text(puzzle81, text);
  for (int i = 0; i < 9; ++i) {
    places[i] = to_candidates({_mm256_set_m128i(text[i].high, text[i].low)});
  }
}

inline void read_candidates(const uint16_t* masks81, Vec places[9]) {
  Halves half[9];
  read_candidates(masks81, half);
  for (int i = 0; i < 9; ++i) places[i] = {_mm256_set_m128i(half[i].high, half[i].low)};
}

inline void print(const Vec characters[9], char* solution81) {
  Halves text[9];
  for (int i = 0; i < 9; ++i) {
    text[i] = {_mm256_castsi256_si128(characters[i].v),
               _mm256_extracti128_si256(characters[i].v, 1)};
  }
  write_text(text, solution81);
}

}  // namespace
}  // namespace nonet::search
