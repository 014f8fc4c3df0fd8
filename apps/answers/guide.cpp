// See guide.hpp.

#include "answers/guide.hpp"

#include <algorithm>
#include <utility>

namespace nonet::answers {

Guide::Guide(const Args& args) : language_(args.telling.language) {
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

namespace {

// The techniques used, each with its dearest step, so that the hardest comes last. On a scale they
// go by its own names, of which several may be told as one of ours.
class Tally {
 public:
  void add(const ScaleStep& paid) {
    const Technique technique = paid.step.technique();
    const auto same = [&](const Row& row) {
      return row.named.name == paid.name && row.ours.technique == technique;
    };
    auto row = std::ranges::find_if(rows_, same);
    if (row == rows_.end()) {
      const ScaleNames::Count named{std::string(paid.technique), std::string(paid.name), 0};
      row = rows_.insert(rows_.end(), Row{{technique, 0}, named, paid.price});
    }
    ++row->ours.count;
    ++row->named.count;
    row->price = std::max(row->price, paid.price);
  }

  void finish(std::vector<TechniqueCount>& ours, std::vector<ScaleNames::Count>& named) {
    std::ranges::sort(rows_, {}, [](const Row& row) {
      return std::pair(row.price, info(row.ours.technique).rank);
    });
    for (const Row& row : rows_) {
      join(ours, row.ours,
           [&](const TechniqueCount& each) { return each.technique == row.ours.technique; });
      join(named, row.named,
           [&](const ScaleNames::Count& each) { return each.name == row.named.name; });
    }
  }

 private:
  struct Row {
    TechniqueCount ours;
    ScaleNames::Count named;
    int price;
  };

  // Behind the others, with what was counted before under the same name.
  template <typename T, typename Same>
  static void join(std::vector<T>& list, T row, const Same& same) {
    const auto before = std::ranges::find_if(list, same);
    if (before != list.end()) {
      row.count += before->count;
      list.erase(before);
    }
    list.push_back(std::move(row));
  }

  std::vector<Row> rows_;
};

}  // namespace

Path Guide::walk_scale(const Puzzle& puzzle, const Known& known, Visitor visit) {
  Tally tally;
  Path path;
  names_ = {};
  path.last = puzzle.start().board;
  const Part& part = scale()->parts[scale()->priced_in];
  const auto look = [&](const ScaleStep& found, const Board& before) {
    // A technique of ours is called as the language has it.
    const Technique technique = found.step.technique();
    const bool is_ours = found.technique == info(technique).id;
    const ScaleStep paid{found.step, found.price, found.technique,
                         is_ours ? words_of(technique, language_).name : found.name};
    ++path.length;
    tally.add(paid);
    names_.steps.push_back({std::string(paid.name), value_text(part, paid.price)});
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
  tally.finish(path.tally, names_.tally);
  return path;
}

}  // namespace nonet::answers
