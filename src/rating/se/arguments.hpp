// The chains of a hint as lines that rest on one another, for those who tell or draw them.
#pragma once

#include "rating/se/closure.hpp"
#include "rating/se/multiple.hpp"
#include "rating/se/static_chains.hpp"
#include "rating/se/step.hpp"

namespace nonet::se {

// A chain with its path; a cycle gives one argument, which ends where it began.
Argument argue(const ChainHint& hint);
// One branch of a hint: what follows, and all it rests on.
Argument argue(const MultipleHint::Branch& branch, AncestorCounter& counter);

}  // namespace nonet::se
