// See se_told.hpp.
//
// Chains bring their own lines (se_argued.hpp). For patterns, words and drawings are made from the
// evidence of our own finders: those that can see the same are asked for the same pattern with the
// same effect, cut down to what Sudoku Explainer removes.

#include "rating/se_told.hpp"

#include <array>
#include <optional>
#include <span>

#include "nonet/techniques.hpp"
#include "rating/se_argued.hpp"

namespace nonet::rating {
namespace {

using enum Technique;

struct Kinship {
  se::Technique theirs;
  std::array<Technique, 6> ours;  // the rest is full_house, which no other step is
};

// clang-format off
constexpr Kinship kKinship[] = {
    {se::Technique::hidden_single,             {full_house, hidden_single}},
    {se::Technique::direct_pointing,           {direct_pointing}},
    {se::Technique::direct_claiming,           {direct_claiming}},
    {se::Technique::direct_hidden_pair,        {direct_hidden_pair}},
    {se::Technique::naked_single,              {naked_single}},
    {se::Technique::direct_hidden_triplet,     {direct_hidden_triple}},
    {se::Technique::pointing,                  {pointing}},
    {se::Technique::claiming,                  {claiming}},
    {se::Technique::naked_pair,                {naked_pair}},
    {se::Technique::x_wing,                    {x_wing}},
    {se::Technique::hidden_pair,               {hidden_pair}},
    {se::Technique::naked_triplet,             {naked_triple}},
    {se::Technique::swordfish,                 {swordfish}},
    {se::Technique::hidden_triplet,            {hidden_triple}},
    {se::Technique::xy_wing,                   {xy_wing}},
    {se::Technique::xyz_wing,                  {xyz_wing}},
    {se::Technique::unique_rectangle,          {unique_rectangle_1, unique_rectangle_2, unique_rectangle_3,
                                                unique_rectangle_4, unique_rectangle_5, unique_loop}},
    {se::Technique::unique_loop,               {unique_loop}},
    {se::Technique::naked_quad,                {naked_quad}},
    {se::Technique::jellyfish,                 {jellyfish}},
    {se::Technique::hidden_quad,               {hidden_quad}},
    {se::Technique::bug,                       {bug_1, bug_2, bug_3, bug_4}},
    {se::Technique::aligned_pair_exclusion,    {aligned_pair_exclusion}},
    {se::Technique::aligned_triplet_exclusion, {aligned_triple_exclusion}},
};
// clang-format on

const Kinship& kin_of(se::Technique technique) {
  for (const Kinship& row : kKinship) {
    if (row.theirs == technique) return row;
  }
  return kKinship[0];
}

bool is_chain(se::Technique technique) {
  return technique >= se::Technique::x_cycle &&
         technique != se::Technique::aligned_triplet_exclusion;
}

// A house with one blank is filled; other singles are seen in the house it names.
Technique first_name(const se::Step& step) {
  if (is_chain(step.technique)) return told_as(step);
  const bool is_hidden = step.technique == se::Technique::hidden_single && step.tenths() > 10;
  return is_hidden ? hidden_single : kin_of(step.technique).ours[0];
}

// Whether our step speaks of what theirs speaks of.
bool is_same_pattern(const se::Step& theirs, const Step& ours) {
  CellSet cells = ours.eliminated().cells() | ours.placed().cells();
  HouseSet houses;
  for (const Mark& mark : ours.evidence()) {
    cells |= mark.cells;
    houses = houses | mark.houses;
  }
  bool is_same = true;
  theirs.cells.each([&](int cell) { is_same = is_same && cells.contains(Cell(cell)); });
  for (int i = 0; i < theirs.house_count; ++i) {
    is_same = is_same && houses.contains(house_of(theirs.houses[i]));
  }
  return is_same;
}

// Looks for steps of one of ours that do all this; the best known so far is replaced by one with
// the same pattern, which ends the search. They are cut down to what theirs does.
bool find_same(const se::Step& theirs, const Step& bare, Technique technique, const Board& before,
               const Known& known, std::optional<Step>& best) {
  bool is_same = false;
  find_steps(before, known, technique, [&](const Step& step) {
    const bool does_it = bare.placements() > 0 ? step.placed() == bare.placed()
                                               : (bare.eliminated() - step.eliminated()).empty();
    if (!does_it) return Flow::go_on;
    is_same = is_same_pattern(theirs, step);
    if (!is_same && best) return Flow::go_on;
    best = step;
    best->keep_only(bare.eliminated());
    return is_same ? Flow::stop : Flow::go_on;
  });
  return is_same;
}

}  // namespace

Step bare_step(const se::Step& step) {
  Step bare(first_name(step));
  if (step.placed != se::kNone) bare.place(candidate_of(step.placed));
  for (const std::uint16_t cand : step.removals()) bare.eliminate(candidate_of(cand));
  return bare;
}

Step told_step(const se::Step& step, const Board& before, const Known& known) {
  Step bare = bare_step(step);
  if (is_chain(step.technique)) {
    show_arguments(step, before, bare);
    return bare;
  }
  if (step.technique == se::Technique::hidden_single) {
    const Candidate at = candidate_of(step.placed);
    bare.show(Role::cell, at.cell()).show(Role::digit, at.digit());
    bare.show(Role::house, house_of(step.houses[0]));
    return bare;
  }
  std::optional<Step> best;
  for (const Technique technique : kin_of(step.technique).ours) {
    if (find_same(step, bare, technique, before, known, best)) break;
  }
  return best.value_or(bare);
}

}  // namespace nonet::rating
