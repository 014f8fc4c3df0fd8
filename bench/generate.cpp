// How fast puzzles are made: one core, CPU time, the median of several rounds with their spread.
//
//   bench_generate [--rounds N] [--json FILE] [--baseline FILE] [--write-baseline FILE]
//
// Every way makes other puzzles in every round, in turns, so that a slow minute of the machine
// falls on all of them. Some of the puzzles are checked before the clock starts: unique by plain
// search, nothing to spare, as hard as wished. Of unbiased puzzles the orders tried are counted
// too, for a puzzle more or less is luck. The yardstick is plain search on some minimal puzzles.

#include "nonet/generate.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "baseline.hpp"
#include "clock.hpp"
#include "nonet/kernel.hpp"
#include "nonet/techniques.hpp"
#include "nonet/trace.hpp"
#include "search/plain.hpp"

namespace nonet::bench {
namespace {

using JsonValue = nlohmann::ordered_json;

[[noreturn]] void fail(const std::string& words) {
  std::fprintf(stderr, "bench_generate: %s\n", words.c_str());
  std::exit(1);
}

struct Way {
  std::string name;
  Wish wish;
  std::size_t count;  // puzzles in a round
  std::vector<double> rates = {}, attempts = {};
};

std::vector<Way> all_ways() {
  std::vector<Way> ways = {{"minimal", {}, 8192}};
  for (const Symmetry symmetry : {Symmetry::rot180, Symmetry::rot90, Symmetry::horizontal,
                                  Symmetry::diagonal, Symmetry::full}) {
    ways.push_back({std::string(name(symmetry)), {.symmetry = symmetry}, 8192});
  }
  ways.push_back({"rot180 minimal", {.symmetry = Symmetry::rot180, .need = Need::every}, 64});
  for (const int clues : {20, 22, 24, 30, 40}) {
    Wish wish{.need = Need::nothing, .clues = Clues{clues, clues}};
    ways.push_back({std::to_string(clues) + " clues", wish,
                    clues < 22   ? 16U
                    : clues < 24 ? 256U
                                 : 4096U});
  }
  for (const std::string_view level : scales().front().parts[0].names) {
    ways.push_back({std::string(level), {.ratings = {*find_bounds("level", level)}}, 256});
  }
  for (const Technique needed : {Technique::xy_wing, Technique::x_wing, Technique::swordfish,
                                 Technique::jellyfish, Technique::hidden_quad}) {
    const std::size_t count = needed == Technique::xy_wing ? 256 : 16;
    ways.push_back({"needs " + std::string(info(needed).id), {.needs = needed}, count});
  }
  ways.push_back({"unbiased", {.is_unbiased = true}, 8});
  return ways;
}

bool is_unique(const Grid& puzzle) {
  int found = 0;
  search::search_all(search::PlainPosition(Puzzle(puzzle)),
                     [&](const Grid&) { return ++found == 2 ? Flow::stop : Flow::go_on; });
  return found == 1;
}

void check_minimal(const Way& way, const Grid& puzzle) {
  for (const Cell cell : puzzle.filled()) {
    Grid fewer = puzzle;
    for (const Cell each : orbit(cell, way.wish.symmetry)) fewer.clear(each);
    if (is_unique(fewer)) fail(way.name + " has givens to spare: " + puzzle.to_line());
  }
}

void check_difficulty(const Way& way, const Grid& grid) {
  const Puzzle puzzle(grid);
  const Rating rating = *Rater().rate_unique(puzzle).rating;
  if (!way.wish.ratings.empty() && !way.wish.ratings[0].contain(rating)) {
    fail(way.name + " is not of that level: " + grid.to_line());
  }
  Walker walker(Schedule::standard());
  const Trace trace = make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
  if (way.wish.needs && trace.hardest() != way.wish.needs) {
    fail(way.name + " has another hardest step: " + grid.to_line());
  }
}

void check(const Way& way) {
  for (const Made& made : generate(way.wish, {.seed = 1, .count = 4}).made) {
    if (!is_unique(made.puzzle)) fail(way.name + " is not unique: " + made.puzzle.to_line());
    if (way.wish.need != Need::nothing) check_minimal(way, made.puzzle);
    check_difficulty(way, made.puzzle);
  }
}

// How many minimal puzzles plain search proves to be unique, in each round.
std::vector<double> measure(std::vector<Way>& ways, int rounds) {
  std::vector<double> plain;
  const std::vector<Made> minimal = generate({}, {.seed = 1, .count = 64}).made;
  for (int round = 0; round < rounds; ++round) {
    const double begin = cpu_seconds();
    for (const Made& made : minimal) is_unique(made.puzzle);
    plain.push_back(static_cast<double>(minimal.size()) / (cpu_seconds() - begin));
    for (Way& way : ways) {
      const Series series{.seed = static_cast<std::uint64_t>(round) + 2, .count = way.count};
      const double start = cpu_seconds();
      const Generated generated = generate(way.wish, series);
      const double seconds = std::max(cpu_seconds() - start, 1e-9);
      way.rates.push_back(static_cast<double>(way.count) / seconds);
      way.attempts.push_back(static_cast<double>(generated.attempts) / seconds);
    }
  }
  for (Way& way : ways) {
    std::sort(way.rates.begin(), way.rates.end());
    std::sort(way.attempts.begin(), way.attempts.end());
  }
  std::sort(plain.begin(), plain.end());
  return plain;
}

JsonValue report(const Way& way, double plain, const Baseline& baseline, Baseline& written) {
  const double median = way.rates[way.rates.size() / 2];
  const double attempts = way.attempts[way.attempts.size() / 2];
  const std::string key =
      Baseline::key("generate_" + way.name, std::string(chosen_kernel()), "generate", 2);
  std::printf("  %-18s%12.1f/s +-%4.1f%%%14.0f attempts/s%10.3g", way.name.c_str(), median,
              50 * (way.rates.back() - way.rates.front()) / median, attempts, median / plain);
  print_beside(baseline.find(key), median / plain);
  std::printf("\n");
  written.set(key, median / plain);
  JsonValue json;
  json["way"] = way.name;
  json["rate"] = median;
  json["low"] = way.rates.front();
  json["high"] = way.rates.back();
  json["attempts"] = attempts;
  return json;
}

void run(int argc, char** argv) {
  int rounds = 5;
  std::string file, before, after;
  for (int i = 1; i < argc; i += 2) {
    const std::string word = argv[i];
    if (i + 1 == argc) fail(word + " needs a value");
    if (word == "--rounds") {
      rounds = std::max(1, std::atoi(argv[i + 1]));
    } else if (word == "--json") {
      file = argv[i + 1];
    } else if (word == "--baseline") {
      before = argv[i + 1];
    } else if (word == "--write-baseline") {
      after = argv[i + 1];
    } else {
      fail("no option " + word + "; there are --rounds, --json, --baseline and --write-baseline");
    }
  }
  std::vector<Way> ways = all_ways();
  for (const Way& way : ways) check(way);
  const std::vector<double> plain = measure(ways, rounds);
  const Baseline baseline(before);
  Baseline written(after);
  JsonValue results = JsonValue::array();
  std::printf("puzzles a second of CPU time, kernel %s, median of %d rounds\n",
              std::string(chosen_kernel()).c_str(), rounds);
  std::printf("%36s%31s%10s\n", "+-", "x plain", "before");
  for (const Way& way : ways) {
    results.push_back(report(way, plain[plain.size() / 2], baseline, written));
  }
  if (!after.empty() && !written.write(after)) fail("cannot write " + after);
  if (file.empty()) return;
  std::ofstream out(file);
  out << results.dump(2) << '\n';
  if (!out.flush()) fail("cannot write " + file);
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) { nonet::bench::run(argc, argv); }
