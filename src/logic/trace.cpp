// See trace.hpp.

#include "nonet/trace.hpp"

#include <array>

namespace nonet {
namespace {

constexpr std::size_t kTechniques = 256;  // as many as the enum has room for

}  // namespace

Path walk_path(Walker& walker, const Puzzle& puzzle, const Known& known, Walker::Visitor visit) {
  Path path;
  path.last = puzzle.start().board;
  std::array<int, kTechniques> counts{};
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

Puzzle position(const Board& board, CellSet givens) {
  Puzzle puzzle(board.grid());
  puzzle.givens = givens & board.grid().filled();
  puzzle.set_marks(board.all_candidates());
  return puzzle;
}

}  // namespace nonet
