// In which order people look at houses, and where in a house a cell stands.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/house_set.hpp"

namespace nonet::logic {

// Iterates a set of houses boxes first: a box is seen at a glance, a line is not.
class ByEase {
 public:
  constexpr explicit ByEase(HouseSet houses) : houses_(houses) {}

  class Iterator {
   public:
    constexpr explicit Iterator(HouseSet houses)
        : boxes_(houses & kBoxes), lines_(houses - kBoxes) {}
    constexpr House operator*() const { return boxes_.empty() ? lines_.first() : boxes_.first(); }
    constexpr Iterator& operator++() {
      HouseSet& houses = boxes_.empty() ? lines_ : boxes_;
      houses.erase(houses.first());
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    static constexpr HouseSet kBoxes =
        HouseSet::all() - HouseSet::from_bits((1 << House::box(0).index()) - 1);

    HouseSet boxes_, lines_;
  };
  constexpr Iterator begin() const { return Iterator(houses_); }
  constexpr Iterator end() const { return Iterator(HouseSet()); }

 private:
  HouseSet houses_;
};
constexpr ByEase by_ease(HouseSet houses) { return ByEase(houses); }

namespace detail {

constexpr std::array<std::array<std::uint8_t, kCells>, kHousesOfCell> make_positions() {
  std::array<std::array<std::uint8_t, kCells>, kHousesOfCell> positions{};
  for (const House house : House::all()) {
    for (int i = 0; i < kDigits; ++i) {
      positions[static_cast<int>(house.kind())][house.cell(i).index()] =
          static_cast<std::uint8_t>(i);
    }
  }
  return positions;
}
inline constexpr auto kPositions = make_positions();

}  // namespace detail

// Cells of a house as a mask of nine bits: bit i is the cell at position i.
constexpr int positions(CellSet cells, House house) {
  const auto& table = detail::kPositions[static_cast<int>(house.kind())];
  int mask = 0;
  for (const Cell cell : cells) mask |= 1 << table[cell.index()];
  return mask;
}

}  // namespace nonet::logic
