// The terminal picture, as a person sees it.

#include "nonet/picture.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <vector>

#include "nonet/text.hpp"

namespace nonet {
namespace {

// Thirty givens and one placed digit, the 8 of r1c1.
Puzzle sample() {
  Puzzle puzzle(Grid::from_line(
      "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
  puzzle.grid.set(Cell(0), Digit(8));
  return puzzle;
}

constexpr Shows kAllViews[] = {Shows::digits, Shows::candidates, Shows::index, Shows::names};
const CellSet kMarked = {Cell(0), Cell(1), Cell(3), Cell(40), Cell(80)};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Columns of a line: its characters, less what only sets colours.
int columns(const std::string& line) {
  int count = 0;
  bool is_escape = false;
  for (const char c : line) {
    if (c == '\x1b') is_escape = true;
    if (!is_escape && (c & 0xc0) != 0x80) ++count;
    if (c == 'm') is_escape = false;
  }
  return count;
}

std::string without_colors(const std::string& text) {
  std::string plain;
  bool is_escape = false;
  for (const char c : text) {
    if (c == '\x1b') is_escape = true;
    if (!is_escape) plain += c;
    if (c == 'm') is_escape = false;
  }
  return plain;
}

TEST(Picture, DrawsABorderedGrid) {
  EXPECT_EQ(draw(sample(), {}),
            "+-------+-------+-------+\n"
            "| 8 . . | 2 . . | . 7 . |\n"
            "| 1 . . | 8 . . | . . . |\n"
            "| 7 9 2 | . 5 . | 8 . . |\n"
            "+-------+-------+-------+\n"
            "| 9 . 5 | 3 7 . | . 2 8 |\n"
            "| 2 . . | . 4 . | . . 9 |\n"
            "| 3 . . | . 8 . | 4 5 1 |\n"
            "+-------+-------+-------+\n"
            "| . . 8 | . . 9 | . . 3 |\n"
            "| 4 . . | . 6 . | . . . |\n"
            "| . . . | 4 . . | . 9 . |\n"
            "+-------+-------+-------+\n");
}

TEST(Picture, DrawsAUnicodeFrame) {
  const std::vector<std::string> lines = lines_of(draw(sample(), {.frame = Frame::unicode}));
  EXPECT_EQ(lines[0], "┌───────┬───────┬───────┐");
  EXPECT_EQ(lines[1], "│ 8 . . │ 2 . . │ . 7 . │");
  EXPECT_EQ(lines[4], "├───────┼───────┼───────┤");
  EXPECT_EQ(lines[12], "└───────┴───────┴───────┘");
}

TEST(Picture, BothFramesShowTheSame) {
  const auto cells_only = [](const std::string& text) {
    std::string cells;
    for (const char c : text) {
      if ((c & 0x80) == 0 && c != '|' && c != '-' && c != '+') cells += c;
    }
    return cells;
  };
  for (const Shows shows : kAllViews) {
    EXPECT_EQ(cells_only(draw(sample(), {.shows = shows, .frame = Frame::ascii})),
              cells_only(draw(sample(), {.shows = shows, .frame = Frame::unicode})));
  }
}

TEST(Picture, EveryLineIsEquallyWide) {
  for (const Shows shows : kAllViews) {
    for (const Frame frame : {Frame::ascii, Frame::unicode}) {
      for (const Color color : {Color::never, Color::always}) {
        for (const CellSet& marked : {CellSet(), kMarked}) {
          for (const Puzzle& puzzle : {sample(), Puzzle()}) {
            const std::vector<std::string> lines = lines_of(
                draw(puzzle, {.shows = shows, .frame = frame, .color = color, .marked = marked}));
            EXPECT_EQ(lines.size(), 13u);
            for (const std::string& line : lines) EXPECT_EQ(columns(line), columns(lines[0]));
          }
        }
      }
    }
  }
}

TEST(Picture, MarksCellsWithBracketsInPlaceOfSpaces) {
  const std::vector<std::string> lines = lines_of(draw(sample(), {.marked = kMarked}));
  EXPECT_EQ(lines[1], "|[8][.] . |[2] .  . | .  7  . |");
  EXPECT_EQ(lines[2], "| 1  .  . | 8  .  . | .  .  . |");
  EXPECT_EQ(lines[6], "| 2  .  . | . [4] . | .  .  9 |");
  EXPECT_EQ(lines[11], "| .  .  . | 4  .  . | .  9 [.]|");
}

TEST(Picture, DrawsCandidatesInPaddedColumns) {
  const std::vector<std::string> lines = lines_of(draw(sample(), {.shows = Shows::candidates}));
  EXPECT_EQ(lines[1], "| 8   3456    346  | 2    139  1346   | 13569  7     456  |");
  EXPECT_EQ(lines[7], "| 3   67      67   | 69   8    26     | 4      5     1    |");
}

TEST(Picture, ShowsPencilMarksWhereThePuzzleHasThem) {
  Puzzle puzzle;
  CandidateSet marks = puzzle.all_candidates();
  for (const int face : {1, 2, 3, 4, 5, 6, 7}) marks.erase(Candidate(Cell(4), Digit(face)));
  puzzle.set_marks(marks);
  const std::vector<std::string> lines = lines_of(draw(puzzle, {.shows = Shows::candidates}));
  EXPECT_NE(lines[1].find("| 123456789  89         123456789 |"), std::string::npos);
}

TEST(Picture, CandidatesAreEightyOneGroups) {
  const std::string text = draw(sample(), {.shows = Shows::candidates});
  int groups = 0;
  bool was_digit = false;
  for (const char c : text) {
    const bool is_digit = c >= '1' && c <= '9';
    groups += is_digit && !was_digit ? 1 : 0;
    was_digit = is_digit;
  }
  EXPECT_EQ(groups, kCells);
}

TEST(Picture, ShowsZeroForACellWithoutCandidates) {
  Puzzle puzzle = sample();
  CandidateSet marks = puzzle.all_candidates();
  for (const Digit digit : DigitSet::every()) marks.erase(Candidate(Cell(1), digit));
  puzzle.set_marks(marks);
  const std::vector<std::string> lines = lines_of(draw(puzzle, {.shows = Shows::candidates}));
  EXPECT_EQ(lines[1].substr(0, 11), "| 8   0    ");
}

TEST(Picture, OfDigitsReadsBack) {
  for (const Frame frame : {Frame::ascii, Frame::unicode}) {
    for (const CellSet& marked : {CellSet(), kMarked}) {
      const Result<Record> record = parse(draw(sample(), {.frame = frame, .marked = marked}));
      ASSERT_TRUE(record) << record.error().message();
      EXPECT_EQ(record->puzzle.grid, sample().grid);
    }
  }
}

TEST(Picture, OfCandidatesReadsBack) {
  // No cell has a single candidate: that would read as a digit. One has none.
  Puzzle puzzle(Grid::from_line(
      ".91....6....3.....2.7..9......6...4.....8.3..1.9.5...85.2...6.1.......82..47....."));
  CandidateSet marks = puzzle.all_candidates();
  marks.erase(Candidate(Cell(0), Digit(4)));
  for (const Digit digit : DigitSet::every()) marks.erase(Candidate(Cell(80), digit));
  puzzle.set_marks(marks);
  for (const Frame frame : {Frame::ascii, Frame::unicode}) {
    const Result<Record> record = parse(draw(puzzle, {.shows = Shows::candidates, .frame = frame}));
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->puzzle, puzzle);
  }
}

TEST(Picture, ShowsIndicesAndBoxNames) {
  const std::vector<std::string> lines = lines_of(draw(sample(), {.shows = Shows::index}));
  EXPECT_EQ(lines[0], "+- b1 NW ----------+- b2 N -----------+- b3 NE ----------+");
  EXPECT_EQ(lines[1], "|  0=8   1     2   |  3=2   4     5   |  6     7=7   8   |");
  EXPECT_EQ(lines[11], "| 72    73    74   | 75=4  76    77   | 78    79=9  80   |");
}

TEST(Picture, ShowsNamesAndBoxNames) {
  const std::vector<std::string> lines = lines_of(draw(sample(), {.shows = Shows::names}));
  EXPECT_EQ(lines[1],
            "| r1c1=8  r1c2    r1c3   | r1c4=2  r1c5    r1c6   | r1c7    r1c8=7  r1c9   |");
  EXPECT_EQ(lines[4],
            "+- b4 W -----------------+- b5 C -----------------+- b6 E -----------------+");
}

TEST(Picture, NamesEveryBoxOnTheFrame) {
  for (const Shows shows : {Shows::index, Shows::names}) {
    const std::string text = draw(Puzzle(), {.shows = shows});
    for (const char* label : {" b1 NW ", " b2 N ", " b3 NE ", " b4 W ", " b5 C ", " b6 E ",
                              " b7 SW ", " b8 S ", " b9 SE "}) {
      EXPECT_NE(text.find(label), std::string::npos) << label;
    }
  }
}

TEST(Picture, PutsTheTitleAbove) {
  const std::string text = draw(sample(), {.title = "Monday"});
  EXPECT_EQ(text, "Monday\n" + draw(sample(), {}));
}

TEST(Picture, ATitleCannotSteerTheTerminal) {
  const std::vector<std::string> lines = lines_of(draw(sample(), {.title = "\x1b[2Jone\ntwo"}));
  EXPECT_EQ(lines[0], "\\x1b[2Jone two");
  EXPECT_EQ(lines.size(), 14u);
}

TEST(Picture, ColorsGivensPlacedDigitsAndMarksDifferently) {
  const std::vector<std::string> lines =
      lines_of(draw(sample(), {.color = Color::always, .marked = {Cell(0)}}));
  EXPECT_NE(lines[1].find("\x1b[94;7m[8]\x1b[0m"), std::string::npos) << lines[1];
  EXPECT_NE(lines[2].find("\x1b[1m1\x1b[0m"), std::string::npos) << lines[2];
}

TEST(Picture, ColorsChangeNoCharacter) {
  for (const Shows shows : kAllViews) {
    EXPECT_EQ(
        without_colors(draw(sample(), {.shows = shows, .color = Color::always, .marked = kMarked})),
        draw(sample(), {.shows = shows, .marked = kMarked}));
  }
}

TEST(Picture, WithoutColorThereIsNoEscape) {
  for (const Shows shows : kAllViews) {
    EXPECT_EQ(draw(sample(), {.shows = shows, .marked = kMarked}).find('\x1b'), std::string::npos);
  }
}

}  // namespace
}  // namespace nonet
