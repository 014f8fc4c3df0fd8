// The next single, easiest first. Players meet them in this order: the last gap of a house, the
// only spot for a digit in a box, in a line, and last the cell where eight digits are ruled out,
// which is the hardest to see.

#include "nonet/sure.hpp"

#include <array>

namespace nonet {

std::string_view name(SureReason reason) {
  static constexpr std::array<std::string_view, 3> kNames = {"full_house", "hidden_single",
                                                             "naked_single"};
  return kNames[static_cast<std::size_t>(reason)];
}

namespace {

std::optional<Sure> find_full_house(const Board& board, CellSet where) {
  for (const House house : board.rules().houses()) {
    const CellSet blank = house.cells() & board.unsolved();
    if (blank.size() != 1 || !blank.intersects(where)) continue;
    const Cell cell = blank.only();
    if (board.candidates(cell).size() != 1) continue;
    return Sure{Candidate(cell, board.candidates(cell).only()), SureReason::full_house, house};
  }
  return std::nullopt;
}

enum class Lines : std::uint8_t { boxes, rows_and_columns };

std::optional<Sure> find_hidden(const Board& board, Lines lines, CellSet where) {
  for (const House house : board.rules().houses()) {
    if ((house.kind() == HouseKind::box) != (lines == Lines::boxes)) continue;
    for (const Digit digit : DigitSet::all() - board.digits(house)) {
      const std::optional<Cell> cell = board.only_place(digit, house);
      if (!cell || !where.contains(*cell)) continue;
      return Sure{Candidate(*cell, digit), SureReason::hidden_single, house};
    }
  }
  return std::nullopt;
}

std::optional<Sure> find_naked(const Board& board, CellSet where) {
  const CellSet cells = board.cells_with(1) & where;
  if (cells.empty()) return std::nullopt;
  const Cell cell = cells.first();
  return Sure{Candidate(cell, board.candidates(cell).only()), SureReason::naked_single, {}};
}

std::string house_words(House house) {
  std::string words(name(house).view());
  if (house.kind() == HouseKind::box) words += " (" + std::string(compass_name(house)) + ")";
  return words;
}

}  // namespace

std::optional<Sure> find_sure(const Board& board, CellSet where) {
  if (auto sure = find_full_house(board, where)) return sure;
  if (auto sure = find_hidden(board, Lines::boxes, where)) return sure;
  if (auto sure = find_hidden(board, Lines::rows_and_columns, where)) return sure;
  return find_naked(board, where);
}

std::string describe(const Sure& sure, const Board& board) {
  const std::string digit(1, sure.placement.digit().symbol());
  switch (sure.reason) {
    case SureReason::full_house: return "the last blank cell of " + house_words(*sure.house);
    case SureReason::hidden_single:
      return "the only place for " + digit + " in " + house_words(*sure.house);
    case SureReason::naked_single: break;
  }
  // Which of the other digits the cell sees, and which were only crossed out by hand.
  DigitSet seen;
  for (const House house : board.rules().houses_of(sure.placement.cell())) {
    seen = seen | board.digits(house);
  }
  std::string words =
      "the only candidate left in " + std::string(name(sure.placement.cell()).view());
  const DigitSet others = DigitSet::all() - DigitSet{sure.placement.digit()};
  if ((others - seen).empty()) return words + ": it sees all eight other digits";
  return words;
}

}  // namespace nonet
