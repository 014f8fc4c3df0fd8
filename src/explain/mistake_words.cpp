// How a mistake is said: kindly, a little more at each level, and never which digit belongs where.
// Where marks were erased, all of them are named that no digit rules out, not the one that is
// needed.

#include "explain/area.hpp"
#include "explain/writer.hpp"
#include "nonet/mistakes.hpp"

namespace nonet {
namespace explain {
namespace {

// So many boxes tell where to look; more are the whole board.
constexpr int kFewBoxes = 3;

// The three rows, or else the three columns, that hold all the cells, if there are such.
HouseSet lines_around(const Rules& rules, CellSet cells) {
  if (!has_bands(rules)) return {};
  for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
    for (int first = 0; first < kDigits; first += classic::kBoxSide) {
      HouseSet lines;
      CellSet inside;
      for (int i = first; i < first + classic::kBoxSide; ++i) {
        const House line = kind == HouseKind::row ? House::row(i) : House::column(i);
        lines.insert(line);
        inside |= rules.cells(line);
      }
      if ((cells - inside).empty()) return lines;
    }
  }
  return {};
}

HouseSet boxes_with(const Rules& rules, CellSet cells) {
  HouseSet boxes;
  for (const Cell cell : cells)
    boxes.insert(rules.region_of(cell).value_or(House::row(cell.row())));
  return boxes;
}

// "in the top three rows", "in boxes 3 and 7", "across the board".
struct Where {
  CellSet cells;

  void operator()(Writer& w, Order) const {
    const HouseSet boxes = boxes_with(w.rules(), cells);
    if (const auto rough = area(w.rules(), cells)) {
      w.tell(*rough);
    } else if (boxes.size() > kFewBoxes) {
      w.tell(Sentence::area_all);
    } else {
      w.tell(Sentence::area_houses, {boxes});
    }
  }
};

std::optional<House> common_house(const Rules& rules, CellSet cells) {
  for (const House house : rules.regions()) {
    if ((cells - rules.cells(house)).empty()) return house;
  }
  return std::nullopt;
}

// "r1c8 is yours, r1c2 was given."
void write_whose(Writer& w, CellSet cells, CellSet placed) {
  const CellSet given = cells - placed;
  if (given.empty()) {
    w.tell(cells.size() == 2 ? Sentence::mistake_both_yours : Sentence::mistake_all_yours);
  } else {
    w.tell(Sentence::mistake_whose, {placed, given});
  }
}

void write_clash(Writer& w, const Mistakes& mistakes, const Puzzle& position, HintLevel level) {
  const CellSet cells = mistakes.cells;
  const Digit digit = *position.grid.at(cells.first());
  const bool names_cells = level == HintLevel::area;
  if (const std::optional<House> house = common_house(w.rules(), cells)) {
    w.tell(names_cells ? Sentence::mistake_clash_at : Sentence::mistake_clash,
           {*house, cells.size(), digit, cells});
  } else {
    w.tell(names_cells ? Sentence::mistake_meet_at : Sentence::mistake_meet,
           {cells.size(), digit, cells});
  }
  if (level == HintLevel::cells) write_whose(w, cells, cells & position.placed());
  if (level < HintLevel::everything) return;
  if (mistakes.wrong.empty()) {
    w.tell(Sentence::mistake_empty_one, {cells});
  } else {
    w.tell(Sentence::mistake_empty, {mistakes.wrong});
  }
}

void write_digits(Writer& w, CellSet cells, HintLevel level) {
  if (level == HintLevel::cells) {
    w.tell(Sentence::mistake_look, {cells});
  } else if (level >= HintLevel::everything) {
    w.tell(cells.is_single() ? Sentence::mistake_cannot_stay : Sentence::mistake_empty_these,
           {cells});
  } else {
    w.tell(Sentence::mistake_digits, {cells.size()});
    if (level == HintLevel::area) w.tell(Sentence::mistake_they_are, {cells.size(), Where{cells}});
  }
}

void write_together(Writer& w, CellSet cells, HintLevel level) {
  if (level == HintLevel::cells) {
    w.tell(Sentence::mistake_look, {cells});
  } else if (level >= HintLevel::everything) {
    w.tell(Sentence::mistake_not_together, {cells});
  } else {
    w.tell(Sentence::mistake_together);
    if (level == HintLevel::area) w.tell(Sentence::mistake_they_are, {2, Where{cells}});
  }
}

// What was erased in one cell, and must be looked at again.
void write_erased(Writer& w, Cell cell, DigitSet erased) {
  if (erased.size() == 1) {
    w.tell(Sentence::mistake_mark_back, {cell, erased});
  } else {
    w.tell(Sentence::mistake_marks_back, {erased, cell});
  }
}

void write_marks(Writer& w, CellSet cells, const Puzzle& position, HintLevel level) {
  if (level == HintLevel::cells) {
    w.tell(Sentence::mistake_notes_of, {cells});
    return;
  }
  if (level >= HintLevel::everything) {
    const CandidateSet erased = erased_marks(position, cells);
    for (const Cell cell : cells) {
      if (cell != cells.first()) w << ' ';
      write_erased(w, cell, erased.digits(cell));
    }
    return;
  }
  const Where where{cells};
  const Value shown = level == HintLevel::area ? Value(where) : Value();
  if (!cells.is_single()) {
    w.tell(Sentence::mistake_marks, {cells.size(), shown});
  } else if (position.candidates(cells.first()).empty()) {
    w.tell(Sentence::mistake_no_mark, {shown});
  } else {
    w.tell(Sentence::mistake_mark, {shown});
  }
}

}  // namespace
}  // namespace explain

std::string mistakes_text(const Mistakes& mistakes, const Puzzle& position, HintLevel level,
                          Telling telling) {
  std::string text;
  telling.rules = &*position.rules;
  explain::Writer w(text, telling);
  switch (mistakes.kind) {
    case Mistake::none: break;
    case Mistake::clash: explain::write_clash(w, mistakes, position, level); break;
    case Mistake::digits: explain::write_digits(w, mistakes.cells, level); break;
    case Mistake::together: explain::write_together(w, mistakes.cells, level); break;
    case Mistake::marks: explain::write_marks(w, mistakes.cells, position, level); break;
  }
  return w.out();
}

HouseSet mistakes_area(const Mistakes& mistakes, const Rules& rules) {
  if (mistakes.empty()) return {};
  if (mistakes.kind == Mistake::clash) {
    const std::optional<House> house = explain::common_house(rules, mistakes.cells);
    return house ? HouseSet{*house} : explain::boxes_with(rules, mistakes.cells);
  }
  const HouseSet lines = explain::lines_around(rules, mistakes.cells);
  return lines.empty() ? explain::boxes_with(rules, mistakes.cells) : lines;
}

}  // namespace nonet
