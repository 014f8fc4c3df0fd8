// How fast search is: every kernel this machine has, its two engines and the face that shares the
// work among them (solve_batch), on every collection.
//
//   bench_search [--json FILE] [--rounds N] [--puzzles N] [--kernel NAME] [--baseline FILE]
//                [--write-baseline FILE] [COLLECTION...]
//
// Collections are files of lines; without any, those of $NONET_CORPUS/bench; without those, puzzles
// made here. Each is shuffled by a fixed seed and cut to so many puzzles. All answers are checked
// before the clock starts: kernels against each other, and some puzzles against plain search.
//
// All ways take turns (ways.hpp). The clock is the CPU time of this thread.
//
// The face should never be slower than the better of the engines; the last column says how it does
// against that one, at the same limit.
//
// `x plain` is how many times as fast as plain search a way is, `before` what the baseline says of
// that (baseline.hpp; `./dev bench` names bench/baseline.json), and the last column the change.
//
// The last table counts all solutions of puzzles that have millions.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>

#include "baseline.hpp"
#include "engines.hpp"
#include "nonet/board.hpp"
#include "search/masks.hpp"
#include "ways.hpp"

namespace nonet::bench {
namespace {

using JsonValue = nlohmann::ordered_json;

struct Options {
  std::string json, kernel, baseline, new_baseline;
  int rounds = 21;
  std::size_t puzzles = 2000;
  std::vector<std::string> files;
};

constexpr std::uint64_t kSeed = 1;
struct SearchWay : Way {
  std::string kernel, engine;
  std::uint32_t limit = 0;
  Effort effort = {};
};

SearchWay way_of(const std::string& kernel, const std::string& engine, std::uint32_t limit,
                 std::size_t units) {
  SearchWay way;
  way.kernel = kernel, way.engine = engine, way.limit = limit;
  way.units = static_cast<double>(units);
  return way;
}

[[noreturn]] void fail(const std::string& words) {
  std::fprintf(stderr, "bench_search: %s\n", words.c_str());
  std::exit(1);
}

// ---- answers first

bool is_solution_of(const char* puzzle, const char* solution) {
  const Grid grid = Grid::from_line({solution, kCells});
  if (grid.filled() != CellSet::every() || Board::start(grid).contradiction) return false;
  const Grid givens = Grid::from_line({puzzle, kCells});
  for (const Cell cell : givens.filled()) {
    if (givens.at(cell) != grid.at(cell)) return false;
  }
  return true;
}

std::uint32_t count_plainly(const char* puzzle, std::uint32_t limit) {
  std::uint32_t found = 0;
  search::search_all(search::PlainPosition(Puzzle(Grid::from_line({puzzle, kCells}))),
                     [&](const Grid&) { return ++found == limit ? Flow::stop : Flow::go_on; });
  return found;
}

void check_against_plain(const Corpus& corpus, const Answers& answers) {
  constexpr std::size_t kAsked = 100;
  const std::size_t step = corpus.size() / kAsked + 1;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const std::uint32_t found = answers.counts[i];
    const char* solution = answers.solutions.data() + i * kCells;
    const bool is_right = (i % step != 0 || found == count_plainly(corpus.puzzle(i), 2)) &&
                          (found == 0 || is_solution_of(corpus.puzzle(i), solution));
    if (!is_right) fail("wrong answer: " + std::string(corpus.puzzle(i), kCells));
  }
}

struct Engine {
  explicit Engine(const search::Engines& engines)
      : both(engines), name(engines.lanes->name), lanes(*engines.lanes), single(*engines.single) {}
  const search::Engines& both;
  std::string name;
  Lanes lanes;
  const search::SingleKernel& single;
};
using EngineList = std::vector<std::unique_ptr<Engine>>;

void check(const Corpus& corpus, const EngineList& engines) {
  Answers best(corpus.size()), first(corpus.size());
  engines.front()->lanes.solve(corpus, 2, best);
  engines.front()->lanes.solve(corpus, 1, first);
  check_against_plain(corpus, best);
  if (first.solutions != best.solutions) fail("limits 1 and 2 differ on " + corpus.name);
  for (const auto& engine : engines) {
    Answers lanes(corpus.size()), lanes_first(corpus.size()), single(corpus.size());
    Answers face(corpus.size()), face_first(corpus.size());
    engine->lanes.solve(corpus, 2, lanes);
    engine->lanes.solve(corpus, 1, lanes_first);
    solve_single(engine->single, corpus, 2, single);
    solve_face(engine->both, corpus, 2, face);
    solve_face(engine->both, corpus, 1, face_first);
    if (face != best || face_first != first) fail("the face of " + engine->name + " differs");
    if (lanes != best || lanes_first != first || single.counts != best.counts) {
      fail(engine->name + " differs on " + corpus.name);
    }
  }
}

// ---- then the clock

std::vector<SearchWay> ways_to_solve(const Corpus& corpus, const EngineList& engines,
                                     Answers& answers) {
  std::vector<SearchWay> ways;
  for (const auto& engine : engines) {
    for (const std::uint32_t limit : {1U, 2U}) {
      SearchWay way = way_of(engine->name, "lanes", limit, corpus.size());
      engine->lanes.solve(corpus, limit, answers, &way.effort);
      way.run = [&corpus, &answers, limit, &lanes = engine->lanes] {
        lanes.solve(corpus, limit, answers);
      };
      ways.push_back(way);
    }
    SearchWay way = way_of(engine->name, "single", 2, corpus.size());
    measure_single(engine->single, corpus, 2, way.effort);
    way.run = [&corpus, &answers, &single = engine->single] {
      solve_single(single, corpus, 2, answers);
    };
    ways.push_back(way);
    for (const std::uint32_t limit : {1U, 2U}) {
      ways.push_back(way_of(engine->name, "face", limit, corpus.size()));
      solve_face(engine->both, corpus, limit, answers, &ways.back().effort);
      ways.back().run = [&corpus, &answers, limit, &both = engine->both] {
        solve_face(both, corpus, limit, answers);
      };
    }
  }
  return ways;
}

// The yardstick: the first puzzles, by plain search.
SearchWay plain_way(const Corpus& corpus) {
  constexpr std::size_t kAsked = 60;
  const std::size_t size = std::min(kAsked, corpus.size());
  SearchWay way = way_of("plain", "plain", 2, size);
  way.run = [&corpus, size] {
    for (std::size_t i = 0; i < size; ++i) count_plainly(corpus.puzzle(i), 2);
  };
  return way;
}

double to_best(const std::vector<SearchWay>& ways, const SearchWay& face) {
  double best = 0;
  for (const SearchWay& way : ways) {
    const bool is_rival =
        way.kernel == face.kernel && way.limit == face.limit && way.engine != face.engine;
    if (is_rival) best = std::max(best, way.median());
  }
  return face.median() / best;
}

std::string key_of(const Corpus& corpus, const SearchWay& way) {
  return Baseline::key(corpus.name, way.kernel, way.engine, way.limit);
}

// The last way is the yardstick.
void print(const Corpus& corpus, const std::vector<SearchWay>& ways, const Baseline& baseline) {
  const double plain = ways.back().median();
  std::printf("\n%s, %zu puzzles\n", corpus.name.c_str(), corpus.size());
  std::printf("  %-8s%-7s%7s%14s%9s%7s%14s%14s%10s%10s%9s%10s\n", "kernel", "engine", "limit",
              "puzzles/s", "ns", "+-", "guesses each", "sweeps each", "x plain", "before", "",
              "to best");
  for (const SearchWay& way : ways) {
    std::printf("  %-8s%-7s%7u%14.0f%9.0f%6.1f%%%14.2f%14.3f", way.kernel.c_str(),
                way.engine.c_str(), way.limit, way.median(), 1e9 / way.median(), way.spread(),
                static_cast<double>(way.effort.guesses) / way.units,
                static_cast<double>(way.effort.sweeps) / way.units);
    if (way.engine != "plain") {
      std::printf("%10.1f", way.median() / plain);
      print_beside(baseline.find(key_of(corpus, way)), way.median() / plain);
    }
    if (way.engine == "face") std::printf("%10.3f", to_best(ways, way));
    std::printf("\n");
  }
  std::fflush(stdout);
}

JsonValue to_json(const std::string& corpus, const SearchWay& way) {
  JsonValue json;
  json["corpus"] = corpus;
  json["kernel"] = way.kernel;
  json["engine"] = way.engine;
  if (way.limit != 0) json["limit"] = way.limit;
  json["units"] = way.units;
  json["rate"] = way.median();
  json["low"] = way.rates.front();
  json["high"] = way.rates.back();
  json["guesses"] = way.effort.guesses;
  json["sweeps"] = way.effort.sweeps;
  return json;
}

void bench_counting(const EngineList& engines, int rounds, JsonValue& results) {
  constexpr std::uint64_t kLeast = 1000000;
  std::printf("\ncounting all solutions, millions a second\n");
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const Grid grid = generate_with_solutions(kLeast, seed);
    const search::Masks masks = search::masks_of(Puzzle(grid));
    const std::uint64_t solutions = engines.front()->lanes.count(masks.data(), ~std::uint64_t{0});
    std::vector<SearchWay> ways;
    for (const auto& engine : engines) {
      if (engine->lanes.count(masks.data(), ~std::uint64_t{0}) != solutions) {
        fail(engine->name + " counts otherwise: " + grid.to_line());
      }
      ways.push_back(way_of(engine->name, "count", 0, solutions));
      ways.back().run = [&masks, &lanes = engine->lanes] {
        lanes.count(masks.data(), ~std::uint64_t{0});
      };
    }
    measure(ways, rounds);
    std::printf("  %s  %llu solutions\n", grid.to_line().c_str(),
                static_cast<unsigned long long>(solutions));
    for (const SearchWay& way : ways) {
      std::printf("    %-8s%8.1f +-%.1f%%\n", way.kernel.c_str(), way.median() / 1e6, way.spread());
      results.push_back(to_json("count_" + std::to_string(seed), way));
    }
    std::fflush(stdout);
  }
}

