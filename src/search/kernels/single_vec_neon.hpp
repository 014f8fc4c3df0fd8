// Sixteen 16-bit lanes in two NEON registers. The contract is in single.hpp.
//
// Text goes in and out as on x86 (single_vec_x86_text.hpp has the picture): a byte shuffle for each
// row, then the quads of rows r, r+3 and r+6 side by side.

#pragma once

#include <arm_neon.h>

#include <cstdint>

namespace nonet::search {
namespace {

// a: bands 0 and 1; b: band 2 and four idle lanes.
struct Vec {
  static constexpr bool kCountsBits = false;
  uint16x8_t a, b;
};

inline Vec load(const uint16_t* lanes16) { return {vld1q_u16(lanes16), vld1q_u16(lanes16 + 8)}; }
inline void store(uint16_t* lanes16, Vec x) {
  vst1q_u16(lanes16, x.a);
  vst1q_u16(lanes16 + 8, x.b);
}
inline Vec all(int x) {
  const uint16x8_t v = vdupq_n_u16(static_cast<uint16_t>(x));
  return {v, v};
}

inline Vec operator&(Vec x, Vec y) { return {vandq_u16(x.a, y.a), vandq_u16(x.b, y.b)}; }
inline Vec operator|(Vec x, Vec y) { return {vorrq_u16(x.a, y.a), vorrq_u16(x.b, y.b)}; }
inline Vec operator^(Vec x, Vec y) { return {veorq_u16(x.a, y.a), veorq_u16(x.b, y.b)}; }
inline Vec operator-(Vec x, Vec y) { return {vbicq_u16(x.a, y.a), vbicq_u16(x.b, y.b)}; }
inline Vec or3(Vec x, Vec y, Vec z) { return x | y | z; }
inline Vec and3(Vec x, Vec y, Vec z) { return x & y & z; }
inline Vec and_or(Vec x, Vec y, Vec z) { return (x & y) | z; }
// Where x and y differ z decides, else they do.
inline Vec majority(Vec x, Vec y, Vec z) {
  const Vec differ = x ^ y;
  return {vbslq_u16(differ.a, z.a, x.a), vbslq_u16(differ.b, z.b, x.b)};
}
inline Vec and_either(Vec x, Vec y, Vec z) { return x & (y | z); }
inline Vec and_unless(Vec x, Vec y, Vec z) { return x - (z - y); }

inline Vec add(Vec x, Vec y) { return {vaddq_u16(x.a, y.a), vaddq_u16(x.b, y.b)}; }
inline Vec less(Vec x, Vec y) { return {vsubq_u16(x.a, y.a), vsubq_u16(x.b, y.b)}; }
inline Vec both(Vec x, Vec y) { return {vminq_u16(x.a, y.a), vminq_u16(x.b, y.b)}; }
inline Vec is_zero(Vec x) { return {vceqzq_u16(x.a), vceqzq_u16(x.b)}; }
// All ones in the lanes that have a bit in common.
inline Vec meet(Vec x, Vec y) { return {vtstq_u16(x.a, y.a), vtstq_u16(x.b, y.b)}; }
inline Vec has_many(Vec x) { return meet(x, add(x, all(-1))); }
inline Vec without_lowest(Vec x) { return x & add(x, all(-1)); }
inline Vec is_single(Vec x) { return is_zero(without_lowest(x)); }
inline Vec at_most_two(Vec x) { return is_zero(without_lowest(without_lowest(x))); }
inline Vec below_lowest(Vec x) { return add(x, all(-1)) - x; }
inline Vec add_where_met(Vec sum, Vec n, Vec x, Vec y) { return add(sum, n & meet(x, y)); }
inline Vec without_if_more(Vec x, Vec v) {
  const Vec more = x - v;
  return x - (v & meet(more, more));
}
inline Vec add_where_many(Vec sum, Vec x) { return add(sum, x & has_many(x)); }
inline Vec strike_where_many(Vec x, Vec v) { return x - (v & has_many(x)); }
inline Vec less_where_any(Vec sum, Vec n, Vec x) { return less(sum, n & meet(x, x)); }
inline Vec where_many(Vec v, Vec x) { return v & has_many(x); }
inline Vec larger(Vec x, Vec y) { return {vmaxq_u16(x.a, y.a), vmaxq_u16(x.b, y.b)}; }
inline uint32_t largest(Vec x) { return vmaxvq_u16(vmaxq_u16(x.a, x.b)); }
inline bool none(Vec x) { return vmaxvq_u32(vreinterpretq_u32_u16(vorrq_u16(x.a, x.b))) == 0; }

inline uint16x8_t count(uint16x8_t x) { return vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(x))); }
inline Vec count(Vec x) { return {count(x.a), count(x.b)}; }

// Bytes of x by their numbers; 255 makes a zero.
inline uint16x8_t shuffle(uint16x8_t x, const uint8_t (&from)[16]) {
  return vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(x), vld1q_u8(from)));
}
// The first halves of x and y, and their second ones.
inline uint16x8_t first_halves(uint16x8_t x, uint16x8_t y) {
  return vreinterpretq_u16_u64(vzip1q_u64(vreinterpretq_u64_u16(x), vreinterpretq_u64_u16(y)));
}
inline uint16x8_t second_halves(uint16x8_t x, uint16x8_t y) {
  return vreinterpretq_u16_u64(vzip2q_u64(vreinterpretq_u64_u16(x), vreinterpretq_u64_u16(y)));
}

