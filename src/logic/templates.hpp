// Templates: all the ways in which a digit can fill the grid: on the classic board nine cells, one
// in every row, column and box. A candidate that no template uses is false, and whatever a
// technique can say about one digit alone, fish and colours and X-chains, it says about such
// candidates. So a digit without one need not be searched: `dead` is the first question of every
// single-digit technique.
//
// They are never listed (there are 46,656); templates.cpp says how their union is found in a
// tenth of a microsecond. Digits whose candidates stayed the same are not looked at again.
#pragma once

#include <array>
#include <vector>

#include "nonet/board.hpp"

namespace nonet::logic {

class Workspace;

// The cells that some template uses, given where the digit stands and where else it may. Empty if
// there is no template.
CellSet template_cells(const Rules& rules, CellSet solved, CellSet places);
// Where each digit is written.
std::array<CellSet, kDigits> solved_cells(const Board& board);

class Templates {
 public:
  void build(const Board& board, Workspace& workspace);

  // Where the digit stands or may stand, as far as it alone can tell; empty on a broken board.
  CellSet cells(Digit digit) const { return digits_[digit.index()].alive; }
  // Candidates that no template uses.
  CellSet dead(Digit digit) const { return digits_[digit.index()].dead; }
  DigitSet with_dead() const { return with_dead_; }

 private:
  struct OneDigit {
    CellSet places, solved;  // what the others were computed from
    CellSet alive;
    CellSet dead;
  };
  int rules_ = 0;  // whose findings are kept
  Grid grid_;
  std::array<CellSet, kDigits> solved_;
  std::array<OneDigit, kDigits> digits_;
  DigitSet with_dead_;
};

// What the templates of a digit say.
struct TemplateFinding {
  Digit digit;
  CellSet dead;    // candidates that none of them uses
  CellSet forced;  // blank cells that all of them use
  CellSet taken;   // candidates not counted, because another digit must stand there
};
// First from each digit's own templates, digits ascending; then what more there is to say when
// templates may not use a cell that all templates of another digit use, carried on until nothing
// changes. A later finding of a digit leaves empty what is as in the first one.
std::vector<TemplateFinding> template_findings(const Board& board, const Templates& templates);

}  // namespace nonet::logic
