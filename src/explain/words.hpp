// The templates of techniques (Prose::explanation), filled with what a step shows.
//
//   {role}          its houses if it has any, else its cells, else its digits
//   {role.cells}    also .digits and .houses: one of them by name; .candidates: "5 in r1c2"
//   {role|is|are}   the first word if the role holds exactly one of what {role} prints
//   {chain}         the chains in Eureka notation
//   {net}           what follows from a supposition, in order; from several, each with its own
//   {eliminated}    {placed}: the effect
//   [ ... ]         left out if something named inside was not shown
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet::explain {

struct Filled {
  std::string text;
  std::vector<std::string> gaps;  // what the template names outside brackets and the step lacks
};
Filled fill(std::string_view words, const Step& step, Notation notation);

// What is wrong with a template: an unknown role, an unclosed brace; empty if nothing is.
std::string find_fault(std::string_view words);

}  // namespace nonet::explain
