// Subsets of nine rows of nine bits: k rows with at least two bits each and k bits together.
#pragma once

#include <array>

#include "rating/se/geometry.hpp"

namespace nonet::se {

using SubsetRows = std::array<Mask, kSide>;

struct Subset {
  unsigned members = 0;  // the rows
  unsigned shared = 0;   // the bits
};

namespace detail {

// The highest member is chosen first: so the subsets come as bit masks in increasing value.
template <class Take>
bool extend_subset(const SubsetRows& rows, unsigned eligible, unsigned below, int left, int size,
                   const Subset& so_far, Take& take) {
  for (unsigned rest = eligible & below; rest != 0; rest &= rest - 1) {
    const int row = first_of(rest);
    const Subset next{so_far.members | 1U << row, so_far.shared | rows[row]};
    if (size_of(static_cast<int>(next.shared)) > size) continue;
    if (left == 1) {
      if (size_of(static_cast<int>(next.shared)) == size && take(next)) return true;
    } else if (extend_subset(rows, eligible, (1U << row) - 1, left - 1, size, next, take)) {
      return true;
    }
  }
  return false;
}

}  // namespace detail

// Calls take(subset) for each, in increasing value of `members`, until it says true.
template <class Take>
bool each_subset(const SubsetRows& rows, int size, Take take) {
  unsigned eligible = 0;
  for (int i = 0; i < kSide; ++i) {
    const int bits = size_of(rows[i]);
    if (bits >= 2 && bits <= size) eligible |= 1U << i;
  }
  if (size_of(static_cast<int>(eligible)) < size) return false;
  return detail::extend_subset(rows, eligible, 0x1FF, size, size, Subset{}, take);
}

}  // namespace nonet::se
