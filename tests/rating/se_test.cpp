// Sudoku Explainer's rating: the numbers of the original program, its steps, and that they are
// sound.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "nonet/generate.hpp"
#include "nonet/solve.hpp"
#include "rating/se/rating_steps.hpp"
#include "rating/se_scale.hpp"
#include "rating/se_traces.hpp"

namespace nonet::se {
namespace {

const Scale kScale = rating::se_scale();

// Puzzles made here, with what Sudoku Explainer 1.2.1 says of them.
std::vector<Listed> read_own(const std::string& name = "se") {
  const char* data = std::getenv("NONET_TEST_DATA");
  std::ifstream lines(std::string(data == nullptr ? "" : data) + "/rating/" + name + ".txt");
  std::vector<Listed> rows;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::vector<std::string> fields = split(line, ' ');
    rows.push_back({fields[0], fields[1], std::stod(fields[1]), {}});
  }
  return rows;
}

TEST(SudokuExplainer, GivesTheNumbersOfTheOriginal) {
  const std::vector<Listed> rows = read_own();
  ASSERT_GT(rows.size(), 40U);
  Rater rater(kScale);
  for (const Listed& row : rows) {
    const Rated rated = rater.rate(puzzle_of(row.puzzle));
    ASSERT_TRUE(rated.rating.has_value());
    EXPECT_EQ(to_text(*rated.rating), row.ratings) << row.puzzle;
  }
}

// Copies with other digits, and turned over.
TEST(SudokuExplainer, RatesOtherLooksAsTheExactPortDoes) {
  const std::vector<Listed> rows = read_own("se_looks");
  ASSERT_GT(rows.size(), 20U);
  Rater rater(kScale);
  for (const Listed& row : rows) {
    EXPECT_EQ(to_text(*rater.rate(puzzle_of(row.puzzle)).rating), row.ratings) << row.puzzle;
  }
}

// Some of every rating that the traces have, those of the hardest left to the slow tests.
TEST(SudokuExplainer, TakesTheStepsOfTheTraces) {
  const std::vector<Listed> rows = read_ratings("se_traces.tsv");
  if (rows.empty()) GTEST_SKIP() << "no $NONET_CORPUS/ratings/se_traces.tsv";
  std::map<std::string, int> seen;
  Explainer explainer;
  for (const Listed& row : rows) {
    if (row.er > 9.2 || ++seen[row.fields[1]] > 2) continue;
    EXPECT_EQ(first_difference(explainer, row), "") << row.puzzle;
  }
}

// Every step keeps the solution, changes something, and a chain argues for what it does.
void check_steps(const Puzzle& puzzle) {
  const Solved solved = solve(puzzle);
  ASSERT_EQ(solved.verdict, Verdict::unique);
  const auto is_true = [&](int cand) {
    return solved.solution->face(Cell(cell_of(cand))) == digit_of(cand) + 1;
  };
  const auto look = [&](const Step& step, const UnitBoard& at) {
    if (step.placed != kNone) {
      EXPECT_TRUE(is_true(step.placed)) << written(step);
      EXPECT_TRUE(at.has(step.placed)) << written(step);
      EXPECT_EQ(step.removed_count, 0);
    } else {
      EXPECT_GT(step.removed_count, 0) << written(step);
    }
    for (const int cand : step.removals()) {
      EXPECT_FALSE(is_true(cand)) << written(step);
      EXPECT_TRUE(at.has(cand)) << written(step);
    }
    EXPECT_EQ(step.complexity > 0, !step.arguments.empty()) << written(step);
    int lines = 0;
    for (const Argument& argument : step.arguments) {
      lines += static_cast<int>(argument.size());
      // One line is assumed, and all others rest on lines.
      EXPECT_EQ(
          std::ranges::count_if(argument, [](const Implication& i) { return i.from.empty(); }), 1);
    }
    if (step.level < 2) EXPECT_GE(lines, step.complexity);
    return Flow::go_on;
  };
  EXPECT_EQ(Explainer().walk(puzzle, {.with_arguments = true}, look), End::solved);
}

TEST(SudokuExplainer, EveryStepIsSound) {
  for (const Listed& row : read_own()) check_steps(puzzle_of(row.puzzle));
}

TEST(SudokuExplainer, EveryStepInMadePuzzlesIsSound) {
  for (const Made& made : generate({}, {.seed = 2026, .count = 30}).made) {
    check_steps(Puzzle(made.puzzle));
  }
}

TEST(SudokuExplainer, AddsTenthsAsTheOriginalDoes) {
  // Both print 6.7, and the chain comes first.
  EXPECT_LT(length_rating(6.6, 8), length_rating(6.5, 10));
  EXPECT_EQ(length_rating(7.0, 6), 7.0);
  EXPECT_EQ(length_rating(8.5, 7), 8.5 + 0.1);
}

constexpr char kHard[] =
    "....4.5....3...7..46......2..56..2..7......9...8..2..181.......6...19.75...7...1.";
TEST(SudokuExplainer, RefusesWhatHasNotOneSolution) {
  Rater rater(kScale);
  const Rated several = rater.rate(Puzzle());
  EXPECT_EQ(several.solved.verdict, Verdict::several);
  EXPECT_FALSE(several.rating.has_value());
  EXPECT_FALSE(rater.rate(puzzle_of("11" + std::string(79, '.'))).rating.has_value());
}

TEST(SudokuExplainer, RulesAboveTheLimitAreNotAsked) {
  int hardest = 0;
  const auto look = [&](const Step& step, const UnitBoard&) {
    hardest = std::max(hardest, step.tenths());
    return Flow::go_on;
  };
  const auto most = [] { return 61; };
  const FunctionRef<int()> ask = most;
  EXPECT_EQ(Explainer().walk(puzzle_of(kHard), {.most = &ask}, look), End::limited);
  EXPECT_LE(hardest, 61);
}

TEST(SudokuExplainer, BoundsSayWhatTheRatingSays) {
  Rater rater(kScale);
  for (const Listed& row : read_own()) {
    if (row.er > 8) continue;
    const Puzzle puzzle = puzzle_of(row.puzzle);
    const Rating rating = *rater.rate(puzzle).rating;
    for (const char* part : {"er", "ep", "ed"}) {
      for (const char* range : {"1.5", "2.0..7.1", "..1.2", "7.2.."}) {
        Bounds bounds(kScale);
        bounds.range(part) = *find_range(kScale.parts[*kScale.find_part(part)], range);
        EXPECT_EQ(rater.rate(puzzle, {.bounds = &bounds}).is_inside, bounds.contain(rating))
            << row.puzzle << " " << part << " " << range;
      }
    }
  }
}

TEST(SudokuExplainer, PearlsAndDiamondsAreKnown) {
  Rater rater(kScale);
  int pearls = 0, diamonds = 0;
  for (const Listed& row : read_own()) {
    if (row.er > 8) continue;
    const std::vector<std::string> numbers = split(row.ratings, '/');
    const bool is_pearl = numbers[0] == numbers[1];
    const bool is_diamond = is_pearl && numbers[1] == numbers[2];
    Bounds bounds(kScale);
    bounds.require(kScale.traits[0]);
    EXPECT_EQ(rater.rate(puzzle_of(row.puzzle), {.bounds = &bounds}).is_inside, is_pearl);
    bounds.require(kScale.traits[1]);
    EXPECT_EQ(rater.rate(puzzle_of(row.puzzle), {.bounds = &bounds}).is_inside, is_diamond);
    pearls += is_pearl ? 1 : 0;
    diamonds += is_diamond ? 1 : 0;
  }
  EXPECT_GT(pearls, 0);
  EXPECT_GT(diamonds, 0);
}

TEST(SudokuExplainer, StopsWhenTold) {
  const auto yes = [] { return true; };
  const FunctionRef<bool()> stop = yes;
  Rater rater(kScale);
  const Rated rated = rater.rate(puzzle_of(kHard), {.stop = &stop});
  EXPECT_TRUE(rated.is_stopped);
  EXPECT_FALSE(rated.rating.has_value());
}

// Marks that say what the digits say change nothing; one mark fewer does.
TEST(SudokuExplainer, PencilMarksCount) {
  const Puzzle plain = puzzle_of(read_own().back().puzzle);
  const Grid solution = *solve(plain).solution;
  Puzzle marked = plain;
  CandidateSet marks = plain.all_candidates();
  for (const Cell cell : plain.blanks()) {
    const Digit digit = *solution.at(cell);
    for (const Digit other : plain.candidates(cell)) {
      if (other != digit) marks.erase(Candidate(cell, other));
    }
  }
  marked.set_marks(marks);
  Rater rater(kScale);
  EXPECT_EQ(rater.rate(marked).rating->text("er"), "1.2");  // singles in boxes
  EXPECT_GT(rater.rate(plain).rating->value("er"), 20);
}

}  // namespace
}  // namespace nonet::se
