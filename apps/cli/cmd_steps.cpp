// nonet steps: every step there is in a position, for people who study patterns.

#include "answers/steps.hpp"
#include "cli/study.hpp"
#include "nonet/hint.hpp"

namespace nonet::cli {
namespace {

void answer(const Item& item, Sheet& sheet, const Session& session) {
  const Args& args = session.args();
  if (args.json) return sheet.give(answers::steps_answer(item, args));
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Puzzle puzzle = answers::read_notes(item.entry, args).puzzle;
  const Study study = answers::study(puzzle, args);
  print_header(sheet, item);
  if (!study.is_solvable()) return print_unsolvable(sheet, item, study.position);

  std::uint64_t count = 0;
  std::string scratch;
  const Board board = puzzle.start().board;
  answers::for_each_step(board, study.known, args, [&](const Step& step) {
    if (session.stop().load(std::memory_order_relaxed)) {
      sheet.cut();
      return Flow::stop;
    }
    add_step(sheet.text(), board, step, args, 2, scratch);
    return ++count == args.steps_limit || !sheet.wants_more() ? Flow::stop : Flow::go_on;
  });
  if (count == 0) sheet.raise(Exit::no);
  const std::string words = uniqueness_remark(study, args);
  if (!words.empty()) sheet.say(item.where() + ": " + words);
  if (count == 0) sheet.print_line(item.entry.cells + "  # nothing found");
}

}  // namespace

int run_steps(const Args& args) {
  Session session(args);
  Answerer list = [&session](const Item& item, Sheet& sheet) { answer(item, sheet, session); };
  answer_all(session, {.hire = [&list] { return list; }, .has_headings = !args.json});
  return session.finish();
}

}  // namespace nonet::cli
