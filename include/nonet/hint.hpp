// Hints: from the player's own position, as much as was asked for and no more.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
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

// As much of a step as the level allows: its name, what to look for and the rough area; where to
// look; the pattern without what it changes; everything. The last has several lines, the others
// one.
std::string hint_text(const Board& before, const Step& step, HintLevel level,
                      Telling telling = {.past = Past::notes});
// As much of the step as the level tells: nothing, where to look, the cells of the pattern, all.
Drawing hint_drawing(const Puzzle& position, const Step& step, HintLevel level,
                     Telling telling = {});

}  // namespace nonet
