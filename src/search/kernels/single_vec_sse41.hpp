// Sixteen 16-bit lanes in two 128-bit registers. The contract is in single.hpp.

#pragma once

#include <smmintrin.h>

#include <cstdint>

#include "search/kernels/single_vec_x86_text.hpp"

namespace nonet::search {
namespace {

// a: bands 0 and 1; b: band 2 and four idle lanes.
struct Vec {
  static constexpr bool kCountsBits = false;
  __m128i a, b;
};

inline Vec load(const uint16_t* lanes16) {
  return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(lanes16)),
          _mm_loadu_si128(reinterpret_cast<const __m128i*>(lanes16 + 8))};
}
inline void store(uint16_t* lanes16, Vec x) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(lanes16), x.a);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(lanes16 + 8), x.b);
}
inline Vec all(int x) {
  const __m128i v = _mm_set1_epi16(static_cast<short>(x));
  return {v, v};
}

inline Vec operator&(Vec x, Vec y) { return {_mm_and_si128(x.a, y.a), _mm_and_si128(x.b, y.b)}; }
inline Vec operator|(Vec x, Vec y) { return {_mm_or_si128(x.a, y.a), _mm_or_si128(x.b, y.b)}; }
inline Vec operator^(Vec x, Vec y) { return {_mm_xor_si128(x.a, y.a), _mm_xor_si128(x.b, y.b)}; }
inline Vec operator-(Vec x, Vec y) {
  return {_mm_andnot_si128(y.a, x.a), _mm_andnot_si128(y.b, x.b)};
}
inline Vec or3(Vec x, Vec y, Vec z) { return x | y | z; }
inline Vec and3(Vec x, Vec y, Vec z) { return x & y & z; }
inline Vec and_or(Vec x, Vec y, Vec z) { return (x & y) | z; }
inline Vec majority(Vec x, Vec y, Vec z) { return and_or(x | y, z, x & y); }
inline Vec and_either(Vec x, Vec y, Vec z) { return x & (y | z); }
inline Vec and_unless(Vec x, Vec y, Vec z) { return x - (z - y); }

inline Vec add(Vec x, Vec y) { return {_mm_add_epi16(x.a, y.a), _mm_add_epi16(x.b, y.b)}; }
inline Vec less(Vec x, Vec y) { return {_mm_sub_epi16(x.a, y.a), _mm_sub_epi16(x.b, y.b)}; }
inline Vec both(Vec x, Vec y) { return {_mm_min_epu16(x.a, y.a), _mm_min_epu16(x.b, y.b)}; }
inline Vec is_zero(Vec x) {
  const __m128i zero = _mm_setzero_si128();
  return {_mm_cmpeq_epi16(x.a, zero), _mm_cmpeq_epi16(x.b, zero)};
}
inline Vec without_lowest(Vec x) { return x & add(x, all(-1)); }
inline Vec is_single(Vec x) { return is_zero(without_lowest(x)); }
inline Vec at_most_two(Vec x) { return is_zero(without_lowest(without_lowest(x))); }
inline Vec below_lowest(Vec x) { return add(x, all(-1)) - x; }
inline Vec add_where_met(Vec sum, Vec n, Vec x, Vec y) {
  const Vec met = x & y;
  return add(sum, {_mm_sign_epi16(n.a, met.a), _mm_sign_epi16(n.b, met.b)});
}
inline Vec strike_where_any(Vec x, Vec v, Vec y) {
  return x - Vec{_mm_sign_epi16(v.a, y.a), _mm_sign_epi16(v.b, y.b)};
}
inline Vec without_if_more(Vec x, Vec v) { return strike_where_any(x, v, x - v); }
inline Vec add_where_many(Vec sum, Vec x) { return add_where_met(sum, x, x, add(x, all(-1))); }
inline Vec strike_where_many(Vec x, Vec v) { return strike_where_any(x, v, x & add(x, all(-1))); }
inline Vec less_where_any(Vec sum, Vec n, Vec x) {
  return less(sum, {_mm_sign_epi16(n.a, x.a), _mm_sign_epi16(n.b, x.b)});
}
inline Vec where_many(Vec v, Vec x) {
  const Vec more = x & add(x, all(-1));
  return {_mm_sign_epi16(v.a, more.a), _mm_sign_epi16(v.b, more.b)};
}
inline Vec larger(Vec x, Vec y) { return {_mm_max_epu16(x.a, y.a), _mm_max_epu16(x.b, y.b)}; }
inline uint32_t largest(Vec x) {
  const __m128i half = _mm_max_epu16(x.a, x.b);
  const __m128i least = _mm_minpos_epu16(_mm_xor_si128(half, _mm_set1_epi16(-1)));
  return ~static_cast<uint32_t>(_mm_cvtsi128_si32(least)) & 0xffff;
}
inline bool none(Vec x) {
  const __m128i any = _mm_or_si128(x.a, x.b);
  return _mm_testz_si128(any, any) != 0;
}

