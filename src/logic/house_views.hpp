// HouseViews: every house seen twice: which digits each of its cells can hold, and which of its
// cells each digit can go to. Subsets are the same search in either view; strong links are digits
// with two places.
//
// Kept up to date as candidates go, but only when asked: until then the houses that changed are
// noted and no more.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/board.hpp"
#include "nonet/house_set.hpp"

namespace nonet::logic {

// Nine sets of up to nine things (as many as a house has cells), a mask each; and which of them are
// small. A mask over the nine says which are meant.
class NineSets {
 public:
  DigitBits operator[](int i) const { return static_cast<DigitBits>(sets_[i]); }
  DigitBits filled() const { return static_cast<DigitBits>(filled_); }  // those that are not empty
  DigitBits singles() const { return static_cast<DigitBits>(singles_); }  // with one member
  DigitBits with_2_to(int most) const;  // those with 2 to so many members

 private:
  friend class HouseView;
  static constexpr int kKept = 4;
  void sort(const NineSets& other);

  std::array<SmallBits, kDigits> sets_{};
  SmallBits filled_ = 0;
  SmallBits singles_ = 0;
  std::array<SmallBits, kKept + 1> small_{};  // by `most`; more are counted when asked for
};

class HouseView {
 public:
  void build(const Board& board, House house);

  const NineSets& cells() const { return cells_; }    // by position: digits by index
  const NineSets& digits() const { return digits_; }  // by digit's index: positions
  DigitSet with_two_places() const { return DigitSet::from_bits(digits_.with_2_to(2)); }

 private:
  NineSets cells_, digits_;
};

class HouseViews {
 public:
  void forget(const Board& board) { stale_ = board.rules().houses(); }
  void note(HouseSet changed) { stale_ = stale_ | changed; }
  void refresh(const Board& board);

  const HouseView& operator[](House house) const { return views_[house.index()]; }

 private:
  HouseSet stale_;
  std::array<HouseView, kHouses> views_;
};

namespace detail {

inline constexpr int kMasks = kHasClassic ? 1 << kDigits : 1;
constexpr std::array<std::uint8_t, kMasks> make_mask_sizes() {
  std::array<std::uint8_t, kMasks> sizes{};
  for (unsigned i = 1; i < sizes.size(); ++i) {
    sizes[i] = static_cast<std::uint8_t>(sizes[i / 2] + i % 2);
  }
  return sizes;
}
inline constexpr std::array<std::uint8_t, kMasks> kMaskSizes = make_mask_sizes();

}  // namespace detail

// How many members a mask has. Of nine bits it is a table: the baseline machine has no instruction
// for it.
inline int mask_size(DigitBits mask) {
  if constexpr (kHasClassic) {
    return detail::kMaskSizes[mask];
  } else {
    return std::popcount(static_cast<std::uint64_t>(mask));
  }
}

}  // namespace nonet::logic
