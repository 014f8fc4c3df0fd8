// The SVG picture, by its structure: well-formed, self-contained, nothing told by colour alone.

#include <gtest/gtest.h>

#include "draw/well_formed.hpp"
#include "nonet/picture.hpp"
#include "nonet/problem_picture.hpp"
#include "nonet/problem_text.hpp"

namespace nonet {
namespace {

Puzzle sample() {
  Puzzle puzzle(Grid::from_line(
      "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
  puzzle.grid.set(Cell(0), Digit(8));
  return puzzle;
}

int count_of(std::string_view part, std::string_view text) {
  int count = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
  return count;
}

// What stands between the group with an attribute and its end.
std::string group_with(std::string_view attribute, const std::string& svg) {
  const std::size_t start = svg.find(attribute);
  if (start == svg.npos) return {};
  return svg.substr(start, svg.find("</g>", start) - start);
}

TEST(Svg, IsWellFormed) {
  for (const bool candidates : {false, true}) {
    const SvgOptions options = {
        .title = "A <b> & \"c\"", .candidates = candidates, .marked = {Cell(0), Cell(80)}};
    EXPECT_TRUE(is_well_formed(draw_svg(sample(), options)));
    EXPECT_TRUE(is_well_formed(draw_svg(Puzzle(), options)));
  }
}

TEST(Svg, ScalesAndHasASizeOnPaper) {
  const std::string svg = draw_svg(sample(), {});
  EXPECT_NE(svg.find("viewBox=\"0 0 570 570\""), std::string::npos);
  EXPECT_NE(svg.find("width=\"114mm\" height=\"114mm\""), std::string::npos);
}

TEST(Svg, TheLegendOfCluesStaysWithinThePicture) {
  for (const char* clue : {"boxindex r1c1", "colindex r1c1", "lockout r1c123", "rowindex r1c1"}) {
    const Result<Problem> problem = parse_problem(std::string(81, '.') + "; " + clue);
    ASSERT_TRUE(problem);
    const std::string svg = draw_svg(*problem, ProblemPicture());
    const std::string legend = svg.substr(svg.find("class=\"legend\""));
    EXPECT_GE(count_of("<text", legend), 2) << clue;
    for (std::size_t end = legend.find("</text>"); end != legend.npos;
         end = legend.find("</text>", end + 1)) {
      EXPECT_LE(end - legend.rfind('>', end), 60U) << clue;
    }
  }
}

TEST(Svg, StandsAlone) {
  const std::string svg =
      draw_svg(sample(), {.title = "x", .candidates = true, .marked = {Cell(0)}});
  for (const char* foreign : {"<script", "<style", "<image", "href", "url(", "@import", "<!"}) {
    EXPECT_EQ(svg.find(foreign), std::string::npos) << foreign;
  }
  EXPECT_EQ(count_of("http", svg), 1);  // the name space
}

TEST(Svg, ShowsEveryDigitOnce) {
  EXPECT_EQ(count_of("<text", draw_svg(sample(), {})), 31);
  EXPECT_EQ(count_of("<text", draw_svg(Puzzle(), {})), 0);
}

TEST(Svg, TellsPlacedDigitsFromGivensByWeightAndSlant) {
  const std::string svg = draw_svg(sample(), {});
  EXPECT_EQ(count_of("<text", group_with("font-weight=\"bold\"", svg)), 30);
  const std::string placed = group_with("font-style=\"italic\"", svg);
  EXPECT_EQ(count_of("<text", placed), 1);
  EXPECT_NE(placed.find("<text x=\"45\" y=\"58.7\">8</text>"), std::string::npos) << placed;
}

TEST(Svg, ShowsCandidatesSmallAndOnlyWhenAsked) {
  const std::string without = draw_svg(sample(), {});
  const std::string with = draw_svg(sample(), {.candidates = true});
  EXPECT_EQ(count_of("<text", with) - count_of("<text", without), sample().all_candidates().size());
  EXPECT_EQ(count_of("<text", group_with("font-size=\"16\"", with)),
            sample().all_candidates().size());
}

TEST(Svg, FramesMarkedCells) {
  const std::string svg = draw_svg(sample(), {.marked = {Cell(0), Cell(40), Cell(80)}});
  EXPECT_EQ(count_of("<path", group_with("class=\"frame", svg)), 3);
  EXPECT_EQ(count_of("class=\"frame", draw_svg(sample(), {})), 0);
}

TEST(Svg, DescribesItselfToAScreenReader) {
  const std::string svg = draw_svg(sample(), {.title = "Monday", .marked = {Cell(40)}});
  EXPECT_NE(svg.find("role=\"img\""), std::string::npos);
  EXPECT_NE(svg.find("<title>Monday</title>"), std::string::npos);
  EXPECT_NE(svg.find("<desc>Row 1: 8..2...7., Row 2: 1..8....."), std::string::npos);
  EXPECT_NE(svg.find("Marked: r5c5</desc>"), std::string::npos);
}

TEST(Svg, IsCalledSudokuWithoutATitle) {
  EXPECT_NE(draw_svg(sample(), {}).find("<title>Sudoku</title>"), std::string::npos);
  EXPECT_NE(draw_svg(sample(), {.title = "  "}).find("<title>Sudoku</title>"), std::string::npos);
}

TEST(Svg, EscapesItsTitle) {
  const std::string svg = draw_svg(sample(), {.title = "<script>&\x01\xff"});
  EXPECT_EQ(svg.find("<script"), std::string::npos);
  EXPECT_NE(svg.find(">&lt;script&gt;&amp;\\x01\\xff</text>"), std::string::npos);
}

TEST(Svg, BreaksALongTitleIntoLines) {
  const std::string svg =
      draw_svg(Puzzle(), {.title = "a title of a good many words that is wider than the grid"});
  EXPECT_NE(svg.find(">a title of a good many words</text>"), std::string::npos);
  EXPECT_NE(svg.find(">that is wider than the grid</text>"), std::string::npos);
  EXPECT_EQ(count_of("<text", svg), 2);
}

TEST(Svg, CutsAWordThatIsLongerThanALine) {
  const std::string word(70, 'x');
  EXPECT_EQ(count_of("<text", draw_svg(Puzzle(), {.title = word})), 3);
}

TEST(Svg, WideCharactersCountTwice) {
  std::string word;
  for (int i = 0; i < 28; ++i) word += "数";
  EXPECT_EQ(count_of("<text", draw_svg(Puzzle(), {.title = word})), 2);
}

TEST(Svg, GrowsWithItsTitle) {
  EXPECT_NE(draw_svg(Puzzle(), {.title = "one line"}).find("viewBox=\"0 0 570 608\""),
            std::string::npos);
}

}  // namespace
}  // namespace nonet
