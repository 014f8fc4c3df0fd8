// Guide: who walks the path that `explain` tells: a ladder, or a scale in its own order and with
// its own names and prices. Keeps its working memory; one per thread.
#pragma once

#include <optional>

#include "answers/args.hpp"
#include "nonet/explain.hpp"
#include "nonet/rate.hpp"
#include "nonet/trace.hpp"

namespace nonet::answers {

class Guide {
 public:
  explicit Guide(const Args& args);

  // Null: the ladder.
  const Scale* scale() const { return rater_ ? &rater_->scale() : nullptr; }

  // The visitor sees each step, the board before it, and the step as the scale has it, if there is
  // one.
  using Visitor = FunctionRef<Flow(const Step&, const Board& before, const ScaleStep*)>;
  Path walk(const Puzzle& puzzle, const Known& known, Visitor visit);
  Trace trace(const Puzzle& puzzle, const Known& known);
  // Of the path walked last, by a scale: its rating, and what its steps are called there.
  const std::optional<Rating>& rating() const { return rating_; }
  const ScaleNames* names() const { return rater_ ? &names_ : nullptr; }

 private:
  Path walk_scale(const Puzzle& puzzle, const Known& known, Visitor visit);

  Language language_;
  std::optional<Walker> walker_;
  std::optional<Rater> rater_;
  std::optional<Rating> rating_;
  ScaleNames names_;
};

}  // namespace nonet::answers
