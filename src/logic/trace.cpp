// See trace.hpp.

#include "nonet/trace.hpp"

#include <vector>

namespace nonet {
Path walk_path(Walker& walker, const Puzzle& puzzle, const Known& known, Walker::Visitor visit) {
  Path path;
  path.last = puzzle.start().board;
  std::vector<int> counts(techniques().size());
  const auto count = [&](const Step& step, const Board& board) {
    ++path.length;
    ++counts[static_cast<std::size_t>(step.technique())];
    return visit(step, board);
  };
  path.end = walker.walk(path.last, known, count);
  for (const Technique technique : walker.schedule().techniques()) {
    const int uses = counts[static_cast<std::size_t>(technique)];
    if (uses > 0) path.tally.push_back({technique, uses});
  }
  return path;
}

Trace make_trace(Walker& walker, const Puzzle& puzzle, const Known& known) {
  Trace trace;
  const auto keep = [&trace](const Step& step, const Board&) {
    trace.steps.push_back(step);
    return Flow::go_on;
  };
  static_cast<Path&>(trace) = walk_path(walker, puzzle, known, keep);
  trace.puzzle = puzzle;
  return trace;
}

void replay(const Trace& trace, Walker::Visitor visit) {
  Board board = trace.puzzle.start().board;
  for (const Step& step : trace.steps) {
    if (visit(step, board) == Flow::stop) return;
    apply(board, step);
  }
}

Puzzle position(const Board& board, const Puzzle& from) {
  Puzzle puzzle(board.grid(), from.rules);
  puzzle.givens = from.givens & board.grid().filled();
  puzzle.set_marks(board.all_candidates());
  return puzzle;
}

Puzzle position_after(const Puzzle& before, const Step& step) {
  Board board = before.start().board;
  apply(board, step);
  return position(board, before);
}

}  // namespace nonet
