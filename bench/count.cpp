// How fast many solutions are counted, by the kernel in use (NONET_KERNEL names another).
//
//   bench_count [--rounds N] [--baseline FILE] [--write-baseline FILE]
//
// Two things: counts of some thousand to millions, where the bands of a grid are joined, beside
// walking all solutions with lanes of the same kernel; and all solutions of sparse grids, the empty
// one among them, by counting bands. Grids are made from a seed. The yardstick of all is plain
// search, which walks the grids with about a thousand solutions.

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "baseline.hpp"
#include "engines.hpp"
#include "nonet/count_all.hpp"
#include "nonet/kernel.hpp"
#include "search/dispatch.hpp"
#include "search/masks.hpp"
#include "ways.hpp"

namespace nonet::bench {
namespace {

[[noreturn]] void fail(const std::string& words) {
  std::fprintf(stderr, "bench_count: %s\n", words.c_str());
  std::exit(1);
}

constexpr std::size_t kGrids = 8;
constexpr std::uint64_t kLimit = 10'000'000;

// Some grids with about as many solutions, and how many they have together.
struct Decade {
  std::string name;
  std::vector<Puzzle> puzzles = {};
  std::vector<std::uint64_t> counts = {};
};

Decade make_decade(std::uint64_t least, const Lanes& lanes) {
  Decade decade{"count_" + std::to_string(least)};
  for (std::uint64_t seed = 1; decade.puzzles.size() < kGrids; ++seed) {
    const Puzzle puzzle(generate_with_solutions(least, seed));
    const std::uint64_t walked = lanes.count(search::masks_of(puzzle).data(), kLimit);
    if (walked >= 10 * least) continue;
    if (count(puzzle, {.limit = kLimit}).count != walked) {
      fail("counted and walked differ: " + puzzle.grid.to_line());
    }
    decade.puzzles.push_back(puzzle);
    decade.counts.push_back(walked);
  }
  return decade;
}

std::uint64_t count_plainly(const Puzzle& puzzle) {
  std::uint64_t found = 0;
  search::search_all(search::PlainPosition(puzzle), [&](const Grid&) {
    ++found;
    return Flow::go_on;
  });
  return found;
}

Grid sparse_grid(int givens, std::uint64_t seed) {
  Random random(seed);
  Grid grid = random_solution(random);
  for (int left = kCells; left > givens;) {
    const Cell cell(static_cast<int>(random.below(kCells)));
    if (!grid.filled().contains(cell)) continue;
    grid.clear(cell);
    --left;
  }
  return grid;
}

void add(std::vector<Way>& ways, const Decade& decade, const Lanes& lanes) {
  ways.push_back({decade.name, kGrids, [&decade] {
                    for (std::size_t i = 0; i < kGrids; ++i) {
                      const Count found = count(decade.puzzles[i], {.limit = kLimit});
                      if (found.count != decade.counts[i]) fail("another count");
                    }
                  }});
  ways.push_back({decade.name + " walked", kGrids, [&decade, &lanes] {
                    for (const Puzzle& puzzle : decade.puzzles) {
                      lanes.count(search::masks_of(puzzle).data(), kLimit);
                    }
                  }});
}

void report(const Way& way, double plain, const std::string& kernel, const Baseline& baseline,
            Baseline& written) {
  const std::string key = Baseline::key(way.name, kernel, "face", 0);
  const double times = way.median() / plain;
  std::printf("  %-22s%17s +-%4.1f%%%12.4g", way.name.c_str(), time_text(1 / way.median()).c_str(),
              way.spread(), times);
  print_beside(baseline.find(key), times);
  std::printf("\n");
  written.set(key, times);
}

void run(int argc, char** argv) {
  int rounds = 5;
  std::string before, after;
  for (int i = 1; i < argc; i += 2) {
    const std::string word = argv[i];
    if (i + 1 == argc) fail(word + " needs a value");
    if (word == "--rounds") {
      rounds = std::max(1, std::atoi(argv[i + 1]));
    } else if (word == "--baseline") {
      before = argv[i + 1];
    } else if (word == "--write-baseline") {
      after = argv[i + 1];
    } else {
      fail("no option " + word + "; there are --rounds, --baseline and --write-baseline");
    }
  }
  const Lanes lanes(*search::engines().lanes);
  std::vector<Decade> decades;
  for (const std::uint64_t least : {1'000U, 10'000U, 100'000U, 1'000'000U}) {
    decades.push_back(make_decade(least, lanes));
  }
  std::vector<Way> ways;
  for (const Decade& decade : decades) add(ways, decade, lanes);
  for (const int givens : {10, 7, 0}) {
    ways.push_back({"all_" + std::to_string(givens) + "_givens", 1,
                    [givens] { count_all(Puzzle(sparse_grid(givens, 1)), {}); }});
  }
  ways.push_back({"plain", kGrids, [&] {
                    for (const Puzzle& puzzle : decades.front().puzzles) count_plainly(puzzle);
                  }});
  measure(ways, rounds);

  const std::string kernel(chosen_kernel());
  const Baseline baseline(before);
  Baseline written(after);
  std::printf("counting, kernel %s, CPU time of a grid, median of %d rounds\n", kernel.c_str(),
              rounds);
  std::printf("  %-22s%17s%8s%12s%10s\n", "", "", "+-", "x plain", "before");
  const double plain = ways.back().median();
  for (const Way& way : ways) report(way, plain, kernel, baseline, written);
  if (!after.empty() && !written.write(after)) fail("cannot write " + after);
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) { nonet::bench::run(argc, argv); }
