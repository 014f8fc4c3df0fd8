// Skyscraper: two rows (or columns) with two places each for a digit, one of each in the same
// column (or row): the street. One of the other two, the roofs, is true.
//
// Order: by digit, rows before columns, then by the first line, then the second. Each is met once.
// Cost: the pairs of parallel strong links of a digit, a handful.

#include "logic/two_links.hpp"

namespace nonet::logic::skyscraper {

const Prose prose = {
    .summary = "two parallel lines with two places each for a digit, aligned on one side",
    .why =
        "Both lines need the digit and have two places for it. The two that face each other along "
        "a "
        "line crossing both cannot both be true, so in at least one of the lines it is the other "
        "place. A cell that sees both other places cannot be the digit.",
    .explanation =
        "{digit} has two places in {house} and two in {other_house}. One of each stand in the same "
        "line and cannot both be {digit}, so at least one of the other two, {cells}, is. No cell "
        "that sees both can be {digit}.",
    .example = "",
};

namespace {

Flow find_in(const Board& board, std::span<const StrongLink> links, Digit digit, StepSink& out) {
  const bool is_rows = !links.empty() && links.front().house.kind() == HouseKind::row;
  const auto across = [is_rows](Cell cell) { return is_rows ? cell.column() : cell.row(); };
  for (std::size_t i = 0; i + 1 < links.size(); ++i) {
    for (std::size_t j = i + 1; j < links.size(); ++j) {
      const StrongLink& one = links[i];
      const StrongLink& two = links[j];
      const bool at_a = across(one.a) == across(two.a), at_b = across(one.b) == across(two.b);
      if (at_a && at_b) continue;  // an X-Wing
      TwoLinks pattern{one.house, two.house};
      if (at_a || at_b) {
        pattern.a = {at_a ? one.b : one.a}, pattern.b = {at_a ? one.a : one.b};
        pattern.c = {at_a ? two.a : two.b}, pattern.d = {at_a ? two.b : two.a};
      } else if (across(one.a) == across(two.b)) {
        pattern.a = {one.b}, pattern.b = {one.a}, pattern.c = {two.b}, pattern.d = {two.a};
      } else if (across(one.b) == across(two.a)) {
        pattern.a = {one.a}, pattern.b = {one.b}, pattern.c = {two.a}, pattern.d = {two.b};
      } else {
        continue;
      }
      if (emit_two_links(board, out, Technique::skyscraper, digit, pattern) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const StrongLinks& strong = workspace.strong_links();
  for (const Digit digit : workspace.touched_since(Technique::skyscraper).digits) {
    if (find_in(board, strong.rows(digit), digit, out) == Flow::stop) return;
    if (find_in(board, strong.columns(digit), digit, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::skyscraper
