// The answers of `complete`: a puzzle with as many givens more as leave it one solution.

#include "nonet/complete.hpp"

#include <algorithm>

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/problems.hpp"

namespace nonet::answers {

void answer_complete(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Problem problem = problem_of(*item.entry.record);
  const std::optional<Completed> completed =
      complete(problem, args.order_seed + item.index, task.stop);
  if (!completed) sheet.raise(Exit::no);
  if (task.is_stopped()) sheet.cut();
  if (!args.json && completed) return sheet.print_line(problem_line(completed->problem));
  if (!args.json) {
    return sheet.print_line(item.entry.cells + (task.is_stopped()
                                                    ? "  # not known: it was interrupted"
                                                    : "  # no solution"));
  }
  Json json = begin_answer(item, "complete");
  json["status"] = task.is_stopped() ? "interrupted" : completed ? "unique" : "none";
  json["completed"] = nullptr;
  json["added"] = Json::object();
  if (completed) {
    json["completed"] = problem_line(completed->problem);
    for (const int cell : completed->added) {
      json["added"][cell_name(problem, cell)] =
          completed->problem.digits[static_cast<std::size_t>(cell)];
    }
  }
  sheet.print(to_line(json));
}

Verb complete_verb(const Task& task) {
  return make_verb([task](const Item& item, Sheet& sheet) { answer_complete(item, sheet, task); });
}

}  // namespace nonet::answers
