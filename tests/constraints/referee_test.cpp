// Every kind of clue and mixtures of them, on boards so small that all full grids can be gone
// through: the search counts as many solutions as there are grids that break nothing. What breaks a
// clue (`find_broken`) and what a search prunes by are written apart.

#include <gtest/gtest.h>

#include <algorithm>

#include "constraints/random_clues.hpp"
#include "nonet/complete.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet {
namespace {

using test::ClueMaker;

// All grids of a board without clues.
std::vector<Digits> all_grids(const Problem& problem) {
  std::vector<Digits> found;
  Digits digits(static_cast<std::size_t>(problem.cells()), 0);
  const auto fill = [&](const auto& self, int cell) -> void {
    if (cell == problem.cells()) {
      found.push_back(digits);
      return;
    }
    for (int digit = 1; digit <= problem.side; ++digit) {
      bool is_free = true;
      for (int other = 0; other < cell && is_free; ++other) {
        const auto a = static_cast<std::size_t>(cell), b = static_cast<std::size_t>(other);
        const bool sees = problem.row(cell) == problem.row(other) ||
                          problem.column(cell) == problem.column(other) ||
                          (problem.regions[a] >= 0 && problem.regions[a] == problem.regions[b]);
        is_free = !sees || digits[b] != digit;
      }
      if (!is_free) continue;
      digits[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit);
      self(self, cell + 1);
      digits[static_cast<std::size_t>(cell)] = 0;
    }
  };
  fill(fill, 0);
  return found;
}

class Boards {
 public:
  Boards() {
    Problem boxes(4), latin(4), jigsaw(4);
    latin.set_boxes(0);
    jigsaw.set_regions({0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3});
    for (const Problem& problem : {boxes, latin, jigsaw})
      boards_.push_back({problem, all_grids(problem)});
  }
  struct Board {
    Problem problem;
    std::vector<Digits> grids;
  };
  const Board& at(std::size_t i) const { return boards_[i % boards_.size()]; }

