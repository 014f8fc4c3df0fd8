// See blame.hpp. Where the givens have one solution, it says what is wrong. Where they have
// several, a position without solution holds placed digits that cannot all stay: those are found as
// the core of an impossible puzzle is, by leaving out one after the other.

#include "advice/blame.hpp"

#include "nonet/check.hpp"
#include "nonet/notes.hpp"
#include "nonet/sentence.hpp"

namespace nonet::advice {
namespace {

// A longer list is no help: then the reason alone is said.
constexpr int kNamedGivens = 8;

bool has_solution(const Puzzle& puzzle) { return count(puzzle, {.limit = 1}).count > 0; }

// Digits that the player placed and that, with the givens, have no solution, while any one fewer
// have.
CellSet placed_core(Puzzle puzzle) {
  puzzle.marks.reset();
  for (const Cell cell : puzzle.placed()) {
    Puzzle fewer = puzzle;
    fewer.grid.clear(cell);
    if (!has_solution(fewer)) puzzle = fewer;
  }
  return puzzle.placed();
}

Mistakes blame_without_solution(const Puzzle& puzzle) {
  Puzzle digits = puzzle;
  digits.marks.reset();
  if (has_solution(digits)) {
    const CellSet bare = unwritten_cells(puzzle);
    return bare.empty() ? Mistakes() : Mistakes{Mistake::marks, bare, {}};
  }
  const CellSet core = placed_core(puzzle);
  if (core.size() == 1) return {Mistake::digits, core, core};
  return {Mistake::together, core, {}};
}

std::string given_clash_words(const Contradiction& clash, bool has_placed, Telling telling) {
  const Cell a = clash.cell(), b = clash.other();
  const bool shares = !(telling.rules->houses_of(a) & telling.rules->houses_of(b)).empty();
  std::string words =
      shares ? said(Sentence::givens_clash, telling, {clash.house(), clash.digit(), a, b})
             : said(Sentence::givens_meet, telling, {clash.digit(), a, b});
  if (has_placed) words += said(Sentence::givens_both, telling);
  return words + said(Sentence::givens_misprint, telling);
}

}  // namespace

bool has_impossible_givens(const Puzzle& puzzle, const Study& study) {
  const bool is_printed = !puzzle.givens.empty() || puzzle.rules->clues() != nullptr;
  return is_printed && !study.puzzle.solution;
}

std::string impossible_givens_words(const Puzzle& puzzle, const Study& study, Telling telling) {
  const bool has_placed = !puzzle.placed().empty();
  if (study.puzzle.verdict == Verdict::illegal) {
    return given_clash_words(*study.puzzle.reason, has_placed, telling);
  }
  const std::string reason = reason_words(study.puzzle, telling);
  if (puzzle.givens.empty())
    return said(Sentence::clues_wrong, telling, {std::string_view(reason)});
  std::string words = said(has_placed ? Sentence::givens_wrong : Sentence::digits_wrong, telling,
                           {std::string_view(reason)});
  const Grid givens = puzzle.given_grid();
  const CellSet core = check(Puzzle(givens, puzzle.rules), {.limit = 2}).core;
  if (core.size() > kNamedGivens) return words;
  std::string list;
  int left = core.size();
  for (const Cell cell : core) {
    list += left == core.size() ? "" : left == 1 ? said(Sentence::list_and, telling) : ", ";
    list += cells_text({cell}, telling) + "=" + givens.at(cell)->symbol();
    --left;
  }
  return words + said(Sentence::givens_core, telling, {std::string_view(list)});
}

Mistakes first_mistakes(const Puzzle& puzzle, const Study& study) {
  const bool is_sure = study.puzzle.verdict == Verdict::unique;
  const Mistakes found = find_mistakes(puzzle, is_sure ? study.puzzle.solution : std::nullopt);
  if (!found.empty() || study.is_solvable()) return found;
  return blame_without_solution(puzzle);
}

}  // namespace nonet::advice
