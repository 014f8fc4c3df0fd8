// Turbot Fish: two houses of any kind with two places each for a digit; one of each see each other.
// Skyscrapers and kites are turbot fish too; on a ladder that asks for them first, what is left are
// those with a link inside a box, or with two parallel lines joined by a box.
//
// Order: by digit, then the later of the two houses (rows, columns, boxes), then the earlier one,
// then the cells.
// Cost: the pairs of strong links of a digit, some 0.5 us for all nine.

#include "logic/strong_links.hpp"
#include "logic/two_links.hpp"

namespace nonet::logic::turbot_fish {

extern const Prose prose = {
    .summary = "two houses with two places each for a digit, one of each seeing each other",
    .why =
        "Both houses need the digit and have two places for it. The two places that see each other "
        "cannot both be true, so in at least one house it is the other place. A cell that sees "
        "both other places cannot be the digit.",
};

namespace {

Flow find_joins(const Board& board, StepSink& out, Digit digit, const StrongLink& one,
                const StrongLink& two) {
  for (const Cell b : {one.a, one.b}) {
    const CellSet seen = board.rules().peers(b);
    for (const Cell c : {two.a, two.b}) {
      if (!seen.contains(c)) continue;
      const Cell a = b == one.a ? one.b : one.a;
      const Cell d = c == two.a ? two.b : two.a;
      if (!takes_something(board, digit, a, d)) continue;
      const TwoLinks fish{one.house, two.house, {a}, {b}, {c}, {d}};
      if (emit_two_links(board, out, digit, fish) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

bool share_a_cell(const StrongLink& one, const StrongLink& two) {
  return one.a == two.a || one.a == two.b || one.b == two.a || one.b == two.b;
}

// A link in a line and in a box at once is one link.
bool is_twin(std::span<const StrongLink> links, std::size_t i) {
  for (std::size_t j = 0; j < i; ++j) {
    if (links[j].a == links[i].a && links[j].b == links[i].b) return true;
  }
  return false;
}

Flow find_for(const Board& board, StepSink& out, Digit digit, std::span<const StrongLink> links) {
  for (std::size_t j = 1; j < links.size(); ++j) {
    if (!links[j].house.is_line() && is_twin(links, j)) continue;
    for (std::size_t i = 0; i < j; ++i) {
      if (share_a_cell(links[i], links[j])) continue;
      if (find_joins(board, out, digit, links[i], links[j]) == Flow::stop) return Flow::stop;
    }
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const StrongLinks& strong = workspace.fact<StrongLinks>();
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    if (find_for(board, out, digit, strong.all(digit)) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::turbot_fish
