// Sixteen 16-bit lanes in one 256-bit register. The contract is in single.hpp.

#pragma once

#include <immintrin.h>

#include <cstdint>

#include "search/kernels/single_vec_x86_text.hpp"

namespace nonet::search {
namespace {

struct Vec {
  static constexpr bool kCountsBits = false;
  __m256i v;
};

inline Vec load(const uint16_t* lanes16) {
  return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(lanes16))};
}
inline void store(uint16_t* lanes16, Vec a) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(lanes16), a.v);
}
inline Vec all(int x) { return {_mm256_set1_epi16(static_cast<short>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {_mm256_and_si256(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm256_or_si256(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {_mm256_xor_si256(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm256_andnot_si256(b.v, a.v)}; }
inline Vec or3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec and3(Vec a, Vec b, Vec c) { return a & b & c; }
inline Vec and_or(Vec a, Vec b, Vec c) { return (a & b) | c; }
inline Vec majority(Vec a, Vec b, Vec c) { return and_or(a | b, c, a & b); }
inline Vec and_either(Vec a, Vec b, Vec c) { return a & (b | c); }
inline Vec and_unless(Vec a, Vec b, Vec c) { return a - (c - b); }

inline Vec add(Vec a, Vec b) { return {_mm256_add_epi16(a.v, b.v)}; }
inline Vec less(Vec a, Vec b) { return {_mm256_sub_epi16(a.v, b.v)}; }
inline Vec both(Vec a, Vec b) { return {_mm256_min_epu16(a.v, b.v)}; }
inline Vec is_zero(Vec a) { return {_mm256_cmpeq_epi16(a.v, _mm256_setzero_si256())}; }
inline Vec without_lowest(Vec a) { return a & add(a, all(-1)); }
inline Vec is_single(Vec a) { return is_zero(without_lowest(a)); }
inline Vec at_most_two(Vec a) { return is_zero(without_lowest(without_lowest(a))); }
inline Vec below_lowest(Vec a) { return add(a, all(-1)) - a; }
inline Vec add_where_met(Vec sum, Vec n, Vec a, Vec b) {
  return add(sum, {_mm256_sign_epi16(n.v, (a & b).v)});
}
inline Vec strike_where_any(Vec x, Vec v, Vec a) { return x - Vec{_mm256_sign_epi16(v.v, a.v)}; }
inline Vec without_if_more(Vec x, Vec v) { return strike_where_any(x, v, x - v); }
inline Vec add_where_many(Vec sum, Vec x) { return add_where_met(sum, x, x, add(x, all(-1))); }
inline Vec strike_where_many(Vec x, Vec v) { return strike_where_any(x, v, x & add(x, all(-1))); }
inline Vec less_where_any(Vec sum, Vec n, Vec a) {
  return less(sum, {_mm256_sign_epi16(n.v, a.v)});
}
inline Vec where_many(Vec v, Vec x) { return {_mm256_sign_epi16(v.v, (x & add(x, all(-1))).v)}; }
inline Vec larger(Vec a, Vec b) { return {_mm256_max_epu16(a.v, b.v)}; }
inline uint32_t largest(Vec a) {
  const __m128i half = _mm_max_epu16(_mm256_castsi256_si128(a.v), _mm256_extracti128_si256(a.v, 1));
  const __m128i least = _mm_minpos_epu16(_mm_xor_si128(half, _mm_set1_epi16(-1)));
  return ~static_cast<uint32_t>(_mm_cvtsi128_si32(least)) & 0xffff;
}
inline bool none(Vec a) { return _mm256_testz_si256(a.v, a.v) != 0; }

inline Vec count(Vec a) {
  const __m256i ones = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i nibble = _mm256_set1_epi16(0x0f);
  const __m256i low = _mm256_shuffle_epi8(ones, _mm256_and_si256(a.v, nibble));
  const __m256i mid =
      _mm256_shuffle_epi8(ones, _mm256_and_si256(_mm256_srli_epi16(a.v, 4), nibble));
  return {_mm256_add_epi16(_mm256_add_epi16(low, mid), _mm256_srli_epi16(a.v, 8))};
}

// Knowing a constant, clang rewrites a byte shuffle as two half-word shuffles. So it is not told.
inline __m256i hidden(__m256i constant) {
  asm("" : "+x"(constant));
  return constant;
}

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

// Characters to candidates: '1' to '9' a single bit, anything else all nine.
inline Vec to_candidates(Vec text) {
  const __m256i bits = _mm256_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0,  //
                                        1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const __m256i digit = _mm256_sub_epi16(text.v, _mm256_set1_epi16('1'));
  const __m256i eight = _mm256_set1_epi16(8);
  const __m256i is_digit = _mm256_cmpeq_epi16(_mm256_min_epu16(digit, eight), digit);
  const __m256i high_off = _mm256_or_si256(digit, _mm256_set1_epi16(-0x8000));
  const __m256i nine = _mm256_and_si256(_mm256_cmpeq_epi16(digit, eight), all(0x100).v);
  const __m256i bit = _mm256_or_si256(_mm256_shuffle_epi8(bits, high_off), nine);
  return {_mm256_blendv_epi8(all(0x1ff).v, bit, is_digit)};
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
