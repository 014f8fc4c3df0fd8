// nonet solve: line i answers puzzle i.
//
// A file goes through a pipeline: plain lines are handed to the lanes thousands at a time, whatever
// else there is goes the long way, and both come out in the order they went in.

#include <algorithm>
#include <thread>
#include <vector>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "common/pipeline.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {
namespace {

// What one puzzle is told, but for the words that only an entry has.
struct Asked {
  std::uint64_t index;
  std::string_view cells, text;  // as in Entry
};

std::string text_answer(const Asked& asked, const Solved& solved) {
  std::string line;
  switch (solved.verdict) {
    case Verdict::unique: return solved.solution->to_line() + "\n";
    case Verdict::several: return solved.solution->to_line() + "  # several solutions\n";
    case Verdict::none: line.append(asked.cells).append("  # no solution: "); break;
    case Verdict::illegal: line.append(asked.text).append("  # error: "); break;
  }
  return line + reason_text(solved) + "\n";
}

std::string json_answer(const Asked& asked, const Solved& solved) {
  Json json = begin_answer(asked.index, asked.cells, "solve");
  json["status"] = name(solved.verdict);
  json["solution"] = nullptr;
  if (solved.solution) json["solution"] = solved.solution->to_line();
  json["reason"] = nullptr;
  if (solved.reason) json["reason"] = reason_text(solved);
  return to_line(json);
}

std::string answer(const Asked& asked, const Solved& solved, const Args& args) {
  return args.json ? json_answer(asked, solved) : text_answer(asked, solved);
}

std::string unreadable_answer(const Item& item, const Args& args) {
  if (!args.json)
    return item.entry.text + "  # error: " + item.entry.record.error().message() + "\n";
  Json json = begin_answer(item, "solve");
  json["solution"] = nullptr;
  return to_line(json);
}

// --- the pipeline

// An entry that is no plain line, and how many plain lines of the job stand before it.
struct Odd {
  std::size_t after;
  Item item;
};

struct Job {
  std::uint64_t first_index = 1;
  std::string plain;  // lines of 81 characters and a newline
  std::size_t plain_count = 0;
  std::vector<Odd> odd;

  std::string out;
  std::uint64_t no_count = 0;  // answers that were no
  std::vector<std::uint32_t> counts;
};

constexpr std::size_t kLine = kCells + 1;
// Enough to keep the lanes full and to make waiting for one's turn rare, little enough to stay in
// the cache.
constexpr std::size_t kPlainPerJob = 4096;
constexpr std::size_t kOddPerJob = 64;

bool make_job(Session& session, Job& job) {
  job.first_index = session.count() + 1;
  job.plain.clear();
  job.plain_count = 0;
  job.odd.clear();
  while (job.plain_count < kPlainPerJob && job.odd.size() < kOddPerJob) {
    const std::size_t wanted = kPlainPerJob - job.plain_count;
    const std::size_t taken = session.take_plain_lines(job.plain, wanted);
    job.plain_count += taken;
    if (taken == wanted) break;
    std::optional<Item> item = session.next();
    if (!item) break;
    job.odd.push_back({job.plain_count, std::move(*item)});
  }
  return job.plain_count > 0 || !job.odd.empty();
}

Solved solve_item(const Item& item) { return solve(item.entry.record->puzzle); }

// The answer to a plain line that is not simply its solution.
std::string special_answer(const Job& job, std::size_t i, std::uint64_t index, const Args& args) {
  const std::string_view cells = std::string_view(job.plain).substr(i * kLine, kCells);
  Solved solved;
  if (job.counts[i] == 0) {
    solved = solve(Puzzle(Grid::from_line(cells)));
  } else {
    solved.verdict = job.counts[i] == 1 ? Verdict::unique : Verdict::several;
    solved.solution = Grid::from_line(std::string_view(job.out).substr(i * kLine, kCells));
  }
  return answer({index, cells, cells}, solved, args);
}

// The answers of a job that has more to say than 81 digits a line.
std::string assemble(Job& job, const Args& args) {
  std::string out;
  std::uint64_t index = job.first_index;
  auto odd = job.odd.begin();
  for (std::size_t i = 0; i <= job.plain_count; ++i) {
    for (; odd != job.odd.end() && odd->after == i; ++odd, ++index) {
      const Entry& entry = odd->item.entry;
      if (!entry.record) {
        out += unreadable_answer(odd->item, args);
        continue;
      }
      const Solved solved = solve_item(odd->item);
      if (solved.verdict != Verdict::unique) ++job.no_count;
      out += answer({index, entry.cells, entry.text}, solved, args);
    }
    if (i == job.plain_count) break;
    if (job.counts[i] != 1) ++job.no_count;
    if (job.counts[i] == 1 && !args.json) {
      out.append(job.out, i * kLine, kLine);
    } else {
      out += special_answer(job, i, index, args);
    }
    ++index;
  }
  return out;
}

void work_on(Job& job, const Args& args) {
  job.no_count = 0;
  job.counts.assign(job.plain_count, 0);
  job.out.assign(job.plain_count * kLine, '\n');
  solve_batch({.puzzles = job.plain.data(),
               .stride = kLine,
               .size = job.plain_count,
               .limit = 2,
               .solutions = job.out.data(),
               .solution_stride = kLine,
               .counts = job.counts.data()});
  const bool is_simple = !args.json && job.odd.empty() &&
                         std::all_of(job.counts.begin(), job.counts.end(),
                                     [](std::uint32_t count) { return count == 1; });
  if (!is_simple) job.out = assemble(job, args);
}

void solve_all(Session& session) {
  const Args& args = session.args();
  const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t threads = args.jobs == 0 ? cores : args.jobs;
  apps::Pipeline<Job>::run(threads,
                           {.make = [&session](Job& job) { return make_job(session, job); },
                            .work = [&args](Job& job) { work_on(job, args); },
                            .finish =
                                [&session](Job& job) {
                                  if (job.no_count > 0) session.raise(Exit::no, job.no_count);
                                  session.print(job.out);
                                  return session.wants_more();
                                }});
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
    if (!item.entry.record) return session.print(unreadable_answer(item, session.args()));
    const Solved solved = solve_item(item);
    if (solved.verdict != Verdict::unique) session.raise(Exit::no);
    if (session.draws_single()) return draw_answer(session, item.entry.record->puzzle, solved);
    const Entry& entry = item.entry;
    session.print(answer({item.index, entry.cells, entry.text}, solved, session.args()));
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
