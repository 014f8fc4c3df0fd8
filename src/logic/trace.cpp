// See trace.hpp.

#include "nonet/trace.hpp"

#include <algorithm>

namespace nonet {

Trace make_trace(Walker& walker, const Puzzle& puzzle, const Known& known) {
  return make_trace(walker, puzzle, known, [](const Step&, const Board&) { return Flow::go_on; });
}

Trace make_trace(Walker& walker, const Puzzle& puzzle, const Known& known, Walker::Visitor visit) {
  Trace trace;
  trace.puzzle = puzzle;
  trace.last = puzzle.start().board;
  const auto keep = [&trace, visit](const Step& step, const Board& board) {
    trace.steps.push_back(step);
    return visit(step, board);
  };
  trace.end = walker.walk(trace.last, known, keep);
  for (const Technique technique : walker.schedule().techniques()) {
    const auto uses = std::ranges::count(trace.steps, technique, &Step::technique);
    if (uses > 0) trace.tally.push_back({technique, static_cast<int>(uses)});
  }
  return trace;
}

Puzzle position(const Board& board, CellSet givens) {
  Puzzle puzzle(board.grid());
  puzzle.givens = givens & board.grid().filled();
  puzzle.set_marks(board.all_candidates());
  return puzzle;
}

}  // namespace nonet
