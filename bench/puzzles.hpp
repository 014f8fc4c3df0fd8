// Puzzles to measure with: collections from files, and some of our own making when there are none.
//
// Everything comes from a seed and from generators of ours, so that every machine measures and
// signs the same puzzles in the same order.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "nonet/solve.hpp"
#include "search/plain.hpp"

namespace nonet::bench {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return state_ >> 33;
  }
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next()) % bound; }

 private:
  std::uint64_t state_;
};

template <class Items>
void shuffle(Items& items, Random& random) {
  for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[random.below(i)]);
}

// Puzzles of 81 characters, one after the other.
struct Corpus {
  std::string name;
  std::string text;

  std::size_t size() const { return text.size() / kCells; }
  const char* puzzle(std::size_t i) const { return text.data() + i * kCells; }
  void add(const Grid& grid) { text += grid.to_line(); }
};

// Every line that begins with a puzzle; the name is the file's, without folder and ending.
inline Corpus read_corpus(const std::string& path) {
  Corpus corpus;
  corpus.name = path.substr(path.find_last_of('/') + 1);
  corpus.name = corpus.name.substr(0, corpus.name.find_last_of('.'));
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.size() >= kCells && line[0] != '#') corpus.text += line.substr(0, kCells);
  }
  return corpus;
}

// At most so many of them, drawn and ordered by the seed.
inline void draw(Corpus& corpus, std::size_t most, std::uint64_t seed) {
  std::vector<std::size_t> order(corpus.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  Random random(seed);
  shuffle(order, random);
  order.resize(std::min(order.size(), most));
  std::string text;
  for (const std::size_t i : order) text.append(corpus.puzzle(i), kCells);
  corpus.text = std::move(text);
}

inline Grid random_solution(Random& random) {
  return *search::random_solution(search::PlainPosition(), random.next());
}

// Takes givens away in random order while the solution stays the only one, down to `fewest`.
inline Grid minimise(Grid grid, int fewest, Random& random) {
  std::array<int, kCells> order{};
  for (int i = 0; i < kCells; ++i) order[i] = i;
  shuffle(order, random);
  int left = kCells;
  for (const int i : order) {
    if (left == fewest) break;
    Grid fewer = grid;
    fewer.clear(Cell(i));
    if (count(Puzzle(fewer), {.limit = 2}).count != 1) continue;
    grid = fewer;
    --left;
  }
  return grid;
}

// A third of each kind: 36 givens, none to spare, and two too few.
inline std::vector<Corpus> generate_corpora(std::size_t each, std::uint64_t seed) {
  std::vector<Corpus> corpora = {
      {"generated_36", {}}, {"generated_minimal", {}}, {"generated_several", {}}};
  Random random(seed);
  for (std::size_t i = 0; i < each; ++i) {
    const Grid solution = random_solution(random);
    corpora[0].add(minimise(solution, 36, random));
    Grid grid = minimise(solution, 0, random);
    corpora[1].add(grid);
    grid.clear(grid.filled().first());
    grid.clear(grid.filled().first());
    corpora[2].add(grid);
  }
  return corpora;
}

// A puzzle with at least so many solutions, and not many times more.
inline Grid generate_with_solutions(std::uint64_t least, std::uint64_t seed) {
  Random random(seed);
  std::array<int, kCells> order{};
  for (int i = 0; i < kCells; ++i) order[i] = i;
  shuffle(order, random);
  Grid grid = random_solution(random);
  for (const int i : order) {
    grid.clear(Cell(i));
    if (count(Puzzle(grid), {.limit = least}).count >= least) break;
  }
  return grid;
}

}  // namespace nonet::bench
