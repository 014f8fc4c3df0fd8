// Technique: the rules of Sudoku Explainer, in the order in which they are asked.
//
// One row for each thing that has a name of its own there. What a name leaves open stands in the
// step: the type and length of a unique loop, the type of a BUG, the level of a dynamic chain.
#pragma once

#include <cstdint>
#include <string_view>

namespace nonet::se {

enum class Technique : std::uint8_t {
  hidden_single,
  direct_pointing,
  direct_claiming,
  direct_hidden_pair,
  naked_single,
  direct_hidden_triplet,
  pointing,
  claiming,
  naked_pair,
  x_wing,
  hidden_pair,
  naked_triplet,
  swordfish,
  hidden_triplet,
  xy_wing,
  xyz_wing,
  unique_rectangle,
  unique_loop,
  naked_quad,
  jellyfish,
  hidden_quad,
  bug,
  aligned_pair_exclusion,
  x_cycle,
  y_cycle,
  cycle,
  turbot_fish,
  forcing_x_chain,
  forcing_chain,
  aligned_triplet_exclusion,
  nishio,
  cell_forcing_chains,
  region_forcing_chains,
  dynamic_cell,
  dynamic_region,
  dynamic_contradiction,
  dynamic_double,
  count,
};

std::string_view id(Technique technique);    // "se_direct_hidden_pair"
std::string_view name(Technique technique);  // as Sudoku Explainer calls it: "Direct Hidden Pair"

}  // namespace nonet::se
