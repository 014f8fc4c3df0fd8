// See verb.hpp.

#include "answers/verb.hpp"

#include "answers/problems.hpp"
#include "nonet/clue_puzzle.hpp"
#include "nonet/variants.hpp"

namespace nonet::answers {
namespace {

struct Row {
  Command command;
  Verb (*make)(const Task&);
};
constexpr Row kVerbs[] = {
    {Command::solve, solve_verb},         {Command::check, check_verb},
    {Command::next, next_verb},           {Command::explain, explain_verb},
    {Command::hint, hint_verb},           {Command::steps, steps_verb},
    {Command::rate, rate_verb},           {Command::count, count_verb},
    {Command::enumerate, enumerate_verb}, {Command::show, show_verb},
    {Command::convert, convert_verb},     {Command::minimize, minimize_verb},
    {Command::complete, complete_verb},   {Command::candidates, candidates_verb},
    {Command::shuffle, shuffle_verb},     {Command::canon, canon_verb},
};

// Where techniques are asked: a problem of up to nine rows as a puzzle whose rules carry its clues.
std::optional<Item> find_puzzle(const Item& item, const Task& task) {
  const bool asks_techniques = (On::only(task.args.command) & On::walked) != 0;
  if (!asks_techniques) return std::nullopt;
  const Problem& problem = *item.entry.record->problem;
  std::optional<Puzzle> puzzle = item.entry.record->puzzle;
  // Variants that rules know by name need no clues.
  const bool says_all = problem.clues.empty() || !wish_of(*puzzle->rules).variants.empty();
  if (!says_all || !problem.marks.empty() || problem.side > kDigits) puzzle = puzzle_of(problem);
  if (!puzzle) return std::nullopt;
  Item own = item;
  Record record = *item.entry.record;
  record.puzzle = std::move(*puzzle);
  // What a clue forbids to a cell by itself, an even one, stands as marks: they are exact.
  if (record.problem->marks.empty()) own.entry.format = Format::hodoku;
  record.problem = nullptr;
  own.entry.record = std::move(record);
  return own;
}

// Problems, which are more than a puzzle, are answered elsewhere.
Verb with_problems(Verb verb, const Task& task) {
  // `shuffle` has its own way with them: all looks are of one seed.
  if (!verb.hire || task.args.command == Command::shuffle) return verb;
  verb.hire = [hire = std::move(verb.hire), task] {
    return [answer = hire(), task](const Item& item, Sheet& sheet) {
      const bool is_problem = item.entry.record && item.entry.record->problem;
      if (!is_problem) return answer(item, sheet);
      if (const std::optional<Item> own = find_puzzle(item, task)) return answer(*own, sheet);
      answer_problem(item, sheet, task);
    };
  };
  return verb;
}

}  // namespace

Verb make_verb(Answerer answer, bool has_headings) {
  return {.hire = [answer = std::move(answer)] { return answer; }, .has_headings = has_headings};
}

std::optional<Verb> find_verb(const Task& task) {
  for (const Row& row : kVerbs) {
    if (row.command == task.args.command) return with_problems(row.make(task), task);
  }
  return std::nullopt;
}

}  // namespace nonet::answers
