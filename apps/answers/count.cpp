// The answers of `count`: how many solutions, one number a line.

#include <vector>

#include "answers/json.hpp"
#include "answers/lines.hpp"
#include "answers/problems.hpp"
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
  if (item.entry.record->problem) return answer_problem(item, sheet, task);
  const Count count =
      nonet::count(item.entry.record->puzzle, {.limit = args.count_limit, .stop = task.stop});
  if (count.count == 0) sheet.raise(Exit::no);
  sheet.print(args.json ? count_line(item, count) : count_text(count));
  if (count.is_interrupted) sheet.cut();
}

// Plain lines at the cost of their search. One that was interrupted is the last: what is known of
// it is told, if anything is.
void count_all(Batch& batch, const Task& task) {
  std::vector<Count> counts(batch.plain_count);
  count_batch(batch.plain.data(), kCells + 1, counts,
              {.limit = task.args.count_limit, .stop = task.stop});
  const auto answer_plain = [&](std::size_t i, std::uint64_t) {
    const Count& count = counts[i];
    if (!count.is_interrupted || count.count > 0) batch.sheet.print(count_text(count));
    if (count.is_interrupted) return batch.sheet.cut();
    if (count.count == 0) batch.sheet.raise(Exit::no);
  };
  const auto answer_odd = [&](const Item& item) {
    if (task.is_stopped()) return batch.sheet.cut();
    answer_count(item, batch.sheet, task);
  };
  answer_in_order(batch, {.plain = answer_plain, .item = answer_odd});
}

}  // namespace

Verb count_verb(const Task& task) {
  if (!task.args.json && !task.view.is_watched) {
    return {.answer_batch = [task](Batch& batch) { count_all(batch, task); }, .is_uneven = true};
  }
  return make_verb([task](const Item& item, Sheet& sheet) { answer_count(item, sheet, task); });
}

}  // namespace nonet::answers
