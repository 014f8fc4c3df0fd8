// Text of eight puzzles in and out, in 128-bit registers.

#pragma once

#include "search/kernels/lanes_vec_x86_text.hpp"

namespace nonet::search {
namespace {

constexpr int kTextLanes = 8;

// 64 bytes, two rows of eight in each register.
inline void transpose(__m128i (&r)[4]) {
  for (int round = 0; round < 3; ++round) {
    const __m128i a = _mm_unpacklo_epi8(r[0], r[2]), b = _mm_unpackhi_epi8(r[0], r[2]);
    const __m128i c = _mm_unpacklo_epi8(r[1], r[3]), d = _mm_unpackhi_epi8(r[1], r[3]);
    r[0] = a, r[1] = b, r[2] = c, r[3] = d;
  }
}

// Reads kRows characters of eight puzzles; character r becomes eight candidate sets at row r.
// '1'..'9' is that digit alone, anything else all nine.
template <int kRows>
inline void read_text(const char* const text[8], uint16_t* lanes, size_t width) {
  const __m128i low = candidates_low(), high = candidates_high();
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    __m128i r[4];
    for (int i = 0; i < 4; ++i) {
      r[i] = _mm_unpacklo_epi64(_mm_loadu_si64(text[2 * i] + start),
                                _mm_loadu_si64(text[2 * i + 1] + start));
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      // What is no digit wraps to something large.
      const __m128i digit = _mm_min_epu8(_mm_sub_epi8(r[i], _mm_set1_epi8('0')), _mm_set1_epi8(15));
      const __m128i lo = _mm_shuffle_epi8(low, digit), hi = _mm_shuffle_epi8(high, digit);
      uint16_t* at = lanes + (start + 2 * i) * width;
      store_bytes(at, _mm_unpacklo_epi8(lo, hi));
      store_bytes(at + width, _mm_unpackhi_epi8(lo, hi));
    }
  }
}

// The way back for settled cells of eight lanes.
template <int kRows>
inline void write_text(const uint16_t* lanes, size_t width, char* const text[8]) {
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    __m128i r[4];
    for (int i = 0; i < 4; ++i) {
      const uint16_t* at = lanes + (start + 2 * i) * width;
      r[i] = to_text(load_bytes(at), load_bytes(at + width));
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      store_two(text[2 * i] + start, text[2 * i + 1] + start, r[i]);
    }
  }
}

}  // namespace
}  // namespace nonet::search
