// The public verbs over plain search: which verdict, which reason, how many.

#include "nonet/solve.hpp"

#include <algorithm>
#include <array>

#include "search/plain.hpp"

namespace nonet {

using search::Position;

std::string_view name(Verdict verdict) {
  static constexpr std::array<std::string_view, 4> kNames = {"unique", "several", "none",
                                                             "illegal"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::string reason_text(const Solved& solved) {
  if (!solved.reason) return {};
  std::string text(solved.reason->text().view());
  if (solved.forced == 0) return text;
  text += " after " + std::to_string(solved.forced) + " forced placement";
  return solved.forced == 1 ? text : text + "s";
}

namespace {

// What is wrong with a puzzle that has no solution, as near to the surface as it shows.
void explain_none(const Puzzle& puzzle, Solved& solved) {
  solved.reason = puzzle.start().contradiction;
  if (solved.reason) return;
  Position position(puzzle);
  const int before = puzzle.grid.filled().size();
  solved.reason = position.follow_singles();
  if (!solved.reason) solved.reason = position.find_deep_contradiction();
  solved.forced = solved.reason ? std::max(0, position.solved_count() - before) : 0;
  if (!solved.reason) solved.reason = Contradiction::exhausted();
}

}  // namespace

Solved solve(const Puzzle& puzzle) {
  Solved solved;
  const std::optional<Contradiction> clash = Board::start(puzzle.grid).contradiction;
  if (clash && clash->kind() == Contradiction::Kind::clash) {
    solved.verdict = Verdict::illegal;
    solved.reason = clash;
    return solved;
  }
  enumerate(puzzle, [&solved](const Grid& grid) {
    if (!solved.solution) {
      solved.solution = grid;
      solved.verdict = Verdict::unique;
      return Flow::go_on;
    }
    solved.verdict = Verdict::several;
    return Flow::stop;
  });
  if (!solved.solution) explain_none(puzzle, solved);
  return solved;
}

Count count(const Puzzle& puzzle, CountOptions options) {
  Count count;
  if (options.limit == 0) return {0, false};
  enumerate(puzzle, [&count, options](const Grid&) {
    count.is_interrupted = options.stop != nullptr && options.stop->load(std::memory_order_relaxed);
    if (count.count == options.limit || count.is_interrupted) {
      count.is_exact = false;
      return Flow::stop;
    }
    ++count.count;
    return Flow::go_on;
  });
  return count;
}

void enumerate(const Puzzle& puzzle, FunctionRef<Flow(const Grid&)> visitor) {
  search::search_all(Position(puzzle), visitor);
}

}  // namespace nonet
