// What a board looks like before anything is written on it, from its rules: the lines around cells,
// boxes and regions, further houses as grounds below them, diagonals. What cannot be seen on the
// board, such as a knight's leap, has its sign in the legend.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "nonet/drawing.hpp"

namespace nonet::drawing {

struct BoardArt {
  std::vector<Shape> ground;  // from back to front, below all else
  Outline thin, thick;        // above what is written
  std::vector<LegendEntry> legend;
};

// Words: what each variant asks for, by its number; empty: what it says of itself.
BoardArt board_art(const Rules& rules, std::span<const std::string_view> words = {});

}  // namespace nonet::drawing
