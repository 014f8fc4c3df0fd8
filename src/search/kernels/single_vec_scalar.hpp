// Twelve 16-bit lanes in three 64-bit words, for machines without vectors. The contract is in
// single.hpp. Candidate sets use 9 of 16 bits, so bit 15 of a lane is free to catch carries.

#pragma once

#include <cstdint>
#include <cstring>

namespace nonet::search {
namespace {

struct Vec {
  static constexpr bool kCountsBits = false;
  uint64_t band[3];
};

constexpr uint64_t kEach = 0x0001000100010001;  // one in every lane
constexpr uint64_t kTop = kEach << 15;
constexpr uint64_t kBelowTop = kTop - kEach;  // 0x7fff in every lane

template <class Function>
inline Vec lanewise(Function f) {
  return {{f(0), f(1), f(2)}};
}

inline Vec load(const uint16_t* lanes16) {
  Vec x;
  std::memcpy(&x, lanes16, sizeof x);
  return x;
}
inline void store(uint16_t* lanes16, Vec x) { std::memcpy(lanes16, &x, sizeof x); }
inline Vec all(int x) {
  const uint64_t v = static_cast<uint16_t>(x) * kEach;
  return {{v, v, v}};
}

inline Vec operator&(Vec x, Vec y) {
  return lanewise([&](int i) { return x.band[i] & y.band[i]; });
}
inline Vec operator|(Vec x, Vec y) {
  return lanewise([&](int i) { return x.band[i] | y.band[i]; });
}
inline Vec operator^(Vec x, Vec y) {
  return lanewise([&](int i) { return x.band[i] ^ y.band[i]; });
}
inline Vec operator-(Vec x, Vec y) {
  return lanewise([&](int i) { return x.band[i] & ~y.band[i]; });
}
inline Vec or3(Vec x, Vec y, Vec z) { return x | y | z; }
inline Vec and3(Vec x, Vec y, Vec z) { return x & y & z; }
inline Vec and_or(Vec x, Vec y, Vec z) { return (x & y) | z; }
inline Vec majority(Vec x, Vec y, Vec z) { return and_or(x | y, z, x & y); }
inline Vec and_either(Vec x, Vec y, Vec z) { return x & (y | z); }
inline Vec and_unless(Vec x, Vec y, Vec z) { return x - (z - y); }

inline Vec add(Vec x, Vec y) {
  return lanewise([&](int i) { return x.band[i] + y.band[i]; });
}
inline Vec less(Vec x, Vec y) {
  return lanewise([&](int i) { return x.band[i] - y.band[i]; });
}
// Bit 15 where a lane is not zero: adding 0x7fff carries into it. The incoming bit 15, set by an
// earlier `both`, is not zero either.
inline uint64_t not_zero(uint64_t x) { return (((x & kBelowTop) + kBelowTop) | x) & kTop; }
inline Vec both(Vec x, Vec y) {
  return lanewise([&](int i) { return not_zero(x.band[i]) & not_zero(y.band[i]); });
}
inline Vec is_zero(Vec x) {
  return lanewise([&](int i) { return ((~not_zero(x.band[i]) & kTop) >> 15) * 0xffff; });
}
// Bit 15 is lent to each lane, so that a zero lane does not borrow from its neighbour.
inline Vec without_lowest(Vec x) {
  return lanewise([&](int i) { return x.band[i] & ((x.band[i] | kTop) - kEach); });
}
inline Vec is_single(Vec x) { return is_zero(without_lowest(x)); }
inline Vec at_most_two(Vec x) { return is_zero(without_lowest(without_lowest(x))); }
inline Vec below_lowest(Vec x) {
  return lanewise([&](int i) { return (x.band[i] - kEach) & ~x.band[i]; });
}
inline Vec add_where_met(Vec sum, Vec n, Vec x, Vec y) { return add(sum, n - is_zero(x & y)); }
inline Vec without_if_more(Vec x, Vec v) { return and_unless(x, is_zero(x - v), v); }
inline Vec add_where_many(Vec sum, Vec x) { return add(sum, x - is_single(x)); }
inline Vec strike_where_many(Vec x, Vec v) { return and_unless(x, is_single(x), v); }
inline Vec less_where_any(Vec sum, Vec n, Vec x) { return less(sum, n - is_zero(x)); }
inline Vec where_many(Vec v, Vec x) { return v - (is_zero(x) | is_single(x)); }
// Of lanes below 0x8000.
inline Vec larger(Vec x, Vec y) {
  return lanewise([&](int i) {
    const uint64_t is_x = ((((x.band[i] | kTop) - y.band[i]) & kTop) >> 15) * 0xffff;
    return (x.band[i] & is_x) | (y.band[i] & ~is_x);
  });
}
inline uint32_t largest(Vec x) {
  uint32_t most = 0;
  for (const uint64_t band : x.band) {
    for (int lane = 0; lane < 4; ++lane) {
      const uint32_t here = band >> 16 * lane & 0xffff;
      most = here > most ? here : most;
    }
  }
  return most;
}
inline bool none(Vec x) { return (x.band[0] | x.band[1] | x.band[2]) == 0; }

inline Vec count(Vec x) {
  return lanewise([&](int i) {
    uint64_t n = x.band[i];
    n -= n >> 1 & 0x5555555555555555;
    n = (n & 0x3333333333333333) + (n >> 2 & 0x3333333333333333);
    n = (n + (n >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (n + (n >> 8)) & 0x00ff00ff00ff00ff;
  });
}

template <int kSteps>
inline Vec next_stack(Vec x) {
  constexpr uint64_t kIdle = 0xffff000000000000;
  return lanewise([&](int i) {
    const uint64_t q = x.band[i], live = q & ~kIdle;
    const uint64_t turned = live >> (16 * kSteps) | live << (48 - 16 * kSteps);
    return (turned & ~kIdle) | (q & kIdle);
  });
}

template <int kSteps>
inline Vec next_band(Vec x) {
  return lanewise([&](int i) { return x.band[(i + kSteps) % 3]; });
}

inline void parse(const char* puzzle81, Vec places[9]) {
  uint16_t lanes[9][12];
  for (int i = 0; i < 9; ++i) {
    const char* corner = puzzle81 + i / 3 * 9 + i % 3;  // the place in the first box
    for (int lane = 0; lane < 12; ++lane) {
      const int digit = lane % 4 < 3 ? corner[lane / 4 * 27 + lane % 4 * 3] - '1' : -1;
      lanes[i][lane] = static_cast<uint16_t>(digit >= 0 && digit < 9 ? 1 << digit : 0x1ff);
    }
    places[i] = load(lanes[i]);
  }
}

inline void read_candidates(const uint16_t* masks81, Vec places[9]) {
  for (int i = 0; i < 9; ++i) {
    const uint16_t* corner = masks81 + i / 3 * 9 + i % 3;
    places[i] = lanewise([&](int band) {
      const uint16_t* at = corner + 27 * band;
      return uint64_t{at[0]} | uint64_t{at[3]} << 16 | uint64_t{at[6]} << 32;
    });
  }
}

inline void print(const Vec characters[9], char* solution81) {
  for (int i = 0; i < 9; ++i) {
    char* corner = solution81 + i / 3 * 9 + i % 3;
    for (int band = 0; band < 3; ++band) {
      for (int stack = 0; stack < 3; ++stack) {
        corner[band * 27 + stack * 3] = static_cast<char>(characters[i].band[band] >> (16 * stack));
      }
    }
  }
}

}  // namespace
}  // namespace nonet::search
