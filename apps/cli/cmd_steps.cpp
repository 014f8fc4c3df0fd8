// nonet steps: every step there is in a position, for people who study patterns.

#include "cli/study.hpp"
#include "nonet/hint.hpp"

namespace nonet::cli {
namespace {

// Hands on the steps of one technique, or of every technique of the ladder. There a technique is
// asked for itself, so its kin are not heard twice.
template <typename Visit>
void for_each_step(const Board& board, const Known& known, const Args& args, const Visit& visit) {
  if (args.wanted_technique) {
    find_steps(board, known, *args.wanted_technique, visit);
    return;
  }
  for (const Technique technique : args.ladder.techniques()) {
    if (!find_steps(board, known, technique, visit, Kin::left_out)) return;
  }
}

void answer(Session& session, const Item& item) {
  if (!item.entry.record) return print_unreadable(session, item, "steps");
  const Args& args = session.args();
  const Puzzle& puzzle = item.entry.record->puzzle;
  const Study study = cli::study(puzzle, args);
  Json json;
  if (args.json) {
    json = begin_answer(item, "steps");
    json["status"] = "none";
    json["unique"] = study.puzzle.verdict == Verdict::unique;
    json["steps"] = Json::array();
  }
  if (!args.json) print_header(session, item);
  if (!study.is_solvable()) return print_unsolvable(session, item, study.position, json);

  std::uint64_t count = 0;
  for_each_step(puzzle.start().board, study.known, args, [&](const Step& step) {
    ++count;
    if (args.json) {
      json["steps"].push_back(step_json(step, args.cell_notation));
    } else {
      session.print_line(hint_text(step, HintLevel::everything, args.cell_notation));
    }
    return count == args.steps_limit || !session.wants_more() ? Flow::stop : Flow::go_on;
  });
  if (count == 0) session.raise(Exit::no);
  const std::string words = uniqueness_remark(study, args);
  if (!words.empty()) session.say(item.where() + ": " + words);
  if (args.json) {
    json["status"] = count == 0 ? "nothing" : "found";
    return session.print(to_line(json));
  }
  if (count == 0) session.print_line(item.entry.cells + "  # nothing found");
}

}  // namespace

int run_steps(const Args& args) {
  Session session(args);
  for_each(session, [&session](const Item& item) { answer(session, item); });
  return session.finish();
}

}  // namespace nonet::cli
