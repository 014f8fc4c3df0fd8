// See subsets.hpp. Sorted by counting: first how many of each, then each to its place.

#include "search/clues/subsets.hpp"

#include <array>
#include <bit>
#include <utility>

namespace nonet::search {
namespace {

int sum_of(unsigned set) {
  int sum = 0;
  for (; set != 0; set &= set - 1) sum += std::countr_zero(set) + 1;
  return sum;
}

template <int kDigits>
const Subsets& made() {
  static const Subsets subsets(kDigits);
  return subsets;
}

template <std::size_t... kSizes>
const Subsets& pick(int digits, std::index_sequence<kSizes...>) {
  using Make = const Subsets& (*)();
  static constexpr std::array<Make, sizeof...(kSizes)> kMakers = {
      made<static_cast<int>(kSizes)>...};
  return kMakers[static_cast<std::size_t>(digits)]();
}

}  // namespace

Subsets::Subsets(int digits) : digits_(digits), most_(digits * (digits + 1) / 2) {
  const unsigned count = 1U << digits;
  const auto key = [this](unsigned set) {
    return static_cast<std::size_t>(std::popcount(set) * (most_ + 1) + sum_of(set));
  };
  begin_.assign(static_cast<std::size_t>((digits + 1) * (most_ + 1)) + 2, 0);
  for (unsigned set = 0; set < count; ++set) ++begin_[key(set) + 2];
  for (std::size_t i = 2; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
  sets_.resize(count);
  for (unsigned set = 0; set < count; ++set) {
    sets_[begin_[key(set) + 1]++] = static_cast<std::uint16_t>(set);
  }
}

const Subsets& Subsets::of(int digits) {
  return pick(digits, std::make_index_sequence<kMostSubsets + 1>{});
}

}  // namespace nonet::search
