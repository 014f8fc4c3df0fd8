// nonet hint: the next step from the player's own position, as much of it as was asked for.
//
// Mistakes come first: in a position that has gone wrong every hint would be void.

#include "cli/study.hpp"
#include "nonet/hint.hpp"

namespace nonet::cli {
namespace {

// What there is to say about one position.
struct Answer {
  std::string status;  // hint, mistake, fine, solved, stuck
  std::string words;
  Mistakes mistakes;
  std::optional<Step> step;
  std::vector<Step> others;  // of the same technique, with --all
};

HintLevel level_of(const Args& args) { return static_cast<HintLevel>(args.level[0] - '0'); }

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

Answer find_hint(const Puzzle& puzzle, const Study& study, Walker& walker, const Args& args) {
  Answer answer;
  const HintLevel level = level_of(args);
  if (study.puzzle.verdict == Verdict::unique) {
    answer.mistakes = find_mistakes(puzzle, *study.puzzle.solution);
  }
  if (!answer.mistakes.empty()) {
    answer.status = "mistake";
    answer.words = mistakes_text(answer.mistakes, level, args.cell_notation);
    return answer;
  }
  if (puzzle.grid.is_full()) {
    answer.status = "solved";
    answer.words = "Nothing is left to place.";
    return answer;
  }
  if (level == HintLevel::mistakes) {
    answer.status = "fine";
    answer.words = "No mistake so far.";
    return answer;
  }
  const Board board = puzzle.start().board;
  answer.step = walker.find_step(board, study.known);
  if (!answer.step) {
    answer.status = "stuck";
    answer.words = "Nothing on this ladder finds a step.";
    return answer;
  }
  answer.status = "hint";
  answer.words = hint_text(*answer.step, level, args.cell_notation);
  if (args.all) answer.others = find_others(board, study.known, *answer.step);
  return answer;
}

Puzzle after(const Puzzle& puzzle, const Step& step) {
  Board board = puzzle.start().board;
  apply(board, step);
  return position(board, puzzle.givens);
}

std::string library_line(const Puzzle& puzzle) {
  Record record;
  record.puzzle = puzzle;
  return print(record, Format::hodoku);
}

// As much of the step as the level allows.
Json hint_json(const Step& step, HintLevel level, Notation notation) {
  Json json;
  json["technique"] = info(step.technique()).id;
  json["houses"] = nullptr;
  json["cells"] = nullptr;
  json["step"] = nullptr;
  if (level >= HintLevel::area) {
    json["houses"] = Json::array();
    for (const House house : pattern_houses(step)) {
      json["houses"].push_back(short_name(house).view());
    }
  }
  if (level >= HintLevel::cells) json["cells"] = cell_names(pattern_cells(step));
  if (level >= HintLevel::everything) json["step"] = step_json(step, notation);
  return json;
}

std::string json_answer(const Item& item, const Puzzle& puzzle, const Answer& answer,
                        const Args& args) {
  const HintLevel level = level_of(args);
  Json json = begin_answer(item, "hint");
  json["status"] = answer.status;
  json["level"] = static_cast<int>(level);
  json["text"] = answer.words;
  CellSet erased;
  for (const Digit digit : DigitSet::all()) erased |= answer.mistakes.erased.cells(digit);
  json["mistakes"] = {{"digits", cell_names(answer.mistakes.digits)},
                      {"marks", cell_names(erased)}};
  json["hint"] = nullptr;
  json["others"] = Json::array();
  json["position"] = nullptr;
  if (!answer.step) return to_line(json);
  json["hint"] = hint_json(*answer.step, level, args.cell_notation);
  for (const Step& step : answer.others) {
    json["others"].push_back(hint_json(step, level, args.cell_notation));
  }
  if (level == HintLevel::applied) {
    std::string line = library_line(after(puzzle, *answer.step));
    line.pop_back();
    json["position"] = line;
  }
  return to_line(json);
}

void draw_answer(Session& session, const Puzzle& puzzle, const Answer& answer) {
  const HintLevel level = level_of(session.args());
  PictureOptions options = session.picture_options();
  options.shows = Shows::candidates;
  if (!answer.step) {
    options.marked = answer.mistakes.digits;
    for (const Digit digit : DigitSet::all()) {
      options.marked |= answer.mistakes.erased.cells(digit);
    }
    session.print(draw(puzzle, options));
  } else if (level == HintLevel::applied) {
    options.marked = affected_cells(*answer.step);
    session.print(draw(after(puzzle, *answer.step), options));
  } else if (level == HintLevel::everything) {
    session.print(draw_step(puzzle, *answer.step, options));
  } else if (level == HintLevel::cells) {
    options.marked = pattern_cells(*answer.step);
    session.print(draw(puzzle, options));
  }
  session.print_line(wrap(answer.words, 0));
}

// The other steps, a line each; at the lower levels many of them read the same.
void print_others(Session& session, const Answer& answer) {
  std::vector<std::string> said = {answer.words};
  for (const Step& step : answer.others) {
    std::string words = hint_text(step, level_of(session.args()), session.args().cell_notation);
    if (std::find(said.begin(), said.end(), words) != said.end()) continue;
    session.print_line(words);
    said.push_back(std::move(words));
  }
}

void answer(Session& session, const Item& item, Walker& walker) {
  if (!item.entry.record) return print_unreadable(session, item, "hint");
  const Args& args = session.args();
  const Puzzle puzzle = with_all_marks(item.entry.record->puzzle);
  const Study study = cli::study(puzzle, args);
  if (!study.is_solvable() && study.puzzle.verdict != Verdict::unique) {
    return print_unsolvable(session, item, study.position, begin_answer(item, "hint"));
  }
  const Answer answer = find_hint(puzzle, study, walker, args);
  if (answer.status != "hint" && answer.status != "fine") session.raise(Exit::no);
  if (args.json) return session.print(json_answer(item, puzzle, answer, args));
  const std::string remark = uniqueness_remark(study, args);
  if (!remark.empty()) session.say(item.where() + ": " + remark);
  if (args.all) print_header(session, item);
  if (session.draws_single()) {
    draw_answer(session, puzzle, answer);
  } else if (answer.step && level_of(args) == HintLevel::applied) {
    session.print(library_line(after(puzzle, *answer.step)));
    session.say(item.where() + ": " + answer.words);
  } else {
    session.print_line(answer.words);
  }
  print_others(session, answer);
}

}  // namespace

int run_hint(const Args& args) {
  Session session(args);
  Walker walker(args.ladder);
  for_each(session, [&](const Item& item) { answer(session, item, walker); });
  return session.finish();
}

}  // namespace nonet::cli