template <int kSteps>
inline Vec next_stack(Vec x) {
  static constexpr uint8_t kOne[16] = {2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15};
  static constexpr uint8_t kTwo[16] = {4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15};
  const auto& from = kSteps == 1 ? kOne : kTwo;
  return {shuffle(x.a, from), shuffle(x.b, from)};
}

template <int kSteps>
inline Vec next_band(Vec x) {
  if constexpr (kSteps == 1) {
    return {vextq_u16(x.a, x.b, 4), vcombine_u16(vget_low_u16(x.a), vget_high_u16(x.b))};
  } else {
    return {first_halves(x.b, x.a), second_halves(x.a, x.b)};
  }
}

// Three rows, one of each band: their first two quads in a pair, their third. Out come three
// vectors.
inline void interleave(const uint16x8_t pair[3], const uint16x8_t last[3], Vec places[3]) {
  const uint16x8_t none = vdupq_n_u16(0);
  places[0] = {first_halves(pair[0], pair[1]), first_halves(pair[2], none)};
  places[1] = {second_halves(pair[0], pair[1]), second_halves(pair[2], none)};
  places[2] = {first_halves(last[0], last[1]), first_halves(last[2], none)};
}

// Characters to candidates: '1' to '9' a single bit, anything else all nine.
inline uint16x8_t to_candidates(uint16x8_t text) {
  const uint16x8_t digit = vsubq_u16(text, vdupq_n_u16('1'));
  const uint16x8_t bit = vshlq_u16(vdupq_n_u16(1), vreinterpretq_s16_u16(digit));
  return vbslq_u16(vcleq_u16(digit, vdupq_n_u16(8)), bit, vdupq_n_u16(0x1ff));
}

// The last row is read from an earlier address so that no byte past the 81st is touched.
inline uint16x8_t load_row(const char* puzzle81, int row) {
  const auto* text = reinterpret_cast<const uint8_t*>(puzzle81);
  if (row < 8) return vreinterpretq_u16_u8(vld1q_u8(text + 9 * row));
  return vreinterpretq_u16_u8(vextq_u8(vld1q_u8(text + 65), vdupq_n_u8(0), 7));
}

inline void parse(const char* puzzle81, Vec places[9]) {
  constexpr uint8_t kNo = 255;
  static constexpr uint8_t kFirstTwo[16] = {0, kNo, 3, kNo, 6, kNo, kNo, kNo,
                                            1, kNo, 4, kNo, 7, kNo, kNo, kNo};
  static constexpr uint8_t kThird[16] = {2,   kNo, 5,   kNo, 8,   kNo, kNo, kNo,
                                         kNo, kNo, kNo, kNo, kNo, kNo, kNo, kNo};
  for (int r = 0; r < 3; ++r) {
    uint16x8_t pair[3], last[3];
    for (int band = 0; band < 3; ++band) {
      const uint16x8_t row = load_row(puzzle81, 3 * band + r);
      pair[band] = shuffle(row, kFirstTwo);
      last[band] = shuffle(row, kThird);
    }
    interleave(pair, last, places + 3 * r);
  }
  for (int i = 0; i < 9; ++i) places[i] = {to_candidates(places[i].a), to_candidates(places[i].b)};
}

// A row of candidate sets is read in two halves that overlap, a to h and b to i.
inline void read_candidates(const uint16_t* masks81, Vec places[9]) {
  constexpr uint8_t kNo = 255;
  static constexpr uint8_t kFirstTwo[16] = {0, 1, 6, 7, 12, 13, kNo, kNo,
                                            2, 3, 8, 9, 14, 15, kNo, kNo};
  static constexpr uint8_t kThird[16] = {2,   3,   8,   9,   14,  15,  kNo, kNo,
                                         kNo, kNo, kNo, kNo, kNo, kNo, kNo, kNo};
  for (int r = 0; r < 3; ++r) {
    uint16x8_t pair[3], last[3];
    for (int band = 0; band < 3; ++band) {
      const uint16_t* row = masks81 + 9 * (3 * band + r);
      pair[band] = shuffle(vld1q_u16(row), kFirstTwo);
      last[band] = shuffle(vld1q_u16(row + 1), kThird);
    }
    interleave(pair, last, places + 3 * r);
  }
}

// The lanes hold characters.
inline void print(const Vec characters[9], char* solution81) {
  constexpr uint8_t kNo = 255;
  static constexpr uint8_t kWeave[16] = {0,  1,   8,   2,   3,   10,  4,   5,
                                         12, kNo, kNo, kNo, kNo, kNo, kNo, kNo};
  auto* text = reinterpret_cast<uint8_t*>(solution81);
  uint16x8_t rows[9];
  for (int r = 0; r < 3; ++r) {
    const Vec& a = characters[3 * r];
    const Vec& b = characters[3 * r + 1];
    const Vec& c = characters[3 * r + 2];
    const uint16x8_t first = vsliq_n_u16(a.a, b.a, 8), last = vsliq_n_u16(a.b, b.b, 8);
    rows[r] = shuffle(first_halves(first, c.a), kWeave);
    rows[r + 3] = shuffle(second_halves(first, c.a), kWeave);
    rows[r + 6] = shuffle(first_halves(last, c.b), kWeave);
  }
  // Each store runs seven bytes over; the next row repairs them, the last one is stored short.
  for (int row = 0; row < 8; ++row) vst1q_u8(text + 9 * row, vreinterpretq_u8_u16(rows[row]));
  const uint8x16_t end = vreinterpretq_u8_u16(rows[8]);
  vst1_u8(text + 72, vget_low_u8(end));
  vst1q_lane_u8(text + 80, end, 8);
}

}  // namespace
}  // namespace nonet::search
