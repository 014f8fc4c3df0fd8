// The bivalue universal grave: a board on which every unsolved cell has two candidates and every
// digit two places, or none, in every house. Whatever solves it, the other candidate of every cell
// solves it too: a deadly pattern over all unsolved cells. Boards a few candidates away from it are
// common near the end of a puzzle; those candidates are the extras (deadly.hpp).
#pragma once

#include <optional>

#include "logic/deadly.hpp"

namespace nonet::logic {

// The extras that make the board a grave, if there are such and one cell sees them all.
// Cost: a dozen nanoseconds unless all cells with three or more candidates see some common cell.
std::optional<Deadly> find_bug(const Board& board, const Workspace& workspace);

}  // namespace nonet::logic
