// What the x86 kernels share, in 128-bit registers: columns of words, eight by eight, and how text
// is spelled. Blocks of text are read and written by eight puzzles (lanes_vec_x86_text8.hpp) or by
// sixteen (lanes_vec_x86_text16.hpp).
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

inline __m128i load_bytes(const void* p) { return _mm_loadu_si128(static_cast<const __m128i*>(p)); }
inline void store_bytes(void* p, __m128i x) { _mm_storeu_si128(static_cast<__m128i*>(p), x); }
inline void store_two(char* first, char* second, __m128i x) {
  _mm_storeu_si64(first, x);
  _mm_storeu_si64(second, _mm_unpackhi_epi64(x, x));
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

// The two halves of a candidate set, by a character less '0'. 0 and what is no digit, at most 15,
// are all nine.
inline __m128i candidates_low() {
  return _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, -1, -1, -1, -1, -1);
}
inline __m128i candidates_high() {
  return _mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1);
}

// Settled cells as characters. Packing saturates digit 9 to 255, so a byte still tells all
// nine apart and two nibble tables spell them: 1 2 4 8 in the low one, 16 32 64 128 in the high
// one, 15 in the low one for 9.
inline __m128i faces_low() {
  return _mm_setr_epi8('0', '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9');
}
inline __m128i faces_high() {
  return _mm_setr_epi8(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0);
}

inline __m128i to_text(__m128i a, __m128i b) {
  const __m128i nibble = _mm_set1_epi8(15);
  const __m128i x = _mm_packus_epi16(a, b);
  return _mm_add_epi8(_mm_shuffle_epi8(faces_low(), _mm_and_si128(x, nibble)),
                      _mm_shuffle_epi8(faces_high(), _mm_and_si128(_mm_srli_epi16(x, 4), nibble)));
}

// One column of settled cells as text.
template <int kRows>
inline void write_column(const uint16_t* column, char* text) {
  for (int row = 0; row < kRows; row += 16) {
    const int start = row < kRows - 16 ? row : kRows - 16;
    store_bytes(text + start, to_text(load_bytes(column + start), load_bytes(column + start + 8)));
  }
}

}  // namespace
}  // namespace nonet::search
