// The rules below chains, each a function that looks at a position and fills in the first step it
// meets, in the scan order of Sudoku Explainer; false if there is none.
//
// `Memo` remembers when a rule last found nothing in a house or for a digit, so that it looks again
// only where something has changed; skipping those keeps the order of the others.
#pragma once

#include <array>
#include <cstdint>

#include "rating/se/step.hpp"
#include "rating/se/unit_board.hpp"

namespace nonet::se {

struct Memo {
  // By rule, kind and house: the time of a position in which it found nothing there.
  enum Rule : std::uint8_t {
    direct_pair,
    direct_triplet,
    naked2,
    naked3,
    naked4,
    hidden2,
    hidden3,
    hidden4,
    kRules
  };
  using Times = std::array<std::array<std::uint32_t, kSide>, kKinds>;
  std::array<Times, kRules> houses{};
  std::array<std::array<std::uint32_t, kSide>, 5> fish{};  // by size and digit
  std::uint32_t aligned_pair = 0, aligned_triplet = 0;
  void clear() { *this = Memo(); }
};

bool find_hidden_single(const UnitBoard& at, Step& out);
bool find_naked_single(const UnitBoard& at, Step& out);
bool find_direct_locking(const UnitBoard& at, Step& out);
bool find_locking(const UnitBoard& at, Step& out);
bool find_direct_hidden(const UnitBoard& at, int size, Memo& memo, Step& out);
bool find_naked(const UnitBoard& at, int size, Memo& memo, Step& out);
bool find_hidden(const UnitBoard& at, int size, Memo& memo, Step& out);
bool find_fish(const UnitBoard& at, int size, Memo& memo, Step& out);
bool find_wing(const UnitBoard& at, bool is_xyz, Step& out);
bool find_unique_loop(const UnitBoard& at, Step& out);
bool find_bug(const UnitBoard& at, Step& out);
bool find_aligned_pair(const UnitBoard& at, Memo& memo, Step& out);
bool find_aligned_triplet(const UnitBoard& at, Memo& memo, Step& out);

}  // namespace nonet::se
