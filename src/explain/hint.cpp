// See hint.hpp. The words about a mistake are kind and give nothing away: which cell to look at
// again, not what stands there in the solution.

#include "nonet/hint.hpp"

#include "explain/notation.hpp"

namespace nonet {

Mistakes find_mistakes(const Puzzle& position, const Grid& solution) {
  Mistakes mistakes;
  for (const Cell cell : position.grid.filled()) {
    if (position.grid.at(cell) != solution.at(cell)) mistakes.digits.insert(cell);
  }
  if (!position.marks) return mistakes;
  // What the digits rule out is no erased mark: if that is wrong, the digit is the mistake.
  const CandidateSet erased = basic_candidates(position.grid) - *position.marks;
  for (const Cell cell : position.grid.blanks()) {
    const Candidate truth(cell, *solution.at(cell));
    if (erased.contains(truth)) mistakes.erased.insert(truth);
  }
  return mistakes;
}

std::string mistakes_text(const Mistakes& mistakes, HintLevel level, Telling telling) {
  std::string text;
  if (!mistakes.digits.empty()) {
    text = "Something slipped in: the " +
           std::string(mistakes.digits.size() == 1 ? "digit" : "digits") + " in " +
           explain::cells_words(mistakes.digits, telling) + " cannot stay there.";
  }
  const CellSet cells = mistakes.erased.cells();
  if (cells.empty()) return text;
  if (!text.empty()) text += ' ';
  text +=
      "A pencil mark that is still needed was erased in " + explain::cells_words(cells, telling);
  if (level >= HintLevel::everything) {
    text += ": put back";
    for (const Cell cell : cells) {
      text += (cell == cells.first() ? " " : ", ") +
              explain::digits_words(mistakes.erased.digits(cell)) + " in " +
              cells_text(CellSet{cell}, telling);
    }
  }
  return text + ".";
}

Puzzle with_all_marks(Puzzle position) {
  if (!position.marks) return position;
  const CandidateSet basic = basic_candidates(position.grid);
  CandidateSet marks = *position.marks;
  for (const Cell cell : position.grid.blanks()) {
    if (marks.digits(cell).empty()) marks.insert(cell, basic.digits(cell));
  }
  position.set_marks(marks);
  return position;
}

}  // namespace nonet
