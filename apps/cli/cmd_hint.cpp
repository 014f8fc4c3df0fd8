// nonet hint: the next step from the player's own position, as much of it as was asked for.

#include <algorithm>

#include "answers/hint.hpp"
#include "cli/study.hpp"

namespace nonet::cli {
namespace {

using answers::Hint;
using answers::level_of;

void draw_answer(Sheet& sheet, const Puzzle& puzzle, const Hint& hint, const Session& session) {
  const HintLevel level = level_of(session.args());
  PictureOptions options = session.screen().picture;
  options.shows = Shows::candidates;
  if (!hint.step) {
    options.marked = hint.mistakes.digits | hint.mistakes.erased.cells();
    sheet.print(draw(puzzle, options));
  } else if (level == HintLevel::applied) {
    options.marked = affected_cells(*hint.step);
    sheet.print(draw(answers::position_after(puzzle, *hint.step), options));
  } else if (level == HintLevel::everything) {
    sheet.print(draw_step(puzzle, *hint.step, options));
  } else if (level == HintLevel::cells) {
    options.marked = pattern_cells(*hint.step);
    sheet.print(draw(puzzle, options));
  }
  sheet.print_line(wrap(hint.words, 0));
}

// The other steps, a line each; at the lower levels many of them read the same.
void print_others(Sheet& sheet, const Hint& hint, const Args& args) {
  std::vector<std::string> said = {hint.words};
  for (const Step& step : hint.others) {
    std::string words = hint_text(step, level_of(args), args.cell_notation);
    if (std::find(said.begin(), said.end(), words) != said.end()) continue;
    sheet.print_line(words);
    said.push_back(std::move(words));
  }
}

void answer(const Item& item, Sheet& sheet, const Session& session, Walker& walker) {
  const Args& args = session.args();
  if (args.json) return sheet.give(answers::hint_answer(item, args, walker));
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Puzzle puzzle = with_all_marks(item.entry.record->puzzle);
  const Study study = answers::study(puzzle, args);
  if (answers::is_hopeless(study)) return print_unsolvable(sheet, item, study.position);
  const Hint hint = answers::find_hint(puzzle, study, walker, args);
  if (hint.is_no()) sheet.raise(Exit::no);
  const std::string remark = uniqueness_remark(study, args);
  if (!remark.empty()) sheet.say(item.where() + ": " + remark);
  if (args.all) print_header(sheet, item);
  if (session.screen().draws(item)) {
    draw_answer(sheet, puzzle, hint, session);
  } else if (hint.step && level_of(args) == HintLevel::applied) {
    sheet.print(answers::library_line(answers::position_after(puzzle, *hint.step)));
    sheet.say(item.where() + ": " + hint.words);
  } else {
    sheet.print_line(hint.words);
  }
  print_others(sheet, hint, args);
}

}  // namespace

int run_hint(const Args& args) {
  Session session(args);
  const auto hire = [&]() -> Answerer {
    const auto walker = std::make_shared<Walker>(args.ladder);
    return [&session, walker](const Item& item, Sheet& sheet) {
      answer(item, sheet, session, *walker);
    };
  };
  answer_all(session, {.hire = hire, .has_headings = args.all && !args.json});
  return session.finish();
}

}  // namespace nonet::cli
