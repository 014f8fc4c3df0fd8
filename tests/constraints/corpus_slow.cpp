// Problems with solutions that were proved elsewhere: every third of the collections in
// $NONET_CORPUS/variants, all of them with NONET_WHOLE_CORPUS set. Each must come out as its
// solution and its verdict, by the object of f-puzzles and by the line of Interactive Sudoku
// Solver; what takes too many guesses is passed over and named. NONET_WHOLE_CORPUS=12000000 allows
// so many, which decides all but one of them in some minutes of CPU time.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "nonet/problem_text.hpp"
#include "nonet/solve_problem.hpp"
#include "text/json_tree.hpp"

namespace nonet {
namespace {

using text::JsonTree;

bool is_whole() { return std::getenv("NONET_WHOLE_CORPUS") != nullptr; }
std::uint64_t most_guesses() {
  if (!is_whole()) return 20'000;
  return std::max(500'000ULL, std::strtoull(std::getenv("NONET_WHOLE_CORPUS"), nullptr, 10));
}

struct Tally {
  int right = 0, open = 0, several = 0, unknown = 0;
};

// Numbers between brackets, as the collection of that program's own kinds has them.
std::string digits_of(const JsonTree& solution) {
  if (!solution.raw.starts_with('[')) return solution.text();
  std::string digits;
  for (const char c : solution.raw) {
    if (c >= '0' && c <= '9') digits += c;
  }
  return digits;
}

void expect_solution(const Problem& problem, const JsonTree& line, Tally& tally) {
  const std::string id = line.find("id")->text();
  const SolvedProblem solved = solve(problem, nullptr, most_guesses());
  if (solved.is_interrupted) {
    ++tally.open;
    std::cout << id << " is open after " << solved.guesses << " guesses\n";
    return;
  }
  if (!solved.solution.empty()) {
    EXPECT_TRUE(find_broken(problem, solved.solution).empty()) << id;
  }
  const JsonTree *unique = line.find("unique"), *solution = line.find("solution");
  if (unique != nullptr && !unique->is_true()) {
    EXPECT_NE(solved.verdict, Verdict::unique) << id;
    ++tally.several;
    return;
  }
  if (unique == nullptr || solution == nullptr || solution->raw.empty()) return;
  EXPECT_EQ(solved.verdict, Verdict::unique) << id;
  if (solved.verdict != Verdict::unique) return;
  Problem shown = problem;
  if (problem.symbols != Symbols::zero)
    shown.symbols = problem.side > 35 ? Symbols::numbers : Symbols::digits;
  EXPECT_EQ(grid_line(shown, solved.solution), digits_of(*solution)) << id;
  ++tally.right;
}

void read_collection(const std::filesystem::path& path, Tally& tally) {
  std::ifstream file(path);
  std::string words;
  const int step = is_whole() ? 1 : 3;
  for (int number = 0; std::getline(file, words); ++number) {
    if (number % step != 0) continue;
    std::size_t at = 0;
    const std::optional<JsonTree> line = text::read_json_tree(words, at);
    ASSERT_TRUE(line) << path << ":" << number + 1;
    const JsonTree *object = line->find("fpuzzles"), *iss = line->find("iss");
    if (object != nullptr) {
      const Result<Problem> problem = read_fpuzzles(object->raw);
      ASSERT_TRUE(problem) << line->find("id")->text() << ": " << problem.error().message();
      expect_solution(*problem, *line, tally);
    }
    if (iss == nullptr) continue;
    const Result<Problem> problem = parse_problem(iss->text());
    if (!problem || !problem->unknown.empty()) {
      ++tally.unknown;
    } else {
      expect_solution(*problem, *line, tally);
    }
  }
}

TEST(VariantCorpus, ComesOutAsItsSolutions) {
  const char* corpus = std::getenv("NONET_CORPUS");
  const std::filesystem::path folder =
      std::filesystem::path(corpus == nullptr ? "../shared/data" : corpus) / "variants";
  if (!std::filesystem::exists(folder))
    GTEST_SKIP() << "no " << folder << ": variants are not held against a corpus";
  Tally tally;
  for (const char* name : {"published", "generated", "iss", "iss_only", "janko", "classic_large"}) {
    read_collection(folder / (std::string(name) + ".jsonl"), tally);
  }
  std::cout << tally.right << " right, " << tally.several << " with several or none, " << tally.open
            << " open, " << tally.unknown << " with kinds that are not known\n";
  EXPECT_GT(tally.right, 300);
  EXPECT_LT(tally.open * 10, tally.right);
}

}  // namespace
}  // namespace nonet
