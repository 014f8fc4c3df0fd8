// Techniques on boards that are not classic: a sample of every kind of rules, no step wrong. The
// hundred thousand are in variants_slow.cpp.

#include "nonet/techniques.hpp"
#include "variants_judge.hpp"

namespace nonet::variants_for_tests {
namespace {

class Variants : public testing::TestWithParam<Kind> {};

TEST_P(Variants, NoStepIsWrongAndTrialLeadsToTheEnd) {
  const std::optional<Made> made = make_puzzle(rules_of(GetParam(), 1), 1);
  ASSERT_TRUE(made);
  EXPECT_GT(Judge(Schedule::standard()).judge(*made, 25), 5);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Variants, testing::ValuesIn(kinds()),
                         [](const testing::TestParamInfo<Kind>& kind) { return kind.param.name; });

// The diagonals share a cell. What locks a digit in one of them does not drive it out of that cell
// of the other.
TEST(DirectLockedCandidates, HousesOfOneKindMayOverlap) {
  const SharedRules rules = *make_rules(
      {.regions =
           "111222223111223333114223333144566666444555566444585566777885999778888999777788999",
       .variants = {Variant::x}});
  const Puzzle puzzle(Grid::from_line(".312........5...8.4...........1.......5...8...4.......69..."
                                      "............7........."),
                      rules);
  const std::optional<Grid> solution = search::General(puzzle).random_solution(1);
  ASSERT_TRUE(solution);
  const Known known{.givens = puzzle.givens, .is_unique = true};
  int judged = 0;
  const auto look = [&](const Step& step) {
    ++judged;
    EXPECT_TRUE(agrees(*solution, step)) << info(step.technique()).id;
    return Flow::go_on;
  };
  const auto visit = [&](const Step& /*taken*/, const Board& before) {
    find_steps(before, known, Technique::direct_pointing, look);
    find_steps(before, known, Technique::direct_claiming, look);
    return Flow::go_on;
  };
  Board board = puzzle.start().board;
  Walker(Schedule::standard()).walk(board, known, visit);
  EXPECT_GT(judged, 0);
}

}  // namespace
}  // namespace nonet::variants_for_tests
