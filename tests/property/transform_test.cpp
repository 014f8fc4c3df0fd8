// Blindness: relabelling the digits, swapping rows within a band, bands, columns within a stack or
// stacks, and transposing change neither the verdict nor the number of solutions, and they carry
// solutions to solutions.
//
// Puzzles are some of the digits of a full grid, sometimes with a digit changed, so that all four
// verdicts occur, and sometimes with pencil marks erased. Each property says how often it saw which
// verdict. A full grid comes from a regular or an irregular one by such a transformation.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "nonet/solve.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t kLimit = 50;

using Nine = std::array<int, kDigits>;

// The order that sorting random keys gives; equal keys keep their order, so it shrinks to none.
std::vector<int> permutation(int size) {
  const std::vector<int> keys =
      *rc::gen::container<std::vector<int>>(size, rc::gen::inRange(0, 1000));
  std::vector<std::pair<int, int>> keyed(size);
  for (int i = 0; i < size; ++i) keyed[i] = {keys[i], i};
  std::sort(keyed.begin(), keyed.end());
  std::vector<int> order;
  for (const auto& [key, index] : keyed) order.push_back(index);
  return order;
}

// Rows that stay together in bands, or columns in stacks.
Nine banded_permutation() {
  Nine lines{};
  const std::vector<int> bands = permutation(classic::kBoxSide);
  for (int band = 0; band < classic::kBoxSide; ++band) {
    const std::vector<int> within = permutation(classic::kBoxSide);
    for (int i = 0; i < classic::kBoxSide; ++i) {
      lines[band * classic::kBoxSide + i] = bands[band] * classic::kBoxSide + within[i];
    }
  }
  return lines;
}

struct Transformation {
  Nine rows, columns, digits;
  bool is_transposed;

  static Transformation any() {
    Transformation t{banded_permutation(), banded_permutation(), {}, *rc::gen::arbitrary<bool>()};
    const std::vector<int> digits = permutation(kDigits);
    std::copy(digits.begin(), digits.end(), t.digits.begin());
    return t;
  }

  Cell operator()(Cell cell) const {
    const int row = rows[cell.row()], column = columns[cell.column()];
    return is_transposed ? Cell::at(column, row) : Cell::at(row, column);
  }
  Digit operator()(Digit digit) const { return Digit::at(digits[digit.index()]); }
  Grid operator()(const Grid& grid) const {
    Grid out;
    for (const Cell cell : grid.filled()) out.set((*this)(cell), (*this)(*grid.at(cell)));
    return out;
  }
  Puzzle operator()(const Puzzle& puzzle) const {
    Puzzle out((*this)(puzzle.grid));
    if (!puzzle.marks) return out;
    CandidateSet marks;
    for (const Digit digit : DigitSet::every()) {
      for (const Cell cell : puzzle.marks->cells(digit)) {
        marks.insert(Candidate((*this)(cell), (*this)(digit)));
      }
    }
    out.set_marks(marks);
    return out;
  }
};

Grid regular_grid() {
  Grid grid;
  for (const Cell cell : CellSet::every()) {
    const int shift =
        cell.row() % classic::kBoxSide * classic::kBoxSide + cell.row() / classic::kBoxSide;
    grid.set(cell, Digit::at((shift + cell.column()) % kDigits));
  }
  return grid;
}

Grid irregular_grid() {
  return Grid::from_line(
      "863214975154897362792653814945371628281546739376982451618729543439165287527438196");
}

Grid full_grid() {
  const bool is_regular = *rc::gen::arbitrary<bool>();
  return Transformation::any()(is_regular ? regular_grid() : irregular_grid());
}

// Sixty digits mostly have one solution, 24 mostly several.
Grid some_digits() {
  Grid grid = full_grid();
  const std::vector<int> order = permutation(kCells);
  const int keep = 60 - *rc::gen::inRange(0, 36);
  for (int i = keep; i < kCells; ++i) grid.clear(Cell(order[i]));
  return grid;
}

