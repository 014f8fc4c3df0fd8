// Hints: from the player's own position, as much as was asked for and no more.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Walker walker(Schedule::standard());
//   Step step = *walker.find_step(puzzle.start().board, {.givens = puzzle.givens});
//   assert(hint_text(step, HintLevel::name) == "Hidden Single");
//   assert(hint_text(step, HintLevel::area) == "Hidden Single: look at box 2");
#pragma once

#include <cstdint>
#include <string>

#include "nonet/explain.hpp"

namespace nonet {

// Each level says what the ones before it say, and a little more.
enum class HintLevel : std::uint8_t { mistakes, name, area, cells, everything, applied };

// "XY-Wing: look at boxes 1, 2 and 4"; on one line.
std::string hint_text(const Step& step, HintLevel level, Notation notation = Notation::rc);

}  // namespace nonet
