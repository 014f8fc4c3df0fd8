// Boards that are not classic: rules of every kind, and puzzles made for them by search alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "../../bench/puzzles.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/variants.hpp"
#include "search/general.hpp"

namespace nonet::variants_for_tests {

// A jigsaw: the boxes of a board, with cells exchanged between neighbours while every region hangs
// together.
class Jigsaw {
 public:
  Jigsaw(int side, std::uint64_t seed) : side_(side), random_(seed) {
    const SharedRules boxes = *make_rules({.side = side});
    for (const Cell cell : boxes->cells()) {
      symbols_ += static_cast<char>('1' + boxes->number(*boxes->region_of(cell)));
    }
    const auto cells = static_cast<std::uint32_t>(symbols_.size());
    for (int done = 0, tries = 0; done < side && tries < 5000; ++tries) {
      const std::size_t a = random_.below(cells), b = random_.below(cells);
      if (symbols_[a] == symbols_[b] || !touches(a, symbols_[b]) || !touches(b, symbols_[a])) {
        continue;
      }
      std::swap(symbols_[a], symbols_[b]);
      if (hangs_together(symbols_[a]) && hangs_together(symbols_[b])) {
        ++done;
      } else {
        std::swap(symbols_[a], symbols_[b]);
      }
    }
  }
  const std::string& symbols() const { return symbols_; }

 private:
  std::vector<std::size_t> beside(std::size_t at) const {
    const auto side = static_cast<std::size_t>(side_);
    std::vector<std::size_t> found;
    if (at % side > 0) found.push_back(at - 1);
    if (at % side + 1 < side) found.push_back(at + 1);
    if (at >= side) found.push_back(at - side);
    if (at + side < symbols_.size()) found.push_back(at + side);
    return found;
  }
  bool touches(std::size_t at, char symbol) const {
    for (const std::size_t next : beside(at)) {
      if (symbols_[next] == symbol) return true;
    }
    return false;
  }
  bool hangs_together(char symbol) const {
    std::vector<std::size_t> met = {symbols_.find(symbol)};
    for (std::size_t i = 0; i < met.size(); ++i) {
      for (const std::size_t next : beside(met[i])) {
        const bool is_new = std::find(met.begin(), met.end(), next) == met.end();
        if (is_new && symbols_[next] == symbol) met.push_back(next);
      }
    }
    return met.size() == static_cast<std::size_t>(side_);
  }

  int side_;
  bench::Random random_;
  std::string symbols_;
};

// What the boards are made of; jigsaws get a layout by number.
struct Kind {
  std::string name;
  int side = kDigits;
  bool is_jigsaw = false;
  std::vector<Variant> variants = {};
  bool is_loose = false;  // some cells are in no region, and some regions no houses
};

inline std::vector<Kind> kinds() {
  using enum Variant;
  return {
      {"four", 4},
      {"six", 6},
      {"eight", 8},
      {"x", 9, false, {x}},
      {"windoku", 9, false, {windoku}},
      {"disjoint", 9, false, {disjoint}},
      {"antiknight", 9, false, {antiknight}},
      {"antiking", 9, false, {antiking}},
      {"nonconsecutive", 9, false, {nonconsecutive}},
      {"jigsaw", 9, true},
      {"jigsaw_six", 6, true},
      {"jigsaw_x", 9, true, {x}},
      {"x_windoku", 9, false, {x, windoku}},
      {"x_antiking", 9, false, {x, antiking}},
      {"windoku_antiknight", 9, false, {windoku, antiknight}},
      {"disjoint_antiking", 9, false, {disjoint, antiking}},
      {"six_x", 6, false, {x}},
      {"eight_antiking", 8, false, {antiking}},
      {"six_nonconsecutive", 6, false, {nonconsecutive}},
      {"jigsaw_loose", 9, true, {}, true},
      {"six_loose_nonconsecutive", 6, true, {nonconsecutive}, true},
  };
}

inline SharedRules rules_of(const Kind& kind, std::uint64_t number) {
  RulesWish wish{.side = kind.side, .variants = kind.variants};
  if (kind.is_jigsaw) wish.regions = Jigsaw(kind.side, number).symbols();
  if (kind.is_loose) {
    constexpr std::size_t kEvery = 17;
    for (std::size_t i = number % kEvery; i < wish.regions.size(); i += kEvery) {
      wish.regions[i] = '.';
    }
  }
  return *make_rules(wish);
}

// A puzzle with one solution and hardly a given too many, made from nothing but the search. Nothing
// if no grid was met by these rules; bounded, as some layouts have none and the search may not end.
struct MadeByRules {
  Puzzle puzzle;
  Grid solution;
};
inline std::optional<MadeByRules> make_puzzle(const SharedRules& rules, std::uint64_t seed) {
  constexpr std::uint64_t kMostForSolution = 100'000, kMostGuesses = 2'000;
  const std::optional<Grid> solution =
      search::General(Puzzle(Grid(), rules)).random_solution(seed, kMostForSolution);
  if (!solution) return std::nullopt;
  std::vector<Cell> cells;
  for (const Cell cell : rules->cells()) cells.push_back(cell);
  bench::Random random(seed);
  for (std::size_t i = cells.size(); i > 1; --i) {
    std::swap(cells[i - 1], cells[random.below(static_cast<std::uint32_t>(i))]);
  }
  Grid grid = *solution;
  for (const Cell cell : cells) {
    Grid fewer = grid;
    fewer.clear(cell);
    search::General general(Puzzle(fewer, rules));
    general.forbid(Candidate(cell, *solution->at(cell)));
    if (!general.may_have_solution(kMostGuesses)) grid = fewer;
  }
  return MadeByRules{Puzzle(grid, rules), *solution};
}

}  // namespace nonet::variants_for_tests
