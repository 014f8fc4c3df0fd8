// See advice.hpp. What is wrong comes first: in a position that has gone wrong every hint would be
// void. Then what needs no hint; only then is a step looked for.

#include "nonet/advice.hpp"

#include "advice/blame.hpp"
#include "nonet/check.hpp"
#include "nonet/sentence.hpp"
#include "nonet/singles.hpp"

namespace nonet {

using advice::first_mistakes;
using advice::has_impossible_givens;
using advice::impossible_givens_words;

namespace {

constexpr std::string_view kStatuses[] = {"hint",  "mistake", "fine", "solved",
                                          "empty", "stuck",   "none", "illegal"};

std::vector<Step> find_others(const Board& board, const Known& known, const Step& first) {
  std::vector<Step> others;
  find_steps(
      board, known, first.technique(),
      [&](const Step& step) {
        if (!(step == first)) others.push_back(step);
        return Flow::go_on;
      },
      Kin::left_out);
  return others;
}

// The givens themselves have no solution.
Hint blame_givens(const Puzzle& puzzle, const Study& study, const HintOptions& options) {
  const bool is_illegal = study.puzzle.verdict == Verdict::illegal;
  return {.status = is_illegal ? HintStatus::illegal : HintStatus::none,
          .words = impossible_givens_words(puzzle, study, options.telling),
          .reason = reason_words(study.puzzle, options.telling)};
}

// What keeps a position from having a next step, if anything does.
std::optional<Hint> find_obstacle(const Puzzle& puzzle, const Study& study,
                                  const HintOptions& options) {
  const Telling telling = options.telling;
  if (has_impossible_givens(puzzle, study)) return blame_givens(puzzle, study, options);
  const Mistakes mistakes = first_mistakes(puzzle, study);
  if (!mistakes.empty()) {
    return Hint{.status = HintStatus::mistake,
                .words = mistakes_text(mistakes, puzzle, options.level, options.telling),
                .mistakes = mistakes};
  }
  if (!study.is_solvable()) {
    const std::string reason = reason_words(study.position, telling);
    return Hint{.status = HintStatus::none,
                .words = said(Sentence::hint_marks, telling, {std::string_view(reason)}),
                .reason = reason};
  }
  if (puzzle.is_full()) {
    return Hint{
        .status = HintStatus::solved,
        .words = said(puzzle.placed().empty() ? Sentence::hint_complete : Sentence::hint_solved,
                      telling)};
  }
  if (puzzle.grid.filled().empty() && !puzzle.marks && puzzle.rules->clues() == nullptr) {
    return Hint{.status = HintStatus::empty, .words = said(Sentence::hint_empty, telling)};
  }
  if (options.level == HintLevel::mistakes) {
    return Hint{.status = HintStatus::fine, .words = said(Sentence::hint_fine, telling)};
  }
  return std::nullopt;
}

std::string stuck_words(const Puzzle& puzzle, const Study& study, const Schedule& ladder,
                        Telling telling) {
  if (study.position.verdict == Verdict::several) {
    const Cell cell = check(puzzle, {}).best->cell;
    return said(Sentence::hint_several, telling, {cell});
  }
  std::string words = said(Sentence::hint_stuck, telling);
  if (!ladder.contains(trial_technique())) words += said(Sentence::hint_no_trial, telling);
  return words;
}

}  // namespace

std::string_view name(HintStatus status) { return kStatuses[static_cast<std::size_t>(status)]; }

Hint find_hint(const Reading& reading, const Study& study, Walker& walker,
               const HintOptions& asked) {
  const Puzzle& puzzle = reading.puzzle;
  HintOptions options = asked;
  options.telling.rules = &*puzzle.rules;
  if (std::optional<Hint> obstacle = find_obstacle(puzzle, study, options)) return *obstacle;
  const Board board = puzzle.start().board;
  Hint hint;
  hint.step = walker.find_step(board, study.known);
  if (!hint.step) {
    return {.status = HintStatus::stuck,
            .words = stuck_words(puzzle, study, walker.schedule(), options.telling)};
  }
  hint.words = hint_text(board, *hint.step, options.level, options.telling);
  for (std::string remark : {uniqueness_remark(study, options.uniqueness, options.telling),
                             unwritten_remark(reading, options.telling)}) {
    if (!remark.empty()) hint.remarks.push_back(std::move(remark));
  }
  if (options.has_others) hint.others = find_others(board, study.known, *hint.step);
  return hint;
}

}  // namespace nonet