 private:
  std::vector<Board> boards_;
};

const Boards& boards() {
  static const Boards all;
  return all;
}

void expect_same(const Problem& problem, const std::vector<Digits>& grids) {
  std::uint64_t wanted = 0;
  std::vector<std::uint64_t> masks(16, 0);
  for (const Digits& grid : grids) {
    if (!find_broken(problem, grid).empty()) continue;
    ++wanted;
    for (std::size_t i = 0; i < grid.size(); ++i) masks[i] |= std::uint64_t{1} << (grid[i] - 1);
  }
  ASSERT_EQ(count(problem, {.limit = 100'000}).count, wanted) << problem_line(problem);
  ASSERT_EQ(true_candidates(problem).masks, masks) << problem_line(problem);
}

TEST(Referee, KnowsHowManyGridsThereAre) {
  EXPECT_EQ(boards().at(0).grids.size(), 288U);
  EXPECT_EQ(boards().at(1).grids.size(), 576U);
}

TEST(Referee, CountsAsManySolutionsForEveryKind) {
  ClueMaker maker(1);
  for (const ConstraintInfo& kind : all_constraints()) {
    for (std::size_t i = 0; i < 24; ++i) {
      Problem problem = boards().at(i).problem;
      problem.clues.push_back(maker.draw_clue(problem, kind.kind));
      if (i % 2 == 1) problem.clues.push_back(maker.draw_clue(problem, kind.kind));
      expect_same(problem, boards().at(i).grids);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Referee, CountsAsManySolutionsForMixtures) {
  ClueMaker maker(2);
  const auto kinds = static_cast<int>(all_constraints().size());
  for (std::size_t i = 0; i < 400; ++i) {
    Problem problem = boards().at(i).problem;
    for (int k = 2 + maker.draw(3); k > 0; --k) {
      problem.clues.push_back(maker.draw_clue(problem, static_cast<Constraint>(maker.draw(kinds))));
    }
    expect_same(problem, boards().at(i).grids);
    if (HasFatalFailure()) return;
  }
}

// A number across cells has two figures for each digit above 9, so boards of more rows are asked:
// what is left of a grid without the arrow, against the search with it.
TEST(Referee, ReadsNumbersAcrossCellsOnLargeBoards) {
  int kept = 0, lost = 0, long_ones = 0;
  for (const int side : {10, 12, 16}) {
    ClueMaker maker(static_cast<unsigned>(side));
    const std::optional<Digits> solution = random_solution(Problem(side), 5);
    ASSERT_TRUE(solution);
    const auto digit = [&](int cell) { return int((*solution)[static_cast<std::size_t>(cell)]); };
    for (int turn = 0; turn < 40; ++turn) {
      Problem problem(side);
      Clue arrow{.kind = Constraint::arrow};
      arrow.bulb = {maker.draw(problem.cells() - 1)};
      arrow.bulb.push_back(arrow.bulb[0] + 1);
      const int number =
          std::stoi(std::to_string(digit(arrow.bulb[0])) + std::to_string(digit(arrow.bulb[1])));
      if (number > 160) continue;
      int sum = 0;
      for (int tries = 0; tries < 2000 && sum != number; ++tries) {
        const int cell = maker.draw(problem.cells());
        const auto& line = arrow.cells;
        if (sum + digit(cell) > number || std::count(line.begin(), line.end(), cell) > 0) continue;
        arrow.cells.push_back(cell);
        sum += digit(cell);
      }
      if (sum != number || arrow.cells.size() < 2) continue;
      // All but the clue's own cells and some others are known.
      problem.digits = *solution;
      for (const int cell : arrow.bulb) problem.digits[static_cast<std::size_t>(cell)] = 0;
      for (const int cell : arrow.cells) problem.digits[static_cast<std::size_t>(cell)] = 0;
      for (int i = 0; i < 3 * side; ++i)
        problem.digits[static_cast<std::size_t>(maker.draw(problem.cells()))] = 0;
      for (std::size_t i = 0; i < problem.digits.size(); ++i)
        problem.givens[i] = problem.digits[i] != 0;
      std::vector<Digits> grids;
      enumerate(problem, [&](const Digits& grid) {
        grids.push_back(grid);
        return grids.size() < 3000 ? Flow::go_on : Flow::stop;
      });
      if (grids.size() == 3000) continue;
      problem.clues.push_back(arrow);
      const auto wanted = static_cast<std::uint64_t>(
          std::count_if(grids.begin(), grids.end(),
                        [&](const Digits& grid) { return find_broken(problem, grid).empty(); }));
      ASSERT_GE(wanted, 1U) << problem_line(problem);
      ASSERT_EQ(count(problem, {.limit = 100'000}).count, wanted) << problem_line(problem);
      kept += wanted > 1 ? 1 : 0;
      lost += wanted < grids.size() ? 1 : 0;
      long_ones += digit(arrow.bulb[0]) > 9 || digit(arrow.bulb[1]) > 9 ? 1 : 0;
    }
  }
  EXPECT_GT(kept, 3);
  EXPECT_GT(lost, 3);
  EXPECT_GT(long_ones, 10);
}

// 1 and 12 are 112, whatever the order of the cells on the line.
TEST(Referee, ACircleOfTwoCellsIsDecimal) {
  Problem problem(12);
  problem.clues.push_back({.kind = Constraint::arrow, .cells = {24, 25, 26}, .bulb = {0, 1}});
  problem.digits[0] = 1;
  problem.digits[1] = 12;
  for (std::size_t i = 0; i < 3; ++i) problem.digits[24 + i] = static_cast<std::uint8_t>(5 + i);
  const std::vector<Broken> broken = find_broken(problem, problem.digits);
  ASSERT_EQ(broken.size(), 1U);
  EXPECT_EQ(broken[0].words, "arrow at r1c1,2: r3c1,2,3: 5, 6 and 7 make 18, not 112");
  Problem small(4);
  small.clues.push_back({.kind = Constraint::arrow, .cells = {8, 9, 10}, .bulb = {0, 1}});
  EXPECT_EQ(count(small, {.limit = 10}).count, 0U);  // three digits make 9 at most
}

TEST(Problem, TellsWhatIsBroken) {
  Problem problem(9);
  problem.clues.push_back({.kind = Constraint::cage, .values = {10}, .cells = {0, 1}});
  problem.clues.push_back({.kind = Constraint::thermo, .cells = {27, 18}});
  problem.digits[0] = 7;
  problem.digits[1] = 9;
  problem.digits[27] = 5;
  problem.digits[18] = 4;
  const std::vector<Broken> broken = find_broken(problem, problem.digits);
  ASSERT_EQ(broken.size(), 2U);
  EXPECT_EQ(broken[0].words, "cage 10 at r1c12: 7 and 9 make 16");
  EXPECT_EQ(broken[1].words, "thermo at r4c1 r3c1: r3c1 is not above r4c1");
  EXPECT_EQ(solve(problem).verdict, Verdict::illegal);
}

TEST(Problem, TellsFlawsBeforeAnyDigit) {
  Problem problem(9);
  problem.clues.push_back({.kind = Constraint::cage, .values = {50}, .cells = {0, 1}});
  problem.clues.push_back({.kind = Constraint::thermo, .cells = {0, 5}});
  const std::vector<Flaw> flaws = find_flaws(problem);
  ASSERT_EQ(flaws.size(), 2U);
  EXPECT_TRUE(flaws[0].is_fatal);
  EXPECT_EQ(flaws[0].words, "cage 50 r1c12: 50 is out of reach, which is 3 to 17");
  EXPECT_EQ(flaws[1].words, "thermo r1c16: the line jumps from r1c1 to r1c6");
}

TEST(Problem, CoreHasGivensAndClues) {
  Problem problem(4);
  problem.digits[0] = 4;
  problem.givens[0] = true;
  problem.digits[15] = 1;
  problem.givens[15] = true;
  problem.clues.push_back({.kind = Constraint::thermo, .cells = {0, 1}});
  problem.clues.push_back({.kind = Constraint::even, .cells = {12}});
  const ProblemCore core = find_core(problem);
  EXPECT_EQ(core.cells, std::vector<int>{0});
  EXPECT_EQ(core.clues, std::vector<int>{0});
}

// Counted together where solutions are few for the limit, one by one where they are many.
TEST(Problem, CandidatesAreCountedUpToTheLimit) {
  Problem problem(4);
  problem.clues.push_back({.kind = Constraint::cage, .values = {5}, .cells = {0, 1}});
  std::vector<std::uint64_t> counts(16 * 4, 0);
  std::uint64_t solutions = 0;
  enumerate(problem, [&](const Digits& solution) {
    for (std::size_t cell = 0; cell < 16; ++cell) ++counts[cell * 4 + solution[cell] - 1U];
    ++solutions;
    return Flow::go_on;
  });
  ASSERT_GT(solutions, 60U);
  for (const std::uint64_t limit : {2, 3, 10, 1000}) {
    std::vector<std::uint64_t> bounded = counts;
    for (std::uint64_t& count : bounded) count = std::min(count, limit);
    EXPECT_EQ(true_candidates(problem, limit).counts, bounded) << limit;
  }
}

TEST(Problem, MinimizedStaysUnique) {
  Problem problem(6);
  problem.clues.push_back({.kind = Constraint::antiknight});
  const std::optional<Digits> solution = random_solution(problem, 7);
  ASSERT_TRUE(solution);
  EXPECT_EQ(random_solution(problem, 7), solution);
  EXPECT_TRUE(find_broken(problem, *solution).empty());
  problem.digits = *solution;
  problem.givens.assign(36, true);
  const Problem minimal = minimize(problem, *solution, 3, true);
  EXPECT_EQ(solve(minimal).verdict, Verdict::unique);
  EXPECT_EQ(solve(minimal).solution, *solution);
  EXPECT_TRUE(find_redundant(minimal, *solution).cells.empty());
}

TEST(Problem, CompletedHasOneSolutionAndNoNewGivenToSpare) {
  Problem problem(6);
  problem.clues.push_back({.kind = Constraint::cage, .values = {11}, .cells = {0, 1}});
  problem.digits[35] = 3;
  problem.givens[35] = true;
  const std::optional<Completed> completed = complete(problem, 5);
  ASSERT_TRUE(completed);
  EXPECT_EQ(complete(problem, 5)->problem, completed->problem);
  EXPECT_EQ(solve(completed->problem).verdict, Verdict::unique);
  EXPECT_EQ(completed->problem.clues, problem.clues);
  EXPECT_EQ(completed->problem.digits[35], 3);
  ASSERT_FALSE(completed->added.empty());
  const std::vector<int> spare =
      find_redundant(completed->problem, solve(completed->problem).solution).cells;
  for (const int cell : completed->added)
    EXPECT_EQ(std::count(spare.begin(), spare.end(), cell), 0) << cell;
  EXPECT_TRUE(complete(completed->problem, 6)->added.empty());
  problem.clues[0].values = {2};
  EXPECT_FALSE(complete(problem, 5));
}

}  // namespace
}  // namespace nonet
