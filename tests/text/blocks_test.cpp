#include "text/blocks.hpp"

#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

const std::string kLine(kPuzzle);

// The rows with each cell through a function of its own.
template <typename Dress>
std::string dressed(Dress dress) {
  std::string text;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) text += dress(kLine[row * 9 + column], row, column);
    text += "\n";
  }
  return text;
}

std::string with_blank(char blank) {
  return dressed([blank](char c, int, int) { return std::string(1, c == '.' ? blank : c); });
}

TEST(Blocks, ReadNineLinesOfNine) {
  for (const char blank : std::string("0.*_-xX? ")) {
    EXPECT_EQ(summary(with_blank(blank)), Lines{kLine}) << "'" << blank << "'";
  }
}

TEST(Blocks, ReadSeveralWithAndWithoutBlankLinesBetween) {
  EXPECT_EQ(summary(rows() + rows() + "\n" + rows()), (Lines{kLine, kLine, kLine}));
}

TEST(Blocks, AllowBlankLinesBetweenBandsOrBetweenAllRows) {
  const std::string bands = dressed([](char c, int row, int column) {
    return std::string(column == 0 && row % 3 == 0 && row > 0 ? "\n" : "") + c;
  });
  EXPECT_EQ(summary(bands + "\n" + bands), (Lines{kLine, kLine}));
  const std::string spread = dressed(
      [](char c, int, int column) { return std::string(1, c) + (column == 8 ? "\n" : ""); });
  EXPECT_EQ(summary(spread), Lines{kLine});
}

TEST(Blocks, ReadTheGridOfTheSeed) {
  const std::string text =
      "Sudoku is a grid like this:\n"
      "------------------------------- \n"
      "| 1  0  0 | 0  0  0 | 0  0  0 |\n"
      "| 0  0  0 | 2  0  3 | 0  0  0 |\n"
      "| 0  0  0 | 0  0  0 | 0  0  3 |\n"
      "------------------------------- \n"
      "| 0  0  4 | 0  0  0 | 0  0  0 |\n"
      "| 0  0  0 | 0  3  0 | 0  6  0 |\n"
      "| 0  6  0 | 0  0  1 | 0  3  0 |\n"
      "-------------------------------\n"
      "| 0  0  5 | 0  0  0 | 0  0  0 |\n"
      "| x  0  0 | 0  0  5 | 0  0  0 |\n"
      "| 6  0  0 | 0  0  0 | 3  0  5 |\n"
      "-------------------------------\n"
      "wich could be solved as:\n";
  const Everything all = read_all(text);
  ASSERT_EQ(summary(all),
            Lines{"1...........2.3...........3..4..........3..6..6...1.3...5.........."
                  ".5...6.....3.5"});
  EXPECT_EQ(all.entries[0].record->words.title, "Sudoku is a grid like this:");
  EXPECT_EQ(all.entries[0].format, Format::grid);
  EXPECT_EQ(all.entries[0].line, 3);
}

TEST(Blocks, ReadQqwingsReadableAndTheBsdGamesDress) {
  const auto dress = [](std::string_view cross) {
    return [cross](char c, int row, int column) {
      std::string text;
      if (column == 0 && row > 0 && row % 3 == 0) {
        text.append("-------").append(cross).append("-------").append(cross).append("-------\n");
      }
      return text + " " + c + (column == 2 || column == 5 ? " |" : "");
    };
  };
  EXPECT_EQ(summary(dressed(dress("|")) + "\n" + dressed(dress("|"))), (Lines{kLine, kLine}));
  const Everything bsd = read_all("% randomly generated - medium\n" + dressed(dress("+")));
  EXPECT_EQ(summary(bsd), Lines{kLine});
  EXPECT_EQ(bsd.entries[0].record->words.title, "randomly generated - medium");
}

TEST(Blocks, ReadBoxDrawingWithABarAroundEveryCell) {
  const std::string text = dressed([](char c, int, int column) {
    return std::string(column == 0 ? "│" : "") + " " + (c == '.' ? ' ' : c) + " │";
  });
  EXPECT_EQ(summary("┌───┬───┐\n" + text + "└───┴───┘\n"), Lines{kLine});
}

TEST(Blocks, ReadBoxesWithSpacesForBlanks) {
  const std::string text = dressed([](char c, int, int column) {
    return std::string(column % 3 == 0 ? "| " : "") + (c == '.' ? ' ' : c) + " " +
           (column == 8 ? "|" : "");
  });
  EXPECT_EQ(summary(text), Lines{kLine});
}

TEST(Blocks, ReadRowsPastedFromATable) {
  for (const char separator : std::string("\t,;")) {
    const std::string text = dressed([separator](char c, int, int column) {
      return std::string(c == '.' ? "" : std::string(1, c)) +
             (column < 8 ? std::string(1, separator) : "");
    });
    EXPECT_EQ(summary(text), Lines{kLine}) << separator;
  }
}

TEST(Blocks, ReadFullWidthDigitsAndNoBreakSpaces) {
  const std::string text = dressed([](char c, int, int) {
    if (c == '.') return std::string("．");
    return std::string("\xef\xbc") + static_cast<char>(0x90 + (c - '0')) + "\xc2\xa0";
  });
  EXPECT_EQ(summary(text), Lines{kLine});
}

