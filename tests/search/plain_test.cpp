#include "search/plain.hpp"

#include <gtest/gtest.h>

#include "search/positions.hpp"

namespace nonet::search {
namespace {

TEST(Plain, SinglesAloneSolveAnEasyPuzzle) {
  PlainPosition position(positions::unique());
  EXPECT_FALSE(position.follow_singles());
  EXPECT_TRUE(position.is_solved());
  EXPECT_EQ(position.grid(), positions::unique_solution());
}

TEST(Plain, NoticesTwoEqualSinglesInOneHouse) {
  PlainPosition position;
  position.assign(Cell::at(0, 0), Digit(1));
  position.assign(Cell::at(0, 5), Digit(1));
  EXPECT_TRUE(position.follow_singles());
}

TEST(Plain, AForbiddenDigitStaysForbidden) {
  PlainPosition position(positions::two_solutions());
  const Grid first = *random_solution(position, 1);
  position.forbid(Candidate(Cell::at(1, 1), *first.at(Cell::at(1, 1))));
  const std::optional<Grid> other = random_solution(position, 1);
  ASSERT_TRUE(other);
  EXPECT_NE(*other, first);
}

TEST(Plain, RandomSolutionsDependOnTheSeedAlone) {
  const PlainPosition position;
  EXPECT_EQ(random_solution(position, 7), random_solution(position, 7));
  EXPECT_NE(random_solution(position, 7), random_solution(position, 8));
}

TEST(Plain, DeepLookFindsTheCrowdedHouse) {
  PlainPosition position(positions::crowded());
  ASSERT_FALSE(position.follow_singles());
  const std::optional<Contradiction> deep = position.find_deep_contradiction();
  ASSERT_TRUE(deep);
  EXPECT_EQ(deep->kind(), Contradiction::Kind::crowded);
  EXPECT_EQ(deep->house(), House::column(4));
}

}  // namespace
}  // namespace nonet::search
