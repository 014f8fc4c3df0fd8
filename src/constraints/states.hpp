// Patterns by tables of states, where an expression would be long: read and written as
//
//   {^1-3>1,4-9>0|$.>1}      states from 0 with bars between them: ^ a line may begin in it, $ it
//                            may end there; digits as in [..], or . for any, and the state after
//
// and found from a rule that says what is known of a line as its digits are read.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "constraints/model.hpp"

namespace nonet::constraints {

inline constexpr int kMostStates = 64;

// Of digits in brackets, or of one: 1 to 9, then letters. -1: none.
int find_symbol(char c);

// Nothing if it cannot be understood, or has more than 64 states.
std::optional<Automaton> read_states(std::string_view text, int side);
std::string states_text(const Automaton& automaton);

// What is known of a line so far is a number, kDead if no digits that follow make it fit.
struct LineRule {
  std::function<long(long known, int digit)> next;
  std::function<bool(long known)> may_end;
};
inline constexpr long kDead = -1;

// As few states as tell all lines apart; nothing if these are more than 64.
std::optional<Automaton> find_states(int side, const std::vector<long>& first,
                                     const LineRule& rule);

}  // namespace nonet::constraints
