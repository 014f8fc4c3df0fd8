// Pictures of a problem: for the terminal, and as SVG with its clues drawn.
//
//   Problem problem(4);
//   problem.clues.push_back({.kind = Constraint::cage, .values = {5}, .cells = {0, 1}});
//   assert(draw(problem, {}).find("cage 5 r1c12") != std::string::npos);
//   assert(draw_svg(problem, {}).find("stroke-dasharray") != std::string::npos);
//   assert(clue_figures(problem)[0].line == Tone::cage && name(Tone::cage) == "cage");
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/picture.hpp"
#include "nonet/problem.hpp"

namespace nonet {

struct ProblemPicture {
  std::string_view title = {};
  Frame frame = Frame::ascii;
  // What is shown instead of the problem's own digits, by cell; empty: those.
  std::vector<std::uint8_t> digits = {};
  // Candidates of the blank cells, bit d - 1 for digit d; empty: none, or in SVG the setter's.
  std::vector<std::uint64_t> candidates = {};
};
// The board, and under it its clues, a line each.
std::string draw(const Problem& problem, const ProblemPicture& picture);
std::string draw_svg(const Problem& problem, const ProblemPicture& picture);

// --- clues by meaning, for whoever has a board and colours of its own

// From below to above: two below the lines of the grid, circles at the ends of lines, the rest.
enum class ClueLayer : std::uint8_t { under, lines, circles, over };
// What a colour is the colour of.
// clang-format off
enum class Tone : std::uint8_t {
  none, paper, ink, white, black, cage, chevron, diagonal, window, extra, clone, parity, extreme, rowindex, colindex, boxindex,
  palindrome, whisper, dutch, renban, regionsum, entropic, modular, nabner, zipper, relation, thermo, slowthermo,
  arrow, ends, doublearrow,
};
// clang-format on
std::string_view name(Tone tone);

// A piece of a clue's picture. A cell is one wide, r1c1 begins at (0, 0), y points down; what
// stands outside the grid is outside of it.
struct ClueFigure {
  enum class Form : std::uint8_t { path, disc, box, text };
  int clue = -1;  // its place among the clues
  ClueLayer layer = ClueLayer::over;
  Form form = Form::path;
  std::string path = {};  // as SVG has it
  double x = 0, y = 0;    // the middle of a disc or a text, the upper left corner of a box
  double width = 0;       // of a box; the radius of a disc; the size of a text
  double height = 0;      // of a box
  std::string text = {};
  Tone fill = Tone::none, line = Tone::none;
  double line_width = 0;
  std::string_view dash = {};  // as SVG has it
  bool is_round = true;        // the ends and corners of its lines
  bool is_bold = false;
};
std::vector<ClueFigure> clue_figures(const Problem& problem);  // by layer, then by clue

}  // namespace nonet
