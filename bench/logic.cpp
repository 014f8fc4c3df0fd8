// How fast a walk is: puzzles a second by HoDoKu's levels, and where the time goes.
//
//   bench_logic [--ask walk|words|json|rate] [--schedule NAME]
//               [--rounds N] [--puzzles N] [--shares] [--json FILE]
//
// The puzzles are those of $NONET_CORPUS/ratings/hodoku.tsv by their level there; without it,
// puzzles made here, as one level. A turn is, by what is asked: the whole path from text to the
// last digit (walk); the same with every step in words, or as the JSON that `nonet explain --json`
// prints, both after the solution is known to be the only one; or what `nonet rate` does. Levels
// take turns, round by round; the median of the rounds is shown with their spread.
// The clock is the CPU time of this thread. --shares walks once more with the clock read around
// every finder, and shows each technique's share of the time of its level.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "answers/verb.hpp"
#include "clock.hpp"
#include "logic/finder.hpp"
#include "nonet/explain.hpp"
#include "nonet/rate.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "puzzles.hpp"

namespace nonet::bench {
namespace {

using JsonValue = nlohmann::ordered_json;

struct Options {
  std::string schedule, json, ask = "walk";
  int rounds = 5;
  std::size_t puzzles = 400;
  bool shares = false;
};

struct Level {
  std::string name;
  std::vector<std::string> puzzles = {};
  std::size_t solved = 0;
  std::vector<double> rates = {};

  double median() const { return rates[rates.size() / 2]; }
};

std::vector<Level> read_levels(std::size_t limit) {
  const char* corpus = std::getenv("NONET_CORPUS");
  const std::string folder = corpus == nullptr ? "../shared/data" : corpus;
  std::ifstream file(folder + "/ratings/hodoku.tsv");
  std::vector<Level> levels = {{"Easy"}, {"Medium"}, {"Hard"}, {"Unfair"}, {"Extreme"}};
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kCells + 2) continue;
    const std::string word = line.substr(kCells + 1, line.find('\t', kCells + 1) - kCells - 1);
    for (Level& level : levels) {
      if (level.name == word && level.puzzles.size() < limit) {
        level.puzzles.push_back(line.substr(0, kCells));
      }
    }
  }
  std::erase_if(levels, [](const Level& level) { return level.puzzles.empty(); });
  if (!levels.empty()) return levels;
  std::fprintf(stderr, "bench_logic: no $NONET_CORPUS/ratings/hodoku.tsv: puzzles made here\n");
  Level made{"made here"};
  const Corpus minimal = generate_corpora(limit, 1)[1];
  for (std::size_t i = 0; i < minimal.size(); ++i)
    made.puzzles.emplace_back(minimal.puzzle(i), kCells);
  return {made};
}

WalkEnd walk_one(Walker& walker, const std::string& puzzle) {
  const Grid grid = Grid::from_line(puzzle);
  Board board = Board::start(grid).board;
  const auto see = [](const Step&, const Board&) { return Flow::go_on; };
  return walker.walk(board, {.givens = grid.filled(), .is_unique = true}, see);
}

// What is asked of one puzzle; says whether the path led to the end.
using Ask = std::function<bool(const std::string&)>;

answers::Item item_of(const std::string& puzzle) {
  return {Entry{.text = puzzle, .cells = puzzle, .record = parse(puzzle)}, "bench", 1};
}

Ask make_ask(const std::string& name, Walker& walker, Rater& rater, const answers::Args& args) {
  if (name == "walk") {
    return [&](const std::string& puzzle) { return walk_one(walker, puzzle) == WalkEnd::solved; };
  }
  if (name == "words") {
    return [&, text = std::string()](const std::string& line) mutable {
      const Puzzle puzzle(Grid::from_line(line));
      const bool is_unique = solve(puzzle).verdict == Verdict::unique;
      text.clear();
      const auto tell = [&text](const Step& step, const Board& before) {
        describe(text, before, step);
        return Flow::go_on;
      };
      const Known known = {.givens = puzzle.givens, .is_unique = is_unique};
      return walk_path(walker, puzzle, known, tell).end == WalkEnd::solved;
    };
  }
  if (name == "json") {
    return [answer = answers::explain_verb({args}).hire(),
            sheet = answers::Sheet()](const std::string& puzzle) mutable {
      sheet.clear();
      answer(item_of(puzzle), sheet);
      return sheet.exit() == answers::Exit::yes;
    };
  }
  if (name != "rate") return {};
  return [&](const std::string& puzzle) {
    const Rated rated = rater.rate(Puzzle(Grid::from_line(puzzle)));
    return rated.rating && rated.rating->is_solved;
  };
}

double seconds_of(const Ask& ask, Level& level) {
  const double start = cpu_seconds();
  level.solved = 0;
  for (const std::string& puzzle : level.puzzles) {
    if (ask(puzzle)) ++level.solved;
  }
  return cpu_seconds() - start;
}

// Read around every finder, so a quick one: real time.
double clock_seconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

// The loop of walk.cpp with a clock in it.
struct Share {
  double seconds = 0;
  std::size_t asked = 0, found = 0;
};

