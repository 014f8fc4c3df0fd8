// Problems as text: every kind of clue survives every notation that has a word for it, bad text is
// refused, and a short text does not become a huge one.

#include "nonet/problem_text.hpp"

#include <gtest/gtest.h>

#include "constraints/random_clues.hpp"
#include "nonet/text.hpp"
#include "text/format.hpp"
#include "text/problems.hpp"

namespace nonet {
namespace {

using test::breaks;
using test::ClueMaker;
using test::expect_same_line;

TEST(ProblemText, EveryKindSurvivesALine) {
  ClueMaker maker(3);
  for (const int side : {4, 6, 9, 12}) {
    for (const ConstraintInfo& kind : all_constraints()) {
      Problem problem(side);
      problem.clues.push_back(maker.draw_clue(problem, kind.kind));
      const std::string line = problem_line(problem);
      const Result<Problem> read = parse_problem(line);
      ASSERT_TRUE(read) << line << ": " << read.error().message();
      EXPECT_EQ(*read, problem) << line;
    }
  }
}

TEST(ProblemText, EveryKindThatFpuzzlesKnowsSurvivesIt) {
  ClueMaker maker(4);
  for (const ConstraintInfo& kind : all_constraints()) {
    if (kind.key.empty()) continue;
    Problem problem(9);
    Clue clue = maker.draw_clue(problem, kind.kind);
    if (clue.kind == Constraint::sum) clue.values.resize(1);
    if (info(clue.kind).shape == ClueShape::cells) clue.cells.resize(1);
    problem.clues.push_back(clue);
    problem.digits[5] = 3;
    problem.givens[5] = true;
    problem.digits[7] = 4;  // the player's
    const Result<Problem> read = read_fpuzzles(print_fpuzzles(problem));
    ASSERT_TRUE(read) << print_fpuzzles(problem) << read.error().message();
    EXPECT_EQ(*read, problem) << print_fpuzzles(problem);
    const Result<Problem> linked = parse_problem(fpuzzles_link(problem));
    ASSERT_TRUE(linked) << linked.error().message();
    EXPECT_EQ(*linked, problem);
  }
}

TEST(ProblemText, MarksOfACellAreWhatAllClausesLeave) {
  const std::string grid(81, '.');
  const Result<Problem> both = parse_problem(grid + "; marks r1c12 123; marks r1c2 36");
  ASSERT_TRUE(both);
  EXPECT_EQ(both->marks[0], 0b111U);
  EXPECT_EQ(both->marks[1], 0b100U);
  const Result<Problem> odd = parse_problem(".~R1C3C3_6");
  ASSERT_FALSE(odd);
  EXPECT_EQ(odd.error().column, 3);
}

TEST(ProblemText, ACornerIsADiagonalOfItsOwn) {
  for (const char* view : {"r0c2 dl", "r0c8 dr", "r10c2 ul", "r10c8 ur"}) {
    const std::string line = std::string(81, '.') + "; littlekiller " + view + " 7";
    const Result<Problem> read = parse_problem(line);
    ASSERT_TRUE(read) << read.error().message();
    EXPECT_EQ(read->clues[0].cells.size(), 1U) << view;
    EXPECT_EQ(problem_line(*read), line);
    const Result<Problem> again = read_fpuzzles(print_fpuzzles(*read));
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(*again, *read) << view;
  }
}

// What it has no word of its own for comes back as relations of cells, or as marks.
TEST(ProblemText, WhatIssCanSaySurvivesIt) {
  ClueMaker maker(5);
  int said = 0, same = 0;
  for (int i = 0; i < 200; ++i) {
    Problem problem(9);
    const auto kinds = static_cast<int>(all_constraints().size());
    problem.clues.push_back(maker.draw_clue(problem, static_cast<Constraint>(maker.draw(kinds))));
    const std::optional<std::string> text = print_iss(problem);
    if (!text || problem.clues[0].kind == Constraint::quad ||
        problem.clues[0].kind == Constraint::sandwich)
      continue;
    const Result<Problem> read = parse_problem(*text);
    ASSERT_TRUE(read) << *text << read.error().message();
    Problem other = *read;
    for (Clue& clue : other.clues) {
      const Clue& own = problem.clues[0];
      if (own.values.empty()) clue.values.clear();  // it writes what is usual
      if (own.kind == Constraint::littlekiller) clue.kind = own.kind;
    }
    for (int grid = 0; other != problem && grid < 100; ++grid) {
      std::vector<std::uint8_t> order = {1, 2, 3, 4, 5, 6, 7, 8, 9}, digits;
      for (int last = 9; last > 1; --last)
        std::swap(order[static_cast<std::size_t>(last - 1)],
                  order[static_cast<std::size_t>(maker.draw(last))]);
      for (int cell = 0; cell < 81; ++cell) {
        const int row = cell / 9;
        digits.push_back(order[static_cast<std::size_t>((row * 3 + row / 3 + cell % 9) % 9)]);
      }
      ASSERT_EQ(breaks(*read, digits), breaks(problem, digits))
          << *text << " " << problem_line(problem) << " " << grid_line(problem, digits);
    }
    same += other == problem ? 1 : 0;
    ++said;
  }
  EXPECT_GT(said, 120);
  EXPECT_GT(same, 60);
}

TEST(ProblemText, IssForbidsRatioAndDifferenceInOneWord) {
  const Result<Problem> read = parse_problem(".WhiteDot~R1C1~R1C2.StrictKropki");
  ASSERT_TRUE(read) << read.error().message();
  ASSERT_EQ(read->clues.size(), 3U);
  EXPECT_EQ(read->clues[1].kind, Constraint::negative_ratio);
  EXPECT_EQ(read->clues[2].kind, Constraint::nonconsecutive);
  EXPECT_EQ(print_iss(*read), ".WhiteDot~R1C1~R1C2.StrictKropki");
  Problem other = *read;
  other.clues.pop_back();  // ratios alone: no word for that, so every pair is told
  EXPECT_TRUE(print_iss(other)->starts_with(".WhiteDot~R1C1~R1C2.Pair~"));
}

TEST(ProblemText, RowsAreTheRegionsWhereASizeHasNoBoxes) {
  std::string grid;
  for (int row = 0; row < 5; ++row) {
    grid += row == 0 ? "[" : ",[";
    for (int column = 0; column < 5; ++column)
      grid += (column == 0 ? "" : ",") + std::string(row == 1 && column == 0   ? R"({"region":0})"
                                                     : row == 0 && column == 4 ? R"({"region":1})"
                                                                               : "{}");
    grid += "]";
  }
  const Result<Problem> read = read_fpuzzles(R"({"size":5,"grid":[)" + grid + "]}");
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->regions[0], read->regions[5]);
  EXPECT_EQ(read->regions[4], read->regions[6]);
  EXPECT_NE(read->regions[0], read->regions[4]);
  EXPECT_EQ(read->regions[24], read->regions[20]);
}

TEST(ProblemText, RegionsMarksAndBoxesSurvive) {
  Problem problem(6);
  problem.set_boxes(3);
  problem.marks.assign(36, problem.all_digits());
  problem.marks[4] = 0b101;
  EXPECT_EQ(*parse_problem(problem_line(problem)), problem);
  EXPECT_EQ(*read_fpuzzles(print_fpuzzles(problem)), problem);
  Problem latin(5);
  EXPECT_EQ(latin.regions, std::vector<std::int16_t>(25, -1));
  Problem jigsaw(4);
  jigsaw.set_regions({0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3});
  EXPECT_EQ(*parse_problem(problem_line(jigsaw)), jigsaw);
  EXPECT_EQ(*read_fpuzzles(print_fpuzzles(jigsaw)), jigsaw);
}

TEST(ProblemText, TheLengthTellsTheSizeAndTheSymbolsTheAlphabet) {
  EXPECT_EQ(parse_problem(std::string(256, '.'))->side, 16);
  EXPECT_EQ(parse_problem("G" + std::string(255, '.'))->digits[0], 7);
  EXPECT_EQ(parse_problem("1G" + std::string(254, '.'))->digits[1], 16);
  EXPECT_EQ(parse_problem("10G" + std::string(253, '.'))->digits[1], 0);
  EXPECT_EQ(parse_problem("10F" + std::string(253, '.'))->digits[1], 1);
  std::string large = "36";
  for (int i = 1; i < 1296; ++i) large += " .";
  EXPECT_EQ(parse_problem(large)->digits[0], 36);
}

TEST(ProblemText, UnknownMembersComeBack) {
  const Result<Problem> read = read_fpuzzles(
      R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"mystery":[{"a":1}],"line":[{"lines":[["R1C1"]]}]})");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->unknown, std::vector<std::string>{"mystery"});
  EXPECT_EQ(read->skipped, std::vector<std::string>{"line"});
  const std::string written = print_fpuzzles(*read);
  EXPECT_NE(written.find(R"("mystery":[{"a":1}])"), std::string::npos);
  EXPECT_EQ(*read_fpuzzles(written), *read);
}

