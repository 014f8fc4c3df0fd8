// See hint.hpp. Mistakes come first: in a position that has gone wrong every hint would be void.

#include "answers/hint.hpp"

namespace nonet::answers {
namespace {

std::vector<Step> find_others(const Board& board, const Known& known, const Step& first) {
  std::vector<Step> others;
  find_steps(
      board, known, first.technique(),
      [&](const Step& step) {
        if (!(step == first)) others.push_back(step);
        return Flow::go_on;
      },
      Kin::left_out);
  return others;
}

// As much of the step as the level allows.
Json part_json(const Puzzle& puzzle, const Board& board, const Step& step, const Args& args) {
  const HintLevel level = level_of(args);
  const Telling telling(args.telling.notation, Signs::unicode, Past::notes);
  Json json;
  json["technique"] = info(step.technique()).id;
  json["houses"] = nullptr;
  json["cells"] = nullptr;
  json["step"] = nullptr;
  if (level >= HintLevel::area) json["houses"] = house_names(pattern_houses(step));
  if (level >= HintLevel::cells) json["cells"] = cell_names(pattern_cells(step));
  if (level >= HintLevel::everything) json["step"] = step_json(board, step, telling);
  if (args.drawing) {
    json["drawing"] = Json::raw(to_json(hint_drawing(puzzle, step, level, args.telling.notation)));
  }
  return json;
}

std::string hint_line(const Item& item, const Puzzle& puzzle, const Hint& hint, const Args& args) {
  const HintLevel level = level_of(args);
  Json json = begin_answer(item, "hint");
  json["status"] = hint.status;
  json["level"] = static_cast<int>(level);
  json["text"] = hint.words;
  json["mistakes"] = {{"digits", cell_names(hint.mistakes.digits)},
                      {"marks", cell_names(hint.mistakes.erased.cells())}};
  json["hint"] = nullptr;
  json["others"] = Json::array();
  json["position"] = nullptr;
  if (!hint.step) return to_line(json);
  const Board board = puzzle.start().board;
  json["hint"] = part_json(puzzle, board, *hint.step, args);
  for (const Step& step : hint.others) {
    json["others"].push_back(part_json(puzzle, board, step, args));
  }
  if (level == HintLevel::applied) {
    std::string line = library_line(position_after(puzzle, *hint.step));
    line.pop_back();
    json["position"] = line;
  }
  return to_line(json);
}

}  // namespace

Telling hint_telling(const Args& args) {
  return {args.telling.notation, args.json ? Signs::unicode : args.telling.signs, Past::notes};
}

HintLevel level_of(const Args& args) { return static_cast<HintLevel>(args.level[0] - '0'); }

Hint find_hint(const Puzzle& puzzle, const Study& study, Walker& walker, const Args& args) {
  Hint hint;
  const HintLevel level = level_of(args);
  if (study.puzzle.verdict == Verdict::unique) {
    hint.mistakes = find_mistakes(puzzle, *study.puzzle.solution);
  }
  if (!hint.mistakes.empty()) {
    hint.status = "mistake";
    hint.words = mistakes_text(hint.mistakes, level, args.telling);
    return hint;
  }
  if (puzzle.grid.is_full()) {
    hint.status = "solved";
    hint.words = "Nothing is left to place.";
    return hint;
  }
  if (level == HintLevel::mistakes) {
    hint.status = "fine";
    hint.words = "No mistake so far.";
    return hint;
  }
  const Board board = puzzle.start().board;
  hint.step = walker.find_step(board, study.known);
  if (!hint.step) {
    hint.status = "stuck";
    hint.words = "Nothing on this ladder finds a step.";
    return hint;
  }
  hint.status = "hint";
  hint.words = hint_text(board, *hint.step, level, hint_telling(args));
  if (args.all) hint.others = find_others(board, study.known, *hint.step);
  return hint;
}

Puzzle position_after(const Puzzle& puzzle, const Step& step) {
  Board board = puzzle.start().board;
  apply(board, step);
  return position(board, puzzle.givens);
}

std::string library_line(const Puzzle& puzzle) {
  Record record;
  record.puzzle = puzzle;
  return print(record, Format::hodoku);
}

Answer hint_answer(const Item& item, const Args& args, Walker& walker) {
  Json json = begin_answer(item, "hint");
  if (!item.entry.record) return {to_line(json)};
  const Puzzle puzzle = with_all_marks(item.entry.record->puzzle);
  const Study study = answers::study(puzzle, args);
  if (is_hopeless(study)) {
    tell_unsolvable(json, study.position);
    return {to_line(json), Exit::no};
  }
  const Hint hint = find_hint(puzzle, study, walker, args);
  return {hint_line(item, puzzle, hint, args), hint.is_no() ? Exit::no : Exit::yes};
}

}  // namespace nonet::answers
