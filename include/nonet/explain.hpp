// Explaining: a step in words, in notation and in pictures; a whole walk as a page.
//
//   Step step(Technique::xy_wing);
//   step.eliminate(CellSet{Cell::at(4, 4), Cell::at(4, 5)}, Digit(9));
//   step.show(Role::pivot, Cell::at(0, 4)).show(Role::x, Digit(1)).show(Role::y, Digit(2));
//   step.show(Role::pincer_x, Cell::at(0, 5)).show(Role::pincer_y, Cell::at(3, 4));
//   step.show(Role::z, Digit(9));
//   assert(effect_text(step) == "r5c56<>9");
//   assert(effect_text(step, Notation::a1) == "E56<>9");
//   assert(describe(step).find("r1c5 is 1 or 2.") == 0);
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "nonet/drawing.hpp"
#include "nonet/picture.hpp"
#include "nonet/step.hpp"
#include "nonet/trace.hpp"

namespace nonet {

// How cells are called: rc is r1c1 to r9c9. In a1 the letter is the row, A1 = r1c1 and A9 = r1c9.
// Others let the letter be the column; so a1 is for those who ask for it.
enum class Notation : std::uint8_t { rc, a1 };

// --- words
// "r5c456, r7c1": rows that have the same columns share them.
std::string cells_text(CellSet cells, Notation notation = Notation::rc);
// "row 4", "rows 2 and 5", "row 2 and box 3".
std::string houses_text(HouseSet houses, Notation notation = Notation::rc);
// What the step changes: "r1c2=5", "r5c56<>9, r3c4<>6".
std::string effect_text(const Step& step, Notation notation = Notation::rc);
// Its chains in Eureka notation: "(1)r5c4-(1=4)r5c8-(4)r9c8"; empty if it shows none.
std::string chain_text(const Step& step, Notation notation = Notation::rc);
// The same where `describe` does not spell it, with what follows: "(1)r5c4-(1=4)r5c8 => r5c4<>4".
std::string unsaid_chain_text(const Step& step, Notation notation = Notation::rc);
// Why it holds, in sentences.
std::string describe(const Step& step, Notation notation = Notation::rc);

// --- where
// The cells that make the pattern; those of the effect if the step shows no others.
CellSet pattern_cells(const Step& step);
CellSet affected_cells(const Step& step);
// The houses to look at: those that the step names, or a house that holds the whole pattern, or the
// boxes that do together.
HouseSet pattern_houses(const Step& step);

// --- pictures
// The position before the step, for the terminal: pattern cells in brackets, affected ones in
// parentheses, candidates everywhere. Of a single the digits are bracketed that make it one.
std::string draw_step(const Puzzle& position, const Step& step, PictureOptions options);

struct DrawingOptions {
  Notation notation = Notation::rc;
  std::string_view title = {};  // spoken; the technique's name if empty
};
// The same to be looked at: roles are told apart by colour and by shape, the lines of a chain or a
// net carry their numbers, what is true is filled and what is false hollow, strong links are solid
// and weak ones dashed, eliminated candidates are struck and placed digits ringed; a legend names
// what was used.
Drawing drawing_of(const Puzzle& position, const Step& step, const DrawingOptions& options);
std::string draw_step_svg(const Puzzle& position, const Step& step, const DrawingOptions& options);

struct PageOptions {
  Notation notation = Notation::rc;
  std::string_view title = {};
  std::string_view remark = {};  // a paragraph above the path
};
// One self-contained page: the puzzle, what was used, every step with its drawing and its words.
std::string html_page(const Trace& trace, const PageOptions& options);

}  // namespace nonet
