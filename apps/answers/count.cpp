// The answers of `count`: how many solutions, one number a line.

#include "answers/json.hpp"
#include "answers/lines.hpp"
#include "answers/verb.hpp"
#include "nonet/solve.hpp"

namespace nonet::answers {
namespace {

std::string count_line(const Item& item, const Count& count) {
  Json json = begin_answer(item, "count");
  json["status"] = count.is_interrupted ? "interrupted" : "counted";
  json["count"] = count.count;
  json["exact"] = count.is_exact;
  return to_line(json);
}

std::string count_text(const Count& count) {
  return (count.is_exact ? "" : ">=") + std::to_string(count.count) + "\n";
}

void answer_count(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Count count =
      nonet::count(item.entry.record->puzzle, {.limit = args.count_limit, .stop = task.stop});
  if (count.count == 0) sheet.raise(Exit::no);
  sheet.print(args.json ? count_line(item, count) : count_text(count));
  if (count.is_interrupted) sheet.cut();
}

}  // namespace

Verb count_verb(const Task& task) {
  return make_verb([task](const Item& item, Sheet& sheet) { answer_count(item, sheet, task); });
}

}  // namespace nonet::answers
