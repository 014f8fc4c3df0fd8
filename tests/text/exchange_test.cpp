#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

const std::string kLine(kPuzzle);

TEST(Exchange, WritesALinkThatComesBack) {
  const std::string link = print(*parse(kPuzzle), Format::exchange);
  EXPECT_EQ(link, "https://sudokuexchange.com/play/?s=KWHLw79CFSJ53R28WY9XI45LST3YuAYJ\n");
  EXPECT_EQ(summary(link), Lines{kLine});
}

TEST(Exchange, ReadsABareCode) {
  EXPECT_EQ(summary("KWHLw79CFSJ53R28WY9XI45LST3YuAYJ\n"), Lines{kLine});
  EXPECT_EQ(summary("oooooooooooooK"), Lines{std::string(81, '.')});
}

TEST(Exchange, ReadsLinksWithAllDigits) {
  EXPECT_EQ(summary("see https://sudokuexchange.com/play/?s=" + zeros() + "&d=3 for more"),
            Lines{kLine});
  EXPECT_EQ(summary("https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros()), Lines{kLine});
}

TEST(Exchange, SaysHowManyCellsACodeSpells) {
  EXPECT_EQ(summary("https://sudokuexchange.com/play/?s=KWHL"),
            Lines{"1:36: expected 81 cells, found 12"});
  EXPECT_EQ(summary("https://www.sudokuwiki.org/sudoku.htm?bd=S9B01"),
            Lines{"1:42: expected 81 digits, found a board with candidates (S9B...)"});
}

}  // namespace
}  // namespace nonet::test
