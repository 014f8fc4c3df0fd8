// The search over models where small boards do not lead it: new beginnings and probes, the law of
// leftovers, sums that follow from cages.

#include <gtest/gtest.h>

#include <atomic>
#include <utility>

#include "constraints/random_clues.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/solve_problem.hpp"
#include "search/clues/any_engine.hpp"

namespace nonet {
namespace {

Problem read(const char* line) {
  Result<Problem> problem = parse_problem(line);
  EXPECT_TRUE(problem) << line;
  return problem ? *problem : Problem(9);
}

// More failures than it takes to begin anew twice, and to try every candidate.
constexpr const char* kHard =
    "........7.........7.............4.......1..............6...........95....9.......; nonconsecutive";
constexpr const char* kSolution =
    "486351927139627485752849631375284196928516374641973852264738519817495263593162748";

TEST(ClueSearch, BeginsAnewAndFindsTheOnlySolution) {
  const Problem problem = read(kHard);
  const SolvedProblem solved = solve(problem);
  EXPECT_GT(solved.guesses, 1000U);
  EXPECT_EQ(solved.verdict, Verdict::unique);
  EXPECT_EQ(grid_line(problem, solved.solution), kSolution);
  EXPECT_EQ(solve(problem).guesses, solved.guesses);
  EXPECT_EQ(count(problem, {.limit = 10}).count, 1U);
}

TEST(ClueSearch, BeginsAnewWhereThereIsNone) {
  Problem problem = read(kHard);
  problem.digits[0] = 3;
  const SolvedProblem solved = solve(problem);
  EXPECT_EQ(solved.verdict, Verdict::none);
  EXPECT_GT(solved.guesses, 0U);
}

// What an engine finds first, and how many guesses it took.
struct Way {
  std::vector<Digits> solutions;
  std::uint64_t guesses = 0;
  bool operator==(const Way&) const = default;
};

using Maker = std::unique_ptr<search::AnyEngine>(const constraints::Model&);

Way search_by(Maker* make, const Problem& problem) {
  Way way;
  const auto engine = make(constraints::make_model(problem));
  if (engine->start()) {
    engine->search({.nodes = 3000}, [&] {
      Digits& digits = way.solutions.emplace_back();
      for (int cell = 0; cell < problem.cells(); ++cell) digits.push_back(engine->digit(cell));
      return way.solutions.size() < 3;
    });
  }
  way.guesses = engine->nodes();
  return way;
}

TEST(ClueSearch, EveryProcessorGuessesAlike) {
  std::vector<Problem> problems = {read(kHard)};
  test::ClueMaker maker(7);
  for (const ConstraintInfo& kind : all_constraints()) {
    for (int i = 0; i < 5; ++i) {
      Problem& problem = problems.emplace_back(i % 2 == 0 ? 9 : 6);
      for (int clues = 0; clues < 3; ++clues)
        problem.clues.push_back(maker.draw_clue(problem, kind.kind));
    }
  }
  if (!search::has_all(search::features_here(), search::kForEngine16Avx2))
    GTEST_SKIP() << "no AVX2 here, so there is one engine";
  std::uint64_t guesses = 0;
  for (const Problem& problem : problems) {
    const Way plain = search_by(&search::make_engine16, problem);
    guesses += plain.guesses;
    EXPECT_EQ(search_by(search::make_engine16_avx2, problem), plain);
  }
  EXPECT_GT(guesses, 10'000U);
}

TEST(ClueSearch, StopsWhenTold) {
  const std::atomic<bool> stop = true;
  EXPECT_TRUE(solve(read(kHard), &stop).is_interrupted);
  EXPECT_TRUE(solve(read(kHard), nullptr, 10).is_interrupted);
}

// A large board that fails often enough for digits to be looked at before a guess.
constexpr const char* kLarge =
    ".....154GD....A.F.4......2.B...378..2..A.9.3....GC.......6.7.5.."
    ".........A....ED....D..2.....A.B...2.C38D.5.....D..6.9.B.1...8.5"
    ".E.7...C9G.......A....1........89.B....E.......15.34..8.A..1.C.6"
    "2.D...F7....G......A.DE........C.G....C..E..1B....7E.26..C3.54..; antiknight";
constexpr const char* kLargeSolution =
    "E263C154GDF8B7A9F549867GC2ABDE13781D2EBA59436FCGGCABF39DE6178542"
    "39587F416ABC2GED47E1D5G2F389CA6BABG26C38D75E419FDFC6E9AB41G27835"
    "1E87BA2C9GD6F354CA2G341675EF9DB896BF57DE38C4A2G15D349G8FAB21EC76"
    "23DCABF71465G98EB49A1DE58F7G362C6GF548C32E9A1BD7817EG269BC3D54FA";

TEST(ClueSearch, LooksAheadOnLargeBoards) {
  const Problem problem = read(kLarge);
  const SolvedProblem solved = solve(problem);
  EXPECT_GT(solved.guesses, 1000U);
  EXPECT_EQ(solved.verdict, Verdict::unique);
  EXPECT_EQ(grid_line(problem, solved.solution), kLargeSolution);
  EXPECT_EQ(solve(problem).guesses, solved.guesses);
  EXPECT_TRUE(solve(problem, nullptr, 1000).is_interrupted);
}

// A digit that is taken away because it was seen to fail must have been in no solution. The counts
// are a SAT solver's.
TEST(ClueSearch, LosesNoSolutionByLookingAhead) {
  const std::pair<std::size_t, std::uint64_t> counts[] = {{7, 5}, {8, 8}, {18, 3}, {25, 4}};
  for (const auto& [cell, solutions] : counts) {
    Problem problem = read(kLarge);
    problem.digits[cell] = 0;
    problem.givens[cell] = false;
    EXPECT_EQ(count(problem, {.limit = 100}).count, solutions) << cell;
    EXPECT_GT(solve(problem).guesses, 1000U) << cell;
  }
}

// Two rows and the two regions in them but for a cell: what the rows have more is what the regions
// have more.
TEST(ClueSearch, KnowsWhatRegionsLeaveOver) {
  Problem problem(4);
  problem.set_regions({0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3});
  const auto left = [&problem] { return *find_left(problem); };
  problem.marks.assign(16, 15);
  problem.marks[5] = 3;  // r2c2 is beyond the regions, r3c3 beyond the rows
  EXPECT_EQ(left()[10], 3U);
}

// Cages of 6 and 11 leave 4 of a row of 6 digits, which makes 21.
TEST(ClueSearch, KnowsWhatCagesLeaveOver) {
  Problem problem = read("....................................; cage 6 r1c123; cage 11 r1c46");
  EXPECT_EQ((*find_left(problem))[4], std::uint64_t{1} << 3);
}

// More clues than sixteen bits count: the last ones are heard, and none is taken for another.
TEST(ClueSearch, TakesAnyNumberOfClues) {
  const Clue row{.kind = Constraint::extra, .values = {}, .cells = {0, 1, 2, 3}};
  const Clue six{.kind = Constraint::cage, .values = {6}, .cells = {0, 1, 4}};
  Problem problem(4);
  problem.clues.assign(20'000, row);
  EXPECT_EQ(count(problem, {.limit = 1000}).count, 288U);
  problem.clues.assign(66'000, six);
  const std::uint64_t sixes = count(problem, {.limit = 1000}).count;
  EXPECT_GT(sixes, 0U);
  EXPECT_LT(sixes, 288U);
  problem.clues.push_back({.kind = Constraint::cage, .values = {7}, .cells = {10, 11, 14}});
  const std::uint64_t both = count(problem, {.limit = 1000}).count;
  problem.clues.erase(problem.clues.begin(), problem.clues.end() - 2);
  EXPECT_EQ(count(problem, {.limit = 1000}).count, both);
  EXPECT_LT(both, sixes);
}

// Rows of houses are filled up to a length that is quick to look at; what fills them must not look
// like a house with few places, which on such boards all houses are.
TEST(ClueSearch, BoardsOfOneToThreeRowsAreCounted) {
  for (const auto& [side, expected] : {std::pair{1, 1}, {2, 2}, {3, 12}}) {
    Problem problem(side);
    problem.set_regions(std::vector<std::int16_t>(std::size_t(side) * std::size_t(side), -1));
    EXPECT_EQ(count(problem, {.limit = 100}).count, std::uint64_t(expected)) << side;
  }
}

// More cells than a word has bits were once laid out side by side.
TEST(ClueSearch, RenbansLongerThanTheBoardHasDigitsHaveNoSolution) {
  for (const int length : {10, 16, 17, 20, 40}) {
    Problem problem(9);
    Clue& renban = problem.clues.emplace_back(Clue{.kind = Constraint::renban});
    for (int cell = 0; cell < length; ++cell)
      renban.cells.push_back(static_cast<std::int16_t>(cell));
    EXPECT_EQ(solve(problem).verdict, Verdict::none) << length;
  }
}

// Found by fuzzing: a digit that the board has not is no shift beyond a word.
TEST(ClueSearch, DigitsBeyondTheBoardAreNowhere) {
  Problem problem(4);
  problem.clues.push_back({.kind = Constraint::quad, .values = {102}, .cells = {0, 1, 4, 5}});
  EXPECT_EQ(solve(problem).verdict, Verdict::none);
  EXPECT_FALSE(parse_problem("................; quad 102 r1-2c1-2"));
  EXPECT_FALSE(parse_problem("................; sum 5 9999 r1c1"));
}

// A clue that takes the last place of a digit from a house ends the branch at once: what comes
// after would count on places that are half struck.
TEST(ClueSearch, AClueMayTakeTheLastPlaceOfADigit) {
  for (int value = 8; value <= 20; ++value) {
    for (const Constraint kind : {Constraint::sandwich, Constraint::xsum, Constraint::skyscraper}) {
      Problem problem(9);
      const int sum = kind == Constraint::skyscraper ? 2 + value % 3 : value;
      for (int line = 0; line < 6; ++line) {
        Clue row{.kind = kind, .values = {sum}}, column{.kind = kind, .values = {sum}};
        for (int i = 0; i < 9; ++i) {
          row.cells.push_back(problem.cell(line, i));
          column.cells.push_back(problem.cell(i, line));
        }
        problem.clues.push_back(row);
        problem.clues.push_back(column);
      }
      const SolvedProblem solved = solve(problem, nullptr, 20'000);
      if (solved.solution.empty()) continue;
      EXPECT_TRUE(find_broken(problem, solved.solution).empty()) << problem_line(problem);
    }
  }
}

}  // namespace
}  // namespace nonet
