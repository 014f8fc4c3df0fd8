// A hundred thousand steps on boards that are not classic, over every kind of rules, each put to
// the one solution of its puzzle that the search over the same rules has found. None may be wrong.

#include <iostream>

#include "variants_judge.hpp"

namespace nonet::variants_for_tests {
namespace {

class ManyVariants : public testing::TestWithParam<Kind> {};

constexpr int kSteps = 100000;

TEST_P(ManyVariants, NoStepIsWrong) {
  const int wanted = kSteps / static_cast<int>(kinds().size()) + 1;
  Judge judge(Schedule::standard());
  int judged = 0, puzzles = 0;
  for (std::uint64_t number = 1; judged < wanted; ++number) {
    const std::optional<MadeByRules> made = make_puzzle(rules_of(GetParam(), number), number);
    if (!made && GetParam().is_jigsaw) continue;  // a layout may have no grid at all
    ASSERT_TRUE(made);
    judged += judge.judge(*made, 25);
    ++puzzles;
    if (HasFailure()) return;
  }
  RecordProperty("steps", judged);
  std::cout << judged << " steps of " << puzzles << " puzzles\n";
}

INSTANTIATE_TEST_SUITE_P(Kinds, ManyVariants, testing::ValuesIn(kinds()),
                         [](const testing::TestParamInfo<Kind>& kind) { return kind.param.name; });

}  // namespace
}  // namespace nonet::variants_for_tests
