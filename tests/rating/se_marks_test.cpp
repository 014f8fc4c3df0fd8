// Sudoku Explainer's rating of pencil-mark puzzles (Sukaku): marks count as they are, whether
// there are digits beside them or not.

#include <gtest/gtest.h>

#include "nonet/generate.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "rating/se_scale.hpp"
#include "rating/se_traces.hpp"

namespace nonet::se {
namespace {

// The position in which a step is found, as a puzzle of its own.
Puzzle position_of(const UnitBoard& at) {
  Grid grid;
  CandidateSet marks;
  for (int cell = 0; cell < kSquares; ++cell) {
    if (at.face[cell] != 0) grid.set(Cell(cell), Digit(at.face[cell]));
    each_bit(at.cands(cell), [&](int d) { marks.insert(Candidate(Cell(cell), Digit(d + 1))); });
  }
  Puzzle puzzle(grid);
  puzzle.set_marks(marks);
  return puzzle;
}

std::vector<std::string> path_of(const Puzzle& puzzle) {
  std::vector<std::string> steps;
  Explainer().walk(puzzle, {}, [&](const Step& step, const UnitBoard&) {
    steps.push_back(written(step));
    return Flow::go_on;
  });
  return steps;
}

// A path goes on from any of its positions as it did: what was found there depends on digits and
// marks alone. At every so many steps, or at all.
void check_positions(const Puzzle& puzzle, std::size_t every) {
  const std::vector<std::string> whole = path_of(puzzle);
  std::size_t index = 0;
  const auto look = [&](const Step&, const UnitBoard& at) {
    if (index % every == 0) {
      const std::vector<std::string> rest(whole.begin() + static_cast<std::ptrdiff_t>(index),
                                          whole.end());
      EXPECT_EQ(path_of(position_of(at)), rest) << "from step " << index;
    }
    ++index;
    return Flow::go_on;
  };
  EXPECT_EQ(Explainer().walk(puzzle, {}, look), End::solved);
}

TEST(SudokuExplainerMarks, APathGoesOnFromAnyOfItsPositions) {
  for (const Made& made : generate({}, {.seed = 31, .count = 20}).made) {
    check_positions(Puzzle(made.puzzle), 7);
  }
}

TEST(SudokuExplainerMarks, TheTracesGoOnFromAnyOfTheirPositions) {
  const std::vector<Listed> rows = read_ratings("se_traces.tsv");
  if (rows.empty()) GTEST_SKIP() << "no $NONET_CORPUS/ratings/se_traces.tsv";
  for (std::size_t i = 0; i < rows.size(); i += 10) {
    if (rows[i].er < 8.5) check_positions(puzzle_of(rows[i].puzzle), 11);
  }
}

// Puzzles of marks alone, made here, with the ratings of an exact port.
TEST(SudokuExplainerMarks, PuzzlesWithoutADigitAreRatedAsElsewhere) {
  const char* data = std::getenv("NONET_TEST_DATA");
  const Scale scale = rating::se_scale();
  Rater rater(scale);
  for (const char* name : {"/rating/se_marks.txt", "/rating/se_inside.txt"}) {
    std::ifstream lines(std::string(data == nullptr ? "" : data) + name);
    int count = 0;
    for (std::string line; std::getline(lines, line);) {
      if (line.empty() || line[0] == '#') continue;
      const std::vector<std::string> fields = split(line, ' ');
      const auto record = parse(fields[0]);
      ASSERT_TRUE(record) << fields[0];
      EXPECT_TRUE(record->puzzle.marks.has_value());
      const Rated rated = rater.rate(record->puzzle);
      ASSERT_TRUE(rated.rating.has_value()) << fields[0];
      EXPECT_EQ(to_text(*rated.rating), fields[1]) << fields[0];
      ++count;
    }
    EXPECT_GT(count, 7) << name;
  }
}

TEST(SudokuExplainerMarks, MarksThatLeaveSeveralSolutionsOrNoneAreRefused) {
  const Scale scale = rating::se_scale();
  Rater rater(scale);
  Puzzle puzzle;
  puzzle.set_marks(puzzle.all_candidates());
  EXPECT_EQ(rater.rate(puzzle).solved.verdict, Verdict::several);
  CandidateSet marks = puzzle.all_candidates();
  for (int row = 0; row < 9; ++row) marks.erase(Candidate(Cell::at(row, 0), Digit(1)));
  puzzle.set_marks(marks);
  const Rated none = rater.rate(puzzle);
  EXPECT_EQ(none.solved.verdict, Verdict::none);
  EXPECT_FALSE(none.rating.has_value());
}

}  // namespace
}  // namespace nonet::se
