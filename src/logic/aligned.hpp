// Aligned exclusion: two or three cells and the ways to fill them together. A way is out if it puts
// one digit twice into cells that see each other, or leaves no candidate to a cell that all of them
// see. A candidate that is part of no way that is left goes.
//
// Order: by the cells, ascending. Cost: groups of cells that have two excluders in common (cells of
// few candidates that see them all); for most, the first ways tried show that every candidate is
// fine. Some 5 us for pairs, 100 us for triples.
#pragma once

#include "logic/finder.hpp"

namespace nonet::logic {

// As many cells as the row's argument says; excluders have at most as many candidates.
void find_aligned_exclusions(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                             StepSink& out);

}  // namespace nonet::logic
