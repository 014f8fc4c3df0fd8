// Text in and out in plain code, lane by lane, for kernels without byte shuffles of their own.

#pragma once

#include <stddef.h>
#include <stdint.h>

namespace nonet::search {
namespace {

constexpr int kTextLanes = Vec::kLanes;

// Reads kRows characters of kTextLanes puzzles; '1'..'9' is that digit alone, anything else all
// nine.
template <int kRows>
inline void read_text(const char* const text[], uint16_t* lanes, size_t width) {
  for (int lane = 0; lane < kTextLanes; ++lane) {
    const char* from = text[lane];
    uint16_t* to = lanes + lane;
    for (int row = 0; row < kRows; ++row, to += width) {
      const unsigned digit = static_cast<unsigned char>(from[row]) - unsigned{'1'};
      *to = static_cast<uint16_t>(digit < 9 ? 1u << digit : 511u);
    }
  }
}

inline char to_text(unsigned settled) {
  return static_cast<char>('1' + __builtin_ctz(settled | 512));
}

template <int kRows>
inline void write_text(const uint16_t* lanes, size_t width, char* const text[]) {
  for (int lane = 0; lane < kTextLanes; ++lane) {
    for (int row = 0; row < kRows; ++row) text[lane][row] = to_text(lanes[row * width + lane]);
  }
}

template <int kRows>
inline void write_column(const uint16_t* column, char* text) {
  for (int row = 0; row < kRows; ++row) text[row] = to_text(column[row]);
}

}  // namespace
}  // namespace nonet::search