// ---- what to measure

std::vector<Corpus> find_corpora(const Options& options) {
  std::vector<std::string> files = options.files;
  const char* folder = std::getenv("NONET_CORPUS");
  if (files.empty() && folder != nullptr) {
    std::error_code none;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(folder) + "/bench", none)) {
      if (entry.path().extension() == ".txt") files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
  }
  std::vector<Corpus> corpora;
  for (const std::string& file : files) {
    corpora.push_back(read_corpus(file));
    if (corpora.back().size() == 0) fail("no puzzles in " + file);
    draw(corpora.back(), options.puzzles, kSeed);
  }
  if (!corpora.empty()) return corpora;
  std::printf("no collections given and none in $NONET_CORPUS/bench: made from a seed\n");
  return generate_corpora(options.puzzles, kSeed);
}

Options parse(int argc, char** argv) {
  Options options;
  const std::vector<std::string> words(argv + 1, argv + argc);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].rfind("--", 0) != 0) {
      options.files.push_back(words[i]);
      continue;
    }
    if (i + 1 == words.size()) fail(words[i] + " needs a value");
    const std::string& value = words[i + 1];
    if (words[i] == "--json") {
      options.json = value;
    } else if (words[i] == "--kernel") {
      options.kernel = value;
    } else if (words[i] == "--baseline") {
      options.baseline = value;
    } else if (words[i] == "--write-baseline") {
      options.new_baseline = value;
    } else if (words[i] == "--rounds") {
      options.rounds = std::max(1, std::atoi(value.c_str()));
    } else if (words[i] == "--puzzles") {
      options.puzzles = static_cast<std::size_t>(std::max(1, std::atoi(value.c_str())));
    } else {
      fail("no option " + words[i] +
           "; there are --json, --rounds, --puzzles, --kernel, --baseline and --write-baseline");
    }
    ++i;
  }
  return options;
}

