// How a mistake is said: kindly, a little more at each level, and never which digit belongs where.
// Where marks were erased, all of them are named that no digit rules out, not the one that is
// needed.

#include <algorithm>
#include <array>

#include "explain/notation.hpp"
#include "nonet/mistakes.hpp"

namespace nonet {
namespace {

using explain::digits_words;
using explain::join_words;

// Up to so many cells are named one by one; more of them by rows.
constexpr int kNamedCells = 3;
constexpr std::size_t kNamedBoxes = 3;

std::string count_word(int count) {
  static constexpr std::array<std::string_view, 10> kWords = {
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};
  if (count < static_cast<int>(kWords.size())) return std::string(kWords[count]);
  return std::to_string(count);
}

std::string with_capital(std::string words) {
  if (words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

std::string list_cells(CellSet cells, Notation notation) {
  std::vector<std::string> names;
  if (cells.size() <= kNamedCells) {
    for (const Cell cell : cells) names.push_back(cells_text({cell}, notation));
    return join_words(names);
  }
  for (int row = 0; row < kDigits; ++row) {
    const CellSet part = cells & House::row(row).cells();
    if (!part.empty()) names.push_back(cells_text(part, notation));
  }
  return join_words(names);
}

// The three rows or three columns that hold all the cells, if there are such.
HouseSet lines_around(CellSet cells) {
  for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
    HouseSet lines;
    int first = kDigits, last = 0;
    for (const Cell cell : cells) {
      const int chute = (kind == HouseKind::row ? cell.row() : cell.column()) / kBoxSide;
      first = std::min(first, chute);
      last = std::max(last, chute);
    }
    if (first != last) continue;
    for (int i = first * kBoxSide; i < (first + 1) * kBoxSide; ++i) {
      lines.insert(kind == HouseKind::row ? House::row(i) : House::column(i));
    }
    return lines;
  }
  return {};
}

HouseSet boxes_with(CellSet cells) {
  HouseSet boxes;
  for (const Cell cell : cells) boxes.insert(House::box(cell.box()));
  return boxes;
}

// "in the top three rows", "in boxes 3 and 7", "across the board".
std::string where_about(CellSet cells, Notation notation) {
  static constexpr std::array<std::string_view, kBoxSide> kRows = {"top", "middle", "bottom"};
  static constexpr std::array<std::string_view, kBoxSide> kColumns = {"left", "middle", "right"};
  const HouseSet chute = lines_around(cells);
  if (!chute.empty()) {
    const Cell any = cells.first();
    const bool is_rows = chute.first().kind() == HouseKind::row;
    return is_rows ? "in the " + std::string(kRows[any.row() / kBoxSide]) + " three rows"
                   : "in the " + std::string(kColumns[any.column() / kBoxSide]) + " three columns";
  }
  const HouseSet boxes = boxes_with(cells);
  if (boxes.size() > static_cast<int>(kNamedBoxes)) return "across the board";
  return "in " + houses_text(boxes, notation);
}

// "r1c8 is yours, r1c2 was given."
std::string whose(CellSet cells, const Puzzle& position, Notation notation) {
  const CellSet placed = cells & position.placed(), given = cells - placed;
  if (given.empty()) return cells.size() == 2 ? "Both are yours." : "All of them are yours.";
  return list_cells(placed, notation) + (placed.size() == 1 ? " is yours, " : " are yours, ") +
         list_cells(given, notation) + (given.size() == 1 ? " was given." : " were given.");
}

House shared_house(CellSet cells) {
  for (const House house : House::all()) {
    if ((cells - house.cells()).empty()) return house;
  }
  return House(0);
}

std::string clash_words(const Mistakes& mistakes, const Puzzle& position, HintLevel level,
                        Notation notation) {
  const CellSet cells = mistakes.cells;
  const std::string digit(1, position.grid.at(cells.first())->symbol());
  const std::string house = with_capital(houses_text({shared_house(cells)}, notation));
  const std::string found = house + " has " + count_word(cells.size()) + " " + digit + "s";
  if (level <= HintLevel::name) return found + ".";
  if (level == HintLevel::area) return found + ": " + list_cells(cells, notation) + ".";
  if (level == HintLevel::cells) return found + ". " + whose(cells, position, notation);
  return found + ". Empty " +
         (mistakes.wrong.empty() ? "one of " + list_cells(cells, notation)
                                 : list_cells(mistakes.wrong, notation)) +
         ".";
}

std::string digits_mistake_words(CellSet cells, HintLevel level, Notation notation) {
  const bool is_one = cells.size() == 1;
  const std::string count = is_one ? "One digit does not fit."
                                   : with_capital(count_word(cells.size())) + " digits do not fit.";
  const std::string list = list_cells(cells, notation);
  if (level <= HintLevel::name) return count;
  if (level == HintLevel::area) {
    return count + (is_one ? " It is " : " They are ") + where_about(cells, notation) + ".";
  }
  if (level == HintLevel::cells) return "Look at " + list + " again.";
  if (is_one) return list + " cannot stay: no solution has it. Empty it and go on from there.";
  return "Empty " + list + ". The other digits fit.";
}

std::string together_words(CellSet cells, HintLevel level, Notation notation) {
  const std::string found = "Some of your digits do not fit together.";
  const std::string list = list_cells(cells, notation);
  if (level <= HintLevel::name) return found;
  if (level == HintLevel::area) return found + " They are " + where_about(cells, notation) + ".";
  if (level == HintLevel::cells) return "Look at " + list + " again.";
  return list + " cannot " + (cells.size() == 2 ? "both" : "all") +
         " stay: no solution has them together. Empty one of them and go on from there.";
}

// What was erased in one cell, and must be looked at again.
std::string erased_words(Cell cell, DigitSet erased, Notation notation) {
  const std::string where = cells_text({cell}, notation);
  if (erased.size() == 1) {
    return where + " needs its " + digits_words(erased) +
           " back; nothing on the board rules it out.";
  }
  return "Look at " + digits_words(erased) + " in " + where +
         " again: nothing on the board rules them out, and one of them is needed.";
}

std::string marks_words(CellSet cells, const Puzzle& position, HintLevel level, Notation notation) {
  const bool is_one = cells.size() == 1;
  const bool is_bare = is_one && position.candidates(cells.first()).empty();
  std::string found = "Pencil marks are missing in " + count_word(cells.size()) + " cells";
  if (is_one) found = is_bare ? "A cell has no candidate left" : "A pencil mark is missing";
  if (level <= HintLevel::name) return found + ".";
  if (level == HintLevel::area) {
    return found + (is_one ? " " : ", ") + where_about(cells, notation) + ".";
  }
  if (level == HintLevel::cells) return "Look at the notes of " + list_cells(cells, notation) + ".";
  const CandidateSet erased = erased_marks(position, cells);
  std::string words;
  for (const Cell cell : cells) {
    if (!words.empty()) words += ' ';
    words += erased_words(cell, erased.digits(cell), notation);
  }
  return words;
}

}  // namespace

std::string mistakes_text(const Mistakes& mistakes, const Puzzle& position, HintLevel level,
                          Notation notation) {
  switch (mistakes.kind) {
    case Mistake::none: break;
    case Mistake::clash: return clash_words(mistakes, position, level, notation);
    case Mistake::digits: return digits_mistake_words(mistakes.cells, level, notation);
    case Mistake::together: return together_words(mistakes.cells, level, notation);
    case Mistake::marks: return marks_words(mistakes.cells, position, level, notation);
  }
  return {};
}

HouseSet mistakes_area(const Mistakes& mistakes) {
  if (mistakes.empty()) return {};
  if (mistakes.kind == Mistake::clash) return {shared_house(mistakes.cells)};
  const HouseSet chute = lines_around(mistakes.cells);
  return chute.empty() ? boxes_with(mistakes.cells) : chute;
}

}  // namespace nonet
