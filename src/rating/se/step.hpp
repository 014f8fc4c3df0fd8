// Step: what one rule found: its rating, what changes, and why.
//
// A step that places lists no removals: the cell's other candidates and the digit in the cells it
// sees go with the placement. All other steps remove. Ratings are doubles, as Sudoku Explainer adds
// and compares them (6.6 + 0.1 is less than 6.5 + 0.2); `tenths` is what it prints.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "rating/se/geometry.hpp"
#include "rating/se/technique.hpp"

namespace nonet::se {

inline constexpr int kNone = -1;

// A literal of a chain: the candidate is true or false.
struct Literal {
  std::uint16_t cand = 0;
  bool is_on = false;
  friend constexpr bool operator==(const Literal&, const Literal&) = default;
};

// One line of an argument: what follows, from which lines before it (by index in the same chain),
// and by which unit; kNone for what is assumed, and for what a rule inside the chain removed.
struct Inside;
struct Implication {
  Literal literal;
  int unit = kNone;
  // A rule that was used on what was left, if any; and what it saw, as a step shows it.
  Technique rule = Technique::count;
  Cells cells;
  Mask digits = 0;
  int house_count = 0;
  std::array<std::uint8_t, 4> houses{};
  std::shared_ptr<const Inside> inside;  // if that rule was a chain: how it goes
  std::vector<int> from;
};
// What follows comes first, and what it rests on after it; the assumption rests on nothing.
using Argument = std::vector<Implication>;

// A chain inside a chain, in the grid that the outer one has left.
struct Inside {
  enum class End : std::uint8_t {
    clash,   // one assumption makes a candidate both true and false
    common,  // all assumptions end in the same
    loop,    // a cycle, both ways round: what goes is ruled out by either
  };
  End end = End::clash;
  Literal literal;   // that candidate, or what all end in
  int unit = kNone;  // of which a candidate is true: each of them is assumed
  std::vector<Argument> arguments;
};

struct Step {
  Technique technique = Technique::count;
  std::uint8_t type = 0;   // of a unique loop or BUG
  std::uint8_t size = 0;   // cells of a unique loop
  std::uint8_t level = 0;  // of a dynamic chain: 0 dynamic, 1 "+", 2 "+ forcing chains", ...
  double rating = 0;
  int complexity = 0;  // of a chain: what its length is counted as
  int placed = kNone;  // a candidate
  int removed_count = 0;
  std::array<std::uint16_t, kCands> removed;  // ascending

  // Evidence: the cells and digits the rule speaks of, and its houses as kind * 9 + number.
  Cells cells;
  Mask digits = 0;
  int house_count = 0;
  std::array<std::uint8_t, 8> houses;
  std::vector<Argument> arguments;  // of chains, if asked for

  // As Sudoku Explainer calls it: "Unique Loop 8 type 2", "Dynamic Cell Forcing Chains (+)".
  std::string full_name() const;
  int tenths() const { return static_cast<int>((rating + 0.05) * 10); }
  std::span<const std::uint16_t> removals() const {
    return {removed.data(), static_cast<std::size_t>(removed_count)};
  }
  void start(Technique what, double value) {
    technique = what;
    rating = value;
    type = size = level = 0;
    complexity = 0;
    placed = kNone;
    removed_count = 0;
    cells = {};
    digits = 0;
    house_count = 0;
    arguments.clear();
  }
  void remove(int cand) { removed[removed_count++] = static_cast<std::uint16_t>(cand); }
  void show_house(int kind, int house) {
    houses[house_count++] = static_cast<std::uint8_t>(kind * 9 + house);
  }
};

}  // namespace nonet::se
