// Random: a stream of random numbers that is the same on every machine.
//
// SplitMix64: a counter with odd steps, each value of it stirred until no bit remembers its place.
// A seed, an index and the number of the attempt name a stream; each is stirred before it meets the
// next, so that neighbours have nothing in common. The standard library's generators would do, but
// its distributions give other numbers in every library, so ranges and shuffles are ours.
//
// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace nonet::generator {

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed, std::uint64_t index = 0, std::uint64_t attempt = 0)
      : state_(stir(stir(stir(seed + kStep) + index + kStep) + attempt + kStep)) {}

  constexpr std::uint64_t next() { return stir(state_ += kStep); }

  // From 0 to bound - 1, each equally likely: 32 random bits times the bound, whose upper half is
  // the answer; the few lower halves that would make some answers likelier are drawn again.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t unfair = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Each order equally likely.
  template <typename Items>
  constexpr void shuffle(Items& items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;
  static constexpr std::uint64_t stir(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace nonet::generator
