// Locked subsets: two or three cells where a line crosses a box, with as many digits between them.
// They are a naked subset of the line and of the box at once and clear both. Told apart from naked
// subsets only if both houses lose something beside the crossing.
//
// Order: pairs by their first cell, then the second; triples by line, rows first, then along it.
// Cost: pairs, a few operations on sets per bivalue cell; triples, a glance at each of the 54
// crossings; some 0.2 us and 0.05 us.
#pragma once

#include "logic/finder.hpp"

namespace nonet::logic {

void find_locked_pair(const Board& board, Workspace& workspace, StepSink& out);
void find_locked_triple(const Board& board, Workspace& workspace, StepSink& out);

}  // namespace nonet::logic
