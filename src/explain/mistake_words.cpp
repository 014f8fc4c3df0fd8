// How a mistake is said: kindly, a little more at each level, and never which digit belongs where.
// Where marks were erased, all of them are named that no digit rules out, not the one that is
// needed.

#include "explain/writer.hpp"
#include "nonet/mistakes.hpp"

namespace nonet {
namespace explain {
namespace {

// So many boxes tell where to look; more are the whole board.
constexpr int kFewBoxes = 3;

// The three rows, or else the three columns, that hold all the cells, if there are such.
HouseSet lines_around(CellSet cells) {
  for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
    for (int first = 0; first < kDigits; first += kBoxSide) {
      HouseSet lines;
      CellSet inside;
      for (int i = first; i < first + kBoxSide; ++i) {
        const House line = kind == HouseKind::row ? House::row(i) : House::column(i);
        lines.insert(line);
        inside |= line.cells();
      }
      if ((cells - inside).empty()) return lines;
    }
  }
  return {};
}

HouseSet boxes_with(CellSet cells) {
  HouseSet boxes;
  for (const Cell cell : cells) boxes.insert(House::box(cell.box()));
  return boxes;
}

// "in the top three rows", "in boxes 3 and 7", "across the board".
Writer& write_where(Writer& w, CellSet cells) {
  static constexpr std::string_view kRows[] = {"top", "middle", "bottom"};
  static constexpr std::string_view kColumns[] = {"left", "middle", "right"};
  const HouseSet lines = lines_around(cells);
  if (!lines.empty()) {
    const int part = lines.first().number() / kBoxSide;
    const bool is_rows = lines.first().kind() == HouseKind::row;
    return w << "in the " << (is_rows ? kRows[part] : kColumns[part])
             << (is_rows ? " three rows" : " three columns");
  }
  const HouseSet boxes = boxes_with(cells);
  if (boxes.size() > kFewBoxes) return w << "across the board";
  return w << "in " << boxes;
}

House common_house(CellSet cells) {
  for (const House house : House::all()) {
    if ((cells - house.cells()).empty()) return house;
  }
  return House(0);
}

// "r1c8 is yours, r1c2 was given."
void write_whose(Writer& w, CellSet cells, CellSet placed) {
  const CellSet given = cells - placed;
  if (given.empty()) {
    w << (cells.size() == 2 ? "Both are yours." : "All of them are yours.");
    return;
  }
  w << all_of(placed) << (placed.size() == 1 ? " is yours, " : " are yours, ");
  w << all_of(given) << (given.size() == 1 ? " was given." : " were given.");
}

void write_clash(Writer& w, const Mistakes& mistakes, const Puzzle& position, HintLevel level) {
  const CellSet cells = mistakes.cells;
  w << common_house(cells) << " has " << Count{cells.size()} << ' '
    << *position.grid.at(cells.first()) << 's';
  if (level == HintLevel::area) w << ": " << all_of(cells);
  w << '.';
  if (level == HintLevel::cells) write_whose(w << ' ', cells, cells & position.placed());
  if (level < HintLevel::everything) return;
  if (mistakes.wrong.empty()) {
    w << " Empty one of " << all_of(cells) << '.';
  } else {
    w << " Empty " << all_of(mistakes.wrong) << '.';
  }
}

void write_digits(Writer& w, CellSet cells, HintLevel level) {
  const bool is_one = cells.size() == 1;
  if (level == HintLevel::cells) {
    w << "Look at " << all_of(cells) << " again.";
  } else if (level >= HintLevel::everything && is_one) {
    w << cells.only() << " cannot stay: no solution has it. Empty it and go on from there.";
  } else if (level >= HintLevel::everything) {
    w << "Empty " << all_of(cells) << ". The other digits fit.";
  } else {
    w << Count{cells.size(), true} << (is_one ? " digit does not fit." : " digits do not fit.");
    if (level == HintLevel::area) {
      write_where(w << (is_one ? " It is " : " They are "), cells) << '.';
    }
  }
}

void write_together(Writer& w, CellSet cells, HintLevel level) {
  if (level == HintLevel::cells) {
    w << "Look at " << all_of(cells) << " again.";
  } else if (level >= HintLevel::everything) {
    w << all_of(cells) << " cannot " << (cells.size() == 2 ? "both" : "all")
      << " stay: no solution has them together. Empty one of them and go on from there.";
  } else {
    w << "Some of your digits do not fit together.";
    if (level == HintLevel::area) write_where(w << " They are ", cells) << '.';
  }
}

// What was erased in one cell, and must be looked at again.
void write_erased(Writer& w, Cell cell, DigitSet erased) {
  if (erased.size() == 1) {
    w << cell << " needs its " << erased.only() << " back; nothing on the board rules it out.";
  } else {
    w << "Look at " << all_of(erased) << " in " << cell
      << " again: nothing on the board rules them out, and one of them is needed.";
  }
}

void write_marks(Writer& w, CellSet cells, const Puzzle& position, HintLevel level) {
  if (level == HintLevel::cells) {
    w << "Look at the notes of " << all_of(cells) << '.';
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
  const bool is_one = cells.size() == 1;
  if (!is_one) {
    w << "Pencil marks are missing in " << Count{cells.size()} << " cells";
  } else if (position.candidates(cells.first()).empty()) {
    w << "A cell has no candidate left";
  } else {
    w << "A pencil mark is missing";
  }
  if (level == HintLevel::area) write_where(w << (is_one ? " " : ", "), cells);
  w << '.';
}

}  // namespace
}  // namespace explain

std::string mistakes_text(const Mistakes& mistakes, const Puzzle& position, HintLevel level,
                          Telling telling) {
  std::string text;
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

HouseSet mistakes_area(const Mistakes& mistakes) {
  if (mistakes.empty()) return {};
  if (mistakes.kind == Mistake::clash) return {explain::common_house(mistakes.cells)};
  const HouseSet lines = explain::lines_around(mistakes.cells);
  return lines.empty() ? explain::boxes_with(mistakes.cells) : lines;
}

}  // namespace nonet
