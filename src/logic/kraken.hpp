// Kraken fish: finned fish whose fins do not see the target but lead to it by chains.
//
//   type 1   the target lies in a cover. If it is true, it takes that cover, and every fin is false
//   at
//            the end of a chain: too few covers are left for the bases.
//   type 2   the target may be any candidate. If it is true, chains make the fins and all base
//            candidates of one cover false: the bases are left with one cover too few.
//
// Both are one argument: a candidate whose truth leaves N bases with N-1 covers is false.
#pragma once

#include <cstdint>

#include "logic/finder.hpp"

namespace nonet::logic {

enum class KrakenType : std::uint8_t { in_cover, anywhere };

// Order: smaller fish first, basic before franken; by digit, then as the fish are met.
void find_kraken(const Board& board, Workspace& workspace, KrakenType type, StepSink& out);

}  // namespace nonet::logic
