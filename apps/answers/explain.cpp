// See explain.hpp.

#include "answers/explain.hpp"

namespace nonet::answers {

Answer explain_answer(const Item& item, const Args& args, Walker& walker, const Watch* watch) {
  Json json = begin_answer(item, "explain");
  if (!item.entry.record) return {to_line(json)};
  const Puzzle puzzle = read_notes(item.entry, args).puzzle;
  const Study study = answers::study(puzzle, args);
  json["status"] = "none";
  json["unique"] = study.puzzle.verdict == Verdict::unique;
  json["solved"] = false;
  json["hardest"] = nullptr;
  json["techniques"] = Json::object();
  json["last"] = nullptr;
  json["steps"] = Json::array();
  if (!study.is_solvable()) {
    tell_unsolvable(json, study.position);
    return {to_line(json), Exit::no};
  }
  const Trace trace = make_trace(walker, puzzle, study.known, WalkMeter(puzzle, watch));
  const bool is_solved = trace.end == WalkEnd::solved;
  json["status"] = is_solved ? "solved" : "stuck";
  json["solved"] = is_solved;
  if (trace.hardest()) json["hardest"] = info(*trace.hardest()).id;
  json["techniques"] = tally_json(trace.tally);
  json["last"] = trace.last.grid().to_line();
  for (const Step& step : trace.steps) {
    json["steps"].push_back(step_json(step, args.cell_notation));
  }
  return {to_line(json), is_solved ? Exit::yes : Exit::no};
}

}  // namespace nonet::answers
