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
  if (digits <= kMostFiltered) add_filters();
}

void Subsets::add_filters() {
  const std::size_t masks = std::size_t{1} << digits_;
  filter_begin_.assign(static_cast<std::size_t>((digits_ + 1) * (most_ + 1)), 0);
  for (std::size_t at = 0; at < filter_begin_.size(); ++at) {
    const std::size_t size = begin_[at + 1] - begin_[at];
    if (size == 0) continue;
    const std::size_t begin = filters_.size();
    filter_begin_[at] = static_cast<std::uint32_t>(begin);
    filters_.resize(begin + 2 * masks, 0);
    std::uint16_t *meets = &filters_[begin], *holds = meets + masks;
    std::array<std::uint16_t, kMostFiltered> with{};  // by digit: the sets that have it
    for (std::size_t i = 0; i < size; ++i) {
      for (unsigned rest = sets_[begin_[at] + i]; rest != 0; rest &= rest - 1)
        with[static_cast<std::size_t>(std::countr_zero(rest))] |=
            static_cast<std::uint16_t>(1U << i);
    }
    holds[0] = static_cast<std::uint16_t>((1U << size) - 1);
    for (std::size_t mask = 1; mask < masks; ++mask) {
      const std::uint16_t own = with[static_cast<std::size_t>(std::countr_zero(mask))];
      meets[mask] = meets[mask & (mask - 1)] | own;
      holds[mask] = holds[mask & (mask - 1)] & own;
    }
  }
}

const Subsets& Subsets::of(int digits) {
  return pick(digits, std::make_index_sequence<kMostSubsets + 1>{});
}

}  // namespace nonet::search
