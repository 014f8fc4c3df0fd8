// What a person writes for a relation or a pattern, made into what a search can use.
//
//   a+b!=7, |a-b|>=3, a%2!=b%2&a<b       two digits a and b, and n, how many digits there are
//   1.*9, [1-3]*(4|5)+                   digits as they are written, . for any, [..] and [^..], | *
//   + ? ( )
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "constraints/model.hpp"

namespace nonet::constraints {

// Whether the relation holds; nothing if it cannot be understood.
std::optional<bool> holds(std::string_view relation, int a, int b, int n);

// Nothing if the pattern cannot be understood, or has more than 63 places. A table of states
// (states.hpp) is a pattern too.
std::optional<Automaton> find_automaton(std::string_view pattern, int side);

}  // namespace nonet::constraints
