// Dual Empty Rectangle: two empty rectangles of a digit in the same box, told as one step.
//
// Order: by digit, then the first rectangle, then the second, each as empty_rectangle finds them.

#include <vector>

#include "logic/two_links.hpp"

namespace nonet::logic::dual_empty_rectangle {

extern const Prose prose = {
    .summary = "two empty rectangles of a digit in the same box",
    .why =
        "One box serves two strong links. Each empty rectangle holds by itself, so both take what "
        "they take.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    std::vector<TwoLinks> rectangles;
    const auto keep = [&rectangles](Digit, const TwoLinks& rectangle) {
      rectangles.push_back(rectangle);
      return Flow::go_on;
    };
    for_each_empty_rectangle(board, workspace, DigitSet{digit}, keep);
    for (std::size_t i = 0; i < rectangles.size(); ++i) {
      for (std::size_t j = i + 1; j < rectangles.size(); ++j) {
        const TwoLinks& one = rectangles[i];
        const TwoLinks& other = rectangles[j];
        if (one.first != other.first) continue;
        const Flow flow = emit_dual(board, out, digit, one, other);
        if (flow == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::dual_empty_rectangle
