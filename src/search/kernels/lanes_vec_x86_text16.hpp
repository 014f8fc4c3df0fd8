// Text of sixteen puzzles in and out, in 256-bit registers: eight in each half, and in each half
// the same as with eight (lanes_vec_x86_text8.hpp). Interleaving and packing stay within halves, so
// a row of sixteen lanes comes out whole.

#pragma once

#include <immintrin.h>

#include "search/kernels/lanes_vec_x86_text.hpp"

namespace nonet::search {
namespace {

constexpr int kTextLanes = 16;

inline __m256i twice(__m128i x) { return _mm256_broadcastsi128_si256(x); }
inline __m256i load_row(const uint16_t* lanes16) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(lanes16));
}
inline void store_row(uint16_t* lanes16, __m256i x) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(lanes16), x);
}

// 64 bytes in each half, two rows of eight in each half of a register.
inline void transpose(__m256i (&r)[4]) {
  for (int round = 0; round < 3; ++round) {
    const __m256i a = _mm256_unpacklo_epi8(r[0], r[2]), b = _mm256_unpackhi_epi8(r[0], r[2]);
    const __m256i c = _mm256_unpacklo_epi8(r[1], r[3]), d = _mm256_unpackhi_epi8(r[1], r[3]);
    r[0] = a, r[1] = b, r[2] = c, r[3] = d;
  }
}

inline __m128i load_two(const char* first, const char* second) {
  return _mm_unpacklo_epi64(_mm_loadu_si64(first), _mm_loadu_si64(second));
}

// Reads kRows characters of sixteen puzzles; character r becomes sixteen candidate sets at row r.
// '1'..'9' is that digit alone, anything else all nine.
template <int kRows>
inline void read_text(const char* const text[16], uint16_t* lanes, size_t width) {
  const __m256i low = twice(candidates_low()), high = twice(candidates_high());
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    __m256i r[4];
    for (int i = 0; i < 4; ++i) {
      r[i] = _mm256_set_m128i(load_two(text[2 * i + 8] + start, text[2 * i + 9] + start),
                              load_two(text[2 * i] + start, text[2 * i + 1] + start));
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      const __m256i digit =
          _mm256_min_epu8(_mm256_sub_epi8(r[i], _mm256_set1_epi8('0')), _mm256_set1_epi8(15));
      const __m256i lo = _mm256_shuffle_epi8(low, digit), hi = _mm256_shuffle_epi8(high, digit);
      uint16_t* at = lanes + (start + 2 * i) * width;
      store_row(at, _mm256_unpacklo_epi8(lo, hi));
      store_row(at + width, _mm256_unpackhi_epi8(lo, hi));
    }
  }
}

// The way back for settled cells of sixteen lanes.
template <int kRows>
inline void write_text(const uint16_t* lanes, size_t width, char* const text[16]) {
  const __m256i low = twice(faces_low()), high = twice(faces_high());
  const __m256i nibble = _mm256_set1_epi8(15);
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    __m256i r[4];
    for (int i = 0; i < 4; ++i) {
      const uint16_t* at = lanes + (start + 2 * i) * width;
      const __m256i x = _mm256_packus_epi16(load_row(at), load_row(at + width));
      r[i] = _mm256_add_epi8(
          _mm256_shuffle_epi8(low, _mm256_and_si256(x, nibble)),
          _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(x, 4), nibble)));
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      const __m128i first = _mm256_castsi256_si128(r[i]), other = _mm256_extracti128_si256(r[i], 1);
      store_two(text[2 * i] + start, text[2 * i + 1] + start, first);
      store_two(text[2 * i + 8] + start, text[2 * i + 9] + start, other);
    }
  }
}

}  // namespace
}  // namespace nonet::search
