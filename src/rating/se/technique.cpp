#include "rating/se/technique.hpp"

#include <iterator>
#include <string>

#include "rating/se/step.hpp"

namespace nonet::se {
namespace {

struct Names {
  std::string_view id, name;
};

constexpr Names kNames[] = {
    {"se_hidden_single", "Hidden Single"},
    {"se_direct_pointing", "Direct Pointing"},
    {"se_direct_claiming", "Direct Claiming"},
    {"se_direct_hidden_pair", "Direct Hidden Pair"},
    {"se_naked_single", "Naked Single"},
    {"se_direct_hidden_triplet", "Direct Hidden Triplet"},
    {"se_pointing", "Pointing"},
    {"se_claiming", "Claiming"},
    {"se_naked_pair", "Naked Pair"},
    {"se_x_wing", "X-Wing"},
    {"se_hidden_pair", "Hidden Pair"},
    {"se_naked_triplet", "Naked Triplet"},
    {"se_swordfish", "Swordfish"},
    {"se_hidden_triplet", "Hidden Triplet"},
    {"se_xy_wing", "XY-Wing"},
    {"se_xyz_wing", "XYZ-Wing"},
    {"se_unique_rectangle", "Unique Rectangle"},
    {"se_unique_loop", "Unique Loop"},
    {"se_naked_quad", "Naked Quad"},
    {"se_jellyfish", "Jellyfish"},
    {"se_hidden_quad", "Hidden Quad"},
    {"se_bivalue_universal_grave", "Bivalue Universal Grave"},
    {"se_aligned_pair_exclusion", "Aligned Pair Exclusion"},
    {"se_bidirectional_x_cycle", "Bidirectional X-Cycle"},
    {"se_bidirectional_y_cycle", "Bidirectional Y-Cycle"},
    {"se_bidirectional_cycle", "Bidirectional Cycle"},
    {"se_turbot_fish", "Turbot Fish"},
    {"se_forcing_x_chain", "Forcing X-Chain"},
    {"se_forcing_chain", "Forcing Chain"},
    {"se_aligned_triplet_exclusion", "Aligned Triplet Exclusion"},
    {"se_nishio_forcing_chains", "Nishio Forcing Chains"},
    {"se_cell_forcing_chains", "Cell Forcing Chains"},
    {"se_region_forcing_chains", "Region Forcing Chains"},
    {"se_dynamic_cell_forcing_chains", "Dynamic Cell Forcing Chains"},
    {"se_dynamic_region_forcing_chains", "Dynamic Region Forcing Chains"},
    {"se_dynamic_contradiction_forcing_chains", "Dynamic Contradiction Forcing Chains"},
    {"se_dynamic_double_forcing_chains", "Dynamic Double Forcing Chains"},
};
static_assert(std::size(kNames) == static_cast<std::size_t>(Technique::count));

}  // namespace

std::string_view id(Technique technique) { return kNames[static_cast<std::size_t>(technique)].id; }
std::string_view name(Technique technique) {
  return kNames[static_cast<std::size_t>(technique)].name;
}

std::string Step::full_name() const {
  constexpr std::string_view kLevels[] = {"",
                                          " (+)",
                                          " (+ Forcing Chains)",
                                          " (+ Multiple Forcing Chains)",
                                          " (+ Dynamic Forcing Chains)",
                                          " (+ Dynamic Forcing Chains (+ Forcing Chains))"};
  std::string text(name(technique));
  if (technique == Technique::unique_loop && size > 6) text += ' ' + std::to_string(size);
  if (type > 0) text += " type " + std::to_string(type);
  return text.append(kLevels[level]);
}

}  // namespace nonet::se
