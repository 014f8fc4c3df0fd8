// The vector type of the scalar kernel: 4 lanes of 16 bits in one 64-bit word, for machines without
// vectors. A mask is a word too, all ones in the lanes it names.
//
// Candidate sets use 9 bits, so bits 9..15 of a lane catch borrows and carries:
//
//   | lane 3         | lane 2         | lane 1         | lane 0         |
//   | .......abcdefghi .......abcdefghi .......abcdefghi .......abcdefghi|   16 bits each
//
// Sums of candidate sets need all 16; they are added with the top bits apart.

#pragma once

#include <stdint.h>
#include <string.h>

namespace nonet::search {
namespace {

struct Vec {
  static constexpr int kLanes = 4;
  uint64_t r;
};
struct Mask {
  uint64_t r;
};

constexpr uint64_t kOnes = 0x0001000100010001;
constexpr uint64_t kTops = 0x8000800080008000;

inline Vec load(const uint16_t* p) {
  Vec a;
  memcpy(&a.r, p, sizeof a.r);
  return a;
}
inline void store(uint16_t* p, Vec a) { memcpy(p, &a.r, sizeof a.r); }
inline Vec splat(unsigned x) { return {x * kOnes}; }

inline Vec operator&(Vec a, Vec b) { return {a.r & b.r}; }
inline Vec operator|(Vec a, Vec b) { return {a.r | b.r}; }
inline Vec operator+(Vec a, Vec b) {
  return {((a.r & ~kTops) + (b.r & ~kTops)) ^ ((a.r ^ b.r) & kTops)};
}
inline Vec operator-(Vec a, Vec b) {
  return {((a.r | kTops) - (b.r & ~kTops)) ^ ((a.r ^ ~b.r) & kTops)};
}
inline Vec without(Vec a, Vec b) { return {a.r & ~b.r}; }
inline Vec or3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec majority(Vec a, Vec b, Vec c) { return (a & b) | (c & (a | b)); }
inline Vec and_or(Vec a, Vec b, Vec c) { return (a & b) | c; }
// Of a candidate set. The guard bit stays set, which no one who looks at bits 0..8 or 14 sees.
inline Vec minus_one(Vec a) { return {(a.r | kTops) - kOnes}; }

// All ones in the lanes whose top bit is set.
inline Mask spread_tops(uint64_t tops) { return {(tops - (tops >> 15)) | tops}; }
inline Mask equal(Vec a, Vec b) {
  const uint64_t x = a.r ^ b.r;
  return spread_tops(~(((x & ~kTops) + ~kTops) | x) & kTops);
}
inline Mask disjoint(Vec a, Vec b) { return spread_tops(~((a.r & b.r & ~kTops) + ~kTops) & kTops); }
inline Mask at_most_two(Vec a) {
  const Vec b = a & minus_one(a);
  return disjoint(b, minus_one(b));
}
inline uint32_t bits(Mask m) {
  // One multiplication brings the bits 0, 16, 32, 48 together at 48, 49, 50, 51.
  return static_cast<uint32_t>((m.r & kOnes) * 0x0001000200040008 >> 48) & 15;
}
inline Mask to_mask(uint32_t lanes) {
  const uint64_t s = lanes;
  return spread_tops((s & 1) << 15 | (s & 2) << 30 | (s & 4) << 45 | (s & 8) << 60);
}

inline Vec only(Mask m, Vec x) { return {m.r & x.r}; }
inline Vec select(Mask m, Vec a, Vec b) { return {((a.r ^ b.r) & m.r) ^ b.r}; }
inline Vec select_wider(Mask m, Vec a, Vec b) { return select(m, a, b); }
inline Vec strike(Vec x, Vec e, Vec keep) { return {x.r & ~(e.r & ~keep.r)}; }

// Whether one of several sets is empty: adding to it then leaves a top bit clear.
inline Vec none_empty() { return {kTops}; }
inline Vec note_empty(Vec seen, Vec x) { return {seen.r & (x.r + (kTops - kOnes))}; }
inline Mask has_empty(Vec seen) { return spread_tops(~seen.r & kTops); }

}  // namespace
}  // namespace nonet::search

#include "search/kernels/lanes_vec_columns.hpp"
#include "search/kernels/lanes_vec_plain_bits.hpp"
#include "search/kernels/lanes_vec_plain_text.hpp"
