// Mistakes: where a player's position went wrong, told in levels as hints are.
//
//   Puzzle position(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Grid solution = Grid::from_line(
//       "863214975154897362792653814945371628281546739376982451618729543439165287527438196");
//   assert(find_mistakes(position, solution).empty());
//   position.grid.set(Cell::at(0, 0), Digit(5));
//   Mistakes mistakes = find_mistakes(position, solution);
//   assert(mistakes.kind == Mistake::digits && mistakes.wrong == CellSet{Cell::at(0, 0)});
//   assert(mistakes_text(mistakes, position, HintLevel::name) == "One digit does not fit.");
//   assert(mistakes_text(mistakes, position, HintLevel::cells) == "Look at r1c1 again.");
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/hint.hpp"

namespace nonet {

enum class Mistake : std::uint8_t {
  none,
  clash,     // equal digits in one house, of which the player placed some
  digits,    // placed digits that no solution has
  together,  // placed digits that leave no solution; it is open which of them is to blame
  marks,     // pencil marks that are needed and were erased
};
std::string_view name(Mistake kind);

// What to mend first: no more than one kind at a time.
struct Mistakes {
  Mistake kind = Mistake::none;
  CellSet cells;  // where it shows
  CellSet wrong;  // the digits among them that must go; empty where that is open

  bool empty() const { return kind == Mistake::none; }
};

// A clash of which the player placed a part; then, if a solution is known, wrong digits; then
// erased marks. The marks of the position count as they stand: see with_notes.
Mistakes find_mistakes(const Puzzle& position, const std::optional<Grid>& solution);

// Erased marks of these cells that no digit on the board rules out.
CandidateSet erased_marks(const Puzzle& position, CellSet cells);

// A clash names its house; anything else is first only counted, then placed in a part of the board,
// then in its cells; what to do about it comes last. The digit that belongs there is never named,
// but as one of the marks that were erased.
std::string mistakes_text(const Mistakes& mistakes, const Puzzle& position, HintLevel level,
                          Telling telling = {});
// The houses that HintLevel::area points at.
HouseSet mistakes_area(const Mistakes& mistakes, const Rules& rules);

}  // namespace nonet
