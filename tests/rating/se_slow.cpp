// Sudoku Explainer's ratings and steps, all of them that are at hand ($NONET_CORPUS/ratings).

#include <gtest/gtest.h>

#include <map>

#include "rating/se_scale.hpp"
#include "rating/se_traces.hpp"

namespace nonet::se {
namespace {

// Where a list differs from the original program, and what that says (docs/RATINGS.md). These
// stand in a list made by another program, which finds unique loops that the original does not.
const std::map<std::string, std::string> kOriginal = {
    {"000207040108000000000400000000060105020000000000000800070000320500010000000600000",
     "6.6/1.2/1.2"},
    {"300009001040060030008700000010000900050020060002000040000008700030040010900200008",
     "7.1/1.2/1.2"},
    {"075109000000700600000350004600000805000005300008020000020003090000000030063410000",
     "7.6/1.2/1.2"},
    {"000040000500900100010038200000700005020000060900001000007380090005009004000020000",
     "8.4/1.2/1.2"},
    // Published with an ED of 10.7; the exact port says what nonet says.
    {"120300000400050000006001700500200000030010040001006800009000070000100900000009068",
     "11.8/11.8/10.8"},
};

// Some lists leave out the tenths of whole numbers: "11/11/2.6".
std::string with_tenths(const std::string& ratings) {
  std::string text, part;
  for (const char c : ratings + "/") {
    if (c != '/') {
      part += c;
      continue;
    }
    if (!text.empty()) text += '/';
    text += part.find('.') == std::string::npos ? part + ".0" : part;
    part.clear();
  }
  return text;
}

void compare(const char* name, std::size_t every) {
  const std::vector<Listed> rows = read_ratings(name);
  if (rows.empty()) GTEST_SKIP() << "no $NONET_CORPUS/ratings/" << name;
  const Scale scale = rating::se_scale();
  Rater rater(scale);
  for (std::size_t i = 0; i < rows.size(); i += every) {
    const auto original = kOriginal.find(rows[i].puzzle);
    const std::string want =
        original == kOriginal.end() ? with_tenths(rows[i].ratings) : original->second;
    EXPECT_EQ(to_text(*rater.rate_unique(puzzle_of(rows[i].puzzle)).rating), want)
        << rows[i].puzzle;
  }
}

TEST(SudokuExplainer, RatesTheRatedCollection) { compare("se.tsv", 1); }
TEST(SudokuExplainer, RatesTheLargeCollection) { compare("se_more.tsv", 1); }
TEST(SudokuExplainer, RatesTheHardGenerated) { compare("se_generated_hard.tsv", 1); }
// A tenth of them: each takes a good part of a second.
TEST(SudokuExplainer, RatesTheHardestPublished) { compare("se_published_hardest.tsv", 10); }

TEST(SudokuExplainer, TakesTheStepsOfTheTraces) {
  const std::vector<Listed> rows = read_ratings("se_traces.tsv");
  if (rows.empty()) GTEST_SKIP() << "no $NONET_CORPUS/ratings/se_traces.tsv";
  Explainer explainer;
  for (const Listed& row : rows) EXPECT_EQ(first_difference(explainer, row), "") << row.puzzle;
}

}  // namespace
}  // namespace nonet::se
