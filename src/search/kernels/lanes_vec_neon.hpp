// The vector type of the NEON kernel: 8 lanes of 16 bits. A mask is a register too, all ones in the
// lanes it names.

#pragma once

#include <arm_neon.h>
#include <stdint.h>

namespace nonet::search {
namespace {

struct Vec {
  static constexpr int kLanes = 8;
  uint16x8_t r;
};
struct Mask {
  uint16x8_t r;
};

inline Vec load(const uint16_t* p) { return {vld1q_u16(p)}; }
inline void store(uint16_t* p, Vec a) { vst1q_u16(p, a.r); }
inline Vec splat(unsigned x) { return {vdupq_n_u16(static_cast<uint16_t>(x))}; }

inline Vec operator&(Vec a, Vec b) { return {vandq_u16(a.r, b.r)}; }
inline Vec operator|(Vec a, Vec b) { return {vorrq_u16(a.r, b.r)}; }
inline Vec operator+(Vec a, Vec b) { return {vaddq_u16(a.r, b.r)}; }
inline Vec operator-(Vec a, Vec b) { return {vsubq_u16(a.r, b.r)}; }
inline Vec without(Vec a, Vec b) { return {vbicq_u16(a.r, b.r)}; }
inline Vec or3(Vec a, Vec b, Vec c) { return a | b | c; }
// Where a and b differ c decides, else they do: two instructions.
inline Vec majority(Vec a, Vec b, Vec c) { return {vbslq_u16(veorq_u16(a.r, b.r), c.r, a.r)}; }
inline Vec and_or(Vec a, Vec b, Vec c) { return (a & b) | c; }
inline Vec minus_one(Vec a) { return {vsubq_u16(a.r, vdupq_n_u16(1))}; }

inline Mask disjoint(Vec a, Vec b) { return {vmvnq_u16(vtstq_u16(a.r, b.r))}; }
inline Mask equal(Vec a, Vec b) { return {vceqq_u16(a.r, b.r)}; }
inline Mask at_most_two(Vec a) {
  const Vec b = a & minus_one(a);
  return disjoint(b, minus_one(b));
}
inline uint16x8_t lane_bits() {
  const uint16_t bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};
  return vld1q_u16(bit);
}
inline uint32_t bits(Mask m) { return vaddvq_u16(vandq_u16(m.r, lane_bits())); }
inline Mask to_mask(uint32_t lanes) {
  return {vtstq_u16(vdupq_n_u16(static_cast<uint16_t>(lanes)), lane_bits())};
}

inline Vec only(Mask m, Vec x) { return {vandq_u16(m.r, x.r)}; }
inline Vec select(Mask m, Vec a, Vec b) { return {vbslq_u16(m.r, a.r, b.r)}; }
inline Vec select_wider(Mask m, Vec a, Vec b) { return select(m, a, b); }
inline Vec strike(Vec x, Vec e, Vec keep) { return {vbicq_u16(x.r, vbicq_u16(e.r, keep.r))}; }

// Whether one of several sets is empty: the least of them tells.
inline Vec none_empty() { return splat(511); }
inline Vec note_empty(Vec seen, Vec x) { return {vminq_u16(seen.r, x.r)}; }
inline Mask has_empty(Vec seen) { return equal(seen, splat(0)); }

}  // namespace
}  // namespace nonet::search

#include "search/kernels/lanes_vec_columns.hpp"
#include "search/kernels/lanes_vec_neon_text.hpp"
#include "search/kernels/lanes_vec_plain_bits.hpp"
