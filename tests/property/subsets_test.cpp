// Subsets of every size, on random positions that have a solution: against a search by the book,
// and against each other.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "logic/boards.hpp"
#include "nonet/techniques.hpp"
#include "search/positions.hpp"

namespace nonet {
namespace {

// The solution with some cells blank and, in these, some candidates gone.
Board any_position() {
  const Grid solution = positions::unique_solution();
  const int blank_of_ten = *rc::gen::inRange(4, 11);
  const int gone_of_ten = *rc::gen::inRange(0, 9);
  const auto dice =
      *rc::gen::container<std::vector<int>>(kCells + kCandidates, rc::gen::inRange(0, 10));
  Grid grid;
  for (const Cell cell : CellSet::every()) {
    if (dice[cell.index()] >= blank_of_ten) grid.set(cell, *solution.at(cell));
  }
  Board board = Board::start(grid).board;
  for (const Cell cell : board.unsolved()) {
    for (const Digit digit : board.candidates(cell)) {
      const int index = kCells + cell.index() * kDigits + digit.index();
      if (solution.at(cell) == digit || dice[index] >= gone_of_ten) continue;
      board.eliminate(Candidate(cell, digit));
    }
  }
  return board;
}

constexpr std::array kNaked = {
    Technique::naked_pair, Technique::naked_triple, Technique::naked_quad, Technique::naked_5,
    Technique::naked_6,    Technique::naked_7,      Technique::naked_8};
constexpr std::array kHidden = {
    Technique::hidden_pair, Technique::hidden_triple, Technique::hidden_quad, Technique::hidden_5,
    Technique::hidden_6,    Technique::hidden_7,      Technique::hidden_8};
constexpr int kLeast = 2, kMost = kDigits - 1;

// What the subsets of each size take in one house, by the book: every choice of blank cells.
using BySize = std::array<CandidateSet, kDigits>;
struct Book {
  BySize naked, hidden;
};
Book by_the_book(const Board& board) {
  Book book;
  for (const House house : Rules::classic().houses()) {
    const CellSet blank = Rules::classic().cells(house) & board.unsolved();
    for (int choice = 0; choice < 1 << kDigits; ++choice) {
      CellSet cells;
      DigitSet inside, outside;
      bool has_single = false;
      for (int i = 0; i < kDigits; ++i) {
        const Cell cell = Rules::classic().cell(house, i);
        const bool is_chosen = (choice >> i & 1) != 0;
        if (is_chosen) cells.insert(cell);
        (is_chosen ? inside : outside) = (is_chosen ? inside : outside) | board.candidates(cell);
        has_single = has_single || (is_chosen && board.candidates(cell).size() == 1);
      }
      const int size = cells.size();
      if (size < kLeast || size > kMost || !(cells - blank).empty() || cells == blank) continue;
      if (inside.size() == size && !has_single) {
        for (const Digit digit : inside) {
          CellSet seen = CellSet::every();
          for (const Cell cell : cells) seen &= board.rules().peers(cell);
          book.naked[size].insert(board.places(digit) & seen, digit);
        }
      }
      const DigitSet only = inside - outside;
      const bool has_hidden_single = [&] {
        for (const Digit digit : only) {
          if (board.places(digit, house).size() == 1) return true;
        }
        return false;
      }();
      if (only.size() == size && !has_hidden_single) {
        for (const Cell cell : cells) book.hidden[size].insert(cell, board.candidates(cell) - only);
      }
    }
  }
  return book;
}

RC_GTEST_PROP(SubsetProperty, EverySizeIsFoundAndNothingElse, ()) {
  const Board board = any_position();
  const Book book = by_the_book(board);
  for (int size = kLeast; size <= kMost; ++size) {
    RC_ASSERT(boards::eliminated(boards::steps(board, kNaked[size - kLeast])) == book.naked[size]);
    RC_ASSERT(boards::eliminated(boards::steps(board, kHidden[size - kLeast])) ==
              book.hidden[size]);
  }
}

// What singles and subsets of up to four take, applied until nothing is left to take.
Board settled(Board board, const std::array<Technique, 7>& subsets) {
  for (bool has_changed = true; has_changed;) {
    CandidateSet gone;
    for (const Technique technique : {Technique::naked_single, Technique::hidden_single}) {
      for (const Step& step : boards::steps(board, technique)) apply(board, step);
    }
    for (int size = kLeast; size <= 4; ++size) {
      gone = gone | boards::eliminated(boards::steps(board, subsets[size - kLeast]));
    }
    has_changed = board.eliminate(gone).made_progress() ||
                  !boards::steps(board, Technique::naked_single).empty() ||
                  !boards::steps(board, Technique::hidden_single).empty();
  }
  return board;
}

// A house has nine cells, so of a subset and its complement one has at most four: where singles and
// the small subsets of one kind are done, the large ones of the other kind have nothing to say.
RC_GTEST_PROP(SubsetProperty, LargeNakedOnesAddNothingToSmallHiddenOnes, ()) {
  const Board board = settled(any_position(), kHidden);
  for (int size = 5; size <= kMost; ++size) {
    RC_ASSERT(by_the_book(board).naked[size].empty());
    RC_ASSERT(boards::steps(board, kNaked[size - kLeast]).empty());
  }
}

RC_GTEST_PROP(SubsetProperty, LargeHiddenOnesAddNothingToSmallNakedOnes, ()) {
  const Board board = settled(any_position(), kNaked);
  for (int size = 5; size <= kMost; ++size) {
    RC_ASSERT(by_the_book(board).hidden[size].empty());
    RC_ASSERT(boards::steps(board, kHidden[size - kLeast]).empty());
  }
}

}  // namespace
}  // namespace nonet
