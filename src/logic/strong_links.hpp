// StrongLinks: for each digit the houses in which it has just two places left. One of the two is
// true: what skyscrapers, kites, turbot fish and W-Wings are made of.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "nonet/board.hpp"

namespace nonet::logic {

class Workspace;

struct StrongLink {
  House house = House(0);
  Cell a = Cell(0);  // a < b
  Cell b = Cell(0);
  SmallBits positions = 0;  // where the two stand in the house
};

class StrongLinks {
 public:
  void build(const Board& board, Workspace& workspace);

  // By house: rows, columns, boxes.
  std::span<const StrongLink> all(Digit digit) const { return part(digit, 0, 3); }
  std::span<const StrongLink> rows(Digit digit) const { return part(digit, 0, 1); }
  std::span<const StrongLink> columns(Digit digit) const { return part(digit, 1, 2); }

 private:
  struct List {
    std::array<StrongLink, kHouses> links;
    std::array<std::uint8_t, 4> from;  // where rows, columns, boxes begin, and the end
  };
  std::span<const StrongLink> part(Digit digit, int kind, int end) const {
    const List& list = lists_[digit.index()];
    return std::span(list.links).subspan(list.from[kind], list.from[end] - list.from[kind]);
  }

  std::array<List, kDigits> lists_{};
};

}  // namespace nonet::logic
