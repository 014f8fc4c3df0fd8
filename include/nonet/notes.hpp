// Notes: how a player's pencil marks are meant. Two marks in a cell may be all that is left for it,
// or two of five that were worth writing down; only the player knows, so it is guessed with care.
//
//   Puzzle position(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   CandidateSet marks;
//   marks.insert(Cell::at(0, 0), DigitSet{Digit(5), Digit(6)});
//   position.set_marks(marks);
//   assert(guess_notes(position, std::nullopt) == Notes::partial);
//   assert(!with_notes(position, Notes::partial).marks);
//   assert(with_notes(position, Notes::all).candidates(Cell::at(0, 0)).size() == 2);
//   assert(unwritten_cells(position).size() == 50);
#pragma once

#include <cstdint>
#include <optional>

#include "nonet/puzzle.hpp"

namespace nonet {

enum class Notes : std::uint8_t {
  partial,  // reminders: what is not written down is not ruled out
  all,      // every candidate is written down; a cell without any was not come to yet
  exact,    // the candidates themselves, as some formats hold them: a cell without any has none
};

// Blank cells without any mark.
CellSet unwritten_cells(const Puzzle& position);

// `partial` or `all`, in doubt `partial`. The solution, if one is known, tells deliberate
// eliminations from what was never written.
Notes guess_notes(const Puzzle& position, const std::optional<Grid>& solution);

// The position with the candidates that notes of this kind leave.
Puzzle with_notes(Puzzle position, Notes notes);

}  // namespace nonet