Grid some_digits_one_changed() {
  Grid grid = some_digits();
  const std::vector<int> order = permutation(kCells);
  for (const int index : order) {
    if (grid.is_blank(Cell(index))) continue;
    grid.set(Cell(index), Digit::at(*rc::gen::inRange(0, kDigits)));
    break;
  }
  return grid;
}

// A wrong digit in a cell where nothing visible forbids it.
Grid some_digits_one_added() {
  Grid grid = some_digits();
  const Cell cell(*rc::gen::inRange(0, kCells));
  const DigitSet candidates = Puzzle(grid).candidates(cell);
  if (!candidates.empty()) grid.set(cell, candidates.first());
  return grid;
}

Puzzle some_digits_with_marks() {
  Puzzle puzzle(some_digits());
  CandidateSet marks = puzzle.all_candidates();
  for (const int index : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, kCandidates))) {
    marks.erase(Candidate(Cell(index / kDigits), Digit::at(index % kDigits)));
  }
  puzzle.set_marks(marks);
  return puzzle;
}

void check_blindness(const Puzzle& puzzle) {
  const Transformation transform = Transformation::any();
  const Puzzle other = transform(puzzle);
  const Solved solved = solve(puzzle), other_solved = solve(other);
  RC_TAG(std::string(name(solved.verdict)));
  RC_ASSERT(other_solved.verdict == solved.verdict);

  const Count counted = count(puzzle, {.limit = kLimit});
  const Count other_counted = count(other, {.limit = kLimit});
  RC_ASSERT(other_counted.count == counted.count);
  RC_ASSERT(other_counted.is_exact == counted.is_exact);
  if (solved.verdict == Verdict::unique) {
    RC_ASSERT(*other_solved.solution == transform(*solved.solution));
  }
}

// The verdict and the count tell the same story.
void check_agreement(const Puzzle& puzzle) {
  const Solved solved = solve(puzzle);
  const std::uint64_t solutions = count(puzzle, {.limit = 2}).count;
  RC_ASSERT((solved.verdict == Verdict::unique) == (solutions == 1));
  RC_ASSERT((solved.verdict == Verdict::several) == (solutions == 2));
  RC_ASSERT(solved.solution.has_value() == (solutions > 0));
  RC_ASSERT(solved.reason.has_value() == (solutions == 0));
}

RC_GTEST_PROP(TransformProperty, ChangesNoVerdictOfValidDigits, ()) {
  check_blindness(Puzzle(some_digits()));
}

RC_GTEST_PROP(TransformProperty, ChangesNoVerdictWithAChangedDigit, ()) {
  check_blindness(Puzzle(some_digits_one_changed()));
}

RC_GTEST_PROP(TransformProperty, ChangesNoVerdictWithAnAddedDigit, ()) {
  check_blindness(Puzzle(some_digits_one_added()));
}

RC_GTEST_PROP(TransformProperty, ChangesNoVerdictWithMarks, ()) {
  check_blindness(some_digits_with_marks());
}

RC_GTEST_PROP(SolveProperty, VerdictAndCountAgree, ()) {
  check_agreement(Puzzle(some_digits()));
  check_agreement(Puzzle(some_digits_one_changed()));
  check_agreement(Puzzle(some_digits_one_added()));
  check_agreement(some_digits_with_marks());
}

RC_GTEST_PROP(SolveProperty, ASolutionKeepsThePuzzleAndObeysTheRules, ()) {
  const Puzzle puzzle = some_digits_with_marks();
  const Solved solved = solve(puzzle);
  if (!solved.solution) return;
  const Grid& solution = *solved.solution;
  const CandidateSet candidates = puzzle.all_candidates();
  for (const Cell cell : CellSet::every()) {
    const Digit digit = *solution.at(cell);
    if (puzzle.grid.is_blank(cell)) RC_ASSERT(candidates.contains(Candidate(cell, digit)));
    if (!puzzle.grid.is_blank(cell)) RC_ASSERT(puzzle.grid.at(cell) == digit);
  }
  for (const House house : Rules::classic().houses()) {
    DigitSet digits;
    for (const Cell cell : Rules::classic().cells(house)) digits.insert(*solution.at(cell));
    RC_ASSERT(digits == DigitSet::every());
  }
}

}  // namespace
}  // namespace nonet
