// Words for boards that are not classic: cells may see each other without sharing a house, and
// houses have other names. Every step of a walk can be told, in every language, at every level.

#include "logic/variants.hpp"

#include <gtest/gtest.h>

#include "nonet/explain.hpp"
#include "nonet/hint.hpp"
#include "nonet/walk.hpp"
#include "share.hpp"

namespace nonet::variants_for_tests {
namespace {

class VariantWords : public testing::TestWithParam<Kind> {};

TEST_P(VariantWords, TellEveryStep) {
  const std::optional<MadeByRules> made = make_puzzle(rules_of(GetParam(), 1), 1);
  ASSERT_TRUE(made);
  Board board = made->puzzle.start().board;
  Walker walker(Schedule::standard());
  int told = 0;
  const auto tell = [&](const Step& step, const Board& before) {
    for (const LanguageInfo& row : languages()) {
      const Telling telling{.rules = &before.rules(), .language = row.language};
      EXPECT_FALSE(describe(before, step, telling).empty());
      for (const HintLevel level : {HintLevel::name, HintLevel::area, HintLevel::cells}) {
        EXPECT_FALSE(hint_text(before, step, level, telling).empty());
      }
      ++told;
    }
    return told < 1000 / kShare ? Flow::go_on : Flow::stop;
  };
  walker.walk(board, {.givens = made->puzzle.givens, .is_unique = true}, tell);
  EXPECT_GT(told, 10);
}

// A sanitized build makes the one that takes it a minute of searching on the smaller board alone.
std::vector<Kind> told_kinds() {
  std::vector<Kind> list = kinds();
  std::erase_if(list, [](const Kind& kind) {
    return kShare > 1 && std::string_view(kind.name) == "nonconsecutive";
  });
  return list;
}

INSTANTIATE_TEST_SUITE_P(Kinds, VariantWords, testing::ValuesIn(told_kinds()),
                         [](const testing::TestParamInfo<Kind>& kind) { return kind.param.name; });

}  // namespace
}  // namespace nonet::variants_for_tests
