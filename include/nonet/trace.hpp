// Trace: the steps of one walk, kept to be told, drawn or counted.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Walker walker(Schedule::standard());
//   Trace trace = make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
//   assert(trace.end == WalkEnd::solved && trace.last.is_done());
//   assert(trace.tally.back().technique == trace.hardest());
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/walk.hpp"

namespace nonet {

struct TechniqueCount {
  Technique technique;
  int count;
};

// A walk summed up.
struct Path {
  std::size_t length = 0;             // in steps
  WalkEnd end = WalkEnd::stuck;       // how it ended
  Board last;                         // where it ended
  std::vector<TechniqueCount> tally;  // the techniques used, as the ladder has them

  // The highest rung of the ladder that was needed.
  std::optional<Technique> hardest() const {
    if (tally.empty()) return std::nullopt;
    return tally.back().technique;
  }
};
// Who tells the steps as they come needs no trace: the visitor sees each with the board before it.
Path walk_path(Walker& walker, const Puzzle& puzzle, const Known& known, Walker::Visitor visit);

struct Trace : Path {
  Puzzle puzzle;            // where the walk began
  std::vector<Step> steps;  // in order
};
Trace make_trace(Walker& walker, const Puzzle& puzzle, const Known& known);

// Goes along a trace once more: the visitor sees each step and the board before it.
void replay(const Trace& trace, Walker::Visitor visit);

// A board on the way from a puzzle, as a puzzle by the same rules: its digits, which of them are
// givens, its candidates as pencil marks.
Puzzle position(const Board& board, const Puzzle& from);
// The position to which one step leads.
Puzzle position_after(const Puzzle& before, const Step& step);

}  // namespace nonet