void run(const Options& options) {
  EngineList engines;
  for (const search::Engines& each : search::usable_engines()) {
    if (!options.kernel.empty() && options.kernel != each.lanes->name) continue;
    engines.push_back(std::make_unique<Engine>(each));
  }
  if (engines.empty()) fail("this machine has no kernel " + options.kernel);
  JsonValue results = JsonValue::array();
  const Baseline baseline(options.baseline);
  Baseline written(options.new_baseline);  // what it has of other kernels stays
  for (const Corpus& corpus : find_corpora(options)) {
    check(corpus, engines);
    Answers answers(corpus.size());
    std::vector<SearchWay> ways = ways_to_solve(corpus, engines, answers);
    ways.push_back(plain_way(corpus));
    measure(ways, options.rounds);
    print(corpus, ways, baseline);
    for (const SearchWay& way : ways) {
      results.push_back(to_json(corpus.name, way));
      if (way.engine == "plain") continue;
      written.set(key_of(corpus, way), way.median() / ways.back().median());
    }
  }
  if (!options.new_baseline.empty() && !written.write(options.new_baseline)) {
    fail("cannot write " + options.new_baseline);
  }
  bench_counting(engines, options.rounds, results);
  if (options.json.empty()) return;
  std::ofstream file(options.json);
  file << results.dump(2) << '\n';
  if (!file.flush()) fail("cannot write " + options.json);
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) { nonet::bench::run(nonet::bench::parse(argc, argv)); }
