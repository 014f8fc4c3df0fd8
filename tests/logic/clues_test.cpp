// Techniques on puzzles with clues: of every kind of clue, every step of the walk and every step
// that the techniques of clues have to offer along it, put to the solution; and cases by hand.
//
// NONET_CLUE_STEPS=1000000 judges as many steps, over more puzzles.

#include <gtest/gtest.h>

#include <cstdlib>

#include "clue_puzzles.hpp"
#include "constraints/clue_book.hpp"
#include "logic/cases.hpp"
#include "nonet/explain.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/solve.hpp"
#include "nonet/techniques.hpp"
#include "variants_judge.hpp"

namespace nonet {
namespace {

Puzzle read(const std::string& clauses) {
  return *puzzle_of(*parse_problem(std::string(81, '.') + "; " + clauses));
}

Grid grid_of(const Digits& digits) {
  Grid grid;
  for (int i = 0; i < kCells; ++i) grid.set(Cell(i), Digit(digits[static_cast<std::size_t>(i)]));
  return grid;
}

// The steps of one technique in the position at the start of a puzzle.
std::vector<Step> steps_of(const Puzzle& puzzle, Technique technique) {
  std::vector<Step> steps;
  find_steps(puzzle.start().board, {}, technique, [&](const Step& step) {
    steps.push_back(step);
    return Flow::go_on;
  });
  return steps;
}

class ClueSteps : public testing::TestWithParam<Constraint> {};

// Walks to the end or until nothing is found. Returns how many steps were judged.
int judge(const test::MadeProblem& made, bool asks_all) {
  const std::optional<Puzzle> puzzle = puzzle_of(made.problem);
  if (!puzzle) return 0;
  const Grid solution = grid_of(made.solution);
  const Known known{.givens = puzzle->givens, .is_unique = true};
  int judged = 0;
  std::string wrong;
  const auto look = [&](const Step& step) {
    ++judged;
    if (variants_for_tests::agrees(solution, step)) return Flow::go_on;
    wrong = info(step.technique()).id;
    return Flow::stop;
  };
  Board board = puzzle->start().board;
  Schedule ladder = Schedule::standard();
  for (const TechniqueInfo& row : techniques()) {
    const bool is_slow = row.family == Family::last_resorts || row.rank > 660;
    if (is_slow && row.family != Family::clues) ladder.remove(row.technique);
  }
  Walker(ladder).walk(board, known, [&](const Step& step, const Board& before) {
    if (look(step) == Flow::stop) return Flow::stop;
    for (const TechniqueInfo& row : techniques()) {
      if (!asks_all || row.family != Family::clues || row.technique == Technique::clue_net)
        continue;
      find_steps(before, known, row.technique, look);
      if (!wrong.empty()) return Flow::stop;
    }
    return Flow::go_on;
  });
  EXPECT_EQ(wrong, "") << problem_line(made.problem);
  return judged;
}

TEST_P(ClueSteps, AreTrue) {
  const char* wanted = std::getenv("NONET_CLUE_STEPS");
  const int kinds = static_cast<int>(all_constraints().size());
  const int most = wanted == nullptr ? 1 : std::atoi(wanted) / kinds;
  int judged = 0;
  for (unsigned seed = 1; judged < most && seed < 5000; ++seed) {
    const std::optional<test::MadeProblem> made =
        test::ProblemMaker(GetParam(), seed)
            .make(wanted == nullptr ? 12 : 4 + static_cast<int>(seed % 20),
                  wanted == nullptr ? 22 : static_cast<int>(seed % 25));
    if (made) judged += judge(*made, wanted != nullptr || seed == 1);
  }
  EXPECT_GT(judged, 0);
  if (wanted != nullptr) std::printf("%s: %d steps\n", info(GetParam()).id.data(), judged);
}

std::vector<Constraint> all_kinds() {
  std::vector<Constraint> kinds;
  for (const ConstraintInfo& row : all_constraints()) kinds.push_back(row.kind);
  return kinds;
}

INSTANTIATE_TEST_SUITE_P(Kinds, ClueSteps, testing::ValuesIn(all_kinds()),
                         [](const testing::TestParamInfo<Constraint>& kind) {
                           return std::string(nonet::info(kind.param).id);
                         });

TEST(Clues, ACageOf17HoldsEightAndNine) {
  const Puzzle puzzle = read("cage 17 r1c12");
  const std::vector<Step> steps = steps_of(puzzle, Technique::cage_combinations);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].eliminated().size(), 14);
  const std::string words = describe(puzzle.start().board, steps[0]);
  EXPECT_TRUE(words.starts_with("In the cage of 17 at r1c12 only 8 and 9 are left.")) << words;
}

