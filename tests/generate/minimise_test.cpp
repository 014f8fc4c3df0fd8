// Reduction: exactly what leaving out one given after the other, with plain search, would leave.

#include "generate/minimise.hpp"

#include <gtest/gtest.h>

#include "generate/fill.hpp"
#include "generate/oracle.hpp"
#include "search/dispatch.hpp"

namespace nonet::generator {
namespace {

CellSet reduce(const Reduction::Plan& plan) {
  Reduction reduction;
  EXPECT_TRUE(reduction.start(plan));
  for (search::Masks masks; reduction.ask(masks.data());) {
    reduction.answer(search::engines().single->solve_candidates(masks.data(), 1, nullptr) != 0);
  }
  return reduction.givens();
}

CellSet reduce_plainly(const Reduction::Plan& plan) {
  Grid puzzle = without(to_grid(plan.solution), plan.outside);
  for (const CellSet block : plan.blocks) {
    const Grid fewer = without(puzzle, block);
    if (fewer.filled().size() >= plan.fewest && is_unique(fewer)) puzzle = fewer;
  }
  return puzzle.filled();
}

std::vector<CellSet> random_blocks(Symmetry symmetry, Random& random) {
  std::vector<CellSet> blocks;
  for (CellSet left = CellSet::every(); !left.empty(); left -= blocks.back()) {
    blocks.push_back(orbit(left.first(), symmetry));
  }
  random.shuffle(blocks);
  return blocks;
}

TEST(Reduction, LeavesWhatPlainSearchLeaves) {
  Random random(1);
  for (const Symmetry symmetry : {Symmetry::none, Symmetry::rot180, Symmetry::full}) {
    for (int i = 0; i < 20; ++i) {
      const FaceLine solution = random_solution(random);
      const std::vector<CellSet> blocks = random_blocks(symmetry, random);
      EXPECT_EQ(reduce({solution, blocks, {}}), reduce_plainly({solution, blocks, {}}));
    }
  }
}

TEST(Reduction, StopsWhereFewerAreNotWanted) {
  Random random(2);
  for (const int fewest : {24, 27, 40, 60, 81}) {
    const FaceLine solution = random_solution(random);
    const std::vector<CellSet> blocks = random_blocks(Symmetry::rot90, random);
    const Reduction::Plan plan{solution, blocks, {}, fewest};
    EXPECT_EQ(reduce(plan), reduce_plainly(plan));
    EXPECT_GE(reduce(plan).size(), fewest);
  }
}

TEST(Reduction, KeepsOutOfCellsOutside) {
  Random random(3);
  const CellSet outside =
      Rules::classic().cells(House::box(4)) | Rules::classic().cells(House::row(0));
  int possible = 0;
  for (int i = 0; i < 20; ++i) {
    const FaceLine solution = random_solution(random);
    std::vector<CellSet> blocks;
    for (const Cell cell : CellSet::every() - outside) blocks.push_back({cell});
    random.shuffle(blocks);
    const Reduction::Plan plan{solution, blocks, outside};
    const bool is_possible = is_unique(without(to_grid(solution), outside));
    EXPECT_EQ(Reduction().start(plan), is_possible);
    if (!is_possible) continue;
    ++possible;
    EXPECT_EQ(reduce(plan), reduce_plainly(plan));
    EXPECT_FALSE(reduce(plan).intersects(outside));
  }
  EXPECT_GT(possible, 5);
  EXPECT_LT(possible, 20);
}

TEST(Reduction, RefusesWhatIsNotUniqueFromTheStart) {
  Random random(4);
  const FaceLine solution = random_solution(random);
  Reduction reduction;
  // Two rows of a band: seen on the grid. Twelve givens: seen by search.
  EXPECT_FALSE(reduction.start(
      {solution,
       {},
       Rules::classic().cells(House::row(0)) | Rules::classic().cells(House::row(1))}));
  CellSet few;
  for (int i = 0; i < kCells; i += 7) few.insert(Cell(i));
  std::vector<CellSet> blocks;
  for (const Cell cell : few) blocks.push_back({cell});
  EXPECT_FALSE(reduction.start({solution, blocks, CellSet::every() - few}));
}

TEST(Redundant, IsAGivenThatCanBeLeftOut) {
  Random random(5);
  const FaceLine solution = random_solution(random);
  const std::vector<CellSet> blocks = random_blocks(Symmetry::none, random);
  CellSet givens = reduce({solution, blocks, {}});
  EXPECT_FALSE(has_redundant(solution, givens));
  givens.insert((CellSet::every() - givens).first());
  EXPECT_TRUE(has_redundant(solution, givens));
}

}  // namespace
}  // namespace nonet::generator