inline __m128i count(__m128i x) {
  const __m128i ones = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m128i nibble = _mm_set1_epi16(0x0f);
  const __m128i low = _mm_shuffle_epi8(ones, _mm_and_si128(x, nibble));
  const __m128i mid = _mm_shuffle_epi8(ones, _mm_and_si128(_mm_srli_epi16(x, 4), nibble));
  return _mm_add_epi16(_mm_add_epi16(low, mid), _mm_srli_epi16(x, 8));
}
inline Vec count(Vec x) { return {count(x.a), count(x.b)}; }

template <int kSteps>
inline Vec next_stack(Vec x) {
  const __m128i from = kSteps == 1
                           ? _mm_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15)
                           : _mm_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
  return {_mm_shuffle_epi8(x.a, from), _mm_shuffle_epi8(x.b, from)};
}

template <int kSteps>
inline Vec next_band(Vec x) {
  if constexpr (kSteps == 1) {
    return {_mm_alignr_epi8(x.b, x.a, 8), _mm_blend_epi16(x.a, x.b, 0xf0)};
  } else {
    return {_mm_unpacklo_epi64(x.b, x.a), _mm_unpackhi_epi64(x.a, x.b)};
  }
}

// Characters to candidates: '1' to '9' a single bit, anything else all nine.
inline __m128i to_candidates(__m128i text) {
  const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const __m128i digit = _mm_sub_epi16(text, _mm_set1_epi16('1'));
  const __m128i eight = _mm_set1_epi16(8);
  const __m128i is_digit = _mm_cmpeq_epi16(_mm_min_epu16(digit, eight), digit);
  const __m128i high_off = _mm_or_si128(digit, _mm_set1_epi16(-0x8000));
  const __m128i nine = _mm_and_si128(_mm_cmpeq_epi16(digit, eight), _mm_set1_epi16(0x100));
  const __m128i bit = _mm_or_si128(_mm_shuffle_epi8(bits, high_off), nine);
  return _mm_blendv_epi8(_mm_set1_epi16(0x1ff), bit, is_digit);
}

inline void parse(const char* puzzle81, Vec places[9]) {
  Halves text[9];
  read_text(puzzle81, text);
  for (int i = 0; i < 9; ++i) {
    places[i] = {to_candidates(text[i].low), to_candidates(text[i].high)};
  }
}

inline void read_candidates(const uint16_t* masks81, Vec places[9]) {
  Halves half[9];
  read_candidates(masks81, half);
  for (int i = 0; i < 9; ++i) places[i] = {half[i].low, half[i].high};
}

inline void print(const Vec characters[9], char* solution81) {
  Halves text[9];
  for (int i = 0; i < 9; ++i) text[i] = {characters[i].a, characters[i].b};
  write_text(text, solution81);
}

}  // namespace
}  // namespace nonet::search
