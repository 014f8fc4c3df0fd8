// Sets of digits by how many they are and what they make: the combinations of cages. Made once for
// each size up to 16, when first asked for.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace nonet::search {

inline constexpr int kMostSubsets = 16;  // digits; more have too many sets

class Subsets {
 public:
  explicit Subsets(int digits);
  static const Subsets& of(int digits);

  // Digit d is bit d - 1.
  std::span<const std::uint16_t> sets(int count, int sum) const {
    if (count < 0 || count > digits_ || sum < 0 || sum > most_) return {};
    const std::size_t at = static_cast<std::size_t>(count * (most_ + 1) + sum);
    return {sets_.data() + begin_[at], size_[at]};
  }
  // Behind the sets of a list there are empty ones, up to a multiple of so many.
  static constexpr std::size_t kBlock = 16;

 private:
  int digits_, most_;
  std::vector<std::uint16_t> sets_;
  std::vector<std::uint32_t> begin_, size_;
};

}  // namespace nonet::search
