// Paths of Sudoku Explainer, judged: every step has evidence and words, and the lines of every
// chain prove what it does.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "explain/proof.hpp"
#include "nonet/explain.hpp"
#include "nonet/rate.hpp"
#include "nonet/text.hpp"

namespace nonet::explain {

// The first 81 characters of every line that has so many.
inline std::vector<std::string> read_puzzles(const std::string& path) {
  std::ifstream lines(path);
  std::vector<std::string> puzzles;
  for (std::string line; std::getline(lines, line);) {
    if (line.size() >= 81 && line[0] != '#') puzzles.push_back(line.substr(0, 81));
  }
  return puzzles;
}

struct Seen {
  std::map<std::string, int> names;  // of chains
  int steps = 0, insides = 0;
};

inline void check_told(Rater& rater, const std::string& line, Seen& seen) {
  const Puzzle puzzle = parse(line)->puzzle;
  const auto look = [&](const ScaleStep& paid, const Board& before) {
    ++seen.steps;
    const std::string where = line + " " + std::string(paid.name) + " " + effect_text(paid.step);
    // Where marks make the solution the only one, our uniqueness techniques are silent.
    if (!puzzle.marks) EXPECT_FALSE(paid.step.evidence().empty()) << where;
    EXPECT_FALSE(describe(before, paid.step).empty()) << where;
    if (paid.price < 65 || paid.name == "Aligned Triplet Exclusion") return Flow::go_on;
    ++seen.names[std::string(paid.name)];
    EXPECT_EQ(find_gap(before, paid.step, seen.insides), "") << where;
    return Flow::go_on;
  };
  const RateQuestion::Visitor visit = look;
  EXPECT_TRUE(rater.rate(puzzle, {.visit = &visit, .wants_evidence = true}).rating.has_value());
}

}  // namespace nonet::explain
