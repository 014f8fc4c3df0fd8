// The next sure placement: a single, the one deduction nobody argues with.
//
//   Board board = Board::start(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.")).board;
//   std::optional<Sure> sure = find_sure(board);
//   assert(sure && board.contains(sure->placement));
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/board.hpp"

namespace nonet {

enum class SureReason : std::uint8_t {
  full_house,     // the last blank cell of a house
  hidden_single,  // the only place for the digit in a house
  naked_single,   // the only candidate of the cell
};
std::string_view name(SureReason reason);  // "full_house", ...

struct Sure {
  Candidate placement;
  SureReason reason;
  std::optional<House> house;  // of a full house or a hidden single
};

// The easiest single on the board: full houses first, then hidden singles in boxes, then in rows
// and columns, then naked singles; among equals the lowest house, then the lowest digit or cell.
// Only placements in `where` count.
std::optional<Sure> find_sure(const Board& board, CellSet where = CellSet::every());

// One sentence: "the only place for 7 in box 2 (N)".
std::string describe(const Sure& sure, const Board& board);

}  // namespace nonet
