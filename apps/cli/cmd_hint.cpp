// nonet hint: the next step from the player's own position, as much of it as was asked for.

#include <algorithm>

#include "answers/hint.hpp"
#include "cli/study.hpp"

namespace nonet::cli {
namespace {

using answers::Hint;
using answers::level_of;
using answers::Reading;

void draw_answer(Sheet& sheet, const Puzzle& puzzle, const Hint& hint, const Session& session) {
  const HintLevel level = level_of(session.args());
  PictureOptions options = session.screen().picture;
  options.shows = Shows::candidates;
  if (!hint.step) {
    const bool is_clash = hint.mistakes.kind == Mistake::clash;
    if (is_clash || level >= HintLevel::cells) options.marked = hint.mistakes.cells;
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
  std::string words;
  add_wrapped(words, hint.words, 0);
  sheet.print(words);
}

// Where several puzzles are answered, each begins at the left and what follows is set in.
void print_words(Sheet& sheet, std::string_view words) {
  const std::size_t end = std::min(words.find('\n'), words.size());
  std::string text(words.substr(0, end));
  text += '\n';
  add_wrapped(text, words.substr(std::min(end + 1, words.size())), 2);
  sheet.print(text);
}

// Beside the answer, for who reads along: a note is one line.
void say_words(Sheet& sheet, const Item& item, std::string_view words) {
  std::string head = item.where() + ": ";
  while (!words.empty()) {
    const std::size_t end = std::min(words.find('\n'), words.size());
    sheet.say(head.append(words.substr(0, end)));
    words.remove_prefix(std::min(end + 1, words.size()));
    head.clear();
  }
}

// The other steps; at the lower levels many of them read the same.
void print_others(Sheet& sheet, const Board& board, const Hint& hint, const Args& args) {
  const Telling telling = answers::hint_telling(args);
  std::vector<std::string> said = {hint.words};
  for (const Step& step : hint.others) {
    std::string words = hint_text(board, step, level_of(args), telling);
    if (std::find(said.begin(), said.end(), words) != said.end()) continue;
    print_words(sheet, words);
    said.push_back(std::move(words));
  }
}

void answer(const Item& item, Sheet& sheet, const Session& session, Walker& walker) {
  const Args& args = session.args();
  if (args.json) return sheet.give(answers::hint_answer(item, args, walker));
  if (!item.entry.record) return print_unreadable(sheet, item, args);
  const Reading reading = answers::read_notes(item.entry, args);
  const Puzzle& puzzle = reading.puzzle;
  const Hint hint = answers::find_hint(reading, answers::study(puzzle, args), walker, args);
  sheet.raise(hint.exit(level_of(args)));
  for (const std::string& remark : hint.remarks) sheet.say(item.where() + ": " + remark);
  if (args.all) print_header(sheet, item);
  if (session.screen().draws(item)) {
    draw_answer(sheet, puzzle, hint, session);
  } else if (hint.step && level_of(args) == HintLevel::applied) {
    sheet.print(answers::library_line(answers::position_after(puzzle, *hint.step)));
    say_words(sheet, item, hint.words);
  } else {
    print_words(sheet, hint.words);
  }
  print_others(sheet, puzzle.start().board, hint, args);
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
