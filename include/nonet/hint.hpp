// Hints: from the player's own position, as much as was asked for and no more.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Grid solution = Grid::from_line(
//       "863214975154897362792653814945371628281546739376982451618729543439165287527438196");
//   assert(find_mistakes(puzzle, solution).empty());
//   Walker walker(Schedule::standard());
//   Board board = puzzle.start().board;
//   Step step = *walker.find_step(board, {.givens = puzzle.givens});
//   assert(hint_text(board, step, HintLevel::name) ==
//          "Hidden Single, in the top three rows: one place left for a digit");
//   assert(hint_text(board, step, HintLevel::area) == "Where can 7 go in box 2?");
#pragma once

#include <cstdint>
#include <string>

#include "nonet/explain.hpp"

namespace nonet {

// Each level says what the ones before it say, and a little more.
enum class HintLevel : std::uint8_t { mistakes, name, area, cells, everything, applied };

// Where the player went wrong.
struct Mistakes {
  CellSet digits;       // placed digits that the solution has not
  CandidateSet erased;  // erased pencil marks that the solution needs

  bool empty() const { return digits.empty() && erased.empty(); }
};
Mistakes find_mistakes(const Puzzle& position, const Grid& solution);
// Where to look again. What belongs there is said from HintLevel::everything on.
std::string mistakes_text(const Mistakes& mistakes, HintLevel level, Telling telling = {});

// The position with pencil marks in every blank cell: one without any was not marked yet, and takes
// all that the digits leave it.
Puzzle with_all_marks(Puzzle position);

// As much of a step as the level allows: its name, what to look for and the rough area; where to
// look; the pattern without what it changes; everything. The last has several lines, the others
// one.
std::string hint_text(const Board& before, const Step& step, HintLevel level,
                      Telling telling = Telling(Notation::rc, Signs::unicode, Past::notes));
// As much of the step as the level tells: nothing, where to look, the cells of the pattern, all.
Drawing hint_drawing(const Puzzle& position, const Step& step, HintLevel level,
                     Notation notation = Notation::rc);

}  // namespace nonet
