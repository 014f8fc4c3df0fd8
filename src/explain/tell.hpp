// How steps are told where a template does not do: each family in a file of its own.
#pragma once

#include "explain/implications.hpp"
#include "explain/writer.hpp"

namespace nonet::explain {

using Tell = void (*)(Writer& w, const Board& before, const Step& step);

// What tells steps of the technique; nothing where its own template does (words.hpp).
Tell find_teller(Technique technique);

// --- tell_singles.cpp
void tell_full_house(Writer& w, const Board& before, const Step& step);
void tell_hidden_single(Writer& w, const Board& before, const Step& step);
void tell_naked_single(Writer& w, const Board& before, const Step& step);

// --- tell_fish.cpp
void tell_fish(Writer& w, const Board& before, const Step& step);
void tell_bases(Writer& w, const Board& before, const Step& step);  // "Row 1 has its 2 in ..."
void tell_fins(Writer& w, const Step& step);  // "Without ..., the fin, all these places lie in ..."

// --- tell_links.cpp
void tell_two_links(Writer& w, const Board& before, const Step& step);
void tell_empty_rectangle(Writer& w, const Board& before, const Step& step);
void tell_dual(Writer& w, const Board& before, const Step& step);
void tell_remote_pair(Writer& w, const Board& before, const Step& step);
void tell_w_wing(Writer& w, const Board& before, const Step& step);
void tell_bent_wing(Writer& w, const Board& before, const Step& step);
void tell_hidden_rectangle(Writer& w, const Board& before, const Step& step);

// --- tell_colours.cpp
void tell_colours_trap(Writer& w, const Board& before, const Step& step);
void tell_colours_wrap(Writer& w, const Board& before, const Step& step);
void tell_multi_colours_1(Writer& w, const Board& before, const Step& step);
void tell_multi_colours_2(Writer& w, const Board& before, const Step& step);
void tell_medusa(Writer& w, const Board& before, const Step& step);

// --- tell_sets.cpp
void tell_als_xz(Writer& w, const Board& before, const Step& step);
void tell_als_xy_wing(Writer& w, const Board& before, const Step& step);
void tell_sue_de_coq(Writer& w, const Board& before, const Step& step);
void tell_death_blossom(Writer& w, const Board& before, const Step& step);

// --- tell_clues.cpp
void tell_cage_splitting(Writer& w, const Board& before, const Step& step);
void tell_innies_outies(Writer& w, const Board& before, const Step& step);

// --- tell_ways.cpp
void tell_aligned_exclusion(Writer& w, const Board& before, const Step& step);
void tell_templates(Writer& w, const Board& before, const Step& step);
void tell_trial(Writer& w, const Board& before, const Step& step);

// --- tell_chains.cpp, tell_nets.cpp
void tell_lines(Writer& w, const Board& before, const Step& step);
void tell_chain_line(Writer& w, const Implications& told, std::size_t index);
// Where a chain may begin: the cell or the house whose choices are taken in turn.
void tell_choice(Writer& w, const Implications& told);
void tell_net_lines(Writer& w, const Implications& told);
void tell_clash(Writer& w, const Implications& told, const Implication& line, const Step& step);
void say(Writer& w, const Claim& claim, Order order = Order::plain);

// Fields of their sentences: the number of a line, and which lines rule the rest out.
struct Label {
  explicit Label(const Implication& line) : text(label(line)) {}
  void operator()(Writer& w, Order) const { w << std::string_view(text); }

  std::string text;
};
struct Reasons {
  const Implications& told;
  const Implication& line;
  bool by_digit;

  void operator()(Writer& w, Order order) const;
  // Nothing, where the line rests on no other.
  Value value() const { return line.rests.empty() ? Value() : Value(*this); }
};

}  // namespace nonet::explain
