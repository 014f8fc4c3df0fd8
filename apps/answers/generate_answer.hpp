// What `generate` says of a puzzle it made, as JSON (docs/JSON.md, nonet/generate/1). Values in, a
// line out: no files, no terminal.
#pragma once

#include <cstdint>
#include <string>

#include "answers/args.hpp"
#include "nonet/generate.hpp"
#include "nonet/rate.hpp"
#include "nonet/walk.hpp"

namespace nonet::answers {

// Rates the puzzles afresh. Keeps its working memory; one per thread.
class GenerateAnswer {
 public:
  GenerateAnswer(const Args& args, std::uint64_t seed) : seed_(seed), rater_(told_scale(args)) {}

  std::string of(const Wish& wish, const Made& made);
  // Of another look of some puzzle, which may have any number of solutions.
  std::string of_look(const Puzzle& look, std::uint64_t index);

 private:
  // That which was asked for, that of the rating wished for, or the first.
  static const Scale& told_scale(const Args& args);

  std::uint64_t seed_;
  Rater rater_;
  Walker walker_{Schedule::standard()};
};

}  // namespace nonet::answers