TEST(ProblemText, SudokuPadLinksAreReadAsFarAsTheyMeanSomething) {
  const std::string object =
      R"({"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
      R"("regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],)"
      R"([[2,2],[2,3],[3,2],[3,3]]],"cages":[{"cells":[[0,1],[0,2]],"value":"5","unique":true},)"
      R"({"value":"title: Small"}],"lines":[{"wayPoints":[[0,0],[1,1]],"color":"#fff"}],)"
      R"("metadata":{"author":"A","antiking":true,"solution":"1234341221434321"}})";
  const std::string zipped =
      R"({ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],)"
      R"([[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],ca:[{ce:[[0,1],[0,2]],v:"5",unique:t},)"
      R"({v:"title: Small"}],l:[{wp:[[0,0],[1,1]],c:"fff"}],)"
      R"(metadata:{author:"A",antiking:t,solution:"1234341221434321"}})";
  for (const std::string& text : {object, zipped}) {
    for (const char* head : {"scl", "ctc", "https://sudokupad.app/scl",
                             "https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc"}) {
      const Result<Problem> read = parse_problem(head + pack_lz(text));
      ASSERT_TRUE(read) << head << ": " << read.error().message();
      EXPECT_EQ(problem_line(*read), "1...............; cage 5 r1c23; antiking");
      EXPECT_EQ(read->title, "Small");
      EXPECT_EQ(read->author, "A");
      EXPECT_EQ(read->solution.size(), 16U);
      EXPECT_EQ(read->skipped.size(), 1U);  // the line
    }
  }
}

