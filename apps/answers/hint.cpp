// See hint.hpp. What is wrong comes first: in a position that has gone wrong every hint would be
// void. Then what needs no hint; only then is a step looked for.

#include "answers/hint.hpp"

#include "nonet/check.hpp"

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
Json part_json(const Board& board, const Step& step, HintLevel level, Telling telling) {
  Json json;
  json["technique"] = info(step.technique()).id;
  json["houses"] = nullptr;
  json["cells"] = nullptr;
  json["step"] = nullptr;
  if (level >= HintLevel::area) json["houses"] = house_names(pattern_houses(step));
  if (level >= HintLevel::cells) json["cells"] = cell_names(pattern_cells(step));
  if (level >= HintLevel::everything) json["step"] = step_json(board, step, telling);
  return json;
}

Json notes_json(const Reading& reading) {
  if (!reading.notes) return nullptr;
  return *reading.notes == Notes::partial ? "partial" : "all";
}

std::string hint_line(const Item& item, const Reading& reading, const Study& study,
                      const Hint& hint, const Args& args) {
  const HintLevel level = level_of(args);
  Json json = begin_answer(item, "hint");
  json["status"] = hint.status;
  json["level"] = static_cast<int>(level);
  json["text"] = hint.words;
  json["remarks"] = hint.remarks;
  json["unique"] = study.puzzle.verdict == Verdict::unique;
  json["notes"] = notes_json(reading);
  json["mistakes"] = mistakes_json(hint.mistakes, reading.puzzle, level);
  json["hint"] = nullptr;
  json["others"] = Json::array();
  json["position"] = nullptr;
  if (!hint.reason.empty()) json["reason"] = hint.reason;
  if (!hint.step) return to_line(json);
  const Board board = reading.puzzle.start().board;
  const Telling telling(args.telling.notation, Signs::unicode, Past::notes);
  json["hint"] = part_json(board, *hint.step, level, telling);
  for (const Step& step : hint.others) {
    json["others"].push_back(part_json(board, step, level, telling));
  }
  if (level == HintLevel::applied) {
    std::string line = library_line(position_after(reading.puzzle, *hint.step));
    line.pop_back();
    json["position"] = line;
  }
  return to_line(json);
}

Hint make_hint(std::string_view status, std::string words) {
  Hint hint;
  hint.status = status;
  hint.words = std::move(words);
  return hint;
}

// What keeps a position from having a next step; no status if nothing does.
Hint find_obstacle(const Puzzle& puzzle, const Study& study, const Args& args) {
  if (has_impossible_givens(puzzle, study)) {
    Hint hint =
        make_hint(name(study.puzzle.verdict), impossible_givens_words(puzzle, study, args.telling));
    hint.reason = reason_text(study.puzzle);
    return hint;
  }
  const Mistakes mistakes = first_mistakes(puzzle, study);
  if (!mistakes.empty()) {
    Hint hint = make_hint("mistake", mistakes_text(mistakes, puzzle, level_of(args), args.telling));
    hint.mistakes = mistakes;
    return hint;
  }
  if (!study.is_solvable()) {
    const std::string reason = reason_text(study.position);
    Hint hint = make_hint("none", "These pencil marks leave no solution: " + reason + ".");
    hint.reason = reason;
    return hint;
  }
  if (puzzle.grid.is_full()) {
    return make_hint("solved", puzzle.placed().empty()
                                   ? "This grid is complete and correct. Nothing is left to do."
                                   : "Solved. Nothing is left to do.");
  }
  if (puzzle.grid.filled().empty() && !puzzle.marks) {
    return make_hint("empty", "The grid is empty. Enter the digits of a puzzle and ask again.");
  }
  return {};
}

std::string stuck_words(const Puzzle& puzzle, const Study& study, const Args& args) {
  if (study.position.verdict == Verdict::several) {
    const Cell cell = check(puzzle, {}).best->cell;
    return "This puzzle has more than one solution, and no further step holds in all of them. "
           "One more digit would help, most of all in " +
           cells_text({cell}, args.telling) + ".";
  }
  std::string words = "None of these techniques finds a next step here.";
  if (!args.ladder.contains(Technique::trial)) {
    words += " Trial, which tests one digit after the other, is not among them.";
  }
  return words;
}

}  // namespace

Telling hint_telling(const Args& args) {
  return {args.telling.notation, args.json ? Signs::unicode : args.telling.signs, Past::notes};
}

HintLevel level_of(const Args& args) { return static_cast<HintLevel>(args.level[0] - '0'); }

Exit Hint::exit(HintLevel level) const {
  if (status == "hint" || status == "fine") return Exit::yes;
  const bool has_fault = status == "mistake" || status == "none" || status == "illegal";
  return level == HintLevel::mistakes && !has_fault ? Exit::yes : Exit::no;
}

Hint find_hint(const Reading& reading, const Study& study, Walker& walker, const Args& args) {
  const Puzzle& puzzle = reading.puzzle;
  const HintLevel level = level_of(args);
  Hint hint = find_obstacle(puzzle, study, args);
  if (!hint.status.empty()) return hint;
  if (level == HintLevel::mistakes) return make_hint("fine", "All digits fit so far.");
  const Board board = puzzle.start().board;
  hint.step = walker.find_step(board, study.known);
  if (!hint.step) return make_hint("stuck", stuck_words(puzzle, study, args));
  hint.status = "hint";
  hint.words = hint_text(board, *hint.step, level, hint_telling(args));
  for (std::string remark :
       {uniqueness_remark(study, args), unwritten_remark(reading, args.telling)}) {
    if (!remark.empty()) hint.remarks.push_back(std::move(remark));
  }
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
  if (!item.entry.record) return {to_line(begin_answer(item, "hint"))};
  const Reading reading = read_notes(item.entry, args);
  const Study study = answers::study(reading.puzzle, args);
  const Hint hint = find_hint(reading, study, walker, args);
  return {hint_line(item, reading, study, hint, args), hint.exit(level_of(args))};
}

}  // namespace nonet::answers
