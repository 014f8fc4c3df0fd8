// nonet steps: every step there is in a position, for people who study patterns.

#include "answers/steps.hpp"
#include "cli/study.hpp"
#include "nonet/hint.hpp"

namespace nonet::cli {
namespace {

void answer(Session& session, const Item& item) {
  const Args& args = session.args();
  if (args.json) return session.give(answers::steps_answer(item, args));
  if (!item.entry.record) return print_unreadable(session, item, "steps");
  const Puzzle puzzle = answers::read_notes(item.entry, args).puzzle;
  const Study study = answers::study(puzzle, args);
  print_header(session, item);
  if (!study.is_solvable()) return print_unsolvable(session, item, study.position);

  std::uint64_t count = 0;
  const Board board = puzzle.start().board;
  answers::for_each_step(board, study.known, args, [&](const Step& step) {
    std::string text;
    add_step(text, board, step, args, 2);
    session.print(text);
    return ++count == args.steps_limit || !session.wants_more() ? Flow::stop : Flow::go_on;
  });
  if (count == 0) session.raise(Exit::no);
  const std::string words = uniqueness_remark(study, args);
  if (!words.empty()) session.say(item.where() + ": " + words);
  if (count == 0) session.print_line(item.entry.cells + "  # nothing found");
}

}  // namespace

int run_steps(const Args& args) {
  Session session(args);
  for_each(session, [&session](const Item& item) { answer(session, item); });
  return session.finish();
}

}  // namespace nonet::cli
