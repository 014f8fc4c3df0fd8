// The answers of `hint`: the next step from the player's own position, as much of it as was asked
// for. What is said is found by the library (nonet/advice.hpp); here it is printed.

#include <algorithm>
#include <memory>

#include "answers/answer_json.hpp"
#include "answers/lines.hpp"
#include "answers/verb.hpp"
#include "answers/wrap.hpp"
#include "nonet/advice.hpp"
#include "nonet/trace.hpp"

namespace nonet::answers {
namespace {

// One position and what there is to say about it.
struct Told {
  Reading reading;
  Study study;
  HintOptions options;
  Hint hint;

  // Whoever asks for mistakes alone is answered by "none".
  Exit exit() const {
    if (hint.status == HintStatus::hint || hint.status == HintStatus::fine) return Exit::yes;
    const bool is_fine = options.level == HintLevel::mistakes && !hint.has_fault();
    return is_fine ? Exit::yes : Exit::no;
  }
};

Told find_told(const Item& item, const Task& task, Walker& walker) {
  const Args& args = task.args;
  Told told;
  told.reading = read_notes(item.entry, args.meant_notes());
  told.study = study(told.reading.puzzle, args.uniqueness());
  told.study.known.stop = task.stop;
  // Where a candidate is missing that the digits allow, the player struck it out.
  Telling telling = args.json ? args.json_telling() : args.telling;
  telling.past = Past::notes;
  told.options = {.level = static_cast<HintLevel>(args.level[0] - '0'),
                  .uniqueness = args.uniqueness(),
                  .has_others = args.all,
                  .telling = telling};
  told.hint = find_hint(told.reading, told.study, walker, told.options);
  return told;
}

std::string library_line(const Puzzle& puzzle) {
  Record record;
  record.puzzle = puzzle;
  return print(record, Format::hodoku);
}

// --- as JSON

Json mark_names(const CandidateSet& candidates) {
  Json names = Json::array();
  for (const Cell cell : candidates.cells()) {
    for (const Digit digit : candidates.digits(cell)) {
      names.push_back(digit.symbol() + std::string(name(cell).view()));
    }
  }
  return names;
}

Json mistakes_json(const Mistakes& mistakes, const Puzzle& puzzle, HintLevel level) {
  const bool is_clash = mistakes.kind == Mistake::clash, is_marks = mistakes.kind == Mistake::marks;
  // Who asks for mistakes alone wants to know where they are, not to look for them.
  const bool shows_cells =
      level == HintLevel::mistakes || level >= (is_clash ? HintLevel::area : HintLevel::cells);
  const CellSet cells = shows_cells ? mistakes.cells : CellSet();
  const bool shows_way_out = level >= HintLevel::everything;
  Json json;
  json["kind"] = nullptr;
  if (!mistakes.empty()) json["kind"] = name(mistakes.kind);
  json["houses"] =
      house_names(level >= HintLevel::area ? mistakes_area(mistakes, *puzzle.rules) : HouseSet(),
                  *puzzle.rules);
  json["digits"] = cell_names(is_marks ? CellSet() : cells);
  json["marks"] = cell_names(is_marks ? cells : CellSet());
  json["remove"] = cell_names(shows_way_out ? mistakes.wrong : CellSet());
  json["restore"] =
      mark_names(is_marks && shows_way_out ? erased_marks(puzzle, mistakes.cells) : CandidateSet());
  return json;
}

// As much of the step as the level allows.
Json part_json(const Told& told, const Board& board, const Step& step, const Args& args) {
  const HintLevel level = told.options.level;
  Json json;
  json["technique"] = info(step.technique()).id;
  json["houses"] = nullptr;
  json["cells"] = nullptr;
  json["step"] = nullptr;
  if (level >= HintLevel::area)
    json["houses"] = house_names(pattern_houses(step, board.rules()), board.rules());
  if (level >= HintLevel::cells) json["cells"] = cell_names(pattern_cells(step));
  if (level >= HintLevel::everything) json["step"] = step_json(board, step, told.options.telling);
  if (args.drawing || args.picture) {
    const Drawing drawing = hint_drawing(told.reading.puzzle, step, level, told.options.telling);
    if (args.drawing) json["drawing"] = Json::raw(to_json(drawing));
    if (args.picture) json["svg"] = to_svg(drawing);
  }
  return json;
}

Json notes_json(const Reading& reading) {
  if (!reading.notes) return nullptr;
  return *reading.notes == Notes::partial ? "partial" : "all";
}

std::string hint_line(const Item& item, const Told& told, const Args& args) {
  const Hint& hint = told.hint;
  const Puzzle& puzzle = told.reading.puzzle;
  Json json = begin_answer(item, "hint");
  json["status"] = name(hint.status);
  json["level"] = static_cast<int>(told.options.level);
  add_language(json, args.telling.language);
  json["text"] = hint.words;
  json["remarks"] = hint.remarks;
  json["unique"] = told.study.puzzle.verdict == Verdict::unique;
  json["notes"] = notes_json(told.reading);
  json["mistakes"] = mistakes_json(hint.mistakes, puzzle, told.options.level);
  json["hint"] = nullptr;
  json["others"] = Json::array();
  json["position"] = nullptr;
  if (!hint.reason.empty()) json["reason"] = hint.reason;
  if (!hint.step) return to_line(json);
  const Board board = puzzle.start().board;
  json["hint"] = part_json(told, board, *hint.step, args);
  for (const Step& step : hint.others) {
    json["others"].push_back(part_json(told, board, step, args));
  }
  if (told.options.level == HintLevel::applied) {
    std::string line = library_line(position_after(puzzle, *hint.step));
    line.pop_back();
    json["position"] = line;
  }
  return to_line(json);
}

// --- as text

void draw_hint(Sheet& sheet, const Told& told, PictureOptions options) {
  const Hint& hint = told.hint;
  const Puzzle& puzzle = told.reading.puzzle;
  const HintLevel level = told.options.level;
  options.shows = Shows::candidates;
  if (!hint.step) {
    const bool is_clash = hint.mistakes.kind == Mistake::clash;
    if (is_clash || level >= HintLevel::cells) options.marked = hint.mistakes.cells;
    sheet.print(draw(puzzle, options));
  } else if (level == HintLevel::applied) {
    options.marked = affected_cells(*hint.step);
    sheet.print(draw(position_after(puzzle, *hint.step), options));
  } else if (level == HintLevel::everything) {
    sheet.print(draw_step(puzzle, *hint.step, options));
  } else if (level == HintLevel::cells) {
    options.marked = pattern_cells(*hint.step);
    sheet.print(draw(puzzle, options));
  }
  add_wrapped(sheet.text(), hint.words, 0);
}

// Where several puzzles are answered, each begins at the left and what follows is set in.
void print_words(Sheet& sheet, std::string_view words) {
  const std::size_t end = std::min(words.find('\n'), words.size());
  sheet.print_line(words.substr(0, end));
  add_wrapped(sheet.text(), words.substr(std::min(end + 1, words.size())), 2);
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
void print_others(Sheet& sheet, const Told& told) {
  const Board board = told.reading.puzzle.start().board;
  std::vector<std::string> said = {told.hint.words};
  for (const Step& step : told.hint.others) {
    std::string words = hint_text(board, step, told.options.level, told.options.telling);
    if (std::find(said.begin(), said.end(), words) != said.end()) continue;
    print_words(sheet, words);
    said.push_back(std::move(words));
  }
}

void print_hint(const Item& item, Sheet& sheet, const Told& told, const Task& task) {
  const Hint& hint = told.hint;
  for (const std::string& remark : hint.remarks) sheet.say(item.where() + ": " + remark);
  if (task.args.all) print_header(sheet, item);
  if (task.view.draws(item)) {
    draw_hint(sheet, told, task.view.picture);
  } else if (hint.step && told.options.level == HintLevel::applied) {
    sheet.print(library_line(position_after(told.reading.puzzle, *hint.step)));
    say_words(sheet, item, hint.words);
  } else {
    print_words(sheet, hint.words);
  }
  print_others(sheet, told);
}

void answer_hint(const Item& item, Sheet& sheet, const Task& task, Walker& walker) {
  if (!item.entry.record) return print_unreadable(sheet, item, task.args);
  const Told told = find_told(item, task, walker);
  if (task.is_stopped()) return sheet.cut();
  sheet.raise(told.exit());
  if (task.args.json) return sheet.print(hint_line(item, told, task.args));
  print_hint(item, sheet, told, task);
}

}  // namespace

Verb hint_verb(const Task& task) {
  const auto hire = [task]() -> Answerer {
    const auto walker = std::make_shared<Walker>(task.args.ladder);
    return
        [task, walker](const Item& item, Sheet& sheet) { answer_hint(item, sheet, task, *walker); };
  };
  return {.hire = hire, .has_headings = task.args.all && !task.args.json};
}

}  // namespace nonet::answers
