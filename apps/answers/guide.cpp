// See guide.hpp.

#include "answers/guide.hpp"

#include <algorithm>
#include <utility>

namespace nonet::answers {

Guide::Guide(const Args& args) {
  if (args.has(Option::path_scale)) {
    rater_.emplace(*find_scale(args.path_scale));
  } else {
    walker_.emplace(args.ladder);
  }
}

Path Guide::walk(const Puzzle& puzzle, const Known& known, Visitor visit) {
  if (rater_) return walk_scale(puzzle, known, visit);
  return walk_path(*walker_, puzzle, known, [&visit](const Step& step, const Board& before) {
    return visit(step, before, nullptr);
  });
}

Trace Guide::trace(const Puzzle& puzzle, const Known& known) {
  Trace trace;
  const auto keep = [&trace](const Step& step, const Board&, const ScaleStep*) {
    trace.steps.push_back(step);
    return Flow::go_on;
  };
  static_cast<Path&>(trace) = walk(puzzle, known, keep);
  trace.puzzle = puzzle;
  return trace;
}

// The techniques are counted in the order of their dearest step, so that the hardest comes last.
Path Guide::walk_scale(const Puzzle& puzzle, const Known& known, Visitor visit) {
  struct Row {
    TechniqueCount count;
    int price;
  };
  std::vector<Row> rows;
  Path path;
  path.last = puzzle.start().board;
  const auto look = [&](const ScaleStep& paid, const Board& before) {
    const Technique technique = paid.step.technique();
    ++path.length;
    const auto row =
        std::ranges::find(rows, technique, [](const Row& each) { return each.count.technique; });
    if (row == rows.end()) {
      rows.push_back({{technique, 1}, paid.price});
    } else {
      ++row->count.count;
      row->price = std::max(row->price, paid.price);
    }
    path.last = before;
    apply(path.last, paid.step);
    return visit(paid.step, before, &paid);
  };
  const RateQuestion::Visitor seen = look;
  const auto is_over = [&known] { return known.is_stopped(); };
  const FunctionRef<bool()> stop = is_over;
  const Rated rated = rater_->rate(puzzle, {.visit = &seen, .wants_evidence = true, .stop = &stop});
  rating_ = rated.rating;
  path.end = rated.is_stopped                          ? WalkEnd::stopped
             : rated.rating && rated.rating->is_solved ? WalkEnd::solved
                                                       : WalkEnd::stuck;
  std::ranges::sort(rows, {}, [](const Row& row) {
    return std::pair(row.price, info(row.count.technique).rank);
  });
  for (const Row& row : rows) path.tally.push_back(row.count);
  return path;
}

}  // namespace nonet::answers
