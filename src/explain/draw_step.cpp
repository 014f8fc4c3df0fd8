// A step for the terminal: the position in characters, with the cells that matter in brackets.

#include "explain/blockers.hpp"
#include "nonet/explain.hpp"

namespace nonet {

std::string draw_step(const Puzzle& position, const Step& step, PictureOptions options) {
  options.shows = Shows::candidates;
  options.affected = affected_cells(step);
  options.marked = explain::blocking_cells(position.start().board, step);
  if (options.marked.empty()) options.marked = pattern_cells(step);
  return draw(position, options);
}

}  // namespace nonet
