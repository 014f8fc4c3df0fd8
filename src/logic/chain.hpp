// Chains: strong and weak links in turns, over the nodes of links.hpp. Three arguments, whatever
// the nodes are made of:
//
//   AIC             ends a and b with strong links: if a is false then b is true, so one of the two
//                   is, and a candidate that sees both is not.
//   Discontinuous   a chain from a candidate to itself. It begins and ends weakly: the candidate
//   loop            refutes itself. Strongly: it is true, and the rest of its cell is not.
//   Continuous      an AIC whose ends see each other. Then every weak link of the loop has exactly
//   loop            one true end, and a candidate that sees both ends of one of them is false.
//
// As HoDoKu names them, an AIC has two eliminations or more; with a single one it is told as a
// discontinuous loop of the candidate that goes. So AICs come first on a ladder, or they would
// never be seen.
//
// Order: shorter chains first, then more eliminations, then by node. Each effect is told once, by
// the first chain that has it. No chain meets a node twice: where it would, the part of it between
// refutes that node with fewer links.
#pragma once

#include "logic/finder.hpp"
#include "logic/links.hpp"

namespace nonet::logic {

struct ChainSpec {
  // Which links may be used: all; strong ones in houses and one digit throughout; strong ones in
  // cells of two candidates and weak ones between equal digits.
  enum class Kind : std::uint8_t { any, one_digit, bivalue };

  Links::Scope scope = Links::Scope::plain;  // a grouped chain has a group, one with ALS has an ALS
  Kind kind = Kind::any;
  int min_strong = 2;        // fewer strong links are locked candidates
  int min_eliminations = 1;  // of an AIC
};

void find_aics(Workspace& workspace, const ChainSpec& spec, StepSink& out);
void find_discontinuous_loops(Workspace& workspace, const ChainSpec& spec, StepSink& out);
void find_continuous_loops(Workspace& workspace, const ChainSpec& spec, StepSink& out);

}  // namespace nonet::logic
