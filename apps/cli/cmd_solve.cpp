// nonet solve: line i answers puzzle i.
//
// A file goes through a pipeline: plain lines are handed to the lanes thousands at a time, whatever
// else there is goes the long way, and both come out in the order they went in.

#include <algorithm>
#include <thread>

#include "answers/solve_job.hpp"
#include "cli/session.hpp"
#include "common/pipeline.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {
namespace {

using answers::Shape;
using answers::SolveJob;

Shape shape_of(const Args& args) { return args.json ? Shape::json : Shape::text; }

bool make_job(Session& session, SolveJob& job) {
  job.first_index = session.count() + 1;
  const auto take = [&session](std::string& lines, std::size_t most) {
    return session.take_plain_lines(lines, most);
  };
  const auto next = [&session] { return session.next(); };
  return answers::fill(job, {.take_plain_lines = take, .next = next});
}

void solve_all(Session& session) {
  const Args& args = session.args();
  const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t threads = args.jobs == 0 ? cores : args.jobs;
  const auto make = [&session](SolveJob& job) { return make_job(session, job); };
  const auto work = [&args](SolveJob& job) { answers::work_on(job, shape_of(args)); };
  const auto finish = [&session](SolveJob& job) {
    if (job.no_count > 0) session.raise(Exit::no, job.no_count);
    session.print(job.out);
    return session.wants_more();
  };
  apps::Pipeline<SolveJob>::run(threads, {.make = make, .work = work, .finish = finish});
}

// --- one puzzle on a terminal

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

// Answers item by item, because a person sees each one at once, and a single puzzle drawn.
void solve_for_a_person(Session& session) {
  for_each(session, [&session](const Item& item) {
    const Shape shape = shape_of(session.args());
    if (!item.entry.record) return session.print(answers::unreadable_solve_line(item, shape));
    const Solved solved = solve(item.entry.record->puzzle);
    if (solved.verdict != Verdict::unique) session.raise(Exit::no);
    if (session.draws_single()) return draw_answer(session, item.entry.record->puzzle, solved);
    const Entry& entry = item.entry;
    session.print(answers::solve_line({item.index, entry.cells, entry.text}, solved, shape));
  });
}

}  // namespace

int run_solve(const Args& args) {
  Session session(args);
  if (session.is_watched()) {
    solve_for_a_person(session);
  } else {
    solve_all(session);
  }
  return session.finish();
}

}  // namespace nonet::cli
