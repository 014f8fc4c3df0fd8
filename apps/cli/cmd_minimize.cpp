// nonet minimize: puzzles without the givens they can spare.

#include "answers/minimize.hpp"
#include "cli/json.hpp"
#include "nonet/generate.hpp"

namespace nonet::cli {
namespace {

class Minimizer {
 public:
  explicit Minimizer(const Session& session) : session_(session), args_(session.args()) {}

  void answer(const Item& item, Sheet& sheet) const {
    if (!item.entry.record) return print_unreadable(sheet, item, args_);
    const Grid givens = item.entry.record->puzzle.given_grid();
    const Solved solved = solve(Puzzle(givens));
    if (solved.verdict != Verdict::unique) return print_refusal(item, sheet, solved);
    if (args_.all_subsets) return print_all(item, sheet, givens);
    const Series series{.seed = args_.order_seed, .first = item.index};
    print(item, sheet, minimize(givens, series), 1);
  }

 private:
  // What was said of the puzzle is said of its minimal part.
  void print(const Item& item, Sheet& sheet, const Grid& minimal, std::uint64_t number) const {
    if (args_.json) return sheet.print(answers::minimize_line(item, minimal, number));
    if (session_.screen().is_narrow()) {
      if (item.index > 1 || number > 1) sheet.print("\n");
      return sheet.print(draw(Puzzle(minimal), session_.screen().picture));
    }
    Record record;
    record.puzzle = Puzzle(minimal);
    record.words.comment = item.entry.record->words.comment;
    sheet.print(nonet::print(record, Format::line));
  }

  // Only a puzzle with one solution has givens to spare.
  void print_refusal(const Item& item, Sheet& sheet, const Solved& solved) const {
    sheet.raise(Exit::no);
    if (args_.json) return sheet.print(answers::no_minimize_line(item, solved));
    const std::string why = solved.verdict == Verdict::several
                                ? "several solutions"
                                : "no solution: " + reason_text(solved);
    sheet.print_line(item.entry.cells + "  # " + why);
  }

  void print_all(const Item& item, Sheet& sheet, const Grid& givens) const {
    if (!args_.json) print_header(sheet, item);
    std::uint64_t number = 0;
    bool is_cut = false;
    minimize_all(givens, [&](const Grid& minimal) {
      if (session_.stop().load(std::memory_order_relaxed)) {
        sheet.cut();
        return Flow::stop;
      }
      if (number == args_.subset_limit) {
        is_cut = true;
        return Flow::stop;
      }
      print(item, sheet, minimal, ++number);
      return sheet.wants_more() ? Flow::go_on : Flow::stop;
    });
    if (is_cut) sheet.say(answers::minimize_cut_words(item, number));
  }

  const Session& session_;
  const Args& args_;
};

}  // namespace

int run_minimize(const Args& args) {
  Session session(args);
  Answerer minimize = [minimizer = Minimizer(session)](const Item& item, Sheet& sheet) {
    minimizer.answer(item, sheet);
  };
  answer_all(session, {.hire = [&minimize] { return minimize; },
                       .has_headings = args.all_subsets && !args.json});
  return session.finish();
}

}  // namespace nonet::cli
