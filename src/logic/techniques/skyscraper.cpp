// Skyscraper: two rows (or columns) with two places each for a digit, one of each in the same
// column (or row): the street. One of the other two, the roofs, is true.
//
// Order: by digit, rows before columns, then by the first line, then the second. Each is met once.
// Cost: the pairs of parallel strong links of a digit, a handful.

#include <bit>

#include "logic/strong_links.hpp"
#include "logic/two_links.hpp"

namespace nonet::logic::skyscraper {

extern const Prose prose = {
    .summary = "two parallel lines with two places each for a digit, aligned on one side",
    .why =
        "Both lines need the digit and have two places for it. The two that face each other along "
        "a line crossing both cannot both be true, so in at least one of the lines it is the other "
        "place. A cell that sees both other places cannot be the digit.",
};

namespace {

Flow find_in(const Board& board, std::span<const StrongLink> links, Digit digit, StepSink& out) {
  for (std::size_t i = 0; i + 1 < links.size(); ++i) {
    for (std::size_t j = i + 1; j < links.size(); ++j) {
      const StrongLink& one = links[i];
      const StrongLink& two = links[j];
      const auto street = static_cast<SmallBits>(one.positions & two.positions);
      if (street == 0 || one.positions == two.positions) continue;  // apart, or an X-Wing
      const Cell b = board.rules().cell(one.house, std::countr_zero(street));
      const Cell c = board.rules().cell(two.house, std::countr_zero(street));
      const Cell a = b == one.a ? one.b : one.a;
      const Cell d = c == two.a ? two.b : two.a;
      if (!takes_something(board, digit, a, d)) continue;
      const TwoLinks pattern{one.house, two.house, {a}, {b}, {c}, {d}};
      if (emit_two_links(board, out, digit, pattern) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const StrongLinks& strong = workspace.fact<StrongLinks>();
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    if (find_in(board, strong.rows(digit), digit, out) == Flow::stop) return;
    if (find_in(board, strong.columns(digit), digit, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::skyscraper
