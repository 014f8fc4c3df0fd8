// Splits: the nine digits in three triples, in order; what a box shows of its three columns to the
// boxes above and below, or of its rows to those beside it. There are 9! / 3!^3 = 1,680.
//
// Three boxes of a stack go together if each column has all nine digits. A split has 56 pairs of
// partners with which it does: 2 that exchange whole triples and 54 that mix them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::search {

using SplitIndex = std::uint16_t;
inline constexpr int kSplits = 1680;
inline constexpr int kPartners = 56;
inline constexpr SplitIndex kNone = 0xffff;

// The six orders of three things.
inline constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
// The order that begins so.
int order_of(int first, int second);

class Splits {
 public:
  using Triples = std::array<std::uint16_t, 3>;  // sets of digits, bit d - 1 for digit d
  struct Partners {
    SplitIndex second, third;
  };

  // The same for everyone, made when first asked for in some milliseconds.
  static const Splits& all();

  const Triples& triples(SplitIndex split) const { return triples_[split]; }
  SplitIndex index(std::uint16_t first, std::uint16_t second) const {
    return index_[rank_[first] * kTriples + rank_[second]];
  }
  // Its triples in another order.
  SplitIndex reordered(SplitIndex split, int order) const {
    const Triples& from = triples_[split];
    return index(from[kOrders[order][0]], from[kOrders[order][1]]);
  }
  std::span<const Partners> partners(SplitIndex split) const {
    return std::span(partners_).subspan(std::size_t{split} * kPartners, kPartners);
  }

 private:
  static constexpr int kTriples = 84;

  Splits();

  std::array<Triples, kSplits> triples_{};
  std::array<std::uint8_t, 512> rank_{};  // of a triple among the 84
  std::array<SplitIndex, kTriples * kTriples> index_{};
  std::vector<Partners> partners_;
};

}  // namespace nonet::search
