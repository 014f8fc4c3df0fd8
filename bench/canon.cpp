// How fast canonical forms are found: one core, CPU time, the median of several rounds with their
// spread.
//
//   bench_canon [--rounds N] [FILE...]
//
// Each file is a collection, by default those of $NONET_CORPUS; without them, puzzles of our own
// making. Every puzzle is measured in a random look, from text to text; the solutions of the last
// collection are the full grids. Collections take turns, so that a slow minute of the machine falls
// on all of them, and each form is checked before the clock starts: another look has the same.

#include "nonet/canon.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "clock.hpp"
#include "nonet/generate.hpp"
#include "puzzles.hpp"

namespace nonet::bench {
namespace {

constexpr std::size_t kMost = 20000;

struct Collection {
  std::string name;
  std::vector<std::string> lines;
  std::vector<double> rates = {};
};

[[noreturn]] void fail(const std::string& words) {
  std::fprintf(stderr, "bench_canon: %s\n", words.c_str());
  std::exit(1);
}

Grid look_of(const std::string& line, std::uint64_t seed) {
  return shuffle(Puzzle(Grid::from_line(line)), {.seed = seed}).grid;
}

Collection make_collection(Corpus corpus) {
  draw(corpus, kMost, 1);
  Collection collection{corpus.name, {}};
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    collection.lines.push_back(look_of(std::string(corpus.puzzle(i), kCells), i).to_line());
  }
  return collection;
}

Collection make_solutions(const Collection& puzzles) {
  Collection solutions{"full grids", {}};
  for (const std::string& line : puzzles.lines) {
    const Solved solved = solve(Puzzle(Grid::from_line(line)));
    if (solved.solution) solutions.lines.push_back(solved.solution->to_line());
  }
  return solutions;
}

std::vector<Collection> make_collections(std::vector<std::string> files) {
  const char* corpus = std::getenv("NONET_CORPUS");
  const std::string folder = std::string(corpus == nullptr ? "../shared/data" : corpus) + "/bench/";
  if (files.empty()) {
    for (const char* name : {"easy_36_clues.txt", "17_clue.txt", "minimal.txt"}) {
      if (std::filesystem::exists(folder + name)) files.push_back(folder + name);
    }
  }
  std::vector<Collection> collections;
  for (const std::string& file : files) {
    collections.push_back(make_collection(read_corpus(file)));
    if (collections.back().lines.empty()) fail("no puzzles in " + file);
  }
  if (collections.empty()) {
    for (const Corpus& made : generate_corpora(2000, 1)) {
      collections.push_back(make_collection(made));
    }
  }
  collections.push_back(make_solutions(collections.back()));
  return collections;
}

void check(const Collection& collection) {
  Canonizer canonizer;
  for (std::size_t i = 0; i < collection.lines.size(); ++i) {
    const Grid grid = Grid::from_line(collection.lines[i]);
    const Grid form = canonizer.canonize(grid).form;
    if (form != canonizer.canonize(look_of(collection.lines[i], i + 1)).form) {
      fail("two looks, two forms: " + collection.lines[i]);
    }
  }
}

void measure(Collection& collection, Canonizer& canonizer) {
  std::string out;
  out.reserve(collection.lines.size() * (kCells + 1));
  const double start = cpu_seconds();
  for (const std::string& line : collection.lines) {
    out += canonizer.canonize(Grid::from_line(line)).form.to_line();
    out += '\n';
  }
  const double seconds = std::max(cpu_seconds() - start, 1e-9);
  collection.rates.push_back(static_cast<double>(collection.lines.size()) / seconds);
}

void run(int argc, char** argv) {
  int rounds = 7;
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--rounds" && i + 1 < argc) {
      rounds = std::max(1, std::atoi(argv[++i]));
    } else if (word.starts_with("--")) {
      fail("no option " + word + "; there is --rounds N");
    } else {
      files.push_back(word);
    }
  }
  std::vector<Collection> collections = make_collections(files);
  for (const Collection& collection : collections) check(collection);
  Canonizer canonizer;
  for (int round = 0; round < rounds; ++round) {
    for (Collection& collection : collections) measure(collection, canonizer);
  }
  std::printf("canonical forms a second of CPU time, median of %d rounds\n", rounds);
  for (Collection& collection : collections) {
    std::vector<double>& rates = collection.rates;
    std::sort(rates.begin(), rates.end());
    const double median = rates[rates.size() / 2];
    std::printf("  %-18s%8zu%12.0f/s +-%4.1f%%\n", collection.name.c_str(), collection.lines.size(),
                median, 50 * (rates.back() - rates.front()) / median);
  }
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) { nonet::bench::run(argc, argv); }