TEST(Clues, AThermometerBoundsItsCells) {
  const Puzzle puzzle = read("thermo r4c1 r3c1 r2c2");
  const std::vector<Step> steps = steps_of(puzzle, Technique::thermo_bounds);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].eliminated().size(), 6);
  EXPECT_TRUE(describe(puzzle.start().board, steps[0])
                  .starts_with("The thermometer at r4c1 r3c1 r2c2: digits rise from the bulb."));
}

TEST(Clues, InniesHaveTheRestOfAHouse) {
  const Puzzle puzzle = read("cage 17 r1c12; cage 10 r1c345; cage 11 r1c678");
  const std::vector<Step> steps = steps_of(puzzle, Technique::innies_outies);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].eliminated().size(), 8);
  EXPECT_FALSE(steps[0].eliminated().contains(Candidate(Cell::at(0, 8), Digit(7))));
}

// Digits of a bound cell may not change places, whatever the houses say.
TEST(Clues, BindCellsAgainstSwaps) {
  const Puzzle puzzle = read("cage 17 r1c12");
  EXPECT_FALSE(puzzle.rules->may_swap({Cell::at(0, 0)}, puzzle.rules->houses()));
  EXPECT_TRUE(puzzle.rules->may_swap({Cell::at(8, 8)}, puzzle.rules->houses()));
}

TEST(Clues, SearchKnowsThem) {
  Puzzle puzzle = read("cage 3 r1c12; cage 4 r1c34");
  EXPECT_EQ(solve(puzzle).verdict, Verdict::none);
  EXPECT_EQ(problem_of(puzzle).clues.size(), 2U);
}

TEST(Clues, RulesAreEqualByTheirClues) {
  EXPECT_EQ(read("cage 17 r1c12"), read("cage 17 r1c12"));
  EXPECT_FALSE(read("cage 17 r1c12") == read("cage 16 r1c12"));
}

// Candidates that no way has are gone, and no others: every way is tried.
TEST(Cases, AreThoseOfASearchThroughAllDigits) {
  for (const char* clauses :
       {"cage 15 r1c123", "arrow r1c1: r2c123", "renban r1c1234", "between r1c1 r2c2 r3c3 r4c4",
        "lockout r1c1 r2c2 r3c3", "quad 1,2,2 r3c34 r4c34", "zipper r1c1 r2c2 r3c3",
        "whisper r1c1 r2c2 r3c3", "regionsum r3c3 r4c4 r4c5"}) {
    const Puzzle puzzle = read(clauses);
    const Problem problem = problem_of(puzzle);
    const Board board = puzzle.start().board;
    for (const CluePart& part : puzzle.rules->clues()->parts) {
      if (part.clue < 0) continue;
      std::vector<CluePart::Bits> met(part.cells.size());
      std::vector<int> digits(part.cells.size(), 1);
      for (bool is_over = false; !is_over;) {
        Digits written(81, 0);
        for (std::size_t i = 0; i < digits.size(); ++i) {
          written[static_cast<std::size_t>(part.cells[i].index())] =
              static_cast<std::uint8_t>(digits[i]);
        }
        if (find_broken(problem, written).empty()) {
          for (std::size_t i = 0; i < digits.size(); ++i)
            met[i] |= static_cast<CluePart::Bits>(1U << (digits[i] - 1));
        }
        std::size_t at = 0;
        while (at < digits.size() && ++digits[at] > 9) digits[at++] = 1;
        is_over = at == digits.size();
      }
      const auto left = logic::Cases(part, board).find_left();
      ASSERT_TRUE(left) << clauses;
      for (std::size_t i = 0; i < met.size(); ++i)
        EXPECT_EQ((*left)[i], met[i]) << clauses << ' ' << i;
    }
  }
}

}  // namespace
}  // namespace nonet
