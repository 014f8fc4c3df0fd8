// The answers of `minimize`: puzzles without the givens they can spare, or why there is none.

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/verb.hpp"
#include "nonet/generate.hpp"
#include "nonet/solve.hpp"

namespace nonet::answers {
namespace {

std::string minimal_line(const Item& item, const Grid& minimal, std::uint64_t number) {
  Json json = begin_answer(item, "minimize");
  json["status"] = name(Verdict::unique);
  json["number"] = number;
  json["minimal"] = minimal.to_line('.', item.entry.record->puzzle.rules->side());
  json["clues"] = minimal.filled().size();
  return to_line(json);
}

// What was said of the puzzle is said of its minimal part.
std::string minimal_text(const Item& item, const Grid& minimal) {
  Record record;
  record.puzzle = Puzzle(minimal, item.entry.record->puzzle.rules);
  record.words.comment = item.entry.record->words.comment;
  return print(record, Format::line);
}

void print_minimal(const Item& item, Sheet& sheet, const Task& task, const Grid& minimal,
                   std::uint64_t number) {
  if (task.args.json) return sheet.print(minimal_line(item, minimal, number));
  if (!task.view.is_narrow()) return sheet.print(minimal_text(item, minimal));
  if (item.index > 1 || number > 1) sheet.print("\n");
  sheet.print(draw(Puzzle(minimal, item.entry.record->puzzle.rules), task.view.picture));
}

// Only a puzzle with one solution has givens to spare.
void print_refusal(const Item& item, Sheet& sheet, const Solved& solved, const Args& args) {
  sheet.raise(Exit::no);
  if (!args.json) {
    const std::string why = solved.verdict == Verdict::several
                                ? "several solutions"
                                : "no solution: " + reason_text(solved);
    return sheet.print_line(item.entry.cells + "  # " + why);
  }
  Json json = begin_answer(item, "minimize");
  json["status"] = name(solved.verdict);
  json["number"] = 0;
  json["minimal"] = nullptr;
  sheet.print(to_line(json));
}

void print_all(const Item& item, Sheet& sheet, const Task& task, const Grid& givens) {
  if (!task.args.json) print_header(sheet, item);
  std::uint64_t number = 0;
  bool is_cut = false;
  minimize_all(givens, [&](const Grid& minimal) {
    if (task.is_stopped()) {
      sheet.cut();
      return Flow::stop;
    }
    if (number == task.args.subset_limit) {
      is_cut = true;
      return Flow::stop;
    }
    print_minimal(item, sheet, task, minimal, ++number);
    return sheet.wants_more() ? Flow::go_on : Flow::stop;
  });
  if (!is_cut) return;
  sheet.say(item.where() + ": stopped after " + std::to_string(number) +
            (number == 1 ? " puzzle" : " puzzles") + "; there are more");
}

void answer_minimize(const Item& item, Sheet& sheet, const Task& task) {
  const Args& args = task.args;
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Grid givens = item.entry.record->puzzle.given_grid();
  const SharedRules& rules = item.entry.record->puzzle.rules;
  const Solved solved = solve(Puzzle(givens, rules));
  if (solved.verdict != Verdict::unique) return print_refusal(item, sheet, solved, args);
  if (args.all_subsets) return print_all(item, sheet, task, givens);
  const Series series{.seed = args.order_seed, .first = item.index};
  print_minimal(item, sheet, task, minimize(Puzzle(givens, rules), series), 1);
}

}  // namespace

Verb minimize_verb(const Task& task) {
  return make_verb([task](const Item& item, Sheet& sheet) { answer_minimize(item, sheet, task); },
                   task.args.all_subsets && !task.args.json);
}

}  // namespace nonet::answers
