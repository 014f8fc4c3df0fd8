// The bivalue universal grave: a board on which every unsolved cell has two candidates and every
// digit two places, or none, in every house. Whatever solves it, the other candidate of every cell
// solves it too: a deadly pattern over all unsolved cells. Boards a few candidates away from it are
// common near the end of a puzzle; those candidates are the extras (deadly.hpp).
#pragma once

#include <optional>

#include "logic/deadly.hpp"

namespace nonet::logic {

class Workspace;

// A fact of the workspace: the extras that make the board a grave, if there are such and some cell
// sees them all. Cost: next to nothing unless all cells of three or more candidates see some cell.
class Bug {
 public:
  void build(const Board& board, Workspace& workspace);
  const std::optional<Deadly>& pattern() const { return pattern_; }

 private:
  std::optional<Deadly> pattern_;
};

}  // namespace nonet::logic
