// Text in and out of eight lanes, in NEON registers. The same transposes and tables as
// lanes_vec_x86_text.hpp, where they are explained.

#pragma once

#include <arm_neon.h>
#include <stddef.h>
#include <stdint.h>

namespace nonet::search {
namespace {

constexpr int kTextLanes = 8;

// 64 bytes, two rows of eight in each register.
inline void transpose(uint8x16_t (&r)[4]) {
  for (int round = 0; round < 3; ++round) {
    const uint8x16_t a = vzip1q_u8(r[0], r[2]), b = vzip2q_u8(r[0], r[2]);
    const uint8x16_t c = vzip1q_u8(r[1], r[3]), d = vzip2q_u8(r[1], r[3]);
    r[0] = a, r[1] = b, r[2] = c, r[3] = d;
  }
}

// The last block of eight rows overlaps its neighbour instead of running over.
template <int kRows>
constexpr int block_start(int row) {
  return row < kRows - 8 ? row : kRows - 8;
}

inline uint8x16_t look_up(const uint8_t (&table)[16], uint8x16_t at) {
  return vqtbl1q_u8(vld1q_u8(table), at);
}

template <int kRows>
inline void read_text(const char* const text[8], uint16_t* lanes, size_t width) {
  // By digit, 15 for all that is none: low and high bytes of its candidates.
  static constexpr uint8_t kLow[16] = {255, 1, 2,   4,   8,   16,  32,  64,
                                       128, 0, 255, 255, 255, 255, 255, 255};
  static constexpr uint8_t kHigh[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1};
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    uint8x16_t r[4];
    for (int i = 0; i < 4; ++i) {
      r[i] = vcombine_u8(vld1_u8(reinterpret_cast<const uint8_t*>(text[2 * i] + start)),
                         vld1_u8(reinterpret_cast<const uint8_t*>(text[2 * i + 1] + start)));
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      const uint8x16_t digit = vminq_u8(vsubq_u8(r[i], vdupq_n_u8('0')), vdupq_n_u8(15));
      const uint8x16_t low = look_up(kLow, digit), high = look_up(kHigh, digit);
      uint16_t* at = lanes + (start + 2 * i) * width;
      vst1q_u16(at, vreinterpretq_u16_u8(vzip1q_u8(low, high)));
      vst1q_u16(at + width, vreinterpretq_u16_u8(vzip2q_u8(low, high)));
    }
  }
}

// Sixteen settled cells as characters.
inline uint8x16_t to_text(uint16x8_t a, uint16x8_t b) {
  static constexpr uint8_t kLow[16] = {'0', '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9'};
  static constexpr uint8_t kHigh[16] = {0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0};
  const uint8x16_t x = vqmovn_high_u16(vqmovn_u16(a), b);  // 9 is 256, which becomes 255
  return vaddq_u8(look_up(kLow, vandq_u8(x, vdupq_n_u8(15))), look_up(kHigh, vshrq_n_u8(x, 4)));
}

template <int kRows>
inline void write_text(const uint16_t* lanes, size_t width, char* const text[8]) {
  for (int row = 0; row < kRows; row += 8) {
    const int start = block_start<kRows>(row);
    uint8x16_t r[4];
    for (int i = 0; i < 4; ++i) {
      const uint16_t* at = lanes + (start + 2 * i) * width;
      r[i] = to_text(vld1q_u16(at), vld1q_u16(at + width));
    }
    transpose(r);
    for (int i = 0; i < 4; ++i) {
      vst1_u8(reinterpret_cast<uint8_t*>(text[2 * i] + start), vget_low_u8(r[i]));
      vst1_u8(reinterpret_cast<uint8_t*>(text[2 * i + 1] + start), vget_high_u8(r[i]));
    }
  }
}

template <int kRows>
inline void write_column(const uint16_t* column, char* text) {
  for (int row = 0; row < kRows; row += 16) {
    const int start = row < kRows - 16 ? row : kRows - 16;
    vst1q_u8(reinterpret_cast<uint8_t*>(text + start),
             to_text(vld1q_u16(column + start), vld1q_u16(column + start + 8)));
  }
}

}  // namespace
}  // namespace nonet::search
