// See steps.hpp.

#include "answers/steps.hpp"

namespace nonet::answers {

void for_each_step(const Board& board, const Known& known, const Args& args,
                   FunctionRef<Flow(const Step&)> visit, const Watch* watch) {
  if (args.wanted_technique) {
    find_steps(board, known, *args.wanted_technique, visit);
    return;
  }
  // A technique of the ladder is asked for itself, so its kin are not heard twice.
  std::uint64_t done = 0;
  for (const Technique technique : args.ladder.techniques()) {
    if (!find_steps(board, known, technique, visit, Kin::left_out)) return;
    if (watch != nullptr) (*watch)(++done, args.ladder.techniques().size());
  }
}

Answer steps_answer(const Item& item, const Args& args, const Watch* watch) {
  Json json = begin_answer(item, "steps");
  if (!item.entry.record) return {to_line(json)};
  const Puzzle puzzle = read_notes(item.entry, args).puzzle;
  const Study study = answers::study(puzzle, args);
  json["status"] = "none";
  json["unique"] = study.puzzle.verdict == Verdict::unique;
  json["steps"] = Json::array();
  if (!study.is_solvable()) {
    tell_unsolvable(json, study.position);
    return {to_line(json), Exit::no};
  }
  const Board board = puzzle.start().board;
  Json steps = Json::array();
  const auto keep = [&](const Step& step) {
    write_step(steps.element(), board, step, args.json_telling());
    return steps.size() == args.steps_limit ? Flow::stop : Flow::go_on;
  };
  for_each_step(board, study.known, args, keep, watch);
  const bool is_found = !steps.empty();
  json["status"] = is_found ? "found" : "nothing";
  json["steps"] = std::move(steps);
  std::string words = uniqueness_remark(study, args);
  if (!words.empty()) words = item.where() + ": " + words;
  return {to_line(json), is_found ? Exit::yes : Exit::no, words};
}

}  // namespace nonet::answers
