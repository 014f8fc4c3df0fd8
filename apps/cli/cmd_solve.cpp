// nonet solve: line i answers puzzle i. Many at a time, but for a person, who sees each answer at
// once, and a single puzzle drawn.

#include "answers/solve_job.hpp"
#include "cli/road.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {
namespace {

using answers::Shape;

Shape shape_of(const Args& args) { return args.json ? Shape::json : Shape::text; }

// The cells a contradiction is about, to be pointed at in the picture.
CellSet cells_of(const Contradiction& reason) {
  switch (reason.kind()) {
    case Contradiction::Kind::no_candidate:
    case Contradiction::Kind::not_a_candidate: return {reason.cell()};
    case Contradiction::Kind::clash: return {reason.cell(), reason.other()};
    case Contradiction::Kind::no_place:
    case Contradiction::Kind::crowded: return reason.house().cells();
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

void draw_answer(Sheet& sheet, const Puzzle& puzzle, const Solved& solved, PictureOptions options) {
  Puzzle shown = puzzle;
  if (solved.solution) {
    shown.grid = *solved.solution;
    shown.marks.reset();
  } else if (solved.forced == 0) {
    options.marked = cells_of(*solved.reason);
  }
  sheet.print(draw(shown, options));
}

void answer_person(const Item& item, Sheet& sheet, const Session& session) {
  const Entry& entry = item.entry;
  if (!entry.record) return sheet.print(answers::unreadable_solve_line(item, Shape::text));
  const Solved solved = solve(entry.record->puzzle);
  if (solved.verdict != Verdict::unique) sheet.raise(Exit::no);
  const Screen& screen = session.screen();
  if (screen.draws(item)) {
    draw_answer(sheet, entry.record->puzzle, solved, screen.picture);
    return sheet.say(verdict_words(solved));
  }
  if (!screen.is_narrow()) {
    return sheet.print(
        answers::solve_line({item.index, entry.cells, entry.text}, solved, Shape::text));
  }
  if (item.index > 1) sheet.print("\n");
  draw_answer(sheet, entry.record->puzzle, solved, screen.picture);
  if (solved.verdict != Verdict::unique) sheet.print_line(verdict_words(solved));
}

}  // namespace

int run_solve(const Args& args) {
  Session session(args);
  if (session.screen().is_watched) {
    Answerer answer = [&session](const Item& item, Sheet& sheet) {
      answer_person(item, sheet, session);
    };
    answer_all(session, {.hire = [&answer] { return answer; }});
  } else {
    answer_all(session, {.hire = {}, .answer_batch = [&args](answers::Batch& batch) {
                           answers::solve_all(batch, shape_of(args));
                         }});
  }
  return session.finish();
}

}  // namespace nonet::cli
