// The techniques on boards of ten to 36 rows that others set or made, with clues and without: every
// step is held against the solution, of which each has one. Prints what was found by size.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "nonet/problem_text.hpp"
#include "nonet/problem_walk.hpp"
#include "nonet/techniques.hpp"
#include "text/json_tree.hpp"

namespace nonet {
namespace {

using text::JsonTree;

// A sign a cell, 1-9A-Z, or numbers with blanks between them.
std::vector<int> read_digits(const std::string& words, int cells) {
  std::vector<int> digits;
  if (words.size() == static_cast<std::size_t>(cells)) {
    for (const char c : words) digits.push_back(c <= '9' ? c - '0' : c - 'A' + 10);
    return digits;
  }
  std::istringstream numbers(words);
  for (int digit = 0; numbers >> digit;) digits.push_back(digit);
  return digits;
}

struct Found {
  int solved = 0, all = 0, steps = 0;
  std::map<int, int> by_rank;  // how often a technique was needed
};

class LargeCorpus {
 public:
  // Every so many lines; all of them with NONET_WHOLE_CORPUS set.
  void read(const std::filesystem::path& path, int step) {
    if (std::getenv("NONET_WHOLE_CORPUS") != nullptr) step = 1;
    std::ifstream file(path);
    std::string words;
    for (int number = 0; std::getline(file, words); ++number) {
      if (number % step != 0) continue;
      std::size_t at = 0;
      const std::optional<JsonTree> line = text::read_json_tree(words, at);
      ASSERT_TRUE(line) << path;
      const JsonTree *object = line->find("fpuzzles"), *unique = line->find("unique"),
                     *solution = line->find("solution");
      if (object == nullptr || unique == nullptr || !unique->is_true() || solution == nullptr) {
        continue;
      }
      const Result<Problem> problem = read_fpuzzles(object->raw);
      if (!problem || problem->side <= 9 || !problem->unknown.empty()) continue;
      const std::vector<int> full = read_digits(solution->text(), problem->cells());
      if (full.size() == problem->digits.size()) walk(*problem, line->find("id")->text(), full);
    }
  }

  const std::map<int, Found>& by_side() const { return by_side_; }

 private:
  void walk(const Problem& problem, const std::string& id, const std::vector<int>& solution) {
    Found& found = by_side_[problem.side];
    const WalkWish wish{.is_unique = true, .words = false};
    ProblemWalker walker(problem, wish);
    walker.walk([&](const ProblemStep& step) {
      bool is_right = true;
      for (const auto& [cell, digit] : step.places)
        is_right = is_right && solution[static_cast<std::size_t>(cell)] == digit;
      for (const auto& [cell, digit] : step.eliminations)
        is_right = is_right && solution[static_cast<std::size_t>(cell)] != digit;
      EXPECT_TRUE(is_right) << id << ": " << info(step.technique).id;
      ++found.steps;
      ++found.by_rank[info(step.technique).rank];
      return is_right ? Flow::go_on : Flow::stop;
    });
    ++found.all;
    found.solved += walker.is_solved() ? 1 : 0;
  }

  std::map<int, Found> by_side_;
};

TEST(LargeCorpus, NoStepIsWrongAndManyTechniquesAreMet) {
  const char* root = std::getenv("NONET_CORPUS");
  const std::filesystem::path folder =
      std::filesystem::path(root == nullptr ? "../shared/data" : root) / "variants";
  if (!std::filesystem::exists(folder)) {
    GTEST_SKIP() << "no " << folder << ": techniques on large boards are not measured";
  }
  LargeCorpus corpus;
  corpus.read(folder / "classic_large.jsonl", 1);
  corpus.read(folder / "janko.jsonl", 8);
  corpus.read(folder / "generated.jsonl", 12);
  for (const auto& [side, found] : corpus.by_side()) {
    std::cout << side << " rows: " << found.solved << " of " << found.all << " solved, "
              << found.steps << " steps of " << found.by_rank.size() << " techniques\n";
  }
  ASSERT_TRUE(corpus.by_side().contains(16) && corpus.by_side().contains(25));
  EXPECT_GE(corpus.by_side().at(16).by_rank.size(), 15U);
  EXPECT_GE(corpus.by_side().at(25).by_rank.size(), 15U);
}

}  // namespace
}  // namespace nonet
