// Techniques on puzzles with clues: of every kind of clue, every step of the walk and every step
// that the techniques of clues have to offer along it, put to the solution; and cases by hand.
//
// NONET_CLUE_STEPS=1000000 judges as many steps, over more puzzles: half of them of one kind, half
// of mixtures of two to four; NONET_CLUE_SEED=N begins with the N-th seed, for others than before.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "clue_puzzles.hpp"
#include "constraints/clue_book.hpp"
#include "logic/cases.hpp"
#include "logic/links.hpp"
#include "logic/workspace.hpp"
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

// The seed before the first.
unsigned seeds_before() {
  const char* first = std::getenv("NONET_CLUE_SEED");
  return first == nullptr ? 0 : static_cast<unsigned>(std::atoi(first));
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
  constexpr int kMostRank = 900;  // nets are judged where the walk takes them
  Board board = puzzle->start().board;
  Schedule ladder = Schedule::standard();
  for (const TechniqueInfo& row : techniques()) {
    const bool is_slow = row.family == Family::last_resorts || row.rank > 660;
    if (is_slow && row.family != Family::clues) ladder.remove(row.technique);
  }
  Walker(ladder).walk(board, known, [&](const Step& step, const Board& before) {
    if (look(step) == Flow::stop) return Flow::stop;
    for (const TechniqueInfo& row : techniques()) {
      if (!asks_all || row.family != Family::clues || row.rank > kMostRank) continue;
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
  const int most = wanted == nullptr ? 1 : std::atoi(wanted) / 2 / kinds;
  int judged = 0;
  const unsigned first = seeds_before() + 1;
  for (unsigned seed = first; judged < most && seed < first + 5000; ++seed) {
    const std::optional<test::MadeProblem> made =
        test::ProblemMaker(GetParam(), seed)
            .make(wanted == nullptr ? 12 : 4 + static_cast<int>(seed % 20),
                  wanted == nullptr ? 22 : static_cast<int>(seed % 25));
    if (made) judged += judge(*made, wanted != nullptr || seed == first);
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

TEST(ClueMixtures, AreTrue) {
  const char* wanted = std::getenv("NONET_CLUE_STEPS");
  const long most = wanted == nullptr ? 0 : std::atol(wanted) / 2;
  constexpr unsigned kFewest = 8;
  const std::vector<Constraint> kinds = all_kinds();
  bench::Random random(17 + seeds_before());
  long judged = 0;
  unsigned seed = seeds_before() + 1, puzzles = 0;
  for (; puzzles < kFewest || judged < most; ++seed) {
    std::vector<Constraint> mixed(2 + seed % 3);
    for (Constraint& kind : mixed) {
      kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    }
    const std::optional<test::MadeProblem> made =
        test::ProblemMaker(mixed, seed)
            .make(8 + static_cast<int>(seed % 16), static_cast<int>(seed % 25));
    if (!made) continue;
    ++puzzles;
    judged += judge(*made, true);
    if (HasFailure()) break;
    if (wanted != nullptr && puzzles % 100 == 0) {
      std::printf("mixtures: %u puzzles, %ld steps so far\n", puzzles, judged);
      std::fflush(stdout);
    }
  }
  EXPECT_GT(judged, 100);
  if (wanted != nullptr) std::printf("mixtures: %u puzzles, %ld steps\n", puzzles, judged);
}

// A node of a candidate among the links of a board.
int node_of(const logic::Links& links, Cell cell, int digit) {
  for (int node = 0; node < links.candidates(); ++node) {
    if (links.candidate(node) == Candidate(cell, Digit(digit))) return node;
  }
  return -1;
}

// r1c1 and r9c9 are equal. Where r9c9 is one of two places, r1c1 is strongly linked to the other.
TEST(Clues, EqualCellsShareSightAndStrongLinks) {
  const Puzzle puzzle = read("palindrome r1c1 r5c5 r9c9");
  const Cell first = Cell::at(0, 0), last = Cell::at(8, 8), other = Cell::at(8, 1);
  EXPECT_TRUE(puzzle.rules->sees(first, Cell::at(8, 4)));
  EXPECT_FALSE(puzzle.rules->sees(first, last));
  Board board = puzzle.start().board;
  CandidateSet gone;
  for (int column = 0; column < 9; ++column) {
    const Cell cell = Cell::at(8, column);
    if (cell != last && cell != other) gone.insert(Candidate(cell, Digit(5)));
  }
  board.eliminate(gone);
  logic::Workspace workspace;
  workspace.follow(board, {});
  const logic::Links& links = logic::links(workspace, logic::Links::Scope::plain);
  EXPECT_TRUE(links.has_strong(node_of(links, last, 5), node_of(links, other, 5)));
  EXPECT_TRUE(links.has_strong(node_of(links, first, 5), node_of(links, other, 5)));
  EXPECT_FALSE(links.has_strong(node_of(links, first, 4), node_of(links, other, 4)));
}

// A white dot: with 3 on the one side, 7 is not on the other.
TEST(Clues, PairsAreWeakLinksOfChains) {
  const Puzzle puzzle = read("white r1c1 r2c1");
  const Board board = puzzle.start().board;
  logic::Workspace workspace;
  workspace.follow(board, {});
  const logic::Links& links = logic::links(workspace, logic::Links::Scope::plain);
  const int three = node_of(links, Cell::at(0, 0), 3);
  EXPECT_TRUE(logic::contains(links.weak(three), node_of(links, Cell::at(1, 0), 7)));
  EXPECT_FALSE(logic::contains(links.weak(three), node_of(links, Cell::at(1, 0), 4)));
}

// A deadly rectangle at r12c14, whose last corner has a 3 besides: only where no clue binds a
// corner.
TEST(Clues, UniquenessNeedsCellsThatNoClueBinds) {
  for (const bool is_bound : {false, true}) {
    const Puzzle puzzle = read(is_bound ? "cage 12 r2c45" : "cage 12 r9c45");
    Board board = puzzle.start().board;
    CandidateSet gone;
    for (const Cell cell : {Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 0), Cell::at(1, 3)}) {
      DigitSet kept{Digit(1), Digit(2)};
      if (cell == Cell::at(1, 3)) kept.insert(Digit(3));
      gone.insert(cell, board.candidates(cell) - kept);
    }
    board.eliminate(gone);
    int steps = 0;
    find_steps(board, {.is_unique = true}, Technique::unique_rectangle_1,
               [&](const Step&) { return ++steps, Flow::go_on; });
    EXPECT_EQ(steps, is_bound ? 0 : 1);
  }
}

TEST(Clues, AColouringReachesAcrossClues) {
  // Five cells of a row two apart from the next: four of them cannot all be even.
  const Puzzle puzzle =
      read("difference 2 r1c12; difference 2 r1c23; difference 2 r1c34; difference 2 r1c45");
  const std::vector<Step> steps = steps_of(puzzle, Technique::parity_colouring);
  ASSERT_FALSE(steps.empty());
  for (const int digit : {2, 4, 6, 8}) {
    EXPECT_TRUE(steps[0].eliminated().contains(Candidate(Cell::at(0, 4), Digit(digit))));
  }
}

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

// Skyscrapers against all orders of a row, over candidates drawn by lot; and ways that were kept
// from one look to the next change nothing.
TEST(Cases, OfSkyscrapersAreThoseOfAllOrders) {
  constexpr int kSide = 6;
  bench::Random random(5);
  for (int value = 1; value <= kSide; ++value) {
    const Puzzle puzzle = *puzzle_of(
        *parse_problem(std::string(36, '.') + "; skyscraper r1 " + std::to_string(value)));
    const CluePart& part = puzzle.rules->clues()->parts.front();
    logic::Cases::Ways ways;
    for (int round = 0; round < 200; ++round) {
      Board board = puzzle.start().board;
      CandidateSet gone;
      for (const Cell cell : part.cells) {
        for (int digit = 1; digit <= kSide; ++digit) {
          if (random.below(3) == 0) gone.insert(Candidate(cell, Digit(digit)));
        }
      }
      board.eliminate(gone);
      logic::Cases::Digits met{};
      std::array<int, kSide> order{1, 2, 3, 4, 5, 6};
      do {
        int top = 0, seen = 0;
        bool fits = true;
        for (std::size_t i = 0; i < order.size(); ++i) {
          fits = fits && board.candidates(part.cells[i]).contains(Digit(order[i]));
          if (order[i] > top) ++seen;
          top = std::max(top, order[i]);
        }
        if (!fits || seen != value) continue;
        for (std::size_t i = 0; i < order.size(); ++i)
          met[i] |= static_cast<CluePart::Bits>(1U << (order[i] - 1));
      } while (std::ranges::next_permutation(order).found);
      const auto left = logic::Cases(part, board).find_left();
      EXPECT_EQ(left.value_or(logic::Cases::Digits{}), met) << value;
      EXPECT_EQ(logic::Cases(part, board).find_left(&ways), left) << value;
    }
  }
}

}  // namespace
}  // namespace nonet
