// See problem_walk.hpp. The work is done beyond the seam (large/seam.hpp); here a problem is handed
// over and steps are taken back.

#include "nonet/problem_walk.hpp"

#include <algorithm>

#include "large/seam.hpp"

namespace nonet {
namespace {

nonet_seam::PlainProblem plain(const Problem& problem) {
  nonet_seam::PlainProblem plain;
  plain.side = problem.side;
  plain.box_height = problem.box_height;
  plain.symbols = static_cast<int>(problem.symbols);
  plain.regions = problem.regions;
  plain.digits = problem.digits;
  plain.givens = problem.givens;
  plain.marks = problem.marks;
  for (const Clue& clue : problem.clues) {
    plain.clues.push_back(
        {static_cast<int>(clue.kind), clue.values, clue.cells, clue.bulb, clue.text});
  }
  return plain;
}

nonet_seam::Wish plain(const WalkWish& wish) {
  nonet_seam::Wish plain;
  for (const Technique technique : wish.ladder.techniques()) {
    plain.ladder.push_back(static_cast<int>(technique));
  }
  plain.is_unique = wish.is_unique;
  plain.language = static_cast<int>(wish.telling.language);
  plain.notation = static_cast<int>(wish.telling.notation);
  plain.signs = static_cast<int>(wish.telling.signs);
  plain.past = static_cast<int>(wish.telling.past);
  plain.words = wish.words;
  plain.hint = wish.hint ? static_cast<int>(*wish.hint) : -1;
  plain.drawing = wish.drawing;
  plain.picture = wish.picture;
  plain.stop = wish.stop;
  if (wish.gives_up != nullptr) plain.gives_up = *wish.gives_up;
  return plain;
}

ProblemStep step_from(const nonet_seam::PlainStep& plain) {
  return {.technique = static_cast<Technique>(plain.technique),
          .clues = plain.clues,
          .cells = plain.cells,
          .places = plain.places,
          .eliminations = plain.eliminations,
          .effect = plain.effect,
          .words = plain.words,
          .chain = plain.chain,
          .hint = plain.hint,
          .drawing = plain.drawing,
          .picture = plain.picture};
}

}  // namespace

struct ProblemWalker::Far {
  std::unique_ptr<nonet_seam::Walk> walk;  // null if no board can hold the problem
};

ProblemWalker::ProblemWalker(const Problem& problem, const WalkWish& wish)
    : far_(std::make_unique<Far>(Far{nonet_seam::make_walk(plain(problem), plain(wish))})),
      digits_(problem.digits),
      candidates_(problem.digits.size(), problem.all_digits()) {
  look();
}
ProblemWalker::~ProblemWalker() = default;
ProblemWalker::ProblemWalker(ProblemWalker&&) noexcept = default;
ProblemWalker& ProblemWalker::operator=(ProblemWalker&&) noexcept = default;

void ProblemWalker::look() {
  if (far_->walk == nullptr) return;
  digits_ = far_->walk->digits();
  candidates_ = far_->walk->candidates();
}

WalkEnd ProblemWalker::walk(FunctionRef<Flow(const ProblemStep&)> visit) {
  if (far_->walk == nullptr) return WalkEnd::stuck;
  const nonet_seam::End end = far_->walk->walk(
      [&](const nonet_seam::PlainStep& step) { return visit(step_from(step)) == Flow::go_on; });
  look();
  return static_cast<WalkEnd>(end);
}

std::optional<ProblemStep> ProblemWalker::next() {
  std::optional<ProblemStep> found;
  walk([&found](const ProblemStep& step) {
    found = step;
    return Flow::stop;
  });
  return found;
}

void ProblemWalker::find_all(FunctionRef<Flow(const ProblemStep&)> visit) {
  if (far_->walk == nullptr) return;
  const auto take = [&](const nonet_seam::PlainStep& step) {
    return visit(step_from(step)) == Flow::go_on;
  };
  for (const int technique : far_->walk->ladder()) {
    if (!far_->walk->find_steps(technique, take)) return;
  }
}

bool ProblemWalker::is_solved() const {
  return std::find(digits_.begin(), digits_.end(), 0) == digits_.end();
}

}  // namespace nonet
