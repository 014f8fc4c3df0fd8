// The ideas of the seed descriptions that the board itself carries, one test each, named after the
// seed and its idea. The ideas that need a solver or text are in tests/search/seeds_test.cpp.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/puzzle.hpp"
#include "sample.hpp"

namespace nonet {
namespace {

Board sample_board() { return Board::start(sample::puzzle()).board; }

CellSet cells_at(std::initializer_list<int> indices) {
  CellSet cells;
  for (const int index : indices) cells.insert(Cell(index));
  return cells;
}

// --- 000: containers

TEST(Seed000, OneContainerClassServesRowsColumnsAndBoxes) {
  const Board board = sample_board();
  int rows = 0, columns = 0, boxes = 0;
  for (const House house : Rules::classic().houses()) {
    EXPECT_EQ(Rules::classic().cells(house).size(), kDigits);
    EXPECT_EQ((DigitSet::every() - board.digits(house)).size(),
              (Rules::classic().cells(house) & board.unsolved()).size());
    rows += Rules::classic().kind(house) == HouseKind::row ? 1 : 0;
    columns += Rules::classic().kind(house) == HouseKind::column ? 1 : 0;
    boxes += Rules::classic().kind(house) == HouseKind::box ? 1 : 0;
  }
  EXPECT_EQ(rows, 9);
  EXPECT_EQ(columns, 9);
  EXPECT_EQ(boxes, 9);
}

TEST(Seed000, ACellIsRowColumnAndBox) {
  const Cell cell(33);
  EXPECT_EQ((std::vector<int>{cell.row(), cell.column(), classic::box_of(cell)}),
            (std::vector<int>{3, 6, 5}));
}

TEST(Seed000, AContainerMapsEachNumberToItsPossibleCells) {
  const Board board = sample_board();
  for (const House house : Rules::classic().houses()) {
    for (const Digit digit : DigitSet::every()) {
      CellSet possible;
      for (const Cell cell : Rules::classic().cells(house)) {
        if (board.candidates(cell).contains(digit)) possible.insert(cell);
      }
      EXPECT_EQ(board.places(digit, house), possible);
    }
  }
}

TEST(Seed000, AContainerFindsTheOnlyCellForANumber) {
  const Board board = sample_board();
  // Box 4 is 9.5 2.. 3..: the 8 of r6c5 and of r4c9 leave it r5c2 and r5c3; r7c3 is an 8 too.
  EXPECT_EQ(board.only_place(Digit(8), House::box(3)), Cell::at(4, 1));
}

TEST(Seed000, RegisteringAMoveUpdatesAllContainers) {
  Board board;
  board.place(Cell(40), Digit(6));
  for (const House house : Rules::classic().houses()) {
    const bool is_own = Rules::classic().contains(house, Cell(40));
    EXPECT_EQ(board.has(house, Digit(6)), is_own);
    EXPECT_EQ(board.places(Digit(6), house).empty(), is_own);
  }
  EXPECT_EQ(board.places(Digit(6), House::row(3)), Rules::classic().cells(House::row(3)) -
                                                       Rules::classic().cells(House::box(4)) -
                                                       Rules::classic().cells(House::column(4)));
}

TEST(Seed000, AnIllegalMoveIsReported) {
  Board board;
  board.place(Cell(40), Digit(6));
  EXPECT_TRUE(board.place(Cell(41), Digit(6)).contradiction);
  EXPECT_TRUE(board.place(Cell(40), Digit(7)).contradiction);
}

// --- 001: possibilities

TEST(Seed001, AllPossibilitiesAreTrueForSquaresWithoutAValue) {
  const Board board = Board::unreduced(sample::puzzle());
  for (const Cell cell : board.unsolved()) EXPECT_EQ(board.candidates(cell), DigitSet::every());
}

TEST(Seed001, APossibilityRevealedInTheSameRowColumnOrBoxIsRemoved) {
  Board board = Board::unreduced(sample::puzzle());
  board.reduce(Cell(0));
  EXPECT_EQ(board.candidates(Cell(0)), (DigitSet{Digit(5), Digit(6), Digit(8)}));
}

// --- 002: two matrices, and progress

TEST(Seed002, AMatrixOfValuesAndAMatrixOfPossibilities) {
  const Board board = sample_board();
  const auto values = board.grid().rows();
  for (const Cell cell : CellSet::every()) {
    const bool is_solved = values[cell.row()][cell.column()] != 0;
    EXPECT_EQ(is_solved, board.grid().at(cell).has_value());
    EXPECT_EQ(is_solved, board.candidates(cell).empty());
  }
}

TEST(Seed002, EveryChangeReportsWhetherItMadeProgress) {
  Board board;
  EXPECT_TRUE(board.eliminate(Candidate(Cell(0), Digit(1))).made_progress());
  EXPECT_FALSE(board.eliminate(Candidate(Cell(0), Digit(1))).made_progress());
  EXPECT_TRUE(board.place(Cell(0), Digit(2)).made_progress());
  EXPECT_FALSE(board.place(Cell(0), Digit(2)).made_progress());
  EXPECT_FALSE(board.place(Cell(1), Digit(2)).made_progress());
  EXPECT_FALSE(board.reduce(House::row(0)).made_progress());
}

TEST(Seed002, EachCellBelongsToThreeOfTwentySevenBlocksOfNine) {
  for (const Cell cell : CellSet::every()) {
    int blocks = 0;
    for (const House house : Rules::classic().houses())
      blocks += Rules::classic().contains(house, cell) ? 1 : 0;
    EXPECT_EQ(blocks, 3);
  }
}

TEST(Seed002, ACleanSweepRemovesTheKnownValuesOfABlock) {
  Board board = Board::unreduced(sample::puzzle());
  EXPECT_TRUE(board.reduce(House::row(2)).made_progress());
  for (const Cell cell : Rules::classic().cells(House::row(2)) & board.unsolved()) {
    EXPECT_EQ(board.candidates(cell), (DigitSet{Digit(1), Digit(3), Digit(4), Digit(6)}));
  }
}

TEST(Seed002, RemovingAllButOneValueLeavesACellToBeSolved) {
  Board board;
  for (const Digit digit : DigitSet::every() - DigitSet{Digit(7)}) {
    EXPECT_TRUE(board.eliminate(Candidate(Cell(0), digit)).made_progress());
  }
  EXPECT_EQ(board.cells_with(1), CellSet{Cell(0)});
  EXPECT_EQ(board.candidates(Cell(0)).only(), Digit(7));
}

// --- 003: positions and names

TEST(Seed003, CellsAreNumbered0To80RowByRow) {
  EXPECT_EQ(Rules::classic().cells(House::row(0)), cells_at({0, 1, 2, 3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(Rules::classic().cells(House::row(8)), cells_at({72, 73, 74, 75, 76, 77, 78, 79, 80}));
  EXPECT_EQ(Rules::classic().cells(House::column(0)), cells_at({0, 9, 18, 27, 36, 45, 54, 63, 72}));
  EXPECT_EQ(find_cell("25"), Cell::at(2, 7));
}

CellSet cells_of(std::string_view name) {
  return Rules::classic().cells(*Rules::classic().find_house(name));
}

TEST(Seed003, SquaresHoldTheListedCells) {
  EXPECT_EQ(cells_of("NW"), cells_at({0, 1, 2, 9, 10, 11, 18, 19, 20}));
  EXPECT_EQ(cells_of("N"), cells_at({3, 4, 5, 12, 13, 14, 21, 22, 23}));
  EXPECT_EQ(cells_of("NE"), cells_at({6, 7, 8, 15, 16, 17, 24, 25, 26}));
  EXPECT_EQ(cells_of("W"), cells_at({27, 28, 29, 36, 37, 38, 45, 46, 47}));
  EXPECT_EQ(cells_of("C"), cells_at({30, 31, 32, 39, 40, 41, 48, 49, 50}));
  EXPECT_EQ(cells_of("E"), cells_at({33, 34, 35, 42, 43, 44, 51, 52, 53}));
  EXPECT_EQ(cells_of("SW"), cells_at({54, 55, 56, 63, 64, 65, 72, 73, 74}));
  EXPECT_EQ(cells_of("S"), cells_at({57, 58, 59, 66, 67, 68, 75, 76, 77}));
  EXPECT_EQ(cells_of("SE"), cells_at({60, 61, 62, 69, 70, 71, 78, 79, 80}));
}

TEST(Seed003, BoxesAreNamedByCompass) {
  std::string names;
  for (int i = 0; i < kDigits; ++i) {
    const House box = House::box(i);
    names += std::string(Rules::classic().short_name(box).view()) + "/" +
             std::string(Rules::classic().compass(box)) + " ";
    EXPECT_EQ(Rules::classic().find_house(Rules::classic().short_name(box)),
              Rules::classic().find_house(Rules::classic().compass(box)));
  }
  EXPECT_EQ(names, "b1/NW b2/N b3/NE b4/W b5/C b6/E b7/SW b8/S b9/SE ");
}

TEST(Seed003, AResolvedCellBarsItsValueFromItsRowColumnAndSquare) {
  Board board;
  const Change change = board.place(Cell(0), Digit(1));
  EXPECT_EQ(change.removed.cells(Digit(1)), cells_at({1, 2, 3, 4, 5, 6, 7, 8}) |
                                                cells_at({9, 18, 27, 36, 45, 54, 63, 72}) |
                                                cells_at({1, 2, 9, 10, 11, 18, 19, 20}));
}

TEST(Seed003, TheSameValueInTheSquaresAroundLeavesOneCell) {
  Grid grid;
  for (const int index : {0, 12, 33, 50, 55, 67, 80}) grid.set(Cell(index), Digit(1));
  const Board::Start start = Board::start(grid);
  EXPECT_FALSE(start.contradiction);
  EXPECT_EQ(start.board.only_place(Digit(1), *Rules::classic().find_house("NE")), Cell(25));
}

// --- 004: nodes and the matrix

TEST(Seed004, ANodeKnowsRowColBoxValueAndPossible) {
  const Board board = sample_board();
  const Cell node = Cell::at(0, 0);
  EXPECT_EQ(node.row(), 0);
  EXPECT_EQ(node.column(), 0);
  EXPECT_EQ(classic::box_of(node), 0);
  EXPECT_EQ(board.grid().face(node), 0);
  EXPECT_EQ(board.candidates(node), (DigitSet{Digit(5), Digit(6), Digit(8)}));
  EXPECT_EQ(name(node).view(), "r1c1");
}

TEST(Seed004, ASolvedNodeHasAValueAndNothingPossible) {
  const Board board = sample_board();
  EXPECT_EQ(board.grid().face(Cell(3)), 2);
  EXPECT_TRUE(board.candidates(Cell(3)).empty());
}

TEST(Seed004, PossibleAndCannotTogetherAreAllDigits) {
  const Board board = sample_board();
  for (const Cell cell : CellSet::every()) {
    const DigitSet possible = board.candidates(cell), cannot = DigitSet::every() - possible;
    EXPECT_EQ(possible | cannot, DigitSet::every());
    EXPECT_FALSE(possible.intersects(cannot));
  }
}

TEST(Seed004, NotPossibleSaysWhetherItDidMeaningfulWork) {
  Board board;
  EXPECT_TRUE(board.eliminate(Candidate(Cell(7), Digit(4))).made_progress());
  EXPECT_FALSE(board.eliminate(Candidate(Cell(7), Digit(4))).made_progress());
}

TEST(Seed004, OutputIsATwoDimensionalListOfNumbers) {
  const auto rows = sample_board().grid().rows();
  EXPECT_EQ(rows.size(), 9u);
  EXPECT_EQ(rows[2], (std::array<int, 9>{7, 9, 2, 0, 5, 0, 8, 0, 0}));
}

TEST(Seed004, UnsolvedNodesSortedByNumberOfPossibilities) {
  const Board board = sample_board();
  const SortedCells sorted = board.unsolved_by_fewest();
  CellSet seen;
  int last_size = 0;
  Cell last(0);
  for (const Cell cell : sorted) {
    const int size = board.candidates(cell).size();
    EXPECT_GE(size, last_size);
    if (size == last_size) {
      EXPECT_GT(cell, last);
    }
    last_size = size;
    last = cell;
    seen.insert(cell);
  }
  EXPECT_EQ(sorted.count, board.unsolved().size());
  EXPECT_EQ(seen, board.unsolved());
}

TEST(Seed004, DoneWhenNoUnsolvedNodeIsLeft) {
  Board board = sample_board();
  for (const Cell cell : board.unsolved()) {
    EXPECT_FALSE(board.is_done());
    board.place(cell, *sample::solution().at(cell));
  }
  EXPECT_TRUE(board.is_done());
}

TEST(Seed004, RowColumnAndBoxDone) {
  Board board;
  for (const House house : {House::row(4), House::column(4), House::box(4)}) {
    EXPECT_FALSE(board.is_done(house));
    for (const Cell cell : Rules::classic().cells(house))
      board.place(cell, *sample::solution().at(cell));
    EXPECT_TRUE(board.is_done(house));
  }
  EXPECT_FALSE(board.is_done(House::row(0)));
}

TEST(Seed004, ValuesOfARowColumnAndBox) {
  const Board board = sample_board();
  EXPECT_EQ(board.values(House::row(4)), (std::array<int, 9>{2, 0, 0, 0, 4, 0, 0, 0, 9}));
  EXPECT_EQ(board.values(House::column(4)), (std::array<int, 9>{0, 0, 5, 7, 4, 8, 0, 6, 0}));
  EXPECT_EQ(board.values(House::box(4)), (std::array<int, 9>{3, 7, 0, 0, 4, 0, 0, 8, 0}));
}

TEST(Seed004, NodesOfARowColumnAndBoxGiveAccessToTheirPossibilities) {
  const Board board = sample_board();
  for (const House house : {House::row(4), House::column(4), House::box(4)}) {
    int nodes = 0;
    for (const Cell node : Rules::classic().cells(house)) {
      EXPECT_EQ(board.candidates(node).empty(), board.grid().at(node).has_value());
      ++nodes;
    }
    EXPECT_EQ(nodes, 9);
  }
}

TEST(Seed004, ReduceNodeRowColumnBoxMatrix) {
  const Board untouched = Board::unreduced(sample::puzzle());
  const auto reduced = [&untouched](auto what) {
    Board board = untouched;
    board.reduce(what);
    return untouched.all_candidates() - board.all_candidates();
  };
  for (const House house : {House::row(4), House::column(4), House::box(4)}) {
    const CandidateSet gone = reduced(house);
    for (const Digit digit : untouched.digits(house)) {
      EXPECT_EQ(gone.cells(digit), Rules::classic().cells(house) & untouched.unsolved());
    }
    EXPECT_EQ(gone.size(), untouched.digits(house).size() *
                               (Rules::classic().cells(house) & untouched.unsolved()).size());
  }
  const CandidateSet node = reduced(Cell(0));
  EXPECT_EQ(node.size(), node.digits(Cell(0)).size());
  EXPECT_EQ(node.digits(Cell(0)), DigitSet::every() - sample_board().candidates(Cell(0)));

  Board matrix = untouched;
  EXPECT_TRUE(matrix.reduce().made_progress());
  EXPECT_EQ(matrix, sample_board());
}

TEST(Seed004, ReducingDetectsAnOverConstrainedGame) {
  Grid grid;
  for (int i = 0; i < 8; ++i) grid.set(Cell::at(0, i), Digit::at(i));
  grid.set(Cell::at(4, 8), Digit(9));
  Board board = Board::unreduced(grid);
  EXPECT_EQ(board.find_contradiction(), std::nullopt);
  const Change change = board.reduce();
  ASSERT_TRUE(change.contradiction);
  EXPECT_EQ(change.contradiction->text().view(), "r1c9 has no candidate left");
}

}  // namespace
}  // namespace nonet
