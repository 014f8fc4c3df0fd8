// See explain.hpp.

#include "answers/explain.hpp"

namespace nonet::answers {
namespace {

constexpr std::size_t kStepBytes = 512;  // of a single and its share of what comes between singles

}  // namespace

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
  Json steps = Json::array();
  steps.reserve(static_cast<std::size_t>(puzzle.grid.blanks().size()) * kStepBytes);
  const WalkMeter meter(puzzle, watch);
  const auto tell = [&](const Step& step, const Board& before) {
    std::optional<Drawing> drawing;
    if (args.drawing) {
      const Puzzle shown = position(before, puzzle.givens);
      drawing = drawing_of(shown, step, {.notation = args.telling.notation});
    }
    write_step(steps.element(), before, step, args.json_telling(), drawing);
    return meter(step, before);
  };
  const Path path = walk_path(walker, puzzle, study.known, tell);
  const bool is_solved = path.end == WalkEnd::solved;
  json["status"] = is_solved ? "solved" : "stuck";
  json["solved"] = is_solved;
  if (path.hardest()) json["hardest"] = info(*path.hardest()).id;
  json["techniques"] = tally_json(path.tally);
  json["last"] = path.last.grid().to_line();
  json["steps"] = std::move(steps);
  return {to_line(json), is_solved ? Exit::yes : Exit::no};
}

}  // namespace nonet::answers
