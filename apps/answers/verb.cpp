// See verb.hpp.

#include "answers/verb.hpp"

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
    {Command::shuffle, shuffle_verb},     {Command::canon, canon_verb},
};

}  // namespace

Verb make_verb(Answerer answer, bool has_headings) {
  return {.hire = [answer = std::move(answer)] { return answer; }, .has_headings = has_headings};
}

std::optional<Verb> find_verb(const Task& task) {
  for (const Row& row : kVerbs) {
    if (row.command == task.args.command) return row.make(task);
  }
  return std::nullopt;
}

}  // namespace nonet::answers
