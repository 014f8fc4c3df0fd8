// nonet solve: line i answers puzzle i.

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {
namespace {

std::string text_answer(const Item& item, const Solved& solved) {
  switch (solved.verdict) {
    case Verdict::unique: return solved.solution->to_line();
    case Verdict::several: return solved.solution->to_line() + "  # several solutions";
    case Verdict::none: return item.entry.cells + "  # no solution: " + reason_text(solved);
    case Verdict::illegal: break;
  }
  return item.entry.text + "  # error: " + reason_text(solved);
}

std::string json_answer(const Item& item, const Solved& solved) {
  Json json = begin_answer(item, "solve");
  json["status"] = name(solved.verdict);
  json["solution"] = nullptr;
  if (solved.solution) json["solution"] = solved.solution->to_line();
  json["reason"] = nullptr;
  if (solved.reason) json["reason"] = reason_text(solved);
  return to_line(json);
}

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

void draw_answer(Session& session, const Puzzle& puzzle, const Solved& solved) {
  PictureOptions options = session.picture_options();
  Puzzle shown = puzzle;
  if (solved.solution) {
    shown.grid = *solved.solution;
    shown.marks.reset();
  } else if (solved.forced == 0) {
    options.marked = cells_of(*solved.reason);
  }
  session.print(draw(shown, options));
  switch (solved.verdict) {
    case Verdict::unique: return session.say("This is the only solution.");
    case Verdict::several: return session.say("This is one of several solutions.");
    case Verdict::none: return session.say("There is no solution: " + reason_text(solved) + ".");
    case Verdict::illegal: break;
  }
  session.say("This puzzle is illegal: " + reason_text(solved) + ".");
}

void answer(Session& session, const Item& item) {
  const bool is_json = session.args().json;
  if (!item.entry.record) {
    if (!is_json) {
      return session.print_line(item.entry.text +
                                "  # error: " + item.entry.record.error().message());
    }
    Json json = begin_answer(item, "solve");
    json["solution"] = nullptr;
    return session.print(to_line(json));
  }
  const Puzzle& puzzle = item.entry.record->puzzle;
  const Solved solved = solve(puzzle);
  if (solved.verdict != Verdict::unique) session.raise(Exit::no);
  if (session.draws_single()) return draw_answer(session, puzzle, solved);
  if (is_json) return session.print(json_answer(item, solved));
  session.print_line(text_answer(item, solved));
}

}  // namespace

int run_solve(const Args& args) {
  Session session(args);
  for_each(session, [&session](const Item& item) { answer(session, item); });
  return session.finish();
}

}  // namespace nonet::cli