void add_shares(const Schedule& schedule, const std::string& puzzle,
                std::map<Technique, Share>& shares) {
  const Grid grid = Grid::from_line(puzzle);
  Board board = Board::start(grid).board;
  const Known known = {.givens = grid.filled(), .is_unique = true};
  logic::Workspace workspace;
  workspace.follow(board, known);
  while (!board.is_done()) {
    bool has_found = false;
    for (const Technique technique : schedule.techniques()) {
      Share& share = shares[technique];
      Change change;
      const auto take = [&](const Step& step) {
        share.seconds += clock_seconds();
        change = apply(board, step);
        share.seconds -= clock_seconds();
        return Flow::stop;
      };
      logic::StepSink sink(board, technique, take);
      ++share.asked;
      share.seconds -= clock_seconds();
      logic::finder(technique)(board, workspace, info(technique), sink);
      share.seconds += clock_seconds();
      has_found = sink.has_found();
      if (has_found) {
        ++share.found;
        workspace.note(board, change);
        break;
      }
      workspace.note_fruitless(technique);
    }
    if (!has_found) return;
  }
}

void print_shares(const Level& level, const Schedule& schedule) {
  std::map<Technique, Share> shares;
  for (const std::string& puzzle : level.puzzles) add_shares(schedule, puzzle, shares);
  double sum = 0;
  for (const auto& [technique, share] : shares) sum += share.seconds;
  std::printf("\n%s: share of the finders' time\n", level.name.c_str());
  std::printf("  %-34s%8s%10s%10s%12s\n", "technique", "share", "asked", "found", "ns a call");
  for (const Technique technique : schedule.techniques()) {
    const Share& share = shares[technique];
    if (share.asked == 0) continue;
    std::printf("  %-34s%7.1f%%%10zu%10zu%12.0f\n", std::string(info(technique).id).c_str(),
                100 * share.seconds / sum, share.asked, share.found,
                1e9 * share.seconds / static_cast<double>(share.asked));
  }
}

Options read_options(int argc, char** argv) {
  Options options;
  const std::vector<std::string> words(argv + 1, argv + argc);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool has_value = i + 1 < words.size();
    if (words[i] == "--shares") {
      options.shares = true;
    } else if (words[i] == "--schedule" && has_value) {
      options.schedule = words[++i];
    } else if (words[i] == "--ask" && has_value) {
      options.ask = words[++i];
    } else if (words[i] == "--json" && has_value) {
      options.json = words[++i];
    } else if (words[i] == "--rounds" && has_value) {
      options.rounds = std::max(1, std::atoi(words[++i].c_str()));
    } else if (words[i] == "--puzzles" && has_value) {
      options.puzzles = std::strtoull(words[++i].c_str(), nullptr, 10);
    } else {
      std::fprintf(stderr, "bench_logic: what is '%s'?\n", words[i].c_str());
      std::exit(2);
    }
  }
  return options;
}

void print(const Level& level, JsonValue& results) {
  const double spread = 50 * (level.rates.back() - level.rates.front()) / level.median();
  std::printf("%-10s%9zu%9zu%14.0f%8.1f%%\n", level.name.c_str(), level.puzzles.size(),
              level.solved, level.median(), spread);
  results.push_back({{"level", level.name},
                     {"puzzles", level.puzzles.size()},
                     {"solved", level.solved},
                     {"rate", level.median()},
                     {"low", level.rates.front()},
                     {"high", level.rates.back()}});
}

int run(const Options& options) {
  // People are told of the standard ladder; the bare walk is held against HoDoKu's.
  const std::string name = !options.schedule.empty() ? options.schedule
                           : options.ask == "walk"   ? "hodoku"
                                                     : "standard";
  const std::optional<Schedule> schedule = find_schedule(name);
  if (!schedule) {
    std::fprintf(stderr, "bench_logic: no schedule '%s'\n", name.c_str());
    return 2;
  }
  Walker walker(*schedule);
  Rater rater;
  answers::Args args;
  args.command = answers::Command::explain;
  args.json = true;
  args.ladder = *schedule;
  const Ask ask = make_ask(options.ask, walker, rater, args);
  if (!ask) {
    std::fprintf(stderr, "bench_logic: nobody can be asked '%s'\n", options.ask.c_str());
    return 2;
  }
  std::vector<Level> levels = read_levels(options.puzzles);
  for (int round = 0; round < options.rounds; ++round) {
    for (Level& level : levels) {
      // Quick levels take their turn several times, so that a turn is never all noise.
      double seconds = 0;
      double puzzles = 0;
      while (seconds < 0.02) {
        seconds += seconds_of(ask, level);
        puzzles += static_cast<double>(level.puzzles.size());
      }
      level.rates.push_back(puzzles / seconds);
    }
  }
  std::printf("%-10s%9s%9s%14s%9s\n", "level", "puzzles", "solved", "puzzles/s", "+-");
  JsonValue results = JsonValue::array();
  for (Level& level : levels) {
    std::sort(level.rates.begin(), level.rates.end());
    print(level, results);
  }
  if (options.shares) {
    for (const Level& level : levels) print_shares(level, *schedule);
  }
  if (!options.json.empty()) std::ofstream(options.json) << results.dump(2) << '\n';
  return 0;
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  return nonet::bench::run(nonet::bench::read_options(argc, argv));
}