TEST(ProblemText, LinksOfBothProgramsHoldTheSame) {
  Problem problem(6);
  problem.title = "Cages \"and\" more";
  problem.digits[3] = 4;
  problem.givens[3] = true;
  problem.clues.push_back({.kind = Constraint::cage, .values = {7}, .cells = {0, 1, 6}});
  EXPECT_EQ(*parse_problem(sudokupad_link(problem)), problem);
  EXPECT_EQ(*parse_problem(fpuzzles_link(problem)), problem);
  // As a pasted link may look: a plus that became a blank, slashes that were doubled.
  std::string path = "fpuz" + pack_lz(print_fpuzzles(problem));
  for (std::size_t at = path.find('/'); at != path.npos; at = path.find('/', at + 2))
    path.insert(at, "/");
  EXPECT_EQ(*parse_problem("https://sudokupad.app/" + path), problem);
}

TEST(ProblemText, BytesThatAreNoTextSpoilNoLink) {
  Problem problem(4);
  problem.title = "A\xc3";  // half a character, before the quotation mark
  problem.author = "\xa9 B\xe2\x82";
  for (const std::string& link : {fpuzzles_link(problem), sudokupad_link(problem)}) {
    const Result<Problem> read = read_link(link);
    ASSERT_TRUE(read) << read.error().message();
    EXPECT_EQ(read->title, "A\uFFFD");
    EXPECT_EQ(read->author, "\uFFFD B\uFFFD\uFFFD");
  }
}

TEST(ProblemText, TwoFiguresACell) {
  std::string grid = "0116";
  for (int i = 2; i < 256; ++i) grid += i % 2 == 0 ? ".." : "00";
  const Result<Problem> read = parse_problem(grid);
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->side, 16);
  EXPECT_EQ(read->digits[1], 16);
  EXPECT_EQ(read->digits[2], 0);
}

TEST(ProblemText, BadTextIsRefusedWithItsPlace) {
  const std::string blank(81, '.');
  for (const char* clause : {"cage",
                             "cage 10",
                             "cage r1c1 x",
                             "thermo r1c1",
                             "arrow r1c12",
                             "sandwich c3",
                             "sandwich c10 4",
                             "littlekiller r0c0 dr",
                             "box 3x2",
                             "regions 123",
                             "nonsense",
                             "white r1c1",
                             "relation a+ r1c12",
                             "automaton ( r1c12",
                             "antiknight r1c1",
                             "cage 1 2 r1c12",
                             "clone r1c12: r3c1",
                             "littlekiller 2 r1c1-4",
                             "littlekiller 9 r8c3 dr",
                             "sandwich 3 r1c1-9",
                             "cage 1000000 r1c12",
                             "diagonal 3"}) {
    const Result<Problem> read = parse_problem(blank + "; " + clause);
    ASSERT_FALSE(read) << clause;
    EXPECT_GT(read.error().column, 81) << clause;
  }
  EXPECT_FALSE(read_fpuzzles("{"));
  EXPECT_FALSE(read_fpuzzles(R"({"size":99,"grid":[[{}]]})"));
  EXPECT_FALSE(read_fpuzzles(R"({"size":9,"grid":[[{}]]})"));
  EXPECT_FALSE(read_link("https://f-puzzles.com/?load=AAAA"));
  EXPECT_FALSE(read_iss(".Shape~99x99"));
  EXPECT_FALSE(read_iss(".Cage~10~R1C1~R9Z9"));
  EXPECT_FALSE(read_iss(".Between~R7C2"));
}

