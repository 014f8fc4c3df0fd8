// A batch through the two engines of a kernel.
//
// Where there are several solutions the one given is the first in the tree that both engines search
// (branch.hpp), whichever way the puzzle came in and whoever searched. So an answer depends neither
// on the machine, nor on the limit, nor on the company it was asked in, and the engines may share
// the work as they like.
#pragma once

#include "search/dispatch.hpp"

namespace nonet::search {

// So many puzzles of a batch, from this one on.
KernelBatch part_of(KernelBatch batch, std::size_t first, std::size_t n);

// What lanes leave to the single engine on this machine, as far as that is known by now.
HandsOver hands_over(const Engines& engines);

// Many puzzles: lanes, which hand over to the single engine what it is faster at, if it is.
void run_batch(const Engines& engines, KernelBatch batch);

// The same answers puzzle by puzzle, for few of them, and where there is no memory for lanes.
void run_one_by_one(const Engines& engines, const KernelBatch& batch);

}  // namespace nonet::search
