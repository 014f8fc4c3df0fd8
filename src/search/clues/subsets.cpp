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
  size_.assign(static_cast<std::size_t>((digits + 1) * (most_ + 1)), 0);
  for (unsigned set = 0; set < count; ++set) ++size_[key(set)];
  std::uint32_t end = 0;
  for (const std::uint32_t size : size_) {
    begin_.push_back(end);
    end += static_cast<std::uint32_t>((size + kBlock - 1) / kBlock * kBlock);
  }
  sets_.assign(end, 0);
  std::vector<std::uint32_t> next = begin_;
  for (unsigned set = 0; set < count; ++set)
    sets_[next[key(set)]++] = static_cast<std::uint16_t>(set);
}

const Subsets& Subsets::of(int digits) {
  return pick(digits, std::make_index_sequence<kMostSubsets + 1>{});
}

}  // namespace nonet::search
