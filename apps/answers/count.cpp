// The answers of `count`: how many solutions, one number a line. Without --limit all of them,
// however many.

#include <vector>

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/problems.hpp"
#include "answers/verb.hpp"
#include "nonet/count_all.hpp"
#include "nonet/solve.hpp"

namespace nonet::answers {
namespace {

// Of many lines at once the solutions are counted up to here.
constexpr std::uint64_t kFewTogether = 1000;
// What a JSON number holds in every language.
constexpr std::uint64_t kMostInJson = (std::uint64_t{1} << 53) - 1;

std::string count_line(const Item& item, const CountedAll& counted) {
  Json json = begin_answer(item, "count");
  json["status"] = counted.is_interrupted ? "interrupted" : "counted";
  if (counted.count.fits(kMostInJson)) {
    json["count"] = counted.count.low;
  } else {
    json["count"] = to_string(counted.count);
  }
  json["exact"] = counted.is_exact;
  return to_line(json);
}

std::string count_text(const CountedAll& counted) {
  return (counted.is_exact ? "" : ">=") + to_string(counted.count) + "\n";
}

CountedAll widened(const Count& count) {
  return {Tally(count.count), count.is_exact, count.is_interrupted};
}

CountedAll count_puzzle(const Puzzle& puzzle, const Task& task) {
  if (!task.args.has(Option::count_limit)) {
    return count_all(puzzle, {.stop = task.stop, .watch = task.watch});
  }
  return widened(nonet::count(puzzle, {.limit = task.args.count_limit, .stop = task.stop}));
}

void answer_count(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  if (item.entry.record->problem) return answer_problem(item, sheet, task);
  const CountedAll counted = count_puzzle(item.entry.record->puzzle, task);
  if (counted.count == Tally()) sheet.raise(Exit::no);
  sheet.print(args.json ? count_line(item, counted) : count_text(counted));
  if (counted.is_interrupted) sheet.cut();
}

// Plain lines at the cost of their search; those with very many solutions are counted one by one.
// One that was interrupted is the last: what is known of it is told, if anything is.
void count_lines(Batch& batch, const Task& task) {
  const bool has_limit = task.args.has(Option::count_limit);
  std::vector<Count> counts(batch.plain_count);
  count_batch(batch.plain.data(), kCells + 1, counts,
              {.limit = has_limit ? task.args.count_limit : kFewTogether, .stop = task.stop});
  const auto answer_plain = [&](std::size_t i, std::uint64_t) {
    CountedAll counted = widened(counts[i]);
    if (!has_limit && !counted.is_exact && !counted.is_interrupted) {
      const std::string_view line = std::string_view(batch.plain).substr(i * (kCells + 1), kCells);
      counted = count_puzzle(Puzzle(Grid::from_line(line)), task);
    }
    if (!counted.is_interrupted || counted.count != Tally()) {
      batch.sheet.print(count_text(counted));
    }
    if (counted.is_interrupted) return batch.sheet.cut();
    if (counted.count == Tally()) batch.sheet.raise(Exit::no);
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
    return {.answer_batch = [task](Batch& batch) { count_lines(batch, task); }, .is_uneven = true};
  }
  return make_verb([task](const Item& item, Sheet& sheet) { answer_count(item, sheet, task); });
}

}  // namespace nonet::answers
