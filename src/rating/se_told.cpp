// See se_told.hpp.
//
// Sudoku Explainer's finders are frozen and speak of numbers; words and drawings are made from the
// evidence of our own. So for each of its techniques those of ours that can see the same are asked,
// and the first step that does what its step does, or more, is cut down to that and taken.

#include "rating/se_told.hpp"

#include <array>
#include <optional>
#include <span>

#include "nonet/techniques.hpp"

namespace nonet::rating {
namespace {

using enum Technique;

struct Kin {
  se::Technique theirs;
  std::array<Technique, 6> ours;  // the rest is full_house, which no other step is
};

// clang-format off
constexpr Kin kKin[] = {
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
    {se::Technique::x_cycle,                   {continuous_nice_loop, x_chain, aic, discontinuous_nice_loop}},
    {se::Technique::y_cycle,                   {continuous_nice_loop, xy_chain, aic, discontinuous_nice_loop}},
    {se::Technique::cycle,                     {continuous_nice_loop, aic, discontinuous_nice_loop}},
    {se::Technique::turbot_fish,               {turbot_fish, x_chain, aic, discontinuous_nice_loop}},
    {se::Technique::forcing_x_chain,           {x_chain, aic, discontinuous_nice_loop, forcing_chain_contradiction}},
    {se::Technique::forcing_chain,             {aic, discontinuous_nice_loop, forcing_chain_contradiction}},
    {se::Technique::aligned_triplet_exclusion, {aligned_triple_exclusion}},
    {se::Technique::nishio,                    {nishio, forcing_chain_contradiction, forcing_net_contradiction}},
    {se::Technique::cell_forcing_chains,       {cell_forcing_chain, cell_forcing_net, forcing_net_contradiction}},
    {se::Technique::region_forcing_chains,     {house_forcing_chain, house_forcing_net, forcing_net_contradiction}},
    {se::Technique::dynamic_cell,              {cell_forcing_net, forcing_net_contradiction}},
    {se::Technique::dynamic_region,            {house_forcing_net, forcing_net_contradiction}},
    {se::Technique::dynamic_contradiction,     {forcing_net_contradiction}},
    {se::Technique::dynamic_double,            {forcing_net_contradiction, cell_forcing_net, house_forcing_net}},
};
// clang-format on

Candidate candidate_of(int cand) { return {Cell(cand / se::kSide), Digit(cand % se::kSide + 1)}; }

const Kin& kin_of(se::Technique technique) {
  for (const Kin& row : kKin) {
    if (row.theirs == technique) return row;
  }
  return kKin[0];
}

// The first step of one of ours that does all this; cut down to it.
std::optional<Step> find_same(const Step& bare, Technique technique, const Board& before,
                              const Known& known) {
  std::optional<Step> same;
  find_steps(before, known, technique, [&](const Step& step) {
    const bool does_it = bare.placements() > 0 ? step.placed() == bare.placed()
                                               : (bare.eliminated() - step.eliminated()).empty();
    if (!does_it) return Flow::go_on;
    same = step;
    same->keep_only(bare.eliminated());
    return Flow::stop;
  });
  return same;
}

}  // namespace

Step bare_step(const se::Step& step) {
  Step bare(kin_of(step.technique).ours[0]);
  if (step.placed != se::kNone) bare.place(candidate_of(step.placed));
  for (const std::uint16_t cand : step.removals()) bare.eliminate(candidate_of(cand));
  return bare;
}

Step told_step(const se::Step& step, const Board& before, const Known& known) {
  Step bare = bare_step(step);
  for (const Technique technique : kin_of(step.technique).ours) {
    if (const std::optional<Step> same = find_same(bare, technique, before, known)) return *same;
  }
  return bare;
}

}  // namespace nonet::rating
