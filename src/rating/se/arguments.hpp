// The chains of a hint as lines that rest on one another, for those who tell or draw them.
#pragma once

#include "nonet/function_ref.hpp"
#include "rating/se/closure.hpp"
#include "rating/se/multiple.hpp"
#include "rating/se/static_chains.hpp"
#include "rating/se/step.hpp"

namespace nonet::se {

// A chain with its path; a cycle gives one argument, which ends where it began.
Argument argue(const ChainHint& hint);
// One branch of a hint: what follows, and all it rests on.
Argument argue(const MultipleHint::Branch& branch, AncestorCounter& counter);

// The same as chains inside another one.
Inside argue_inside(const ChainHint& hint);
Inside argue_inside(const MultipleHint& hint, AncestorCounter& counter);
// Calls f(unit) for every unit that a chain inside looks at beyond those by which a candidate of
// its own lines becomes true: those of rules inside it.
void each_unit_of_rules(const Inside& inside, FunctionRef<void(int)> f);

}  // namespace nonet::se