TEST(ProblemText, NoClueIsLostInWhatReadsAsAComment) {
  const std::string blank(81, '.');
  for (const char* clauses : {";; antiknight", "; ; cage 10 r1c12", "; words; antiknight",
                              "; words; cagee 10 r1c12", "; CAGE 10 R1C12", "; AntiKnight"}) {
    EXPECT_TRUE(is_problem_text(blank + clauses)) << clauses;
  }
  for (const char* clauses : {"; words", ";3.1;words", " # words; antiknight", "; so; even x"}) {
    EXPECT_FALSE(is_problem_text(blank + clauses)) << clauses;
  }
  EXPECT_FALSE(is_problem_text(blank + ";" + std::string(81, '1') + ";antiknight"));  // CSV
  EXPECT_FALSE(parse_problem(blank + "; words; antiknight"));
  const Result<Problem> commented =
      parse_problem(blank + " # words; antiking", {.clauses = "antiknight"});
  ASSERT_TRUE(commented) << commented.error().message();
  EXPECT_EQ(problem_line(*commented), blank + "; antiknight");
}

TEST(ProblemText, CapitalsAreReadAsSmallLetters) {
  const std::string blank(81, '.');
  const Result<Problem> read = parse_problem(
      blank + "; CAGE 10 R1C12; Sandwich C3 9; LittleKiller R0C3 DR 30; X r1c34; Negative XV");
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(problem_line(*read), blank +
                                     "; cage 10 r1c12; sandwich c3 9; littlekiller r0c3 dr 30; "
                                     "sum2 10 r1c34; negative-xv");
}

TEST(ProblemText, ALineSaysItsBoxesWhereItsSizeAloneIsNoPuzzle) {
  for (int side = 4; side <= 35; ++side) {
    const std::string line = problem_line(Problem(side));
    EXPECT_TRUE(side == kDigits || text::find_problem(line, 1)) << side;
    const Result<Problem> read = parse_problem(line);
    ASSERT_TRUE(read) << side;
    EXPECT_EQ(*read, Problem(side));
  }
}

TEST(ProblemText, WhatIsReadCanBeReadAgain) {
  const std::string blank(81, '.');
  // A pattern of nothing is a word of nothing.
  expect_same_line(".Regex~~R1C1~R1C2");
  EXPECT_FALSE(parse_problem(".Regex~~R1C1~R1C2")->unknown.empty());
  // A letter alone would count from A, and 729 blanks could be marks.
  expect_same_line(".Shape~16x16.~R1C1_12.~R1C1_3_4");
  expect_same_line(".Shape~16x16.~R1C1_12");
  expect_same_line(R"({"size":27})");
  expect_same_line(print_fpuzzles([] {
    Problem problem(27);
    problem.digits[0] = 1;
    return problem;
  }()));
  // More regions than there are signs for them.
  std::string grid;
  for (int row = 0, region = 0; row < 16; ++row) {
    grid += row == 0 ? "[" : ",[";
    for (int column = 0; column < 16; ++column)
      grid.append(column == 0 ? "" : ",").append(R"({"region":)" + std::to_string(region++) + "}");
    grid += "]";
  }
  EXPECT_FALSE(parse_problem(R"({"size":16,"grid":[)" + grid + "]}"));
  std::string regions;
  for (int i = 0; i < 81; ++i)
    regions += i < 26 ? static_cast<char>('a' + i) : i < 52 ? static_cast<char>('A' + i - 26) : '0';
  expect_same_line(blank + "; regions " + regions);
  EXPECT_TRUE(parse_problem(blank + "; regions " + regions));
  // The least of all numbers has no absolute value.
  EXPECT_FALSE(parse_problem(blank + "; cage -2147483648 r1c12"));
  EXPECT_FALSE(parse_problem(blank + "; sum 5 -2147483648 r1c1"));
  EXPECT_FALSE(parse_problem("https://sudokupad.app/scl" +
                             pack_lz(R"({"cells":[[{},{}],[{},{}]],"cages":[{"cells":[[0,0]],)"
                                     R"("value":"2000000000"}]})")));
  // Many of anything.
  std::string loops = ".Renban", cells;
  for (int i = 0; i < 3000; ++i) loops += "~LOOP";
  EXPECT_FALSE(parse_problem(loops));
  for (int i = 0; i < 1500; ++i) cells += "~R1C1~R1C2";
  EXPECT_FALSE(parse_problem(".Modular~4" + cells));
  expect_same_line(blank + "; arrow r1-4c1-9: r5-6c1-9");
}

