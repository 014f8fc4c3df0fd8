// nonet bench: how fast this machine solves the puzzles of a file, many at a time and one by one.
//
// The clock is the CPU time of this process, taken several times in turns, so that a busy machine
// hurts all ways alike; the median is shown. NONET_KERNEL chooses another kernel.

#include <algorithm>
#include <ctime>
#include <vector>

#include "answers/answer_json.hpp"
#include "cli/compose.hpp"
#include "cli/road.hpp"
#include "nonet.h"
#include "nonet/kernel.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/solve.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t kLine = kCells + 1;
constexpr int kRounds = 7;
// Small files are solved again and again until a round takes about this long.
constexpr double kSecondsPerRound = 0.1;

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Puzzles {
  std::string lines;
  std::size_t count = 0;
  std::vector<Problem> problems;  // with clues, or of another size
};

// Plain lines whatever they came as; candidates alone cannot be a line.
Puzzles read_puzzles(Session& session) {
  Puzzles puzzles;
  Answerer keep_grid = [](const Item& item, Sheet& sheet) {
    if (!item.entry.record) return;
    const Record& record = *item.entry.record;
    if (record.problem) return sheet.keep(problem_line(*record.problem), "problem");
    sheet.keep(record.puzzle.grid.to_line(), "");
  };
  answer_all(session, {.hire = [&keep_grid] { return keep_grid; },
                       .keep =
                           [&puzzles](const Note& note) {
                             if (note.name == "problem") {
                               const Result<Problem> problem = parse_problem(note.words);
                               if (problem) puzzles.problems.push_back(*problem);
                               return;
                             }
                             puzzles.lines += note.words + "\n";
                             ++puzzles.count;
                           }});
  return puzzles;
}

struct Way {
  std::string name;
  FunctionRef<void(const Puzzles&)> run;
  std::size_t count;  // puzzles that are solved this way
  std::vector<double> rates = {};

  double median() const {
    std::vector<double> sorted = rates;
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
  }
};

void measure(Way& way, const Puzzles& puzzles, int repeats) {
  const double start = cpu_seconds();
  for (int i = 0; i < repeats; ++i) way.run(puzzles);
  const double seconds = std::max(cpu_seconds() - start, 1e-6);
  way.rates.push_back(static_cast<double>(way.count) * repeats / seconds);
}

int repeats_for(Way& way, const Puzzles& puzzles) {
  const double start = cpu_seconds();
  way.run(puzzles);
  const double seconds = std::max(cpu_seconds() - start, 1e-6);
  return std::clamp(static_cast<int>(kSecondsPerRound / seconds), 1, 100000);
}

void report(Session& session, const Way& way) {
  const auto [low, high] = std::minmax_element(way.rates.begin(), way.rates.end());
  if (!session.args().json) {
    return session.print_line(
        compose("{:<16}{:>14.0f} puzzles/s   {:.0f} ns each   ({:.0f} to {:.0f})", way.name,
                way.median(), 1e9 / way.median(), *low, *high));
  }
  answers::Json json;
  json["schema"] = "nonet/bench/1";
  json["kernel"] = chosen_kernel();
  json["way"] = way.name;
  json["puzzles"] = way.count;
  json["rate"] = way.median();
  json["low"] = *low;
  json["high"] = *high;
  session.print(answers::to_line(json));
}

}  // namespace

int run_bench(const Args& args) {
  Session session(args);
  const Puzzles puzzles = read_puzzles(session);
  const std::size_t all_count = puzzles.count + puzzles.problems.size();
  if (all_count == 0) return session.finish();

  std::string solutions(puzzles.count * kCells, '.');
  std::vector<std::uint32_t> counts(puzzles.count);
  const auto batch = [&](const Puzzles& all, std::uint32_t limit) {
    solve_batch({.puzzles = all.lines.data(),
                 .stride = kLine,
                 .size = all.count,
                 .limit = limit,
                 .solutions = solutions.data(),
                 .solution_stride = kCells,
                 .counts = counts.data()});
  };
  const auto first = [&](const Puzzles& all) { batch(all, 1); };
  const auto unique = [&](const Puzzles& all) { batch(all, 2); };
  const auto single = [&](const Puzzles& all) {
    for (std::size_t i = 0; i < all.count; ++i) {
      counts[i] = static_cast<std::uint32_t>(
          nonet_solve(all.lines.data() + i * kLine, 2, solutions.data() + i * kCells));
    }
  };
  const auto clued = [&](const Puzzles& all) {
    for (const Problem& problem : all.problems) solve(problem);
  };
  std::vector<Way> ways;
  if (puzzles.count > 0) {
    ways.push_back({"batch, first", first, puzzles.count});
    ways.push_back({"batch, unique", unique, puzzles.count});
    ways.push_back({"single, unique", single, puzzles.count});
  }
  if (!puzzles.problems.empty()) ways.push_back({"clues, unique", clued, puzzles.problems.size()});
  session.say(compose("nonet: {} {}, kernel {}, median of {}, CPU time of one core", all_count,
                      all_count == 1 ? "puzzle" : "puzzles", chosen_kernel(), kRounds));
  std::vector<int> repeats;
  repeats.reserve(ways.size());
  for (Way& way : ways) repeats.push_back(repeats_for(way, puzzles));
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < ways.size(); ++i) measure(ways[i], puzzles, repeats[i]);
  }
  for (const Way& way : ways) report(session, way);
  return session.finish();
}

}  // namespace nonet::cli
