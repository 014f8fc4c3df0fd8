// Transforms are a group, and what goes along with the digits goes to the same places.

#include <gtest/gtest.h>

#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "random_look.hpp"

namespace nonet::canon {
namespace {

TEST(Transform, InverseAndThenAreThoseOfAGroup) {
  generator::Random random(1);
  const Grid grid = generate({}, {.seed = 1}).made.front().puzzle;
  for (int i = 0; i < 50; ++i) {
    const Transform a = random_look(random), b = random_look(random);
    EXPECT_EQ(a.then(b).apply(grid), b.apply(a.apply(grid)));
    EXPECT_EQ(a.then(a.inverse()), Transform{});
    EXPECT_EQ(a.inverse().inverse(), a);
  }
}

TEST(Transform, TakesGivensAndMarksAlong) {
  generator::Random random(2);
  Puzzle puzzle(generate({}, {.seed = 2}).made.front().puzzle);
  const Cell placed = puzzle.blanks().first();
  puzzle.grid.set(placed, puzzle.candidates(placed).first());
  CandidateSet marks = basic_candidates(puzzle.grid);
  const Cell marked = puzzle.blanks().first();
  marks.erase(Candidate(marked, marks.digits(marked).first()));
  puzzle.set_marks(marks);
  ASSERT_TRUE(puzzle.marks);

  const Transform look = random_look(random);
  const Puzzle other = look.apply(puzzle);
  EXPECT_EQ(look.inverse().apply(other), puzzle);
  for (int i = 0; i < kCells; ++i) {
    const Cell from = look.source(Cell(i));
    EXPECT_EQ(other.givens.contains(Cell(i)), puzzle.givens.contains(from));
    EXPECT_EQ(other.marks->digits(Cell(i)).size(), puzzle.marks->digits(from).size());
  }
}

}  // namespace
}  // namespace nonet::canon
