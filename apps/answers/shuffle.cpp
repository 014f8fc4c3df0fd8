// The answers of `shuffle`: the same puzzles in another look.

#include <memory>

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/problems.hpp"
#include "answers/verb.hpp"
#include "answers/wish.hpp"
#include "nonet/generate_problem.hpp"

namespace nonet::answers {
namespace {

struct Look {
  Record record;         // the words that came with a puzzle stay with it
  std::uint64_t number;  // of the puzzle's looks, from one
  std::uint64_t index;   // of all looks
};

class Shuffler {
 public:
  Shuffler(const Task& task, std::uint64_t seed)
      : task_(task),
        printer_(choose_format(task.args)),
        seed_(seed),
        is_drawn_(task.view.is_narrow() && !task.args.to_format) {}

  std::string head() const { return task_.args.json || is_drawn_ ? "" : printer_.head(); }
  std::string tail() const { return task_.args.json || is_drawn_ ? "" : printer_.tail(); }

  void answer(const Item& item, Sheet& sheet) const {
    if (!item.entry.record) return print_unreadable(sheet, item, task_.args);
    for (std::uint64_t copy = 1; copy <= task_.args.number; ++copy) {
      if (task_.is_stopped()) return sheet.cut();
      print(item, sheet, copy);
      if (!sheet.wants_more()) return;
    }
  }

 private:
  Look make(const Item& item, std::uint64_t copy) const {
    const std::uint64_t index = (item.index - 1) * task_.args.number + copy;
    const Record& record = *item.entry.record;
    return {{shuffle(record.puzzle, {.seed = seed_, .first = index}), {}, record.words, {}},
            copy,
            index};
  }

  std::string json_line(const Item& item, const Look& look) const {
    Json json = begin_answer(item, "shuffle");
    json["number"] = look.number;
    json["shuffled"] = look.record.puzzle.grid.to_line();
    json["seed"] = seed_;
    return to_line(json);
  }

  void print_problem(const Item& item, Sheet& sheet, std::uint64_t copy) const {
    const std::uint64_t index = (item.index - 1) * task_.args.number + copy;
    const Problem& problem = *item.entry.record->problem;
    const Problem look = nonet::shuffle(problem, seed_, index);
    if (copy == 1 && !problem.skipped.empty())
      sheet.say(item.where() +
                ": what was drawn is dropped, as it stays behind when a board is turned");
    if (task_.args.json) {
      Json json = begin_answer(item, "shuffle");
      json["number"] = copy;
      json["shuffled"] = problem_line(look);
      json["seed"] = seed_;
      return sheet.print(to_line(json));
    }
    const ProblemText written = write_problem(look, choose_format(task_.args));
    if (written.fault.empty()) return sheet.print(written.text);
    sheet.print_line("# error: " + written.fault);
    sheet.complain("nonet: " + item.where() + ": " + written.fault);
    sheet.raise(Exit::bad_input);
  }

  void print(const Item& item, Sheet& sheet, std::uint64_t copy) const {
    if (item.entry.record->problem) return print_problem(item, sheet, copy);
    const Look look = make(item, copy);
    if (task_.args.json) return sheet.print(json_line(item, look));
    if (!is_drawn_) return sheet.print(printer_.entry(look.record, static_cast<long>(look.index)));
    if (look.index > 1) sheet.print("\n");
    sheet.print(draw(look.record.puzzle, task_.view.picture));
  }

  Task task_;
  Printer printer_;
  std::uint64_t seed_;
  bool is_drawn_;
};

}  // namespace

Verb shuffle_verb(const Task& task) {
  const Seed seed = choose_seed(task.args);
  const auto shuffler = std::make_shared<const Shuffler>(task, seed.number);
  Verb verb =
      make_verb([shuffler](const Item& item, Sheet& sheet) { shuffler->answer(item, sheet); });
  verb.begin = [shuffler, seed](Sheet& sheet) {
    if (!seed.words.empty()) sheet.say(seed.words);
    sheet.print(shuffler->head());
  };
  verb.end = [shuffler](Sheet& sheet, Printed) { sheet.print(shuffler->tail()); };
  return verb;
}

}  // namespace nonet::answers
