// See explain.hpp.

#include "answers/explain.hpp"

namespace nonet::answers {

Answer explain_answer(const Item& item, const Args& args, Walker& walker, const Watch* watch) {
  Json json = begin_answer(item, "explain");
  if (!item.entry.record) return {to_line(json)};
  const Puzzle& puzzle = item.entry.record->puzzle;
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
  Board board = puzzle.start().board;
  for (const Step& step : trace.steps) {
    json["steps"].push_back(step_json(board, step, args.json_telling()));
    if (args.drawing) {
      const Puzzle before = position(board, puzzle.givens);
      const Drawing drawing = drawing_of(before, step, {.notation = args.telling.notation});
      json["steps"].back()["drawing"] = drawing_json(drawing);
    }
    apply(board, step);
  }
  return {to_line(json), is_solved ? Exit::yes : Exit::no};
}

}  // namespace nonet::answers
