// Sets of digits by how many they are and what they make: the combinations of cages. Made once for
// each size up to 16, when first asked for.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace nonet::search {

inline constexpr int kMostSubsets = 16;  // digits; more have too many sets

// Which sets of a list, a bit each, have a digit of a mask, and which have all of it: looked up by
// the mask, so that a cage does not go through its sets for each of its cells.
struct SetFilter {
  const std::uint16_t* meets;
  const std::uint16_t* holds;
};

class Subsets {
 public:
  explicit Subsets(int digits);
  static const Subsets& of(int digits);

  // Digit d is bit d - 1.
  std::span<const std::uint16_t> sets(int count, int sum) const {
    if (count < 0 || count > digits_ || sum < 0 || sum > most_) return {};
    const std::size_t at = static_cast<std::size_t>(count * (most_ + 1) + sum);
    return {sets_.data() + begin_[at], sets_.data() + begin_[at + 1]};
  }
  // For sets that there are, of up to nine digits: twelve in a list at most.
  static constexpr int kMostFiltered = 9;
  SetFilter filter(int count, int sum) const {
    const std::size_t at = filter_begin_[static_cast<std::size_t>(count * (most_ + 1) + sum)];
    return {filters_.data() + at, filters_.data() + at + (std::size_t{1} << digits_)};
  }

 private:
  void add_filters();

  int digits_, most_;
  std::vector<std::uint16_t> sets_;
  std::vector<std::uint32_t> begin_;
  std::vector<std::uint16_t> filters_;
  std::vector<std::uint32_t> filter_begin_;
};

}  // namespace nonet::search
