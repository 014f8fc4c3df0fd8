// The singles, which stand at the head of the table of techniques and never move, and trial, which
// ends it. Whoever names no other does without techniques.hpp, and is not compiled again when a row
// is added.
//
//   assert(info(kFullHouse).id == "full_house" && info(kNakedSingle).id == "naked_single");
//   assert(info(trial_technique()).id == "trial");
#pragma once

#include "nonet/technique.hpp"

namespace nonet {

inline constexpr Technique kFullHouse{0}, kHiddenSingle{1}, kNakedSingle{2};
Technique trial_technique();

}  // namespace nonet
