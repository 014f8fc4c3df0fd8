// Bent wings: k cells with k digits between them, of which all but one, z, can be in these cells
// only once, because all of a digit's cells among them see each other. A pivot sees all the others.
//
// Why it holds: were z in none of them, the k - 1 other digits would have to fill k cells, each at
// most once. So z is in one of them, and a cell that sees all of z's cells cannot be z.
//
// Order: by pivot, then by the other cells, ascending. Of several cells that see all the others the
// lowest is the pivot, so each wing is met once.
// Cost: a choice is given up as soon as it has too many digits or a second digit that repeats.
#pragma once

#include "logic/finder.hpp"

namespace nonet::logic {

void find_bent_wing(const Board& board, Workspace& workspace, StepSink& out, Technique technique,
                    int size);

}  // namespace nonet::logic
