// The search over any rules: known numbers, and a referee that knows nothing of houses or queues.

#include "search/general.hpp"

#include <gtest/gtest.h>

#include "logic/variants.hpp"
#include "nonet/check.hpp"
#include "nonet/solve.hpp"
#include "nonet/variants.hpp"

namespace nonet {
namespace {

SharedRules made(const RulesWish& wish) { return *make_rules(wish); }

std::uint64_t count_all(const SharedRules& rules, const Grid& grid = {}) {
  return search::General(Puzzle(grid, rules)).count(UINT64_MAX);
}

// Cell by cell, every digit that no earlier cell forbids; then every house must have them all.
std::uint64_t count_plainly(const Rules& rules, Grid& grid, CellSet left) {
  if (left.empty()) {
    for (const House house : rules.houses()) {
      DigitSet met;
      for (const Cell cell : rules.cells(house)) met.insert(*grid.at(cell));
      if (met != rules.digits()) return 0;
    }
    return 1;
  }
  const Cell cell = left.first();
  std::uint64_t count = 0;
  for (const Digit digit : rules.digits()) {
    bool fits = true;
    for (const Cell peer : rules.peers(cell)) fits = fits && grid.at(peer) != digit;
    for (const Candidate linked : rules.links(Candidate(cell, digit))) {
      fits = fits && grid.at(linked.cell()) != linked.digit();
    }
    if (!fits) continue;
    grid.set(cell, digit);
    count += count_plainly(rules, grid, left.after(cell));
    grid.clear(cell);
  }
  return count;
}
std::uint64_t count_plainly(const SharedRules& rules) {
  Grid grid;
  return count_plainly(*rules, grid, rules->cells());
}

// The engine that is asked where the plain search has no patience, as if it had none at all.
TEST(General, TheEngineCountsTheSame) {
  const auto count_by_engine = [](const Puzzle& puzzle) {
    search::General general(puzzle);
    general.set_patience(0);
    return general.count(1000);
  };
  for (const variants_for_tests::Kind& kind : variants_for_tests::kinds()) {
    const SharedRules rules = variants_for_tests::rules_of(kind, 1);
    std::optional<variants_for_tests::MadeByRules> made = variants_for_tests::make_puzzle(rules, 1);
    if (!made) continue;
    EXPECT_EQ(count_by_engine(made->puzzle), 1U) << kind.name;
    Puzzle fewer = made->puzzle;
    fewer.grid.clear(fewer.grid.filled().first());
    EXPECT_EQ(count_by_engine(fewer), search::General(fewer).count(1000)) << kind.name;
    search::General other(made->puzzle);
    const Cell blank = made->puzzle.blanks().first();
    other.forbid(Candidate(blank, *made->solution.at(blank)));
    other.set_patience(0);
    EXPECT_FALSE(other.has_solution()) << kind.name;
  }
}

// Cell by cell this takes hours to see.
TEST(General, KnowsThatSomeRulesHaveNoGrid) {
  using enum Variant;
  const SharedRules rules = made({.variants = {x, windoku, antiknight}});
  EXPECT_EQ(count_all(rules), 0U);
  EXPECT_EQ(check(Puzzle(Grid(), rules), {}).verdict, Verdict::none);
}

TEST(General, GivesUpAfterSoManyGuesses) {
  using enum Variant;
  const SharedRules few = made({.variants = {x, windoku, antiknight}}),
                    many = made({.variants = {x}});
  const search::General none(Puzzle(Grid(), few));
  EXPECT_FALSE(none.random_solution(1, 20'000));
  EXPECT_FALSE(none.may_have_solution(10'000));
  search::General some(Puzzle(Grid(), many));
  EXPECT_TRUE(some.random_solution(1, 20'000));
  some.set_patience(0);
  EXPECT_TRUE(some.may_have_solution(1));  // too few to tell
}

TEST(General, CountsTheGridsOfFour) { EXPECT_EQ(count_all(made({.side = 4})), 288U); }

// 28,200,960 grids of six, of which every first row has as many.
TEST(General, CountsTheGridsOfSixWithAFirstRow) {
  EXPECT_EQ(count_all(made({.side = 6}), Grid::from_line("123456" + std::string(30, '.'))),
            28200960U / 720);
}

TEST(General, AgreesWithPlainCountingOnSmallBoards) {
  for (const VariantInfo& row : variants()) {
    const SharedRules rules = made({.side = 4, .variants = {row.variant}});
    EXPECT_EQ(count_all(rules), count_plainly(rules)) << row.id;
  }
  const SharedRules jigsaw = made({.side = 4, .regions = "aaabacbbccbdcddd"});
  EXPECT_EQ(count_all(jigsaw), count_plainly(jigsaw));
  const SharedRules loose = made({.side = 4, .regions = "aa..aabb..bbcc.."});
  EXPECT_EQ(count_all(loose), count_plainly(loose));
  const SharedRules five = made({.side = 5, .regions = "aaabbaabbbccddeccddecdeee"});
  EXPECT_EQ(count_all(five), count_plainly(five));
}

// The same board by the kernels and by the general search, which is told of a jigsaw whose regions
// are the boxes.
TEST(General, AgreesWithTheKernelsOnTheClassicBoard) {
  const SharedRules boxes =
      made({.regions = "111222333111222333111222333444555666444555666444555666"
                       "777888999777888999777888999"});
  for (const char* line :
       {"...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.",
        "8.6....5.7.2..93...5.3...7.673.1.5.............5.8.647.6...5.2...84..1.6.9....8.5",
        "8632149751.48.73627.26.3814945371628281546739376982451618729543439165287527438196",
        "11...............................................................................",
        ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7..."}) {
    const Grid grid = Grid::from_line(line);
    const Solved classic = solve(Puzzle(grid)), general = solve(Puzzle(grid, boxes));
    EXPECT_EQ(general.verdict, classic.verdict) << line;
    if (classic.verdict == Verdict::unique) {
      EXPECT_EQ(general.solution, classic.solution);
    }
    EXPECT_EQ(count(Puzzle(grid, boxes), {.limit = 50}).count,
              count(Puzzle(grid), {.limit = 50}).count);
  }
}

TEST(General, DrawsTheSameSolutionForTheSameSeed) {
  const SharedRules rules = made({.variants = {Variant::x, Variant::antiking}});
  const search::General empty(Puzzle(Grid(), rules));
  EXPECT_EQ(empty.random_solution(7), empty.random_solution(7));
  EXPECT_NE(empty.random_solution(7), empty.random_solution(8));
  EXPECT_FALSE(Puzzle(*empty.random_solution(7), rules).start().contradiction);
}

TEST(General, ChecksByTheSameRules) {
  const SharedRules rules = made({.side = 4, .variants = {Variant::x}});
  const Grid solution = *search::General(Puzzle(Grid(), rules)).random_solution(1);
  Diagnosis whole = check(Puzzle(solution, rules), {});
  EXPECT_EQ(whole.verdict, Verdict::unique);
  EXPECT_FALSE(whole.is_minimal);
  Diagnosis blank = check(Puzzle(Grid(), rules), {});
  EXPECT_EQ(blank.verdict, Verdict::several);
  EXPECT_EQ(blank.count, count_plainly(rules));
}

}  // namespace
}  // namespace nonet
