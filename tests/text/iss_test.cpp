// Interactive Sudoku Solver's notation: what is read means there what it means here, and is written
// so again.

#include <gtest/gtest.h>

#include "constraints/states.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/solve_problem.hpp"
#include "nonet/text.hpp"
#include "text/format.hpp"
#include "text/iss_words.hpp"
#include "text/problems.hpp"

namespace nonet {
namespace {

using test::breaks;
using test::expect_same_line;

// Marks as ISS takes them: as many signs a cell as there are digits.
TEST(Iss, MarksOfAllSizes) {
  for (const int side : {4, 5, 6, 8, 9, 10, 16}) {
    std::string text;
    for (int cell = 0; cell < side * side; ++cell) {
      for (int digit = 1; digit <= side; ++digit) {
        const bool is_there = cell % 7 == 0 ? digit == 1 + cell % side : (cell + digit) % 3 != 0;
        const bool is_none = cell == 8;
        text += is_there && !is_none ? std::string(symbol(Symbols::digits, digit).view()) : ".";
      }
    }
    const Result<Problem> read = read_iss(text);
    ASSERT_TRUE(read) << side << read.error().message();
    ASSERT_EQ(read->side, side);
    EXPECT_EQ(read->digits[0], 1);
    EXPECT_TRUE(read->givens[0]);
    EXPECT_EQ(read->marks[1] & 0b1111, 0b1101U);
    EXPECT_EQ(read->marks[8], 0U);
    const std::optional<std::string> written = print_iss(*read);
    ASSERT_TRUE(written);
    const Result<Problem> again = read_iss(*written);
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(*again, *read) << side;
    const Result<Problem> line = parse_problem(problem_line(*read));
    ASSERT_TRUE(line) << line.error().message();
    EXPECT_EQ(line->marks, read->marks) << side;
    EXPECT_EQ(is_problem_text(text), side != 4 && side != 9)
        << side;  // a grid, and the classic marks
    const auto named = text::find_problem(text, 1, Format::iss);
    ASSERT_TRUE(named && named->record) << side;
    if (side != 4) EXPECT_EQ(problem_of(*named->record), *read) << side;
  }
}

TEST(Iss, LeavesOutUsualNumbersAndDotsBeforeDots) {
  const Result<Problem> read =
      read_iss(".Shape~6x6.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R2C2.Whisper~3~R3C1~R3C2");
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(problem_line(*read),
            std::string(36, '.') + "; difference r1c12; ratio r2c12; whisper r3c12");
  EXPECT_TRUE(is_problem_text("..Cage~14~R5C3~R5C4"));
  EXPECT_FALSE(is_problem_text("..A.B.C........."));
}

TEST(Iss, Layouts) {
  std::string pointed, numbered = "3x3::k";
  for (int row = 0; row < 9; ++row) pointed += "j<<<<<<<<";
  for (int cell = 0; cell < 81; ++cell) numbered += ":" + std::to_string(cell < 2 ? 2561 : 0);
  ASSERT_TRUE(is_problem_text(pointed));
  EXPECT_EQ(parse_problem(pointed)->clues.size(), 9U);
  EXPECT_EQ(problem_line(*parse_problem(numbered)), std::string(81, '.') + "; cage 10 r1c12");
  EXPECT_EQ(problem_line(*parse_problem("1............... AAABACBBCCBDCDDD")).substr(0, 16),
            "1...............");
  EXPECT_FALSE(is_problem_text("1234341221434321 1234341221434321"));  // a solution, no layout
  EXPECT_FALSE(parse_problem(numbered + ":1"));
}

// Here digits count from 1: sums are larger by the number of cells, and what is a ratio or a sum of
// others there is a formula or a sum with weights.
TEST(Iss, DigitsFromZero) {
  const std::string text =
      ".Shape~4x4~0-3.~R1C1_0.Cage~3~R1C2~R1C3.BlackDot~R2C1~R2C2.Arrow~R4C1~R3C1~R3C2."
      "X~R3C3~R3C4.Quad~R1C1~0~3.Regex~" +
      text::pack_words("[0-2]3*") + "~R1C4~R2C4";
  const Result<Problem> read = read_iss(text);
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(grid_line(*read, read->digits), "0...............");
  EXPECT_EQ(problem_line(*read),
            "1...............; cage 5 r1c23; "
            "relation a-1=2*(b-1)orb-1=2*(a-1) r2c12; sum 1 1 1 -1 r3c12 r4c1; sum2 12 r3c34; "
            "quad 1,4 r1c12 r2c12; automaton [1-3]4* r1c4 r2c4");
  expect_same_line(text);
  EXPECT_TRUE(read->unknown.empty());
  // What is seen from outside knows how large digits are.
  EXPECT_EQ(read_iss(".Shape~4x4~0-3.XSum~C2~3~")->unknown, (std::vector<std::string>{"XSum"}));
  EXPECT_FALSE(read_iss(".Shape~4x4~0-4"));
}

TEST(Iss, ChoicesAndEqualSums) {
  const Result<Problem> read = read_iss(
      ".Shape~4x4.Or.~R1C1_1.~R1C1_2.End.Or.~R2C1_1.~R2C2_2.End."
      "Or.Cage~3~R1C1~R1C2.And.AntiKnight.End.End.EqualSum~R3C1~R3C2~-~R3C3~-~R4C1");
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->unknown, (std::vector<std::string>{"Or"}));
  EXPECT_EQ(read->marks[0], 0b11U);
  ASSERT_EQ(read->clues.size(), 3U);
  Problem one = *read;
  one.clues.resize(1);
  std::vector<std::uint8_t> digits(16, 0);
  for (const auto& [a, b, is_fine] : {std::tuple{1, 3, true}, {3, 2, true}, {3, 4, false}}) {
    digits[4] = static_cast<std::uint8_t>(a);
    digits[5] = static_cast<std::uint8_t>(b);
    EXPECT_EQ(find_broken(one, digits).empty(), is_fine) << a << b;
  }
  EXPECT_EQ(name(*read, read->clues[1]), "sum 0 1 1 -1 r3c123");
  EXPECT_EQ(name(*read, read->clues[2]), "sum 0 1 -1 r3c3 r4c1");
  const Result<Problem> flat = read_iss(".DutchFlatmates");
  ASSERT_EQ(flat->clues.size(), 9U);
  EXPECT_EQ(flat->clues[0].text, ".*(15|59).*");
  EXPECT_TRUE(read_iss(".Or.~R1C1_1")->unknown.empty());
}

// What it packs as a table of states is read as one, and written so again.
TEST(Iss, States) {
  // The height of nine skyscrapers seen, as that program writes it.
  const std::string text =
      ".NFA~TgRAEv-IiIiIiAyMDmaA9ERQ-qqrD9mZmc_u7u7w_4iIiIn_zMzMzIg~_Nine~R1C1~R2C2~R3C3~~R1C2~R2C3";
  const Result<Problem> read = read_iss(text);
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_TRUE(read->unknown.empty());
  ASSERT_EQ(read->clues.size(), 2U);
  EXPECT_EQ(read->clues[0].kind, Constraint::automaton);
  EXPECT_EQ(read->clues[0].text.substr(0, 2), "{^");
  const std::optional<std::string> written = print_iss(*read);
  ASSERT_TRUE(written);
  EXPECT_EQ(*read_iss(*written), *read) << *written;
  expect_same_line(text);
  for (const char* states : {"{^1>0,1>1|$.>0}", "{1>1|$1>2|^2>0}", "{^$}", "{^$.>0|^$1>1}"}) {
    const auto made = constraints::read_states(states, 9);
    ASSERT_TRUE(made) << states;
    const auto again = text::unpack_states(text::pack_states(*made), 9);
    ASSERT_TRUE(again) << states;
    EXPECT_EQ(text::pack_states(*again), text::pack_states(*made)) << states;
    EXPECT_EQ(again->next.size(), made->next.size());
  }
  // Too many, cells that are not the board's, breaks in a line, nothing.
  EXPECT_FALSE(read_iss(".NFA~~_a~R1C1~R1C2")->unknown.empty());
  EXPECT_FALSE(read_iss(".NFA~TgRAEv~_a~VL1~R1C2")->unknown.empty());
  EXPECT_FALSE(read_iss(".NFA~TgRAEv~_a~R1C1~R1C2~-~R1C3")->unknown.empty());
}

// Whether digits on the first cells of a board break what a text asks for.
bool iss_fits(const std::string& text, const std::string& digits) {
  const Result<Problem> read = read_iss(text);
  if (!read || !read->unknown.empty()) {
    ADD_FAILURE() << text;
    return false;
  }
  std::vector<std::uint8_t> placed(read->digits.size(), 0);
  for (std::size_t i = 0; i < digits.size(); ++i)
    placed[i] = digits[i] == '.' ? 0 : static_cast<std::uint8_t>(digits[i] - '0');
  return !breaks(*read, placed);
}

TEST(Iss, KindsThatArePatterns) {
  struct Case {
    const char *text, *fits, *breaks;
  };
  for (const Case& each : std::initializer_list<Case>{
           {".GlobalEntropy", "14.......27.......", "12.......34......."},
           {".GlobalMod", "12.......34.......", "14.......27......."},
           {".LookAndSay~2309~R1C1~R1C2~R1C3", "343", "393"},
           {".LookAndSay~2314~R1C1~R1C2~R1C3", "343", "344"},
           {".CountingCircles~R1C1~R1C2~R1C3", "221", "321"},
           {".SumLine~10~R1C1~R1C2~R1C3~R1C4", "3782", "7283"},
           {".SumLine~10~R1C1~R1C2~R1C3~R1C4~LOOP", "7283", "7292"},
           {".HiddenSkyscraper~R1~3~", "145326789", "154326789"},
           {".HiddenSkyscraper~R1~~3", "987652341", "987654231"},
           {".EqualityCage~R1C1~R1C2~R1C3~R1C4", "1278", "1379"},
           {".EqualityCage~R1C1~R1C2", "18", "58"},
           {".RellikCage~8~R1C1~R1C2~R1C3", "241", "251"},
           {".RellikCage~8~R1C1~R1C2~R1C3", "769", "268"},
           {".RellikCage~11~R1C1~R1C2~R1C3~R1C4~R1C5", "15789", "15679"},
           {".AntiTaxicab", "3........4.......", "2.........2......"},
           {".SameValues~2~R1C1~R1C2~R1C3~R2C1~R2C2~R2C3", "112......211", "112......221"},
           {".Or.Arrow~R1C1~R1C2~R1C3.Arrow~R1C2~R1C3~R1C1.Arrow~R1C3~R1C1~R1C2.End", "257", "258"},
           {".Or.HiddenSkyscraper~R1~2~.HiddenSkyscraper~R1~3~.End", "145326789", "165432789"},
           {".Or.~R1C1_1.And.~R1C1_5.AllDifferent~R1C2~R1C3.End.End", "523", "522"},
           {".Or.And.AllDifferent~R1C2~R1C3.End.End", "112", "122"},
           {".Or.And.Or.~R1C1_7.~R1C1_1.End.End.~R1C1_2.End", "7", "3"},
           {".Sum~3_=_2_-1~R1C1~R1C2", "21", "22"},
       }) {
    EXPECT_TRUE(iss_fits(each.text, each.fits)) << each.text << " " << each.fits;
    EXPECT_FALSE(iss_fits(each.text, each.breaks)) << each.text << " " << each.breaks;
    const std::optional<std::string> written = print_iss(*read_iss(each.text));
    ASSERT_TRUE(written) << each.text;
    EXPECT_TRUE(iss_fits(*written, each.fits)) << *written;
    EXPECT_FALSE(iss_fits(*written, each.breaks)) << *written;
    expect_same_line(each.text);
  }
}

TEST(Iss, PatternsOfDigitsFromZero) {
  const auto with_0 = [](const char* rest) { return std::string(".Shape~9x9~0-8") + rest; };
  EXPECT_TRUE(iss_fits(with_0(".PillArrow~2~R1C1~R1C2~R1C3~R1C4"), "2386"));  // 12 is 7 and 5
  EXPECT_FALSE(iss_fits(with_0(".PillArrow~2~R1C1~R1C2~R1C3~R1C4"), "2379"));
  EXPECT_TRUE(iss_fits(with_0(".RegionSumLine~R1C2~R1C3~R1C4"), ".324"));
  EXPECT_FALSE(iss_fits(with_0(".RegionSumLine~R1C2~R1C3~R1C4"), ".325"));
  EXPECT_TRUE(iss_fits(with_0(".CountingCircles~R1C1~R1C2~R1C3"), "332"));
  EXPECT_TRUE(iss_fits(with_0(".SumLine~10~R1C1~R1C2~R1C3"), "319"));
  EXPECT_EQ(read_iss(with_0(".GlobalEntropy"))->unknown.size(), 1U);
}

// What would need more than there is stays a name.
TEST(Iss, NamesWhatCannotBeSaid) {
  for (const char* text :
       {".Lunchbox~3~R1C1~R1C2~R1C3", ".FullRank~C1~10~", ".SumLine~31~R1C1~R1C2",
        ".LookAndSay~1~R1C1", ".SameValues~2~R1C1~R1C2~R1C3",
        // Both of its views, one of two digits, another line: which are meant is not one clue.
        ".Or.HiddenSkyscraper~R1~2~3.End", ".Or.~R1C1_1~R1C2_2.End",
        ".Or.HiddenSkyscraper~R1~2~.HiddenSkyscraper~R2~2~.End", ".Or.AntiKnight.AntiKing.End",
        ".Or.Jigsaw~1122112233443344.End", ".Or.Or.Or.Or.Or.Or.~R1C1_1"})
    EXPECT_FALSE(read_iss(text)->unknown.empty()) << text;
}

}  // namespace
}  // namespace nonet
