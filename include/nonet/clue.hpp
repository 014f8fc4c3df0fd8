// Clue: one constraint of a puzzle, such as a cage of 10 or a thermometer: its kind, its numbers
// and its cells.
//
//   Clue cage{.kind = Constraint::cage, .values = {10}, .cells = {0, 1}};
//   assert(info(cage.kind).id == "cage" && find_constraint("thermo") == Constraint::thermo);
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

enum class Constraint : std::uint8_t {
#define NONET_CONSTRAINT(id, key, shape, value, words) id,
#include "nonet/constraints.def"
#undef NONET_CONSTRAINT
};

// What a clue is laid on.
enum class ClueShape : std::uint8_t {
  flag,      // the whole board
  cells,     // cells, each for itself
  set,       // cells in any order
  line,      // cells in order
  pair,      // two cells
  bulb,      // cells, and others in order: an arrow's circle and its line, a pattern and its clone
  diagonal,  // seen from outside, aslant
  outside,   // a row or column seen from one end
};
enum class Valued : std::uint8_t { none, optional, needed, many };

struct ConstraintInfo {
  Constraint kind;
  std::string_view id, key;  // ours, and f-puzzles'
  ClueShape shape;
  Valued valued;
  std::string_view words;
};
std::span<const ConstraintInfo> all_constraints();
const ConstraintInfo& info(Constraint kind);
std::optional<Constraint> find_constraint(std::string_view id);

struct Clue {
  Constraint kind = Constraint::cage;
  std::vector<int> values = {};
  std::vector<int> cells = {};  // row * side + column; of what is seen from outside, as it is seen
  std::vector<int> bulb = {};   // an arrow's circle, the pattern that is cloned
  std::string text = {};        // a relation or a pattern, as it is written

  int value(int otherwise) const { return values.empty() ? otherwise : values[0]; }
  friend bool operator==(const Clue&, const Clue&) = default;
};

}  // namespace nonet
