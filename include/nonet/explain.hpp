// Explaining: a step in words, in notation and in pictures; a whole walk as a page.
//
//   Grid grid = Grid::from_line(
//       "....4...7.4.69.......2.86.1.2....36.7.......5.38....1.2.93.6.......52.8.4...7....");
//   Board board = Puzzle(grid).start().board;
//   Cell cell = Cell::at(2, 4);
//   Step step(Technique::naked_single);
//   step.place(cell, Digit(3)).show(Role::cell, cell).show(Role::digit, Digit(3));
//   assert(effect_text(step) == "r3c5=3");
//   assert(effect_text(step, {.notation = Notation::a1}) == "C5=3");
//   assert(describe(board, step) ==
//          "Row 3 has 1, 2, 6 and 8; column 5 has 4, 5, 7 and 9.\n"
//          "Only 3 is left for r3c5, so r3c5 is 3.");
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/drawing.hpp"
#include "nonet/picture.hpp"
#include "nonet/step.hpp"
#include "nonet/telling.hpp"
#include "nonet/trace.hpp"

namespace nonet {

// --- words
// "r5c456, r7c1": rows that have the same columns share them.
std::string cells_text(CellSet cells, Telling telling = {});
// "row 4", "rows 2 and 5", "row 2 and box 3".
std::string houses_text(HouseSet houses, Telling telling = {});
// What the step changes: "r1c2=5", "r5c56≠9, r3c4≠6". The first form adds to a text.
void write_effect(std::string& out, const Step& step, Telling telling = {});
std::string effect_text(const Step& step, Telling telling = {});
// Its chains in Eureka notation: "(1)r5c4-(1=4)r5c8-(4)r9c8"; empty if it shows none.
std::string chain_text(const Step& step, Telling telling = {});
// Why it holds, in lines: where to look, what follows from what, and in the last line all that it
// changes. The first form adds to a text.
void describe(std::string& out, const Board& before, const Step& step, Telling telling = {});
std::string describe(const Board& before, const Step& step, Telling telling = {});

// Why a position has no solution: "no place for 5 in box 3".
std::string contradiction_text(const Contradiction& reason, Telling telling = {});

// --- where
// The cells that make the pattern; those of the effect if the step shows no others.
CellSet pattern_cells(const Step& step);
CellSet affected_cells(const Step& step);
// The houses to look at: those that the step names, or a house that holds the whole pattern, or the
// boxes that do together.
HouseSet pattern_houses(const Step& step, const Rules& rules);

// --- pictures
// The position before the step, for the terminal: pattern cells in brackets, affected ones in
// parentheses, candidates everywhere. Of a single the digits are bracketed that make it one.
std::string draw_step(const Puzzle& position, const Step& step, PictureOptions options);

struct DrawingOptions {
  Telling telling = {};
  std::string_view title = {};  // spoken; the technique's name if empty
};
// The same to be looked at: roles are told apart by colour and by shape, the lines of a chain or a
// net carry their numbers, what is true is filled and what is false hollow, strong links are solid
// and weak ones dashed, eliminated candidates are struck and placed digits ringed; a legend names
// what was used.
Drawing drawing_of(const Puzzle& position, const Step& step, const DrawingOptions& options);
std::string draw_step_svg(const Puzzle& position, const Step& step, const DrawingOptions& options);

// The steps of a path as a scale calls them, where that is not what they are told as.
struct ScaleNames {
  struct Named {
    std::string name, price;  // "Turbot Fish", "6.6"
  };
  struct Count {
    std::string id, name;
    int count = 0;
  };
  std::vector<Named> steps;  // in order
  std::vector<Count> tally;  // the hardest last
};

struct PageOptions {
  Telling telling = {};
  std::string_view title = {};
  std::string_view remark = {};  // a paragraph above the path
  const ScaleNames* names = nullptr;
};
// One self-contained page: the puzzle, what was used, every step with its drawing and its words.
std::string html_page(const Trace& trace, const PageOptions& options);

}  // namespace nonet
