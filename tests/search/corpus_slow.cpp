// Whole puzzle collections, where there are any: $NONET_CORPUS/bench.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "nonet/solve.hpp"

namespace nonet {
namespace {

struct Collection {
  const char* file;
  int puzzles;
  Verdict verdict;
};

class Corpus : public testing::TestWithParam<Collection> {};

TEST_P(Corpus, EveryPuzzleHasTheExpectedVerdict) {
  const char* corpus = std::getenv("NONET_CORPUS");
  const std::string folder = corpus == nullptr ? "../shared/data" : corpus;
  std::ifstream file(folder + "/bench/" + GetParam().file);
  if (!file) GTEST_SKIP() << "no puzzle collection at $NONET_CORPUS/bench/" << GetParam().file;
  int puzzles = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    ++puzzles;
    const Solved solved = solve(Puzzle(Grid::from_line(std::string_view(line).substr(0, kCells))));
    ASSERT_EQ(solved.verdict, GetParam().verdict) << line;
    ASSERT_FALSE(Board::start(*solved.solution).contradiction) << line;
  }
  EXPECT_EQ(puzzles, GetParam().puzzles);
}

INSTANTIATE_TEST_SUITE_P(Bench, Corpus,
                         testing::Values(Collection{"17_clue.txt", 49158, Verdict::unique},
                                         Collection{"magictour.txt", 1465, Verdict::unique},
                                         Collection{"forum_hardest_1106.txt", 375, Verdict::unique},
                                         Collection{"serg_multi.txt", 10000, Verdict::several}));

}  // namespace
}  // namespace nonet
