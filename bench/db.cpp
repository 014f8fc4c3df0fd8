// How fast a catalogue takes puzzles in, and how fast it finds one again.
//
//   bench_db [--puzzles N] [FILE.db]
//
// N million puzzles (1 without a word) of our own making, random cells of random grids, go into a
// new database in the batches of `nonet db add`. For each million: the time of one core for making
// the rows (canonical form, pattern, symmetry) and for SQLite, and what both come to, a second, on
// one core and with a core each. Then puzzles that are there are looked up in a random look, the
// canonical form included, and patterns: the median and the slowest of a hundred. CPU time; beside
// it what the clock on the wall says, which on a busy machine or a slow disk is more.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "clock.hpp"
#include "db/catalogue.hpp"
#include "db/questions.hpp"
#include "nonet/generate.hpp"

namespace nonet::bench {
namespace {

constexpr std::size_t kGrids = 1000;
constexpr int kLookUps = 10'000;

using Wall = std::chrono::steady_clock;
double seconds_since(Wall::time_point begin) {
  return std::chrono::duration<double>(Wall::now() - begin).count();
}

class Maker {
 public:
  Maker() {
    for (const Made& made : generate({}, {.seed = 1, .count = kGrids}).made) {
      grids_.push_back(made.solution);
    }
  }
  // Puzzle i, whoever asks.
  Grid make(std::uint64_t i) const {
    std::mt19937_64 random(i);
    const Grid& whole = grids_[i % kGrids];
    Grid grid;
    for (std::uint64_t left = 22 + random() % 6; left > 0;) {
      const Cell cell(static_cast<int>(random() % kCells));
      if (!grid.is_blank(cell)) continue;
      grid.set(cell, *whole.at(cell));
      --left;
    }
    return grid;
  }

 private:
  std::vector<Grid> grids_;
};

void fill(const std::string& path, std::uint64_t count, const Maker& maker) {
  db::Catalogue catalogue(path, nullptr);
  Canonizer canonizer;
  db::Delivery batch;
  double rows = 0, sqlite = 0;
  Wall::time_point begin = Wall::now();
  std::uint64_t told = 0;
  std::printf("%10s %14s %14s %12s %12s %10s\n", "puzzles", "rows us each", "SQLite us each",
              "1 core /s", "2 cores /s", "wall s");
  for (std::uint64_t i = 0; i < count;) {
    batch.clear();
    batch.sources.emplace_back("bench");
    std::vector<Grid> grids;
    for (; grids.size() < db::kMostRows && i < count; ++i) grids.push_back(maker.make(i));
    double clock = cpu_seconds();
    for (const Grid& grid : grids) batch.rows.push_back(db::make_row(grid, canonizer));
    rows += cpu_seconds() - clock;
    clock = cpu_seconds();
    catalogue.add(batch, {});
    catalogue.settle();
    sqlite += cpu_seconds() - clock;
    if (catalogue.trouble()) {
      std::fprintf(stderr, "bench_db: %s\n", catalogue.trouble()->words.c_str());
      std::exit(1);
    }
    if (i - told < 1'000'000 && i < count) continue;
    const double each = static_cast<double>(i - told);
    std::printf("%10llu %14.2f %14.2f %12.0f %12.0f %10.1f\n", static_cast<unsigned long long>(i),
                rows / each * 1e6, sqlite / each * 1e6, each / (rows + sqlite),
                each / std::max(rows, sqlite), seconds_since(begin));
    std::fflush(stdout);
    rows = sqlite = 0;
    begin = Wall::now();
    told = i;
  }
}

void tell(const char* what, std::vector<double> times) {
  std::ranges::sort(times);
  std::printf("%s: median %.1f us, slowest of a hundred %.1f us, slowest %.1f us\n", what,
              times[times.size() / 2] * 1e6, times[times.size() * 99 / 100] * 1e6,
              times.back() * 1e6);
}

void look_up(const std::string& path, std::uint64_t count, const Maker& maker) {
  db::Questions questions(path, nullptr);
  Canonizer canonizer;
  std::mt19937_64 random(2);
  std::vector<double> cpu, wall, patterns;
  for (int i = 0; i < kLookUps; ++i) {
    const Grid puzzle = maker.make(random() % count);
    const Grid look = shuffle(Puzzle(puzzle), {.seed = random()}).grid;
    const auto ask = [&](const db::Filter& filter) {
      std::uint64_t found =
          questions.list(filter, db::Layout::line, [](std::string_view) { return true; });
      if (found > 0) return;
      std::fprintf(stderr, "bench_db: a puzzle is not there\n");
      std::exit(1);
    };
    const Wall::time_point begin = Wall::now();
    double clock = cpu_seconds();
    ask({.form = db::pack(canonizer.canonize(look).form)});
    cpu.push_back(cpu_seconds() - clock);
    wall.push_back(seconds_since(begin));
    clock = cpu_seconds();
    ask({.pattern = db::pattern_of(look.filled(), canonizer)});
    patterns.push_back(cpu_seconds() - clock);
  }
  tell("look-up of a puzzle, CPU", cpu);
  tell("look-up of a puzzle, wall", wall);
  tell("look-up of a pattern, CPU", patterns);
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  using namespace nonet::bench;
  double millions = 1;
  std::string path = "bench.db";
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--puzzles" && i + 1 < argc) {
      millions = std::atof(argv[++i]);
    } else {
      path = word;
    }
  }
  std::filesystem::remove(path);
  if (const auto trouble = nonet::db::create(path, nullptr)) {
    std::fprintf(stderr, "bench_db: %s\n", trouble->words.c_str());
    return 1;
  }
  const auto count = static_cast<std::uint64_t>(millions * 1e6);
  const Maker maker;
  fill(path, count, maker);
  std::printf("%.0f MB, %.0f bytes each\n",
              static_cast<double>(std::filesystem::file_size(path)) / 1e6,
              static_cast<double>(std::filesystem::file_size(path)) / static_cast<double>(count));
  look_up(path, count, maker);
}
