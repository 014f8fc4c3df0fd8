// See solve.hpp. Line i answers puzzle i. Many at a time, but for a person, who sees each answer at
// once, and a single puzzle drawn.

#include "answers/solve.hpp"

#include "answers/answer_json.hpp"
#include "answers/solve_job.hpp"
#include "answers/verb.hpp"

namespace nonet::answers {
namespace {

std::string text_line(const Asked& asked, const Solved& solved) {
  std::string line;
  switch (solved.verdict) {
    case Verdict::unique: return solved.solution->to_line('.', asked.side) + "\n";
    case Verdict::several:
      return solved.solution->to_line('.', asked.side) + "  # several solutions\n";
    case Verdict::none: line.append(asked.cells).append("  # no solution: "); break;
    case Verdict::illegal: line.append(asked.text).append("  # error: "); break;
  }
  return line + reason_text(solved) + "\n";
}

std::string json_line(const Asked& asked, const Solved& solved) {
  Json json = begin_answer(asked.index, asked.cells, "solve");
  json["status"] = name(solved.verdict);
  json["solution"] = nullptr;
  if (solved.solution) json["solution"] = solved.solution->to_line('.', asked.side);
  json["reason"] = nullptr;
  if (solved.reason) json["reason"] = reason_text(solved);
  return to_line(json);
}

// --- for a person

// The cells a contradiction is about, to be pointed at in the picture.
CellSet cells_of(const Contradiction& reason, const Rules& rules) {
  switch (reason.kind()) {
    case Contradiction::Kind::no_candidate:
    case Contradiction::Kind::not_a_candidate: return {reason.cell()};
    case Contradiction::Kind::clash: return {reason.cell(), reason.other()};
    case Contradiction::Kind::no_place:
    case Contradiction::Kind::crowded: return rules.cells(reason.house());
    case Contradiction::Kind::no_pattern:
    case Contradiction::Kind::exhausted: break;
  }
  return {};
}

std::string verdict_words(const Solved& solved) {
  switch (solved.verdict) {
    case Verdict::unique: return "This is the only solution.";
    case Verdict::several: return "This is one of several solutions.";
    case Verdict::none: return "There is no solution: " + reason_text(solved) + ".";
    case Verdict::illegal: break;
  }
  return "This puzzle is illegal: " + reason_text(solved) + ".";
}

void draw_solution(Sheet& sheet, const Puzzle& puzzle, const Solved& solved,
                   PictureOptions options) {
  Puzzle shown = puzzle;
  if (solved.solution) {
    shown.grid = *solved.solution;
    shown.marks.reset();
  } else if (solved.forced == 0) {
    options.marked = cells_of(*solved.reason, *puzzle.rules);
  }
  sheet.print(draw(shown, options));
}

void answer_person(const Item& item, Sheet& sheet, const View& view) {
  const Entry& entry = item.entry;
  if (!entry.record) return sheet.print(unreadable_solve_line(item, Form::text));
  const Solved solved = solve(entry.record->puzzle);
  if (solved.verdict != Verdict::unique) sheet.raise(Exit::no);
  if (view.draws(item)) {
    draw_solution(sheet, entry.record->puzzle, solved, view.picture);
    return sheet.say(verdict_words(solved));
  }
  if (!view.is_narrow()) {
    const int side = entry.record->puzzle.rules->side();
    return sheet.print(solve_line({item.index, entry.cells, entry.text, side}, solved, Form::text));
  }
  if (item.index > 1) sheet.print("\n");
  draw_solution(sheet, entry.record->puzzle, solved, view.picture);
  if (solved.verdict != Verdict::unique) sheet.print_line(verdict_words(solved));
}

}  // namespace

std::string solve_line(const Asked& asked, const Solved& solved, Form form) {
  return form == Form::text ? text_line(asked, solved) : json_line(asked, solved);
}

std::string unreadable_solve_line(const Item& item, Form form) {
  if (form == Form::text) {
    return item.entry.text + "  # error: " + item.entry.record.error().message() + "\n";
  }
  Json json = begin_answer(item, "solve");
  json["solution"] = nullptr;
  return to_line(json);
}

Verb solve_verb(const Task& task) {
  if (task.view.is_watched) {
    return make_verb(
        [view = task.view](const Item& item, Sheet& sheet) { answer_person(item, sheet, view); });
  }
  const SolveWish wish{task.args.json ? Form::json : Form::text, task.stop, task.args.verbose};
  return {.answer_batch = [wish](Batch& batch) { solve_all(batch, wish); }};
}

}  // namespace nonet::answers
