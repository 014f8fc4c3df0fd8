// nonet hint: the next step from the player's own position, as much of it as was asked for.

#include <algorithm>

#include "answers/hint.hpp"
#include "cli/study.hpp"

namespace nonet::cli {
namespace {

using answers::Hint;
using answers::level_of;
using answers::Reading;

void draw_answer(Session& session, const Puzzle& puzzle, const Hint& hint) {
  const HintLevel level = level_of(session.args());
  PictureOptions options = session.picture_options();
  options.shows = Shows::candidates;
  if (!hint.step) {
    const bool is_clash = hint.mistakes.kind == Mistake::clash;
    if (is_clash || level >= HintLevel::cells) options.marked = hint.mistakes.cells;
    session.print(draw(puzzle, options));
  } else if (level == HintLevel::applied) {
    options.marked = affected_cells(*hint.step);
    session.print(draw(answers::position_after(puzzle, *hint.step), options));
  } else if (level == HintLevel::everything) {
    session.print(draw_step(puzzle, *hint.step, options));
  } else if (level == HintLevel::cells) {
    options.marked = pattern_cells(*hint.step);
    session.print(draw(puzzle, options));
  }
  std::string words;
  add_wrapped(words, hint.words, 0);
  session.print(words);
}

// Where several puzzles are answered, each begins at the left and what follows is set in.
void print_words(Session& session, std::string_view words) {
  const std::size_t end = std::min(words.find('\n'), words.size());
  std::string text(words.substr(0, end));
  text += '\n';
  add_wrapped(text, words.substr(std::min(end + 1, words.size())), 2);
  session.print(text);
}

// The other steps; at the lower levels many of them read the same.
void print_others(Session& session, const Board& board, const Hint& hint) {
  const Telling telling = answers::hint_telling(session.args());
  std::vector<std::string> said = {hint.words};
  for (const Step& step : hint.others) {
    std::string words = hint_text(board, step, level_of(session.args()), telling);
    if (std::find(said.begin(), said.end(), words) != said.end()) continue;
    print_words(session, words);
    said.push_back(std::move(words));
  }
}

void answer(Session& session, const Item& item, Walker& walker) {
  const Args& args = session.args();
  if (args.json) return session.give(answers::hint_answer(item, args, walker));
  if (!item.entry.record) return print_unreadable(session, item, "hint");
  const Reading reading = answers::read_notes(item.entry, args);
  const Puzzle& puzzle = reading.puzzle;
  const Hint hint = answers::find_hint(reading, answers::study(puzzle, args), walker, args);
  session.raise(hint.exit(level_of(args)));
  for (const std::string& remark : hint.remarks) session.say(item.where() + ": " + remark);
  if (args.all) print_header(session, item);
  if (session.draws_single()) {
    draw_answer(session, puzzle, hint);
  } else if (hint.step && level_of(args) == HintLevel::applied) {
    session.print(answers::library_line(answers::position_after(puzzle, *hint.step)));
    session.say(item.where() + ": " + hint.words);
  } else {
    print_words(session, hint.words);
  }
  print_others(session, puzzle.start().board, hint);
}

}  // namespace

int run_hint(const Args& args) {
  Session session(args);
  Walker walker(args.ladder);
  for_each(session, [&](const Item& item) { answer(session, item, walker); });
  return session.finish();
}

}  // namespace nonet::cli
