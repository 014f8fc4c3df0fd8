#include "nonet/hint.hpp"

#include <gtest/gtest.h>

#include "logic/samples.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

// The position and step of a technique's own example.
struct Example {
  explicit Example(Technique technique)
      : puzzle(parse(example(technique))->puzzle), board(puzzle.start().board) {
    samples::for_each_step(puzzle, technique, [&](const Step& found) {
      step = found;
      return Flow::stop;
    });
  }
  std::string operator()(HintLevel level, Telling telling = {}) const {
    return hint_text(board, step, level, telling);
  }

  Puzzle puzzle;
  Board board;
  Step step{Technique::trial};
};

TEST(Hint, TheNameComesWithWhatToLookForAndTheRoughArea) {
  EXPECT_EQ(Example(Technique::xy_wing)(HintLevel::name),
            "XY-Wing, in the top three rows: a cell that decides for two others");
  EXPECT_EQ(Example(Technique::x_wing)(HintLevel::name),
            "X-Wing, across the board: a digit in as many rows as columns");
}

TEST(Hint, EachLevelSaysALittleMore) {
  const Example wing(Technique::xy_wing);
  EXPECT_EQ(wing(HintLevel::area), "Start in row 1.");
  EXPECT_EQ(wing(HintLevel::cells), "r1c2 with 5/6; r1c4 and r2c1 with 4.");
  EXPECT_EQ(wing(HintLevel::cells, {.notation = Notation::a1}), "A2 with 5/6; A4 and B1 with 4.");
  EXPECT_TRUE(wing(HintLevel::everything).starts_with("XY-Wing: r2c4≠4\nr1c2 is 5 or 6.\n"));
}

// Whoever adds a technique may show its cells in other roles than its family does.
TEST(Hint, AFamilyPutsUpWithOtherRoles) {
  for (const Technique technique : {Technique::xyz_wing, Technique::skyscraper}) {
    Step step(technique);
    step.show(Role::cells, CellSet{Cell::at(1, 1), Cell::at(1, 4)});
    step.show(Role::digit, Digit(5));
    step.eliminate(CellSet{Cell::at(1, 7)}, Digit(5));
    for (const HintLevel level : {HintLevel::area, HintLevel::cells}) {
      EXPECT_NE(hint_text(Board(), step, level), "") << info(technique).id;
    }
  }
}

TEST(Hint, AChainSaysWhereToStartAndThenTheOrder) {
  const Example chain(Technique::x_chain);
  EXPECT_EQ(chain(HintLevel::area), "Suppose r1c3 is not 3.");
  EXPECT_EQ(chain(HintLevel::cells),
            "r1c3 → r9c3 → r8c2 → r8c5 → r2c5 → r2c9. What do the ends share?");
}

TEST(Hint, SignsAreAsciiWhereNothingElseCanBeShown) {
  const Example chain(Technique::x_chain);
  const Telling plain{.signs = Signs::ascii};
  EXPECT_TRUE(chain(HintLevel::cells, plain).starts_with("r1c3 -> r9c3"));
  EXPECT_TRUE(chain(HintLevel::everything, plain).starts_with("X-Chain: r1c9<>3\n1. "));
}

TEST(Hint, AHiddenSingleShowsItsBlockersAtLevelThree) {
  const Example single(Technique::hidden_single);
  EXPECT_EQ(single(HintLevel::area), "Where can 9 go in box 3?");
  EXPECT_EQ(single(HintLevel::cells), "Look at box 3 and at the 9s in r3c1 and r8c7.");
}

// Level 1 names no cell; levels 1 to 3 keep to one line and to their budgets.
TEST(Hint, EveryTechniqueKeepsToItsBudget) {
  for (const TechniqueInfo& row : techniques()) {
    const Example example(row.technique);
    const std::string name = example(HintLevel::name), area = example(HintLevel::area),
                      cells = example(HintLevel::cells);
    EXPECT_LE(name.size(), 90U) << name;
    EXPECT_LE(area.size(), 90U) << area;
    EXPECT_LE(cells.size(), 200U) << cells;  // 160 characters; arrows have three bytes
    for (const std::string& text : {name, area, cells}) {
      EXPECT_EQ(text.find('\n'), std::string::npos) << text;
      for (const std::string_view fault : {"  ", " .", " ?", " ,", "in ?", ": ."}) {
        EXPECT_EQ(text.find(fault), std::string::npos) << row.id << ": " << text;
      }
    }
    EXPECT_EQ(name.find("r1c"), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace nonet
