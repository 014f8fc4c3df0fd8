// Technique: a named way of reasoning: an enumerator and its row in the table (techniques.def).
//
//   const TechniqueInfo& row = info(*find_technique("XY-Wing"));
//   assert(row.id == "xy_wing" && row.name == "XY-Wing" && row.hodoku == "0800");
//   assert(find_technique("xy-wing") == row.technique && find_technique("0800") == row.technique);
//   assert(row.family == Family::wings && !needs_uniqueness(row.technique));
//   assert(!prose(row.technique).summary.empty() && !example(row.technique).empty());
//
// Most code hands techniques on and never names one. Who does includes techniques.hpp, and is
// compiled again when a row is added; nothing else is.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace nonet {

enum class Technique : std::uint16_t;  // the names: techniques.hpp

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
  clues,
  last_resorts,
};
std::string_view name(Family family);  // "single digit"
std::optional<Family> find_family(std::string_view word);

// What a technique says of itself; it stands in the technique's own file, or once for a family.
struct Prose {
  std::string_view summary;  // one line: what to look for
  std::string_view why;      // a paragraph: why it holds
  // One step in words, with {role} for what the step shows; empty where sentences need more than
  // that, and src/explain has an algorithm for the family.
  std::string_view explanation = {};
};

struct TechniqueInfo {
  Technique technique;
  std::string_view id;    // the stem: enumerator, samples, word on the command line
  std::string_view name;  // as players write it
  Family family;
  int rank;                 // place on the default ladder, lower is easier; 0: only on request
  std::string_view hodoku;  // HoDoKu's library code, or empty
  int se_tenths;            // Sudoku Explainer's rating times ten, or 0
  Technique kin;            // the one under whose name HoDoKu lists it, or itself
  int argument;             // which of its family it is, as its finder counts: a size, as a rule
};

std::span<const TechniqueInfo> techniques();
const TechniqueInfo& info(Technique technique);
const Prose& prose(Technique technique);
// A position in which it is found, as a line of HoDoKu's library: the first of its samples.
std::string_view example(Technique technique);
// By id, name or HoDoKu code; case, '-', '_' and blanks do not matter.
std::optional<Technique> find_technique(std::string_view word);
// Whether it rests on the promise that the puzzle has exactly one solution.
bool needs_uniqueness(Technique technique);

}  // namespace nonet
