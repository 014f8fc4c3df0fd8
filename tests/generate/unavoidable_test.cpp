// Unavoidable sets: each of them, left blank, has a second solution.

#include "generate/unavoidable.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "generate/minimise.hpp"
#include "generate/oracle.hpp"

namespace nonet::generator {
namespace {

Images self_images() {
  Images self;
  for (const Cell cell : CellSet::every()) self[cell.index()] = {cell};
  return self;
}

std::vector<CellSet> line_sets(const FaceLine& line) {
  std::vector<CellSet> sets;
  visit_line_exchanges(line, self_images(), [&](CellSet set) { sets.push_back(set); });
  return sets;
}

std::vector<CellSet> digit_sets(const FaceLine& line) {
  std::vector<CellSet> sets;
  visit_digit_exchanges(line, self_images(), [&](CellSet set) { sets.push_back(set); });
  return sets;
}

TEST(Unavoidable, LeavesASecondSolution) {
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    const FaceLine line = random_solution(random);
    for (const auto& sets : {line_sets(line), digit_sets(line)}) {
      for (const CellSet set : sets) EXPECT_EQ(count_plainly(without(to_grid(line), set)), 2);
    }
  }
}

// Two cells in two rows of a band, two columns of two boxes: looked for by hand.
TEST(Unavoidable, FindsEveryRectangle) {
  Random random(2);
  const FaceLine line = random_solution(random);
  const std::vector<CellSet> lines = line_sets(line), digits = digit_sets(line);
  int rectangles = 0;
  for (const Cell a : CellSet::every()) {
    for (const Cell d : CellSet::every()) {
      if (d.row() <= a.row() || d.column() == a.column() || line[a.index()] != line[d.index()])
        continue;
      const Cell b = Cell::at(a.row(), d.column()), c = Cell::at(d.row(), a.column());
      if (line[b.index()] != line[c.index()]) continue;
      const bool is_in_two_boxes =
          (classic::box_of(a) == classic::box_of(b)) != (classic::box_of(a) == classic::box_of(c));
      if (!is_in_two_boxes) continue;
      ++rectangles;
      const CellSet set = {a, b, c, d};
      EXPECT_NE(std::find(lines.begin(), lines.end(), set), lines.end());
      EXPECT_NE(std::find(digits.begin(), digits.end(), set), digits.end());
    }
  }
  EXPECT_GT(rectangles, 0);
}

TEST(Unavoidable, CoverEveryCellOfTwoLinesOrTwoDigits) {
  Random random(3);
  const FaceLine line = random_solution(random);
  int cells = 0;
  for (const CellSet set : line_sets(line)) cells += set.size();
  EXPECT_EQ(cells, 18 * 18);
  cells = 0;
  for (const CellSet set : digit_sets(line)) cells += set.size();
  EXPECT_EQ(cells, 36 * 18);
}

TEST(Unavoidable, IsTheDifferenceToAnotherSolution) {
  Random random(4);
  const FaceLine line = random_solution(random);
  const CellSet set = line_sets(line).front();
  const CellSet found = find_unavoidable(pick_masks(line, CellSet::every() - set), line);
  EXPECT_FALSE(found.empty());
  EXPECT_TRUE((found - set).empty());
  EXPECT_TRUE(find_unavoidable(pick_masks(line, CellSet::every()), line).empty());
}

}  // namespace
}  // namespace nonet::generator
