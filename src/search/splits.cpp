// See splits.hpp.

#include "search/splits.hpp"

#include <bit>

namespace nonet::search {
namespace {

constexpr std::uint16_t kEveryDigit = 0x1ff;

}  // namespace

int order_of(int first, int second) {
  int order = 0;
  while (kOrders[order][0] != first || kOrders[order][1] != second) ++order;
  return order;
}

const Splits& Splits::all() {
  static const Splits splits;
  return splits;
}

Splits::Splits() {
  std::array<std::uint16_t, kTriples> triples{};
  std::uint8_t rank = 0;
  for (std::uint16_t set = 0; set <= kEveryDigit; ++set) {
    if (std::popcount(set) != 3) continue;
    triples[rank] = set;
    rank_[set] = rank++;
  }
  index_.fill(kNone);
  SplitIndex next = 0;
  for (const std::uint16_t a : triples) {
    for (const std::uint16_t b : triples) {
      if ((a & b) != 0) continue;
      triples_[next] = {a, b, static_cast<std::uint16_t>(kEveryDigit ^ a ^ b)};
      index_[rank_[a] * kTriples + rank_[b]] = next++;
    }
  }

  partners_.reserve(std::size_t{kSplits} * kPartners);
  for (const Triples& first : triples_) {
    for (const std::uint16_t a : triples) {
      if ((a & first[0]) != 0) continue;
      for (const std::uint16_t b : triples) {
        if ((b & (first[1] | a)) != 0 || (~(a | b) & first[2] & kEveryDigit) != 0) continue;
        const auto rest_a = static_cast<std::uint16_t>(kEveryDigit ^ first[0] ^ a);
        const auto rest_b = static_cast<std::uint16_t>(kEveryDigit ^ first[1] ^ b);
        partners_.push_back({index(a, b), index(rest_a, rest_b)});
      }
    }
  }
}

}  // namespace nonet::search
