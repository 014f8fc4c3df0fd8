// Locked subsets: two or three cells where a line crosses a box, with as many digits between them.
// They are a naked subset of the line and of the box at once and clear both. Told apart from naked
// subsets only if both houses lose something.
//
// Order: by line, rows first, then by box along it, then by cells.
// Cost: a glance at each of the 54 crossings.
#pragma once

#include "logic/finder.hpp"

namespace nonet::logic {

// `size` is 2 or 3: a crossing has three cells.
void find_locked_subset(const Board& board, Workspace& workspace, StepSink& out,
                        Technique technique, int size);

}  // namespace nonet::logic
