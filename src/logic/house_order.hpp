// In which order people look at houses.
#pragma once

#include "nonet/house_set.hpp"

namespace nonet::logic {

// Iterates a set of houses boxes first: a box is seen at a glance, a line is not.
class ByEase {
 public:
  constexpr explicit ByEase(HouseSet houses) : houses_(houses) {}

  class Iterator {
   public:
    constexpr explicit Iterator(HouseSet houses)
        : boxes_(houses - HouseSet::lines()), lines_(houses & HouseSet::lines()) {}
    constexpr House operator*() const { return boxes_.empty() ? lines_.first() : boxes_.first(); }
    constexpr Iterator& operator++() {
      HouseSet& houses = boxes_.empty() ? lines_ : boxes_;
      houses.erase(houses.first());
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    HouseSet boxes_, lines_;
  };
  constexpr Iterator begin() const { return Iterator(houses_); }
  constexpr Iterator end() const { return Iterator(HouseSet()); }

 private:
  HouseSet houses_;
};
constexpr ByEase by_ease(HouseSet houses) { return ByEase(houses); }

}  // namespace nonet::logic
