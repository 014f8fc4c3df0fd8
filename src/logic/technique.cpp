// The table of techniques, read from techniques.def: rows, finders, and the words that name them.

#include "nonet/technique.hpp"

#include <array>
#include <cctype>

#include "logic/class_colouring.hpp"
#include "logic/clue_facts.hpp"
#include "logic/consequences.hpp"
#include "logic/finder.hpp"
#include "logic/leaps.hpp"
#include "logic/links.hpp"
#include "nonet/singles.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace logic {

#define NONET_TECHNIQUE(id, name, family, rank, hodoku, se, kin, finder, argument)              \
  namespace finder {                                                                            \
  void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out); \
  }
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE

}  // namespace logic

namespace {

// The arguments that are words.
enum Argument : int {
  plain = static_cast<int>(logic::Links::Scope::plain),
  grouped = static_cast<int>(logic::Links::Scope::grouped),
  with_als = static_cast<int>(logic::Links::Scope::with_als),
  by_chains = static_cast<int>(logic::Reasoning::chain),
  by_nets = static_cast<int>(logic::Reasoning::net),
  about_thermos = static_cast<int>(logic::ClueTopic::thermos),
  about_lines = static_cast<int>(logic::ClueTopic::lines),
  about_renbans = static_cast<int>(logic::ClueTopic::renbans),
  about_dots = static_cast<int>(logic::ClueTopic::dots),
  about_arrows = static_cast<int>(logic::ClueTopic::arrows),
  about_sandwiches = static_cast<int>(logic::ClueTopic::sandwiches),
  about_x_sums = static_cast<int>(logic::ClueTopic::x_sums),
  about_skyscrapers = static_cast<int>(logic::ClueTopic::skyscrapers),
  about_outside = static_cast<int>(logic::ClueTopic::outside),
  about_quads = static_cast<int>(logic::ClueTopic::quads),
  about_ends = static_cast<int>(logic::ClueTopic::ends),
  about_region_sums = static_cast<int>(logic::ClueTopic::region_sums),
  about_equals = static_cast<int>(logic::ClueTopic::equals),
  about_others = static_cast<int>(logic::ClueTopic::others),
  by_knight = static_cast<int>(logic::Leap::knight),
  by_king = static_cast<int>(logic::Leap::king),
  by_parity = static_cast<int>(logic::Sorts::parity),
  by_residues = static_cast<int>(logic::Sorts::residues),
  by_thirds = static_cast<int>(logic::Sorts::thirds),
  by_halves = static_cast<int>(logic::Sorts::halves),
};

constexpr std::array kRows = {
#define NONET_TECHNIQUE(id, name, family, rank, hodoku, se, kin, finder, argument) \
  TechniqueInfo{Technique::id, #id, name,           Family::family, rank,          \
                hodoku,        se,  Technique::kin, argument},
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
};

constexpr std::array<logic::Find, kRows.size()> kFinders = {
#define NONET_TECHNIQUE(id, name, family, rank, hodoku, se, kin, finder, argument) \
  logic::finder::find,
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
};

constexpr std::array<std::string_view, 12> kFamilies = {
    "singles", "intersections", "subsets", "fish", "single digit", "colouring",
    "wings",   "uniqueness",    "chains",  "sets", "clues",        "last resorts"};

bool is_letter(char c) { return c != '-' && c != '_' && c != ' '; }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

// Equal but for case and for what stands between words.
bool same_word(std::string_view a, std::string_view b) {
  std::size_t i = 0;
  std::size_t j = 0;
  while (true) {
    while (i < a.size() && !is_letter(a[i])) ++i;
    while (j < b.size() && !is_letter(b[j])) ++j;
    if (i == a.size() || j == b.size()) return i == a.size() && j == b.size();
    if (lower(a[i++]) != lower(b[j++])) return false;
  }
}

}  // namespace

std::string_view name(Family family) { return kFamilies[static_cast<std::size_t>(family)]; }

std::optional<Family> find_family(std::string_view word) {
  for (std::size_t i = 0; i < kFamilies.size(); ++i) {
    if (same_word(word, kFamilies[i])) return static_cast<Family>(i);
  }
  return std::nullopt;
}

std::span<const TechniqueInfo> techniques() { return kRows; }

const TechniqueInfo& info(Technique technique) {
  return kRows[static_cast<std::size_t>(technique)];
}

std::optional<Technique> find_technique(std::string_view word) {
  for (const TechniqueInfo& row : kRows) {
    if (same_word(word, row.id) || same_word(word, row.name)) return row.technique;
  }
  for (const TechniqueInfo& row : kRows) {
    if (!row.hodoku.empty() && word == row.hodoku) return row.technique;
  }
  return std::nullopt;
}

static_assert(kFullHouse == Technique::full_house && kHiddenSingle == Technique::hidden_single &&
              kNakedSingle == Technique::naked_single);
Technique trial_technique() { return Technique::trial; }

bool needs_uniqueness(Technique technique) { return info(technique).family == Family::uniqueness; }

logic::Find logic::finder(Technique technique) {
  return kFinders[static_cast<std::size_t>(technique)];
}

}  // namespace nonet
