// The deep look of plain search, for engines that have guessed long without finding anything.
#pragma once

#include <cstdint>

namespace nonet::search {

// Whether a position of 81 candidate sets (bit d - 1 for digit d, singles followed) has no solution
// for a reason that the engines' own rules do not see: a house with fewer cells for some digits
// than digits, or a digit that fits every house but not all of them at once. False proves nothing.
//
// Such a position stays hopeless however it is filled in, and the engines, which branch cell by
// cell, can spend minutes on finding that out. A hopeless position has no solutions, so it does not
// matter when or how often it is looked for: answers stay the same. Cost: 5 to 20 us.
bool is_hopeless(const uint16_t* masks81);

// So many guesses in a row without a solution, and the deep look begins. The hardest puzzle known
// needs some 550 in all.
inline constexpr int kPatience = 1024;

}  // namespace nonet::search
