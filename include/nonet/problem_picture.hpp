// Pictures of a problem: for the terminal, and as SVG with its clues drawn.
//
//   Problem problem(4);
//   problem.clues.push_back({.kind = Constraint::cage, .values = {5}, .cells = {0, 1}});
//   assert(draw(problem, {}).find("cage 5 r1c12") != std::string::npos);
//   assert(draw_svg(problem, {}).find("stroke-dasharray") != std::string::npos);
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

}  // namespace nonet
