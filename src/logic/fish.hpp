// Fish as steps: what the search (fish_search.hpp) finds, sorted and told. The size is the row's
// argument.
#pragma once

#include "logic/fish_search.hpp"

namespace nonet::logic {

// The fish of one kind and size as steps, one for each effect: the one with the fewest fins. Order:
// fewest fins first, then more eliminations, then as found, digits ascending.
void find_fish(const Board& board, Workspace& workspace, const TechniqueInfo& row, FishKind kind,
               StepSink& out);
// Two fish of the kind on the same base houses, each with eliminations of its own; told together,
// one step for each effect, in the same order. Finned and sashimi may go together.
void find_siamese_fish(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                       FishKind kind, StepSink& out);

}  // namespace nonet::logic
