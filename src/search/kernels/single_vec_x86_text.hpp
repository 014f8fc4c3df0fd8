// Text in and out for the 128- and 256-bit x86 vectors: a row of the puzzle is nine characters,
// a vector of the single engine is one place of every box (the picture is in single.hpp).
//
//   row of text     a b c | d e f | g h i          (3 stacks of 3)
//   three quads     a d g .   b e h .   c f i .     (16-bit lanes: one quad per column of a box)
//
// One byte shuffle turns a row into two quads, a second one gives the third; interleaving the
// quads of rows r, r+3 and r+6 gives the vectors. Printing runs the same road backwards. A row of
// candidate sets is read in two halves that overlap, a to h and b to i.

#pragma once

#include <smmintrin.h>

#include <cstdint>
#include <cstring>

namespace nonet::search {
namespace {

// Lanes 0-7 and 8-15 of one vector.
struct Halves {
  __m128i low, high;
};

// The last row is read from an earlier address so that no byte past the 81st is touched.
inline __m128i load_row(const char* puzzle81, int row) {
  const char* at = row < 8 ? puzzle81 + 9 * row : puzzle81 + 65;
  const __m128i text = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
  return row < 8 ? text : _mm_srli_si128(text, 7);
}

// Three rows, one of each band: their first two quads in a pair, their third. Out come three
// vectors.
inline void interleave(const __m128i pair[3], const __m128i last[3], Halves places[3]) {
  const __m128i none = _mm_setzero_si128();
  places[0] = {_mm_unpacklo_epi64(pair[0], pair[1]), _mm_unpacklo_epi64(pair[2], none)};
  places[1] = {_mm_unpackhi_epi64(pair[0], pair[1]), _mm_unpackhi_epi64(pair[2], none)};
  places[2] = {_mm_unpacklo_epi64(last[0], last[1]), _mm_unpacklo_epi64(last[2], none)};
}

inline void read_text(const char* puzzle81, Halves places[9]) {
  const __m128i first_two = _mm_setr_epi8(0, -1, 3, -1, 6, -1, -1, -1, 1, -1, 4, -1, 7, -1, -1, -1);
  const __m128i third = _mm_setr_epi8(2, -1, 5, -1, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  for (int r = 0; r < 3; ++r) {
    __m128i pair[3], last[3];
    for (int band = 0; band < 3; ++band) {
      const __m128i row = load_row(puzzle81, 3 * band + r);
      pair[band] = _mm_shuffle_epi8(row, first_two);
      last[band] = _mm_shuffle_epi8(row, third);
    }
    interleave(pair, last, places + 3 * r);
  }
}

inline void read_candidates(const uint16_t* masks81, Halves places[9]) {
  const __m128i first_two = _mm_setr_epi8(0, 1, 6, 7, 12, 13, -1, -1, 2, 3, 8, 9, 14, 15, -1, -1);
  const __m128i third = _mm_setr_epi8(2, 3, 8, 9, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  for (int r = 0; r < 3; ++r) {
    __m128i pair[3], last[3];
    for (int band = 0; band < 3; ++band) {
      const uint16_t* row = masks81 + 9 * (3 * band + r);
      const __m128i a_to_h = _mm_loadu_si128(reinterpret_cast<const __m128i*>(row));
      const __m128i b_to_i = _mm_loadu_si128(reinterpret_cast<const __m128i*>(row + 1));
      pair[band] = _mm_shuffle_epi8(a_to_h, first_two);
      last[band] = _mm_shuffle_epi8(b_to_i, third);
    }
    interleave(pair, last, places + 3 * r);
  }
}

// The lanes hold characters.
inline void write_text(const Halves places[9], char* solution81) {
  const __m128i weave = _mm_setr_epi8(0, 1, 8, 2, 3, 10, 4, 5, 12, -1, -1, -1, -1, -1, -1, -1);
  __m128i rows[9];
  for (int r = 0; r < 3; ++r) {
    const Halves& a = places[3 * r];
    const Halves& b = places[3 * r + 1];
    const Halves& c = places[3 * r + 2];
    const __m128i low = _mm_or_si128(a.low, _mm_slli_epi16(b.low, 8));
    const __m128i high = _mm_or_si128(a.high, _mm_slli_epi16(b.high, 8));
    rows[r] = _mm_shuffle_epi8(_mm_unpacklo_epi64(low, c.low), weave);
    rows[r + 3] = _mm_shuffle_epi8(_mm_unpackhi_epi64(low, c.low), weave);
    rows[r + 6] = _mm_shuffle_epi8(_mm_unpacklo_epi64(high, c.high), weave);
  }
  // Each store runs seven bytes over; the next row repairs them, the last one is stored short.
  for (int row = 0; row < 8; ++row) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(solution81 + 9 * row), rows[row]);
  }
  _mm_storel_epi64(reinterpret_cast<__m128i*>(solution81 + 72), rows[8]);
  solution81[80] = static_cast<char>(_mm_extract_epi8(rows[8], 8));
}

}  // namespace
}  // namespace nonet::search
