// See study.hpp.

#include "answers/study.hpp"

namespace nonet::answers {

Study study(const Puzzle& puzzle, const Args& args) {
  Study study;
  study.position = solve(puzzle);
  const bool is_bare = puzzle.placed().empty() && !puzzle.marks;
  const bool has_givens = !puzzle.givens.empty();
  study.puzzle = is_bare || !has_givens ? study.position : solve(Puzzle(puzzle.given_grid()));
  study.known.givens = puzzle.givens;
  study.known.is_unique = study.puzzle.verdict == Verdict::unique && !args.no_uniqueness;
  return study;
}

std::string uniqueness_remark(const Study& study, const Args& args) {
  if (study.puzzle.verdict == Verdict::unique) return {};
  if (study.position.verdict == Verdict::several) {
    return std::string(
               "This puzzle has more than one solution, so no chain of reasons reaches the end. "
               "Each "
               "step holds in all of them") +
           (args.no_uniqueness ? "." : "; steps that trust in one solution are left out.");
  }
  if (args.no_uniqueness) return {};
  return "The givens alone have more than one solution: steps that trust in one are left out.";
}

void tell_unsolvable(Json& json, const Solved& solved) {
  json["status"] = name(solved.verdict);
  json["reason"] = reason_text(solved);
}

}  // namespace nonet::answers
