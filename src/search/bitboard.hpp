// The search of one puzzle in words of 27 bits: for machines without vectors.
//
// A position is 27 words, the places of each digit in each band:
//
//        bits of a word                       minirow: three bits side by side
//    0  1  2 |  3  4  5 |  6  7  8            minicolumn: three bits, nine apart
//    9 10 11 | 12 13 14 | 15 16 17            row: nine bits; box: a minirow in each
//   18 19 20 | 21 22 23 | 24 25 26
//
// Vectors (single.hpp) give every rule to every cell again and again, which is cheap if a register
// holds many cells. Words need not: only digits that lost a place are looked at again, in all of
// their 81 cells at once.
//
// Order: the tree is the one of branch.hpp, walked as `search` in single.hpp walks it, so the first
// solution is the same whatever the kernel and the limit.

#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "search/bitboard_branch.hpp"
#include "search/bitboard_rules.hpp"
#include "search/hopeless.hpp"

namespace nonet::search::bitboard {
namespace {

// As many as in single.hpp.
constexpr int kMostWaiting = 112;

inline void take_out(BandBoard& p, int digit, Bands cells) {
  p.places[digit] &= ~cells;
  p.stale |= uint32_t{1} << digit;
}

// One digit of a cell of two goes, so all that see the cell lose the other: at once, without a look
// for cells with one candidate.
inline void take_one_out(BandBoard& p, int digit, int other, Bands cell) {
  take_out(p, digit, cell);
  settle(p, other, cell);
  p.settled |= cell;
}

// Guesses and leaves the other ways on the stack, the last guess on top. Returns how many.
inline int guess(BandBoard& p, BandBoard* stack) {
  const Choice choice = choose(p);
  const uint32_t boldness = p.boldness;
  if (boldness == kNoGuessYet) p.boldness = kBoldness;
  if (choice.n == 0) {
    const Question q = choose_line(p);
    stack[0] = p;
    stack[0].boldness = 0;
    take_out(stack[0], q.digit, q.in_line);
    take_out(p, q.digit, q.beside);
    return 1;
  }
  for (int i = 0; i < choice.n; ++i) {
    const Bands cell = itself(choice.at[i]);
    const uint32_t digits = digits_in(p, choice.at[i]);
    const int lowest = __builtin_ctz(digits);
    const int other = __builtin_ctz(digits & (digits - 1));
    if (!choice.is_mirrored) {
      stack[i] = p;
      take_one_out(stack[i], lowest, other, cell);
      stack[i].boldness = i > 0 ? boldness - 1 : 0;
    }
    take_one_out(p, other, lowest, cell);
  }
  p.doublings += choice.is_mirrored;
  return choice.is_mirrored ? 0 : choice.n;
}

[[gnu::noinline]] bool looks_hopeless(const BandBoard& p) {
  uint16_t masks81[81];
  for (int cell = 0; cell < 81; ++cell) {
    masks81[cell] = static_cast<uint16_t>(digits_in(p, {cell / 27, uint32_t{1} << cell % 27}));
  }
  return is_hopeless(masks81);
}

// Bits 0 to 6 of a word as the lowest bits of seven bytes.
inline uint64_t seven_bytes(uint32_t word) {
  return (word & 127) * uint64_t{0x2040810204081} & 0x1010101010101;
}

// Seven cells at a time, from the digits in binary: bit k of the digits of all cells is a set.
inline void write_solution(const BandBoard& p, char* solution81) {
  Bands digits[4] = {};
  for (unsigned d = 0; d < 9; ++d) {
    for (int k = 0; k < 4; ++k) {
      if ((d + 1) >> k & 1) digits[k] |= p.places[d];
    }
  }
  for (int b = 0; b < 3; ++b) {
    for (int i = 0; i < 4; ++i) {
      const int from = i < 3 ? 7 * i : 20;
      uint64_t text = 0x30303030303030;
      for (int k = 0; k < 4; ++k) text += seven_bytes(digits[k][b] >> from) << k;
      memcpy(solution81 + 27 * b + from, &text, 7);
    }
  }
}

inline size_t limited_sum(size_t found, uint32_t doublings, size_t limit) {
  const size_t room = limit - found;
  return doublings >= 31 || size_t{1} << doublings >= room ? limit
                                                           : found + (size_t{1} << doublings);
}

inline size_t search(BandBoard& p, size_t limit, char* solution81) {
  if (limit == 0) return 0;
  BandBoard waiting[kMostWaiting];
  int depth = 0, fruitless = 0;  // guesses since the last solution
  size_t found = 0;
  if (!settle_singles(p)) return 0;
  for (;;) {
    if (reach_fixpoint(p)) {
      if (is_full(p)) {
        if (found == 0 && solution81 != nullptr) write_solution(p, solution81);
        found = limited_sum(found, p.doublings, limit);
        if (found == limit) return found;
        fruitless = 0;
      } else if (fruitless < kPatience || !looks_hopeless(p)) {
        depth += guess(p, waiting + depth);
        ++fruitless;
        continue;
      }
    }
    if (depth == 0) return found;
    p = waiting[--depth];
  }
}

// Nothing is known yet but the places that each digit may have.
inline void begin(BandBoard& p) {
  p.settled = p.filled = Bands{};
  p.stale = 511;
  p.boldness = kNoGuessYet;
  p.doublings = 0;
}

inline void read_text(const char* puzzle81, BandBoard& p) {
  uint32_t given[10][3] = {};  // blanks count as a tenth digit, which spares a branch
  for (int i = 0; i < 27; ++i) {
    for (int b = 0; b < 3; ++b) {
      const int digit = kTables.digit_of[static_cast<unsigned char>(puzzle81[27 * b + i])];
      given[digit][b] |= uint32_t{1} << i;
    }
  }
  begin(p);
  for (int d = 0; d < 9; ++d) {
    const uint32_t first = given[d][0] | given[9][0];
    p.places[d] = Bands{first, given[d][1] | given[9][1], given[d][2] | given[9][2], first};
  }
}

inline void read_candidates(const uint16_t* masks81, BandBoard& p) {
  begin(p);
  for (Bands& places : p.places) places = Bands{};
  for (int i = 0; i < 27; ++i) {
    const Bands masks{masks81[i], masks81[27 + i], masks81[54 + i], masks81[i]};
    for (int d = 0; d < 9; ++d) p.places[d] |= (masks >> d & 1) << i;
  }
}

size_t solve_text(const char* puzzle81, size_t limit, char* solution81) {
  BandBoard position;
  read_text(puzzle81, position);
  return search(position, limit, solution81);
}

size_t solve_candidates(const uint16_t* masks81, size_t limit, char* solution81) {
  BandBoard position;
  read_candidates(masks81, position);
  return search(position, limit, solution81);
}

}  // namespace
}  // namespace nonet::search::bitboard
