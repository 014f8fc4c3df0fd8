// All traced puzzles, told: 29,796 steps, chains of every kind and level.

#include <cstdlib>

#include "explain/se_told.hpp"

namespace nonet::explain {
namespace {

TEST(SudokuExplainerTold, EveryChainOfTheTracesIsProvedByItsOwnLines) {
  const char* corpus = std::getenv("NONET_CORPUS");
  const std::vector<std::string> puzzles =
      read_puzzles(std::string(corpus == nullptr ? "" : corpus) + "/ratings/se_traces.tsv");
  if (puzzles.empty()) GTEST_SKIP() << "no $NONET_CORPUS/ratings/se_traces.tsv";
  Rater rater(*find_scale("se"));
  Seen seen;
  for (const std::string& puzzle : puzzles) check_told(rater, puzzle, seen);
  EXPECT_GT(seen.names.size(), 20U);
  EXPECT_GT(seen.insides, 2500);
}

}  // namespace
}  // namespace nonet::explain
