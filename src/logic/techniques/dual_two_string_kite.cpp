// Dual 2-String Kite: two kites of a digit tied by the same two cells of a box, told as one step.
// Each cell of the knot starts a row and a column; the kites use one of each.
//
// Order: by digit, then the first kite, then the second, each by row, column and knot.

#include <vector>

#include "logic/two_links.hpp"

namespace nonet::logic::dual_two_string_kite {

extern const Prose prose = {
    .summary = "two 2-string kites of a digit tied by the same two cells of a box",
    .why =
        "Two cells of a box tie two kites: the row through the first with the column through the "
        "second, and the other way round. Each kite holds by itself, so both take what they take.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    std::vector<TwoLinks> kites;
    const auto keep = [&kites](Digit, const TwoLinks& kite) {
      kites.push_back(kite);
      return Flow::go_on;
    };
    for_each_kite(board, workspace, DigitSet{digit}, keep);
    for (std::size_t i = 0; i < kites.size(); ++i) {
      for (std::size_t j = i + 1; j < kites.size(); ++j) {
        if ((kites[i].b | kites[i].c) != (kites[j].b | kites[j].c)) continue;
        const Flow flow = emit_dual(board, out, digit, kites[i], kites[j]);
        if (flow == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::dual_two_string_kite
