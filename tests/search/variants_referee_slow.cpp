// CaDiCaL as the referee of the search over rules: it is told which cells a house has, which see
// each other and which candidates are linked, and counts by forbidding what it has found.

#include <gtest/gtest.h>

#include <cadical.hpp>
#include <vector>

#include "logic/variants.hpp"
#include "search/general.hpp"

namespace nonet::variants_for_tests {
namespace {

int variable(Cell cell, Digit digit) { return 1 + Candidate(cell, digit).index(); }

void add(CaDiCaL::Solver& solver, const std::vector<int>& clause) {
  for (const int literal : clause) solver.add(literal);
  solver.add(0);
}

void add_cell(CaDiCaL::Solver& solver, const Rules& rules, Cell cell) {
  std::vector<int> some;
  for (const Digit digit : rules.digits()) {
    const int here = variable(cell, digit);
    some.push_back(here);
    for (const Digit other : rules.digits()) {
      if (digit != other) add(solver, {-here, -variable(cell, other)});
    }
    for (const Cell peer : rules.peers(cell)) add(solver, {-here, -variable(peer, digit)});
    for (const Candidate linked : rules.links(Candidate(cell, digit))) {
      add(solver, {-here, -variable(linked.cell(), linked.digit())});
    }
  }
  add(solver, some);
}

std::uint64_t count_by_referee(const Puzzle& puzzle, std::uint64_t limit) {
  const Rules& rules = *puzzle.rules;
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  for (const Cell cell : rules.cells()) {
    add_cell(solver, rules, cell);
    if (puzzle.grid.at(cell)) add(solver, {variable(cell, *puzzle.grid.at(cell))});
  }
  for (const House house : rules.houses()) {
    for (const Digit digit : rules.digits()) {
      std::vector<int> places;
      for (const Cell cell : rules.cells(house)) places.push_back(variable(cell, digit));
      add(solver, places);
    }
  }
  std::uint64_t found = 0;
  for (; found < limit && solver.solve() == 10; ++found) {
    std::vector<int> other;
    for (const Cell cell : rules.cells()) {
      for (const Digit digit : rules.digits()) {
        if (solver.val(variable(cell, digit)) > 0) other.push_back(-variable(cell, digit));
      }
    }
    add(solver, other);
  }
  return found;
}

// Puzzles with one solution; with a given less, which have more; with a wrong given, mostly none;
// and layouts of jigsaws that no grid fits.
TEST(VariantsReferee, CountsAsTheSearchDoes) {
  constexpr std::uint64_t kLimit = 5;
  int none = 0, unique = 0, several = 0;
  const auto compare = [&](const Puzzle& puzzle) {
    const std::uint64_t counted = search::General(puzzle).count(kLimit);
    EXPECT_EQ(counted, count_by_referee(puzzle, kLimit)) << rules_text(*puzzle.rules);
    ++(counted == 0 ? none : counted == 1 ? unique : several);
  };
  for (const Kind& kind : kinds()) {
    for (std::uint64_t number = 1; number <= 2; ++number) {
      const SharedRules rules = rules_of(kind, number);
      const std::optional<MadeByRules> made = make_puzzle(rules, number);
      if (!made) {
        compare(Puzzle(Grid(), rules));
        continue;
      }
      compare(made->puzzle);
      Grid fewer = made->puzzle.grid, wrong = fewer;
      const Cell given = made->puzzle.grid.filled().first();
      fewer.clear(given);
      compare(Puzzle(fewer, rules));
      wrong.set(given, Digit(made->solution.at(given)->face() % rules->side() + 1));
      compare(Puzzle(wrong, rules));
    }
  }
  EXPECT_GT(none, 5);
  EXPECT_GT(unique, 30);
  EXPECT_GT(several, 30);
}

}  // namespace
}  // namespace nonet::variants_for_tests
