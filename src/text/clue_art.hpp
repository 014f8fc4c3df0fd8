// How clues are drawn, by the conventions of those who set puzzles: pieces of SVG, in the layers
// from below to above. A cell is one unit wide.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/problem_picture.hpp"

namespace nonet::text {

std::string_view colour(Tone tone);  // on paper

struct ClueArt {
  std::string under;  // shades of cells
  std::string lines;  // under the grid's own lines
  std::string over;   // cages, signs on edges and corners, what stands outside
};
ClueArt art_of(const std::vector<ClueFigure>& figures);
// Whether it stands outside the grid.
bool is_outside(const ClueFigure& figure, int side);

// What a kind looks like, for the legend: a piece of SVG in the unit square, empty where nothing
// is drawn.
std::string draw_sample(Constraint kind);

// "1.25": at most three figures behind the point.
std::string decimal(double value);
// A text whose middle is there; size and place in units.
std::string draw_text(double x, double y, double size, const std::string& words,
                      const std::string& look = "fill=\"#111111\"");

}  // namespace nonet::text