TEST(ProblemText, ADiagonalIsSeenWholeFromAfar) {
  for (const char* view : {"r20c20 ul", "r-9c-9 dr"}) {
    const Result<Problem> read =
        parse_problem(std::string(81, '.') + "; littlekiller " + view + " 45");
    ASSERT_TRUE(read) << read.error().message();
    EXPECT_EQ(read->clues[0].cells.size(), 9U);
  }
}

TEST(ProblemText, ACellThatNoDigitFitsComesBack) {
  for (const char* iss : {".Shape~4x4.~R1C1_1_2.~R1C1_3_4", ".Shape~4x4.~R1C1_1.~R1C1_2_3"}) {
    const Result<Problem> read = read_iss(iss);
    ASSERT_TRUE(read) << read.error().message();
    const Result<Problem> again = parse_problem(problem_line(*read));
    ASSERT_TRUE(again) << problem_line(*read) << ": " << again.error().message();
    EXPECT_EQ(*again, *read);
  }
}

TEST(ProblemText, WhatTheCellsOfAnObjectHoldComesBack) {
  std::string grid;
  for (int row = 0; row < 4; ++row) grid += row == 0 ? "" : ",[{},{},{},{}]";
  const std::string object =
      R"({"size":4,"grid":[[{"value":1,"given":true,"c":"#ff0000"},{"centerPencilMarks":[2,3]},{},{}])" +
      grid + "]}";
  const Result<Problem> read = read_fpuzzles(object);
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->skipped, (std::vector<std::string>{"cells.c", "cells.centerPencilMarks"}));
  EXPECT_EQ(print_fpuzzles(*read), object);
}

TEST(ProblemText, AnErrorIsShortWhateverItSpeaksOf) {
  std::string cells = "\"R1C1\"";
  for (int i = 0; i < 3000; ++i) cells += ",\"R1C2\",\"R1C1\"";
  const Result<Problem> read =
      read_fpuzzles(R"({"size":4,"thermometer":[{"lines":[[)" + cells + "]]}]}");
  ASSERT_FALSE(read);
  EXPECT_LT(read.error().message().size(), 200U);
}

TEST(LzString, BothWays) {
  for (const std::string& text :
       {std::string("a"), std::string("aaaaaaaaaaaaaaaaaaaa"), std::string("{\"size\":9}"),
        std::string("gr\xc3\xbc\xc3\x9f \xf0\x9f\x98\x80 \xe2\x82\xac"), std::string(5000, 'x')}) {
    EXPECT_EQ(unpack_lz(pack_lz(text)), text);
  }
}

TEST(LzString, AShortTextDoesNotBecomeAHugeOne) {
  const std::string bomb = pack_lz(std::string(std::size_t{5} << 20, 'a'));
  EXPECT_LT(bomb.size(), 20'000U);
  EXPECT_EQ(unpack_lz(bomb), std::nullopt);
}

TEST(Reader, TellsProblemsFromPuzzles) {
  const std::string line81 =
      "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";
  const auto read = [](const std::string& line) {
    Reader reader(
        [rest = std::string_view(line)](char* to, std::size_t size) mutable {
          const std::size_t taken = rest.copy(to, size);
          rest.remove_prefix(taken);
          return taken;
        },
        ReadOptions{.takes_problems = true});
    return reader.next()->record;
  };
  EXPECT_EQ(read(line81)->problem, nullptr);
  EXPECT_NE(read(line81 + "; cage 10 r1c12")->problem, nullptr);
  EXPECT_NE(read(line81 + "; antiknight")->problem, nullptr);
  EXPECT_EQ(read(line81 + "; hard")->problem, nullptr);  // a comment
  EXPECT_EQ(read(std::string(36, '.'))->problem->side, 6);
  EXPECT_EQ(read(std::string(256, '.'))->problem->side, 16);
  // Nobody takes one for a classic puzzle who did not ask for problems.
  EXPECT_FALSE(parse(line81 + "; antiknight"));
  EXPECT_TRUE(parse(line81 + "; hard"));
}

}  // namespace
}  // namespace nonet
