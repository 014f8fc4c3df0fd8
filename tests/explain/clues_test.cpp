// Steps on puzzles with clues, told and drawn: every step of a walk in both languages, at every
// level of a hint, as a picture and on a page.

#include <gtest/gtest.h>

#include "nonet/clue_puzzle.hpp"
#include "nonet/explain.hpp"
#include "nonet/hint.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/study.hpp"
#include "nonet/technique.hpp"
#include "nonet/trace.hpp"

namespace nonet {
namespace {

// Made by nonet: cages alone.
constexpr const char* kKiller =
    "................................................................................."
    "; cage 17 r2c4 r1c54 r2c5; cage 17 r5c98 r4c8 r3c7; cage 12 r9c21 r8c2; cage 9 r1c23; cage 11 "
    "r9c78; cage 13 r2c6 r3c6 r2c7; cage 20 r9c56 r8c7; cage 14 r6c5 r5c54; cage 29 r4c4 r3c4 r4c5 "
    "r5c6; cage 12 r1c1 r2c2; cage 10 r7c12; cage 9 r6c3 r5c3; cage 14 r6c6 r7c76; cage 12 r6c1 "
    "r5c1 r4c1; cage 14 r2c9 r3c98; cage 18 r3c3 r4c32; cage 5 r2c8 r1c8; cage 11 r7c9 r8c8 r9c9; "
    "cage 24 r9c4 r8c3 r7c43; cage 12 r6c4 r7c5 r8c4; cage 14 r6c89; cage 14 r1c76; cage 8 r6c7 "
    "r5c7; cage 3 r3c21; cage 13 r5c2 r6c2; cage 4 r3c5 r4c6";

Puzzle killer() { return *puzzle_of(*parse_problem(kKiller)); }

TEST(ClueWords, TellEveryStepOfAKillerToItsEnd) {
  const Puzzle puzzle = killer();
  const Study known = study(puzzle);
  ASSERT_EQ(known.position.verdict, Verdict::unique);
  ASSERT_TRUE(known.known.is_unique);
  Board board = puzzle.start().board;
  int cages = 0;
  const auto look = [&](const Step& step, const Board& before) {
    const std::string english = describe(before, step);
    EXPECT_EQ(english.find('{'), std::string::npos) << english;
    EXPECT_NE(describe(before, step, {.language = Language::german}), english);
    for (const HintLevel level :
         {HintLevel::name, HintLevel::area, HintLevel::cells, HintLevel::everything}) {
      EXPECT_FALSE(hint_text(before, step, level, {}).empty());
    }
    if (step.part() >= 0) {
      cages += english.find("cage") != std::string::npos ? 1 : 0;
      const Drawing drawing = drawing_of(position(before, puzzle), step, {});
      EXPECT_FALSE(drawing.shapes.empty());
      EXPECT_FALSE(draw_step(position(before, puzzle), step, {}).empty());
    }
    return Flow::go_on;
  };
  EXPECT_EQ(Walker(Schedule::standard()).walk(board, known.known, look), WalkEnd::solved);
  EXPECT_EQ(board.grid(), *known.position.solution);
  EXPECT_GT(cages, 20);
}

}  // namespace
}  // namespace nonet
