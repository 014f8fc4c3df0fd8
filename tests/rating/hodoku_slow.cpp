// Agreement with HoDoKu 2.3.2, where its ratings are at hand: $NONET_CORPUS/ratings/hodoku.tsv, a
// line each: puzzle, level, score, technique counts. What was reached must not be lost again
// (docs/RATINGS.md).

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "nonet/rate.hpp"

namespace nonet {
namespace {

struct Agreement {
  int puzzles = 0, levels = 0, scores = 0;
  int easier = 0, easier_scores = 0;  // those HoDoKu calls Easy, Medium or Hard
};

Agreement compare(std::istream& lines) {
  Agreement agreement;
  Rater rater;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream fields(line);
    std::string cells, level;
    int score = 0;
    fields >> cells >> level >> score;
    const Rating rating = *rater.rate_unique(Puzzle(Grid::from_line(cells))).rating;
    const bool is_easier = level == "Easy" || level == "Medium" || level == "Hard";
    const bool has_same_score = rating.value("score") == score;
    ++agreement.puzzles;
    agreement.levels += rating.text("level") == level ? 1 : 0;
    agreement.scores += has_same_score ? 1 : 0;
    agreement.easier += is_easier ? 1 : 0;
    agreement.easier_scores += is_easier && has_same_score ? 1 : 0;
  }
  return agreement;
}

TEST(Hodoku, AgreesWithHodoku) {
  const char* corpus = std::getenv("NONET_CORPUS");
  std::ifstream lines(std::string(corpus == nullptr ? "" : corpus) + "/ratings/hodoku.tsv");
  if (!lines) GTEST_SKIP() << "no ratings at $NONET_CORPUS/ratings/hodoku.tsv";
  const Agreement got = compare(lines);
  ASSERT_GT(got.puzzles, 0);
  EXPECT_GE(1000 * got.levels / got.puzzles, 998);
  EXPECT_GE(1000 * got.scores / got.puzzles, 830);
  EXPECT_GE(1000 * got.easier_scores / got.easier, 990);
}

}  // namespace
}  // namespace nonet
