// The quick search against the plain one, and what must hold of every canonical form: each look of
// a grid has the same, it is reached by the transform told, and it is its own.

#include <gtest/gtest.h>

#include "canon/lines.hpp"
#include "canon/plain.hpp"
#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "random_look.hpp"

namespace nonet::canon {
namespace {

constexpr std::uint32_t kGeometries = 3359232;

using generator::Random;

Grid make_solution(std::uint64_t seed) {
  return generate({}, {.seed = seed}).made.front().solution;
}

// So many cells of a solution, drawn at random.
Grid make_partial(int cells, std::uint64_t seed) {
  Random random(seed, cells);
  Grid grid = make_solution(seed);
  std::array<int, kCells> order{};
  for (int i = 0; i < kCells; ++i) order[i] = i;
  random.shuffle(order);
  for (int i = cells; i < kCells; ++i) grid.clear(Cell(order[i]));
  return grid;
}

void expect_canonical(const Grid& grid, Random& random) {
  SCOPED_TRACE(grid.to_line());
  Canonizer canonizer;
  const Canonical canonical = canonizer.canonize(grid);
  EXPECT_EQ(canonical.transform.apply(grid), canonical.form);
  EXPECT_EQ(canonical.transform.inverse().apply(canonical.form), grid);
  EXPECT_EQ(kGeometries % canonical.automorphisms, 0U);
  const Canonical again = canonizer.canonize(canonical.form);
  EXPECT_EQ(again.form, canonical.form);
  EXPECT_EQ(again.automorphisms, canonical.automorphisms);
  for (int i = 0; i < 3; ++i) {
    const Canonical other = canonizer.canonize(random_look(random).apply(grid));
    EXPECT_EQ(other.form, canonical.form);
    EXPECT_EQ(other.automorphisms, canonical.automorphisms);
  }
}

void expect_same_as_plain(const Grid& grid) {
  SCOPED_TRACE(grid.to_line());
  const Canonical quick = canonize(grid), plain = find_plainly(Lines(grid));
  EXPECT_EQ(quick.form.to_line(), plain.form.to_line());
  EXPECT_EQ(quick.automorphisms, plain.automorphisms);
  EXPECT_EQ(plain.transform.apply(grid), plain.form);
}

TEST(Canonize, HoldsForGridsOfAnyDensity) {
  Random random(1);
  for (int cells = 0; cells <= kCells; ++cells) expect_canonical(make_partial(cells, 7), random);
}

TEST(Canonize, HoldsForPuzzlesAndTheirSolutions) {
  Random random(2);
  for (const Made& made : generate({}, {.seed = 3, .count = 50}).made) {
    expect_canonical(made.puzzle, random);
    expect_canonical(made.solution, random);
  }
}

TEST(Canonize, HoldsForSymmetricPatterns) {
  Random random(3);
  for (const Symmetry symmetry : {Symmetry::rot90, Symmetry::full, Symmetry::diagonal}) {
    for (const Made& made : generate({.symmetry = symmetry}, {.seed = 3, .count = 5}).made) {
      expect_canonical(made.puzzle, random);
    }
  }
}

TEST(Canonize, AgreesWithPlainSearch) {
  for (const int cells : {3, 8, 17, 26, 40, 60, 79, 81}) {
    expect_same_as_plain(make_partial(cells, static_cast<std::uint64_t>(cells)));
  }
}

// Two empty rows in a band, a stack almost empty, one digit everywhere: where rows and columns stay
// exchangeable to the end.
TEST(Canonize, AgreesWithPlainSearchWhereMuchIsEmpty) {
  Grid rows = make_solution(5), columns = rows, digit = rows;
  for (int i = 0; i < kCells; ++i) {
    const Cell cell(i);
    if (cell.row() == 3 || cell.row() == 4 || cell.column() > 6) rows.clear(cell);
    if (cell.column() / classic::kBoxSide == 1 && i != 40) columns.clear(cell);
    if (digit.face(cell) > 1) digit.clear(cell);
  }
  expect_same_as_plain(rows);
  expect_same_as_plain(columns);
  expect_same_as_plain(digit);
}

TEST(Canonize, CountsEveryExchangeOfAnEmptyGrid) {
  const Canonical canonical = canonize(Grid());
  EXPECT_EQ(canonical.form, Grid());
  EXPECT_EQ(canonical.automorphisms, kGeometries);
  EXPECT_EQ(count_isomorphs(Grid(), kGeometries), 1U);
}

TEST(Canonize, PutsOneGivenLast) {
  Grid grid;
  grid.set(Cell::at(4, 2), Digit(7));
  const Canonical canonical = canonize(grid);
  EXPECT_EQ(canonical.form.at(Cell(80)), Digit(1));
  EXPECT_EQ(canonical.automorphisms, kGeometries / 81);
  EXPECT_EQ(count_isomorphs(grid, canonical.automorphisms), 81U * 9);
}

// A well-known one: no grid has more automorphisms.
TEST(Canonize, KnowsTheMostSymmetricGrid) {
  const Grid grid = Grid::from_line(
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
  const Canonical canonical = canonize(grid);
  EXPECT_EQ(canonical.form, grid);
  EXPECT_EQ(canonical.automorphisms, 648U);
}

TEST(Canonize, TakesDigitsThatContradictEachOther) {
  Grid grid = make_partial(30, 4);
  const Cell first = grid.filled().first();
  for (const Cell cell : grid.filled()) {
    if (cell.row() == first.row()) grid.set(cell, *grid.at(first));
  }
  ASSERT_TRUE(Lines(grid).has_conflict);
  Random random(5);
  const Canonical canonical = canonize(grid);
  EXPECT_EQ(canonical.transform.apply(grid), canonical.form);
  EXPECT_EQ(canonize(random_look(random).apply(grid)).form, canonical.form);
}

TEST(Canonize, IsomorphicPuzzlesHaveIsomorphicSolutions) {
  Random random(6);
  for (const Made& made : generate({}, {.seed = 9, .count = 20}).made) {
    const Transform look = random_look(random);
    const Grid other = look.apply(made.puzzle);
    const std::optional<Transform> way = find_isomorphism(made.puzzle, other);
    ASSERT_TRUE(way);
    EXPECT_EQ(way->apply(made.puzzle), other);
    EXPECT_EQ(canonize(made.solution).form, canonize(look.apply(made.solution)).form);
  }
}

TEST(Canonize, TellsPuzzlesOfOnePatternApart) {
  const Made made = generate({}, {.seed = 9}).made.front();
  Grid other = made.puzzle;
  other.clear(made.puzzle.filled().first());
  EXPECT_FALSE(find_isomorphism(made.puzzle, other));
}

TEST(CanonizePattern, IsTheSameForEveryLook) {
  Random random(8);
  for (const int cells : {0, 1, 5, 17, 24, 36, 60, 80, 81}) {
    const CellSet pattern = make_partial(cells, 11).filled();
    const Canonical canonical = canonize_pattern(pattern);
    EXPECT_EQ(canonical.form.filled(), canonical.transform.apply(pattern));
    EXPECT_EQ(kGeometries % canonical.automorphisms, 0U);
    const Canonical other = canonize_pattern(random_look(random).apply(pattern));
    EXPECT_EQ(other.form, canonical.form);
    EXPECT_EQ(other.automorphisms, canonical.automorphisms);
  }
}

TEST(CanonizePattern, AgreesWithPlainSearch) {
  for (const int cells : {5, 24, 70}) {
    Grid ones;
    for (const Cell cell : make_partial(cells, 12).filled()) ones.set(cell, Digit(1));
    const Canonical quick = canonize_pattern(ones.filled()), plain = find_plainly(Lines(ones));
    EXPECT_EQ(quick.form, plain.form);
    EXPECT_EQ(quick.automorphisms, plain.automorphisms);
  }
}

}  // namespace
}  // namespace nonet::canon
