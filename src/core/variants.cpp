// What each variant adds to the rules: a function for each row of variants.def.

#include <algorithm>

#include "core/draft.hpp"

namespace nonet::core {

void Draft::keep_leaps_apart(int rows, int columns) {
  for (const Cell cell : rules().cells()) {
    for (const int across : {columns, -columns}) {
      const int row = cell.row() + rows, column = cell.column() + across;
      if (has(row, column)) keep_apart(cell, Cell::at(row, column));
    }
  }
}

Fault add_x(Draft& draft) {
  CellSet falling, rising;
  for (int i = 0; i < draft.side(); ++i) {
    falling.insert(Cell::at(i, i));
    rising.insert(Cell::at(draft.side() - 1 - i, i));
  }
  draft.add_house(HouseKind::diagonal, falling);
  draft.add_house(HouseKind::diagonal, rising);
  return std::nullopt;
}

Fault add_windoku(Draft& draft) {
  const int box = draft.rules().box_height();
  if (box == 0 || draft.rules().box_width() != box) {
    return ParseError{1, 1, "square boxes for windoku", "others"};
  }
  for (int row = 1; row + box <= draft.side(); row += box + 1) {
    for (int column = 1; column + box <= draft.side(); column += box + 1) {
      CellSet window;
      for (int i = 0; i < box * box; ++i) {
        window.insert(Cell::at(row + i / box, column + i % box));
      }
      draft.add_house(HouseKind::window, window);
    }
  }
  return std::nullopt;
}

Fault add_disjoint(Draft& draft) {
  const HouseSet boxes = draft.rules().houses() & HouseSet::boxes();
  if (boxes.size() != draft.side()) {
    return ParseError{1, 1, "boxes or regions of equal size for disjoint groups", "others"};
  }
  for (int i = 0; i < draft.side(); ++i) {
    CellSet group;
    for (const House box : boxes) group.insert(draft.rules().cell(box, i));
    draft.add_house(HouseKind::group, group);
  }
  return std::nullopt;
}

Fault add_antiknight(Draft& draft) {
  draft.keep_leaps_apart(1, 2);
  draft.keep_leaps_apart(2, 1);
  return std::nullopt;
}

Fault add_antiking(Draft& draft) {
  draft.keep_leaps_apart(1, 1);
  return std::nullopt;
}

Fault add_nonconsecutive(Draft& draft) {
  for (const Cell cell : draft.rules().cells()) {
    for (const Cell beside :
         {Cell::at(cell.row(), std::min(cell.column() + 1, draft.side() - 1)),
          Cell::at(std::min(cell.row() + 1, draft.side() - 1), cell.column())}) {
      if (beside == cell) continue;
      for (int face = 1; face < draft.side(); ++face) {
        draft.exclude({cell, Digit(face)}, {beside, Digit(face + 1)});
        draft.exclude({cell, Digit(face + 1)}, {beside, Digit(face)});
      }
    }
  }
  return std::nullopt;
}

}  // namespace nonet::core
