// Bent wings: k cells with k digits between them, of which all but one, z, can be in these cells
// only once, because all of a digit's cells among them see each other. A pivot sees all the others.
//
// Why it holds: were z in none of them, the k - 1 other digits would have to fill k cells, each at
// most once. So z is in one of them, and a cell that sees all of z's cells cannot be z.
//
// Order: by the first two cells of z that do not see each other and z itself, then by pivot, then
// by the other cells, ascending. Of several cells that see all the others the lowest is the pivot,
// so each wing is met once. Cost: what may join is worked out for all cells at once; a choice is
// given up as soon as it has too many digits or no cell left to take z from.
#pragma once

#include "logic/finder.hpp"

namespace nonet::logic {

// As many cells as the row's argument says, 4 or more.
void find_bent_wing(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                    StepSink& out);

}  // namespace nonet::logic
