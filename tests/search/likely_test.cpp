#include "nonet/likely.hpp"

#include <gtest/gtest.h>

#include "nonet/solve.hpp"
#include "search/positions.hpp"

namespace nonet {
namespace {

TEST(Likely, CountsTheShareOfAllSolutions) {
  const std::optional<Likely> likely = find_likely(positions::two_solutions(), {.limit = 10});
  ASSERT_TRUE(likely);
  EXPECT_TRUE(likely->is_exact);
  EXPECT_EQ(likely->hits, 1U);
  EXPECT_EQ(likely->total, 2U);
  EXPECT_TRUE(positions::kRectangle.contains(likely->placement.cell()));
}

TEST(Likely, IsCertainWhereAllSolutionsAgree) {
  const Puzzle puzzle = positions::without(positions::two_solutions(), {Cell(80)});
  const std::optional<Likely> likely = find_likely(puzzle, {.limit = 10});
  ASSERT_TRUE(likely);
  EXPECT_EQ(likely->placement, Candidate(Cell(80), *positions::unique_solution().at(Cell(80))));
  EXPECT_EQ(likely->probability(), 1.0);
}

TEST(Likely, EstimatesFromTheSmallestPlaceAboveTheLimit) {
  const std::optional<Likely> likely = find_likely(positions::two_solutions(), {.limit = 1});
  ASSERT_TRUE(likely);
  EXPECT_FALSE(likely->is_exact);
  EXPECT_EQ(likely->total, 2U);
}

TEST(Likely, LooksOnlyWhereAsked) {
  const std::optional<Likely> likely =
      find_likely(Puzzle(), {.limit = 10, .where = {Cell::at(8, 8)}});
  ASSERT_TRUE(likely);
  EXPECT_EQ(likely->placement.cell(), Cell::at(8, 8));
}

TEST(Likely, FindsNothingWithoutSolutionOrBlankCell) {
  EXPECT_FALSE(find_likely(positions::crowded(), {}));
  EXPECT_FALSE(find_likely(Puzzle(positions::unique_solution()), {}));
}

}  // namespace
}  // namespace nonet
