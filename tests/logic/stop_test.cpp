// A walk that nobody waits for any more ends before the next technique is asked.

#include <gtest/gtest.h>

#include "nonet/techniques.hpp"
#include "nonet/trace.hpp"

namespace nonet {
namespace {

const Puzzle kPuzzle(Grid::from_line(
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"));

TEST(Stop, EndsAWalkAtOnce) {
  const std::atomic<bool> stop = true;
  const Known known{.givens = kPuzzle.givens, .is_unique = true, .stop = &stop};
  Walker walker(Schedule::standard());
  const Trace trace = make_trace(walker, kPuzzle, known);
  EXPECT_EQ(trace.end, WalkEnd::stopped);
  EXPECT_TRUE(trace.steps.empty());
  EXPECT_FALSE(walker.find_step(kPuzzle.start().board, known));
  const auto none = [](const Step&) { return Flow::go_on; };
  EXPECT_FALSE(find_steps(kPuzzle.start().board, known, Technique::hidden_single, none));
}

TEST(Stop, EndsAWalkInItsMidst) {
  std::atomic<bool> stop = false;
  int steps = 0;
  const auto count = [&](const Step&, const Board&) {
    stop = ++steps == 3;
    return Flow::go_on;
  };
  Board board = kPuzzle.start().board;
  const Known known{.givens = kPuzzle.givens, .is_unique = true, .stop = &stop};
  EXPECT_EQ(Walker(Schedule::standard()).walk(board, known, count), WalkEnd::stopped);
  EXPECT_EQ(steps, 3);
}

TEST(Replay, GoesTheWayOfTheWalk) {
  Walker walker(Schedule::standard());
  std::vector<Board> boards;
  const Known known{.givens = kPuzzle.givens, .is_unique = true};
  const auto keep = [&](const Step&, const Board& before) {
    boards.push_back(before);
    return Flow::go_on;
  };
  const Path path = walk_path(walker, kPuzzle, known, keep);
  const Trace trace = make_trace(walker, kPuzzle, known);
  ASSERT_EQ(trace.steps.size(), path.length);
  std::size_t at = 0;
  replay(trace, [&](const Step& step, const Board& before) {
    EXPECT_EQ(step, trace.steps[at]);
    EXPECT_EQ(before.all_candidates(), boards[at++].all_candidates());
    return Flow::go_on;
  });
  EXPECT_EQ(at, boards.size());
}

}  // namespace
}  // namespace nonet
