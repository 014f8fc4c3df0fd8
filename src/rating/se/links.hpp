// Links of a grid that does not change while a chain is followed, and what they reach.
//
// A true candidate makes all others of its units false (weak links); a false candidate makes the
// other one true in a unit with two (strong links). Both read the same backwards: if a makes b
// false, b makes a false. So if a candidate s leads to x and to not-x, it leads to not-s; and no
// chain and no cycle removes anything unless some candidate leads to its own negation: a cycle
// removes what sees both of its ways, which would follow itself round the cycle. `Reach` answers
// that for all candidates at once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rating/se/geometry.hpp"

namespace nonet::se {

// Which links are followed.
struct LinkKinds {
  int weak_from;    // kCell: inside cells too; kBox: in houses alone
  int strong_from;  // the first and the last kind of unit whose pairs count
  int strong_to;
};
inline constexpr LinkKinds kXLinks = {kBox, kBox, kColumn};
inline constexpr LinkKinds kYLinks = {kCell, kCell, kCell};
inline constexpr LinkKinds kXYLinks = {kCell, kCell, kColumn};

// The other candidate of a unit, if it has two and this is one of them; kNoCand otherwise.
inline constexpr int kNoCand = -1;
inline int other_of_two(const Mask* masks, Seat seat) {
  const unsigned rest = masks[seat.unit] & ~unsigned{seat.bit};
  return is_one(rest) ? kTables.member[seat.unit][first_of(rest)] : kNoCand;
}

// The links of a grid that can be part of a chain or cycle, in order. A false candidate without
// strong links leads nowhere, so weak links to it are left out; a chain may still end there.
struct LinkTable {
  struct Edge {
    std::uint16_t cand;
    std::uint8_t kind;
  };
  std::array<std::uint8_t, kCands> weak_count, strong_count;
  std::array<std::array<Edge, 28>, kCands> weak;
  std::array<std::array<Edge, kKinds>, kCands> strong;

  void build(const Mask* masks, const LinkKinds& kinds);

 private:
  void add_strong(int cand, int other, int kind);
};

// The candidates that lead to their own negation, and what those reach, over all links.
class Reach {
 public:
  // False if no candidate does: then no chain and no cycle removes anything.
  bool look(const Mask* masks, const LinkTable& links);
  const CandSet& refuted() const { return refuted_; }  // true leads to false
  const CandSet& proved() const { return proved_; }    // false leads to true
  // Every candidate on a cycle that removes something.
  const CandSet& on_cycles() const { return on_cycles_; }
  // Whether something follows from all candidates of the unit; no chain over several branches
  // starts in any other.
  bool has_common(int unit) const { return (common_[unit >> 6] >> (unit & 63) & 1) != 0; }
  bool has_common() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : common_) any |= word;
    return any != 0;
  }

 private:
  template <int kWords>
  bool look_with(const Mask* masks, const LinkTable& links);
  template <int kWords>
  struct Work;

  std::array<std::int16_t, kCands> number_;  // among the live ones
  std::array<std::uint16_t, kCands> live_;
  int count_ = 0;
  std::array<std::uint64_t, 6> common_{};
  CandSet refuted_, proved_, on_cycles_;
};

}  // namespace nonet::se
