// What the x86 kernels share, in 128-bit registers: text in and out, and columns of words, always
// eight by eight.
//
// A transpose of 8x8 elements is three rounds of the same interleaving: a round moves the element
// with the 6-bit index (row, column) to the index rotated by one bit, so after three the two halves
// of the index have changed places.

#pragma once

#include <smmintrin.h>
#include <stddef.h>
#include <stdint.h>

namespace nonet::search {
namespace {

constexpr int kTextLanes = 8;

inline __m128i load_bytes(const void* p) { return _mm_loadu_si128(static_cast<const __m128i*>(p)); }
inline void store_bytes(void* p, __m128i x) { _mm_storeu_si128(static_cast<__m128i*>(p), x); }

// 64 bytes, two rows of eight in each register.
inline void transpose(__m128i (&r)[4]) {
  for (int round = 0; round < 3; ++round) {
    const __m128i a = _mm_unpacklo_epi8(r[0], r[2]), b = _mm_unpackhi_epi8(r[0], r[2]);
    const __m128i c = _mm_unpacklo_epi8(r[1], r[3]), d = _mm_unpackhi_epi8(r[1], r[3]);
    r[0] = a, r[1] = b, r[2] = c, r[3] = d;
  }
}

// 64 words, a row of eight in each register.
inline void transpose(__m128i (&r)[8]) {
  for (int round = 0; round < 3; ++round) {
    __m128i next[8];
    for (int k = 0; k < 4; ++k) {
      next[2 * k] = _mm_unpacklo_epi16(r[k], r[k + 4]);
      next[2 * k + 1] = _mm_unpackhi_epi16(r[k], r[k + 4]);
    }
    for (int k = 0; k < 8; ++k) r[k] = next[k];
  }
}

// The start of a block of eight rows; the last block overlaps its neighbour instead of running
// over.
template <int kRows>
constexpr int block_start(int row) {
  return row < kRows - 8 ? row : kRows - 8;
}

// Reads kRows characters of eight puzzles; character r becomes eight candidate sets at row r.
// '1'..'9' is that digit alone, anything else all nine.
template <int kRows>
inline void read_text(const char* const text[8], uint16_t* lanes, size_t width) {
  const __m128i low = _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, -1, -1, -1, -1, -1);
  const __m128i high = _mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1);
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    __m128i r[4];
    for (int i = 0; i < 4; ++i) {
      r[i] = _mm_unpacklo_epi64(_mm_loadu_si64(text[2 * i] + start),
                                _mm_loadu_si64(text[2 * i + 1] + start));
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      // 0 and what is no digit select "all": the latter wraps to something large and stops at 15.
      const __m128i digit = _mm_min_epu8(_mm_sub_epi8(r[i], _mm_set1_epi8('0')), _mm_set1_epi8(15));
      const __m128i lo = _mm_shuffle_epi8(low, digit), hi = _mm_shuffle_epi8(high, digit);
      uint16_t* at = lanes + (start + 2 * i) * width;
      store_bytes(at, _mm_unpacklo_epi8(lo, hi));
      store_bytes(at + width, _mm_unpackhi_epi8(lo, hi));
    }
  }
}

// Sixteen settled cells as characters. Packing saturates digit 9 to 255, so a byte still tells all
// nine apart and two nibble tables spell them: 1 2 4 8 in the low one, 16 32 64 128 in the high
// one, 15 in the low one for 9.
inline __m128i to_text(__m128i a, __m128i b) {
  const __m128i low = _mm_setr_epi8('0', '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9');
  const __m128i high = _mm_setr_epi8(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0);
  const __m128i nibble = _mm_set1_epi8(15);
  const __m128i x = _mm_packus_epi16(a, b);
  return _mm_add_epi8(_mm_shuffle_epi8(low, _mm_and_si128(x, nibble)),
                      _mm_shuffle_epi8(high, _mm_and_si128(_mm_srli_epi16(x, 4), nibble)));
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
      _mm_storeu_si64(text[2 * i] + start, r[i]);
      _mm_storeu_si64(text[2 * i + 1] + start, _mm_unpackhi_epi64(r[i], r[i]));
    }
  }
}

// The same for one column of settled cells.
template <int kRows>
inline void write_column(const uint16_t* column, char* text) {
  for (int row = 0; row < kRows; row += 16) {
    const int start = row < kRows - 16 ? row : kRows - 16;
    store_bytes(text + start, to_text(load_bytes(column + start), load_bytes(column + start + 8)));
  }
}

}  // namespace
}  // namespace nonet::search
