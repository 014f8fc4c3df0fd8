// Dual Empty Rectangle: two empty rectangles of a digit in the same box, told as one step.
//
// Order: by digit, then the first rectangle, then the second, each as empty_rectangle finds them.

#include <vector>

#include "logic/two_links.hpp"

namespace nonet::logic::dual_empty_rectangle {

const Prose prose = {
    .summary = "two empty rectangles of a digit in the same box",
    .why =
        "One box serves two strong links. Each empty rectangle holds by itself, so both take what "
        "they take.",
    .example =
        ":0405:x:+3+1+654+92+8+7+5783+2+6+49+19+4+2+7+8+1+6+35+2+9+413+5+8+7+67+6+3+8+9.+51.8"
        "+5+1.6+7+9.+3.2+7.+18+359.3+5+97.+1.81+8+9.+5+3+7..::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Digit digit : workspace.touched_since(Technique::dual_empty_rectangle).digits) {
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
        const Flow flow = emit_dual(board, out, Technique::dual_empty_rectangle, digit, one, other);
        if (flow == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::dual_empty_rectangle
