// See study.hpp.

#include "nonet/study.hpp"

#include "nonet/explain.hpp"
#include "nonet/sentence.hpp"

namespace nonet {

Study study(const Puzzle& puzzle, Uniqueness uniqueness) {
  Study study;
  study.position = solve(puzzle);
  const bool is_bare = puzzle.placed().empty() && !puzzle.marks;
  const bool has_givens = !puzzle.givens.empty();
  study.puzzle =
      is_bare || !has_givens ? study.position : solve(Puzzle(puzzle.given_grid(), puzzle.rules));
  study.known.givens = puzzle.givens;
  study.known.is_unique =
      study.puzzle.verdict == Verdict::unique && uniqueness == Uniqueness::trusted;
  return study;
}

std::string uniqueness_remark(const Study& study, Uniqueness uniqueness, Telling telling) {
  const bool is_wanted = uniqueness == Uniqueness::trusted;
  if (study.puzzle.verdict == Verdict::unique) return {};
  if (study.position.verdict == Verdict::several) {
    std::string words = said(Sentence::remark_several, telling);
    if (is_wanted) words += said(Sentence::remark_left_out, telling);
    return words + ".";
  }
  return is_wanted ? said(Sentence::remark_givens, telling) : std::string();
}

std::string reason_words(const Solved& solved, Telling telling) {
  if (!solved.reason) return {};
  const std::string words = contradiction_text(*solved.reason, telling);
  return solved.forced == 0 ? words
                            : words + said(Sentence::reason_after, telling, {solved.forced});
}

}  // namespace nonet
