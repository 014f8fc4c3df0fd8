// An independent referee: the SAT solver CaDiCaL, told the rules of Sudoku and nothing of ours.
//
// A variable for each candidate, true if its cell holds its digit. Every cell holds a digit, every
// house holds every digit, no two in a cell, no digit twice in a house; what is no candidate is
// false. Solutions are counted by forbidding each one found and asking again.
//
// Cost: about two milliseconds for each position, so a sample will do; plain search sees the rest.

#include <gtest/gtest.h>

#include <cadical.hpp>
#include <vector>

#include "search/random_masks.hpp"

namespace nonet::search {
namespace {

using positions::Random;

class Referee {
 public:
  explicit Referee(const Masks& masks) {
    solver_.set("quiet", 1);
    for (const Cell cell : CellSet::every()) {
      std::vector<int> digits;
      for (const Digit digit : DigitSet::every()) digits.push_back(variable(cell, digit));
      add_exactly_one(digits);
      for (const Digit digit : DigitSet::every()) {
        if ((masks[cell.index()] >> digit.index() & 1) == 0) add({-variable(cell, digit)});
      }
    }
    for (const House house : Rules::classic().houses()) {
      for (const Digit digit : DigitSet::every()) {
        std::vector<int> cells;
        for (const Cell cell : Rules::classic().cells(house))
          cells.push_back(variable(cell, digit));
        add_exactly_one(cells);
      }
    }
  }

  bool accepts(const Grid& solution) {
    for (const Cell cell : CellSet::every()) solver_.assume(variable(cell, *solution.at(cell)));
    return is_satisfiable();
  }

  std::optional<Grid> find_another() {
    if (!is_satisfiable()) return std::nullopt;
    Grid solution;
    std::vector<int> other;
    for (const Cell cell : CellSet::every()) {
      for (const Digit digit : DigitSet::every()) {
        if (solver_.val(variable(cell, digit)) < 0) continue;
        solution.set(cell, digit);
        other.push_back(-variable(cell, digit));
      }
    }
    add(other);
    return solution;
  }

 private:
  static int variable(Cell cell, Digit digit) { return 1 + cell.index() * kDigits + digit.index(); }
  void add(const std::vector<int>& clause) {
    for (const int literal : clause) solver_.add(literal);
    solver_.add(0);
  }
  void add_exactly_one(const std::vector<int>& variables) {
    add(variables);
    for (std::size_t i = 0; i < variables.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) add({-variables[i], -variables[j]});
    }
  }
  bool is_satisfiable() {
    const int answer = solver_.solve();
    EXPECT_TRUE(answer == 10 || answer == 20);  // yes and no; anything else is "do not know"
    return answer == 10;
  }

  CaDiCaL::Solver solver_;
};

// A cell with one candidate is a given, as in a puzzle from a book; the rest are marks.
Puzzle as_printed(const Masks& masks) {
  Grid grid;
  CandidateSet marks;
  for (const Cell cell : CellSet::every()) {
    const DigitSet digits = DigitSet::from_bits(masks[cell.index()]);
    if (digits.size() == 1) grid.set(cell, digits.only());
    if (digits.size() != 1) marks.insert(cell, digits);
  }
  Puzzle puzzle(grid);
  puzzle.set_marks(marks);
  return puzzle;
}

struct Tally {
  int none = 0, unique = 0, several = 0;
};

void compare(const Masks& masks, Tally& tally) {
  Referee referee(masks);
  const Solved solved = solve(as_printed(masks));
  EXPECT_TRUE(!solved.solution || referee.accepts(*solved.solution));
  const std::uint64_t counted = count(as_printed(masks), {.limit = 3}).count;

  std::uint64_t found = 0;
  for (; found < 3; ++found) {
    const std::optional<Grid> solution = referee.find_another();
    if (!solution) break;
    EXPECT_TRUE(solved.verdict != Verdict::unique || *solution == *solved.solution);
  }
  EXPECT_EQ(counted, found);
  switch (solved.verdict) {
    case Verdict::unique: EXPECT_EQ(found, 1U); break;
    case Verdict::several: EXPECT_GE(found, 2U); break;
    case Verdict::none:
    case Verdict::illegal: EXPECT_EQ(found, 0U); break;
  }
  ++(found == 0 ? tally.none : found == 1 ? tally.unique : tally.several);
}

// Givens taken away as long as the solution stays the only one: nothing to spare, few singles.
Grid minimal_puzzle(Random& random) {
  Grid grid = positions::random_solution(random);
  std::array<int, kCells> order;
  for (int i = 0; i < kCells; ++i) order[i] = i;
  for (int i = kCells - 1; i > 0; --i) std::swap(order[i], order[random.below(i + 1)]);
  for (const int i : order) {
    Grid fewer = grid;
    fewer.clear(Cell(i));
    if (positions::plain_count(masks_of(Puzzle(fewer)), 2) == 1) grid = fewer;
  }
  return grid;
}

TEST(Referee, AgreesOnPositionsOfEveryKind) {
  Random random(20);
  Tally tally;
  for (int i = 0; i < 1200; ++i) {
    const Masks masks = positions::random_masks(positions::random_solution(random), random);
    SCOPED_TRACE(i);
    compare(masks, tally);
  }
  EXPECT_GT(tally.none, 150);
  EXPECT_GT(tally.unique, 150);
  EXPECT_GT(tally.several, 150);
}

TEST(Referee, AgreesOnMinimalPuzzlesAndTheirNeighbours) {
  Random random(21);
  Tally tally;
  for (int i = 0; i < 20; ++i) {
    SCOPED_TRACE(i);
    const Grid minimal = minimal_puzzle(random);
    compare(masks_of(Puzzle(minimal)), tally);
    Grid fewer = minimal;
    fewer.clear(minimal.filled().first());
    compare(masks_of(Puzzle(fewer)), tally);
    // One more digit that no given sees: right once in a while, otherwise wrong far down.
    Grid more = minimal;
    const Board board = Board::start(minimal).board;
    const Cell cell = board.unsolved().first();
    more.set(cell, board.candidates(cell).first());
    compare(masks_of(Puzzle(more)), tally);
  }
  EXPECT_GE(tally.none, 5);
  EXPECT_GE(tally.unique, 20);
  EXPECT_EQ(tally.several, 20);
}

TEST(Referee, AgreesOnHandMadePositions) {
  Tally tally;
  for (const Puzzle& puzzle : {Puzzle(), positions::unique(), positions::two_solutions(),
                               positions::crowded(), Puzzle(positions::unique_solution())}) {
    compare(masks_of(puzzle), tally);
  }
  EXPECT_EQ(tally.none, 1);
  EXPECT_EQ(tally.unique, 2);
  EXPECT_EQ(tally.several, 2);
}

}  // namespace
}  // namespace nonet::search
