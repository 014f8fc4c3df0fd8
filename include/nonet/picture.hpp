// Pictures of a position: for the terminal, and as SVG for the screen and for paper.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   std::string drawn = draw(puzzle, {.title = "Monday"});
//   assert(drawn.find("Monday") == 0);
//   assert(draw_svg(puzzle, {}).find("<svg") != std::string::npos);
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "nonet/puzzle.hpp"

namespace nonet {

enum class Frame : std::uint8_t { ascii, unicode };
enum class Color : std::uint8_t { never, always };
// What a cell shows: its digit, its digit or candidates, its index 0 to 80, its name r1c1.
enum class Shows : std::uint8_t { digits, candidates, index, names };

struct PictureOptions {
  std::string_view title = {};  // a line above; empty for none
  Shows shows = Shows::digits;
  Frame frame = Frame::ascii;
  Color color = Color::never;
  CellSet marked = {};    // cells to point at: clashing, differing, the next placement; [brackets]
  CellSet affected = {};  // cells that a step changes; (parentheses)
};
std::string draw(const Puzzle& puzzle, const PictureOptions& options);

struct SvgOptions {
  std::string_view title = {};
  bool candidates = false;
  CellSet marked = {};
};
std::string draw_svg(const Puzzle& puzzle, const SvgOptions& options);

}  // namespace nonet
