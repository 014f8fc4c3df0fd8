// Technique: a named way of reasoning: an enumerator and its row in the table (techniques.def).
//
//   const TechniqueInfo& row = info(Technique::xy_wing);
//   assert(row.id == "xy_wing" && row.name == "XY-Wing" && row.hodoku == "0800");
//   assert(find_technique("XY-Wing") == Technique::xy_wing && find_technique("0800") ==
//   row.technique); assert(row.family == Family::wings && !needs_uniqueness(row.technique));
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace nonet {

enum class Technique : std::uint8_t {
#define NONET_TECHNIQUE(id, name, family, rank, hodoku, se, kin) id,
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
};

enum class Family : std::uint8_t {
  singles,
  intersections,
  subsets,
  fish,
  single_digit,
  colouring,
  wings,
  uniqueness,
  chains,
  sets,
  last_resorts,
};
std::string_view name(Family family);  // "single digit"
std::optional<Family> find_family(std::string_view word);

// What a technique says of itself; it stands in the technique's own file.
struct Prose {
  std::string_view summary;  // one line: what to look for
  std::string_view why;      // a paragraph: why it holds
  // One step in words, with {role} for what the step shows; empty where sentences need more than
  // that, and src/explain has an algorithm for the family.
  std::string_view explanation = {};
  std::string_view example;  // a position in which it is found: a HoDoKu library line
};

struct TechniqueInfo {
  Technique technique;
  std::string_view id;    // the stem: file, namespace, word on the command line
  std::string_view name;  // as players write it
  Family family;
  int rank;                 // place on the default ladder, lower is easier; 0: only on request
  std::string_view hodoku;  // HoDoKu's library code, or empty
  int se_tenths;            // Sudoku Explainer's rating times ten, or 0
  Technique kin;            // the plainer technique it is a kind of, or itself
  const Prose* prose;
};

std::span<const TechniqueInfo> techniques();
const TechniqueInfo& info(Technique technique);
// By id, name or HoDoKu code; case, '-', '_' and blanks do not matter.
std::optional<Technique> find_technique(std::string_view word);
// Whether it rests on the promise that the puzzle has exactly one solution.
bool needs_uniqueness(Technique technique);

}  // namespace nonet
