// The answers of `enumerate`: every solution, a line each, in an order that never changes.

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/verb.hpp"
#include "nonet/solve.hpp"

namespace nonet::answers {
namespace {

std::string solution_line(const Item& item, const Grid& solution, std::uint64_t number) {
  Json json = begin_answer(item, "enumerate");
  json["number"] = number;
  json["solution"] = solution.to_line('.', item.entry.record->puzzle.rules->side());
  return to_line(json);
}

void print_solution(Sheet& sheet, const Item& item, const Task& task, const Grid& solution,
                    std::uint64_t number) {
  if (task.args.json) return sheet.print(solution_line(item, solution, number));
  if (!task.view.is_narrow())
    return sheet.print_line(solution.to_line('.', item.entry.record->puzzle.rules->side()));
  if (number > 1) sheet.print("\n");
  sheet.print(draw(Puzzle(solution, item.entry.record->puzzle.rules), task.view.picture));
}

// What happened to one puzzle: how many solutions were printed, and why no more.
struct Listed {
  std::uint64_t count = 0;
  bool is_cut = false;  // the limit was reached with a solution to come
  bool is_interrupted = false;
};

Listed list_solutions(const Item& item, Sheet& sheet, const Task& task) {
  const std::uint64_t limit = task.args.list_limit;
  Listed listed;
  enumerate(item.entry.record->puzzle, [&](const Grid& solution) {
    if (task.is_stopped()) {
      listed.is_interrupted = true;
      return Flow::stop;
    }
    if (limit != 0 && listed.count == limit) {
      listed.is_cut = true;
      return Flow::stop;
    }
    print_solution(sheet, item, task, solution, ++listed.count);
    return sheet.wants_more() ? Flow::go_on : Flow::stop;
  });
  return listed;
}

void print_no_solution(const Item& item, Sheet& sheet, const Args& args) {
  sheet.raise(Exit::no);
  const Solved solved = solve(item.entry.record->puzzle);
  if (!args.json) {
    return sheet.print_line(item.entry.cells + "  # no solution: " + reason_text(solved));
  }
  Json json = begin_answer(item, "enumerate");
  json["number"] = 0;
  json["solution"] = nullptr;
  json["reason"] = reason_text(solved);
  sheet.print(to_line(json));
}

void answer_enumerate(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  if (!args.json) print_header(sheet, item);
  const Listed listed = list_solutions(item, sheet, task);
  if (listed.is_interrupted) return sheet.cut();
  if (listed.is_cut) {
    sheet.say(item.where() + ": stopped after " + std::to_string(listed.count) +
              (listed.count == 1 ? " solution" : " solutions") + "; there are more");
  }
  if (listed.count == 0) print_no_solution(item, sheet, args);
}

}  // namespace

Verb enumerate_verb(const Task& task) {
  return make_verb([task](const Item& item, Sheet& sheet) { answer_enumerate(item, sheet, task); },
                   !task.args.json);
}

}  // namespace nonet::answers