TEST(Blocks, ReadArraysOfAProgrammingLanguage) {
  const std::string text = dressed([](char c, int, int column) {
    return std::string(column == 0 ? "{" : ", ") + (c == '.' ? '0' : c) + (column == 8 ? "}," : "");
  });
  EXPECT_EQ(summary(text), Lines{kLine});
}

TEST(Blocks, TakeNineDashesForARowOnlyWhereDashesAreBlanks) {
  const std::string empty_row = "5--------\n---------\n";
  EXPECT_EQ(summary(empty_row + with_blank('-').substr(20)).size(), 1U);
  EXPECT_EQ(summary(empty_row + with_blank('-').substr(20))[0].substr(0, 18), "5.................");
  std::string ruled = rows();
  ruled.insert(30, "---------\n");
  EXPECT_EQ(summary(ruled), Lines{kLine});
}

TEST(Blocks, PointAtTheRowWithTheWrongNumberOfCells) {
  std::string text = rows();
  text.erase(34, 1);
  EXPECT_EQ(summary(text + "\n" + rows()),
            (Lines{"4:9: expected 9 cells in this row, found 8", kLine}));
  text = rows();
  text.insert(0, "5");
  EXPECT_EQ(summary(text), Lines{"1:10: expected 9 cells in this row, found 10"});
}

TEST(Blocks, PointAtTheCharacterThatIsNoCell) {
  std::string text = rows();
  text[34] = 'q';
  EXPECT_EQ(summary(text), Lines{"4:5: expected a digit or a blank, found 'q'"});
}

TEST(Blocks, SayHowManyRowsThereWere) {
  const std::string cut = rows().substr(0, 70);
  EXPECT_EQ(summary("Grid 01\n" + cut + "Grid 02\n" + rows()),
            (Lines{"9:1: expected 9 rows, found 7", kLine}));
  EXPECT_EQ(summary(rows() + "\n" + rows().substr(0, 20)),
            (Lines{kLine, "13:1: expected 9 rows, found 2"}));
  EXPECT_EQ(summary(rows() + rows().substr(0, 10)),
            (Lines{kLine, "11:1: expected 9 rows, found 1"}));
  EXPECT_EQ(summary(rows().substr(0, 60) + "\n" + rows()),
            (Lines{"7:1: expected 9 rows, found 6", kLine}));
}

TEST(Blocks, TakeWordsBeforeAGridAsItsTitle) {
  const Everything all =
      read_all("A book\n\n\nGrid 01\n" + rows() + "Solved in ink\n\nGrid 02\n\n" + rows());
  ASSERT_EQ(all.entries.size(), 2U);
  EXPECT_EQ(all.entries[0].record->words.title, "Grid 01");
  EXPECT_EQ(all.entries[1].record->words.title, "Grid 02");
}

TEST(Blocks, LetWordsUnderAGridGo) {
  const Everything all = read_all(rows() + "Simple Sudoku\n\n" + rows());
  ASSERT_EQ(all.entries.size(), 2U);
  EXPECT_EQ(all.entries[1].record->words.title, "");
}

TEST(Blocks, TakeNoPuzzleFromAHeaderLine) {
  EXPECT_EQ(summary("#C" + kLine + "\n" + rows()), Lines{kLine});
}

TEST(Blocks, FindAPuzzleOnOneLineAmongGrids) {
  EXPECT_EQ(summary(rows() + "\n" + zeros() + "\n\n" + rows()), (Lines{kLine, kLine, kLine}));
}

TEST(Blocks, TakeALoneRowInProseForProse) {
  EXPECT_EQ(summary(rows() + "\nThe columns:\n1 2 3 4 5 6 7 8 9\nare counted from one.\n"),
            Lines{kLine});
}

TEST(Blocks, ReadSimpleSudokusClipboard) {
  const std::string text =
      " *-----------*\n |...|...|.1.|\n |4..|...|...|\n |.2.|...|...|\n |---+---+---|\n"
      " |...|.5.|4.7|\n |..8|...|3..|\n |..1|.9.|...|\n |---+---+---|\n |3..|4..|2..|\n"
      " |.5.|1..|...|\n |...|8.6|...|\n *-----------*\n\nSimple Sudoku\n";
  const Everything all = read_all(text);
  EXPECT_EQ(summary(all),
            Lines{".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1..."
                  ".....8.6..."});
  EXPECT_EQ(all.entries[0].format, Format::ss);
}

TEST(Blocks, ReadWhatTheTerminalColoured) {
  std::string text;
  for (const char c : rows()) {
    text += c >= '1' && c <= '9' ? std::string("\x1b[1;94m") + c + "\x1b[0m" : std::string(1, c);
  }
  EXPECT_EQ(summary(text), Lines{kLine});
}

TEST(Blocks, NameTheFormatByItsDress) {
  const Record record = *parse(kPuzzle);
  for (const Format format : {Format::block, Format::grid, Format::ss}) {
    EXPECT_EQ(read_all(print(record, format)).entries[0].format, format) << info(format).id;
  }
}

TEST(Blocks, StayFlatWhenALookAheadFindsNoEnd) {
  // A row and then rules without end: the look ahead must give up.
  std::string text = rows() + "\n123456789\n";
  for (int i = 0; i < 20000; ++i) text += "-----------\n";
  EXPECT_EQ(summary(text).front(), kLine);
}

}  // namespace
}  // namespace nonet::test
