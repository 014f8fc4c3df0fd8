// A draft of rules, as a variant sees it: what the board is, and the four things it may add.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/built_rules.hpp"
#include "nonet/result.hpp"

namespace nonet::core {

class Draft {
 public:
  explicit Draft(BuiltRules& rules) : rules_(rules) {}

  const Rules& rules() const { return rules_; }
  int side() const { return rules_.side(); }
  bool has(int row, int column) const {
    return row >= 0 && row < side() && column >= 0 && column < side();
  }

  // A further house; houses of a kind are numbered in the order they are added.
  void add_house(HouseKind kind, CellSet cells) {
    if (next_ == kHouses) return;  // counted by make_rules
    rules_.add_region(House(next_++), kind, numbers_[static_cast<std::size_t>(kind)]++, cells);
  }
  bool has_room() const { return next_ < kHouses; }
  // Two cells that differ.
  void keep_apart(Cell a, Cell b) { rules_.add_peer(a, b); }
  // Every two cells so many rows and columns apart differ.
  void keep_leaps_apart(int rows, int columns);
  // Two candidates of which one at most is true.
  void exclude(Candidate a, Candidate b) { rules_.add_link(a, b); }

 private:
  BuiltRules& rules_;
  int next_ = House::kFirstExtra;
  std::array<int, kHouseKinds> numbers_{};
};

// What a variant cannot be laid over, in the words of an error; nothing if all is well.
using Fault = std::optional<ParseError>;

#define NONET_VARIANT(id, words) Fault add_##id(Draft& draft);
#include "nonet/variants.def"
#undef NONET_VARIANT

}  // namespace nonet::core
