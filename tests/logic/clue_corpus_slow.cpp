// How far the techniques reach on puzzles with clues that others set: of the collections in
// $NONET_CORPUS/variants, boards of nine rows and one solution, which are solved without trial, by
// kind; every step is put to the solution. A sample by default, all of them with NONET_WHOLE_CORPUS
// set.

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include "nonet/clue_puzzle.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/techniques.hpp"
#include "text/json_tree.hpp"
#include "variants_judge.hpp"

namespace nonet {
namespace {

using text::JsonTree;

struct SolvedOf {
  int solved = 0, all = 0;
};

class Corpus {
 public:
  void read(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::string words;
    const int step = std::getenv("NONET_WHOLE_CORPUS") != nullptr ? 1 : 12;
    for (int number = 0; std::getline(file, words); ++number) {
      if (number % step != 0) continue;
      std::size_t at = 0;
      const std::optional<JsonTree> line = text::read_json_tree(words, at);
      ASSERT_TRUE(line) << path << ":" << number + 1;
      const JsonTree *object = line->find("fpuzzles"), *unique = line->find("unique"),
                     *solution = line->find("solution");
      if (object == nullptr || unique == nullptr || !unique->is_true() || solution == nullptr) {
        continue;
      }
      const Result<Problem> problem = read_fpuzzles(object->raw);
      if (!problem || problem->side != 9 || problem->clues.empty() || !problem->unknown.empty()) {
        continue;
      }
      walk(*problem, line->find("id")->text(), solution->text());
    }
  }

  void print() const {
    for (const auto& [kind, reach] : by_kind_) {
      std::cout << kind << ": " << reach.solved << " of " << reach.all << "\n";
    }
    std::cout << "all: " << total_.solved << " of " << total_.all << " without trial, " << steps_
              << " steps\n";
  }
  const SolvedOf& total() const { return total_; }

 private:
  void walk(const Problem& problem, const std::string& id, const std::string& solution) {
    const std::optional<Puzzle> puzzle = puzzle_of(problem);
    if (!puzzle || solution.size() != 81) return;
    const Grid full = Grid::from_line(solution);
    Board board = puzzle->start().board;
    std::string wrong;
    const auto start = std::chrono::steady_clock::now();
    const WalkEnd end = walker_.walk(board, {.givens = puzzle->givens, .is_unique = true},
                                     [&](const Step& step, const Board&) {
                                       ++steps_;
                                       if (variants_for_tests::agrees(full, step))
                                         return Flow::go_on;
                                       wrong = info(step.technique()).id;
                                       return Flow::stop;
                                     });
    EXPECT_EQ(wrong, "") << id;
    const bool is_solved = end == WalkEnd::solved;
    if (std::getenv("NONET_WHOLE_CORPUS") != nullptr) {
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
      std::cout << id << (is_solved ? " solved" : " stuck") << ", " << board.unsolved().size()
                << " cells left, " << took.count() << " s\n";
    }
    total_.all += 1;
    total_.solved += is_solved ? 1 : 0;
    std::set<std::string> kinds;
    for (const Clue& clue : problem.clues) kinds.emplace(info(clue.kind).id);
    for (const std::string& kind : kinds) {
      by_kind_[kind].all += 1;
      by_kind_[kind].solved += is_solved ? 1 : 0;
    }
  }

  Walker walker_{Schedule::standard()};
  std::map<std::string, SolvedOf> by_kind_;
  SolvedOf total_;
  int steps_ = 0;
};

TEST(ClueCorpus, IsSolvedWithoutTrialForTheMostPart) {
  const char* root = std::getenv("NONET_CORPUS");
  const std::filesystem::path folder =
      std::filesystem::path(root == nullptr ? "../shared/data" : root) / "variants";
  if (!std::filesystem::exists(folder)) {
    GTEST_SKIP() << "no " << folder << ": the reach of techniques on clues is not measured";
  }
  Corpus corpus;
  for (const char* name : {"published", "generated", "iss", "janko"}) {
    corpus.read(folder / (std::string(name) + ".jsonl"));
  }
  corpus.print();
  EXPECT_GT(corpus.total().all, 10);
  EXPECT_GE(corpus.total().solved * 10, corpus.total().all * 7);
}

}  // namespace
}  // namespace nonet
