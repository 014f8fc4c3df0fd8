// Claims about every board that placing and eliminating can reach, and about sets against std::set.
//
// A walk is a list of moves on an empty board, legal or not; the board goes on after a
// contradiction, since its views must stay equal even then.

#include "nonet/board.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <tuple>
#include <vector>

namespace nonet {
namespace {

// What to do (see `apply`), in which cell or house, with which digit.
using Move = std::tuple<int, int, int>;

rc::Gen<std::vector<Move>> walks() {
  using rc::gen::inRange;
  return rc::gen::scale(2.0, rc::gen::container<std::vector<Move>>(rc::gen::tuple(
                                 inRange(0, 6), inRange(0, kCells), inRange(0, kDigits))));
}

Change apply(Board& board, const Move& move) {
  const auto [kind, place, number] = move;
  const Cell cell(place);
  const Digit digit = Digit::at(number);
  const House house(place % classic::kHouses);
  CandidateSet set;
  switch (kind) {
    case 0: return board.place(cell, digit);  // whether or not it can stand there
    case 1: {
      const DigitSet candidates = board.candidates(cell);
      return board.place(cell, candidates.empty() ? digit : candidates.first());
    }
    case 2: return board.eliminate(Candidate(cell, digit));
    case 3:  // all but one place of a digit in a house
      set.insert(Rules::classic().cells(house) - CellSet{Rules::classic().cell(house, number)},
                 digit);
      return board.eliminate(set);
    case 4:  // all but a few candidates of a cell
      set.insert(cell, DigitSet::every() - DigitSet{digit, Digit(1), Digit(9)});
      return board.eliminate(set);
    default: return board.reduce(house);
  }
}

// Calls the claim with the board before and after every move, and with what the move reported.
template <typename Claim>
void walk(const std::vector<Move>& moves, const Claim& claim) {
  Board board;
  for (const Move& move : moves) {
    const Board before = board;
    const Change change = apply(board, move);
    claim(before, change, board);
  }
}

RC_GTEST_PROP(BoardProperty, BothViewsStayEqual, ()) {
  walk(*walks(), [](const Board&, const Change&, const Board& board) {
    for (const Digit digit : DigitSet::every()) {
      CellSet cells;
      for (const Cell cell : CellSet::every()) {
        if (board.candidates(cell).contains(digit)) cells.insert(cell);
      }
      RC_ASSERT(board.places(digit) == cells);
    }
  });
}

RC_GTEST_PROP(BoardProperty, ASolvedCellHasNoCandidates, ()) {
  walk(*walks(), [](const Board&, const Change&, const Board& board) {
    for (const Cell cell : board.grid().filled()) RC_ASSERT(board.candidates(cell).empty());
  });
}

RC_GTEST_PROP(BoardProperty, NoCandidateIsADigitItsCellSees, ()) {
  walk(*walks(), [](const Board&, const Change&, const Board& board) {
    for (const Cell cell : board.grid().filled()) {
      const CellSet places = board.places(*board.grid().at(cell));
      RC_ASSERT(!places.intersects(board.rules().peers(cell)));
    }
  });
}

RC_GTEST_PROP(BoardProperty, HousesKnowTheirDigits, ()) {
  walk(*walks(), [](const Board&, const Change&, const Board& board) {
    for (const House house : Rules::classic().houses()) {
      DigitSet digits;
      for (const Cell cell : Rules::classic().cells(house) & board.grid().filled()) {
        digits.insert(*board.grid().at(cell));
      }
      RC_ASSERT(board.digits(house) == digits);
      RC_ASSERT(board.is_done(house) == (digits == DigitSet::every()));
    }
  });
}

RC_GTEST_PROP(BoardProperty, RemovedIsExactlyWhatWent, ()) {
  walk(*walks(), [](const Board& before, const Change& change, const Board& after) {
    CandidateSet gone = before.all_candidates() - after.all_candidates();
    if (change.placed) gone.erase(*change.placed);
    RC_ASSERT(change.removed == gone);
    RC_ASSERT((after.all_candidates() - before.all_candidates()).empty());
  });
}

RC_GTEST_PROP(BoardProperty, PlacedIsExactlyWhatWasWritten, ()) {
  walk(*walks(), [](const Board& before, const Change& change, const Board& after) {
    Grid expected = before.grid();
    if (change.placed) expected.set(change.placed->cell(), change.placed->digit());
    RC_ASSERT(after.grid() == expected);
  });
}

RC_GTEST_PROP(BoardProperty, ProgressIsWhatItSays, ()) {
  walk(*walks(), [](const Board& before, const Change& change, const Board& after) {
    RC_ASSERT(change.made_progress() == (before != after));
  });
}

// Real: what the contradiction says can be checked on the board.
RC_GTEST_PROP(BoardProperty, AReportedContradictionIsReal, ()) {
  walk(*walks(), [](const Board& before, const Change& change, const Board& after) {
    if (!change.contradiction) return;
    const Contradiction& c = *change.contradiction;
    switch (c.kind()) {
      case Contradiction::Kind::no_candidate:
        RC_ASSERT(after.grid().is_blank(c.cell()) && after.candidates(c.cell()).empty());
        break;
      case Contradiction::Kind::no_place:
        RC_ASSERT(after.places(c.digit(), c.house()).empty() && !after.has(c.house(), c.digit()));
        break;
      case Contradiction::Kind::not_a_candidate:
        RC_ASSERT(!before.candidates(c.cell()).contains(c.digit()));
        RC_ASSERT(before == after);
        break;
      default: RC_FAIL("a move cannot report this");
    }
  });
}

RC_GTEST_PROP(BoardProperty, FindContradictionAgreesWithTheReports, ()) {
  walk(*walks(), [](const Board& before, const Change& change, const Board& after) {
    const bool is_refused = change.contradiction &&
                            change.contradiction->kind() == Contradiction::Kind::not_a_candidate;
    if (change.contradiction && !is_refused) RC_ASSERT(after.find_contradiction().has_value());
    if (!before.find_contradiction() && !change.contradiction) {
      RC_ASSERT(!after.find_contradiction().has_value());
    }
  });
}

RC_GTEST_PROP(BoardProperty, TheOrderOfPlacementsDoesNotMatter, ()) {
  std::vector<Candidate> placed;
  Board board;
  for (const Move& move : *walks()) {
    if (std::get<0>(move) > 1) continue;
    if (const Change change = apply(board, move); change.placed) placed.push_back(*change.placed);
  }
  Board reversed;
  for (auto it = placed.rbegin(); it != placed.rend(); ++it) {
    reversed.place(it->cell(), it->digit());
  }
  RC_ASSERT(board == reversed);
  RC_ASSERT(Board::start(board.grid()).board == board);
}

RC_GTEST_PROP(BoardProperty, SortedCellsAreTheUnsolvedOnes, ()) {
  walk(*walks(), [](const Board&, const Change&, const Board& board) {
    CellSet seen;
    int last = -1;
    for (const Cell cell : board.unsolved_by_fewest()) {
      const int key = board.candidates(cell).size() * kCells + cell.index();
      RC_ASSERT(key > last);
      last = key;
      seen.insert(cell);
    }
    RC_ASSERT(seen == board.unsolved());
  });
}

// --- sets against std::set

// By way of a list: asked for a set of more numbers than there are, RapidCheck gives up.
std::set<int> any_subset(int size) {
  const auto members = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, size));
  return {members.begin(), members.end()};
}

CellSet cells_of(const std::set<int>& indices) {
  CellSet cells;
  for (const int index : indices) cells.insert(Cell(index));
  return cells;
}

DigitSet digits_of(const std::set<int>& indices) {
  DigitSet digits;
  for (const int index : indices) digits.insert(Digit::at(index));
  return digits;
}

template <typename Set>
std::set<int> indices_of(const Set& set) {
  std::set<int> indices;
  for (const auto member : set) indices.insert(member.index());
  return indices;
}

std::set<int> joined(std::set<int> a, const std::set<int>& b) {
  a.insert(b.begin(), b.end());
  return a;
}

std::set<int> without(std::set<int> a, const std::set<int>& b) {
  for (const int member : b) a.erase(member);
  return a;
}

// What must hold of two sets, whichever kind they are; `make` builds ours from theirs.
template <typename Make>
void check_algebra(const std::set<int>& x, const std::set<int>& y, const Make& make) {
  const auto a = make(x), b = make(y);
  RC_ASSERT(indices_of(a) == x);
  RC_ASSERT(a.size() == static_cast<int>(x.size()));
  RC_ASSERT(a.empty() == x.empty());
  if (!x.empty()) RC_ASSERT(a.first().index() == *x.begin());
  RC_ASSERT(indices_of(a | b) == joined(x, y));
  RC_ASSERT(indices_of(a - b) == without(x, y));
  RC_ASSERT(indices_of(a & b) == without(x, without(x, y)));
  RC_ASSERT(a.intersects(b) == !(a & b).empty());
  RC_ASSERT((a == b) == (x == y));
}

RC_GTEST_PROP(SetProperty, CellSetIsASet, ()) {
  const std::set<int> x = any_subset(kCells), y = any_subset(kCells);
  check_algebra(x, y, cells_of);
}

RC_GTEST_PROP(SetProperty, DigitSetIsASet, ()) {
  const std::set<int> x = any_subset(kDigits), y = any_subset(kDigits);
  check_algebra(x, y, digits_of);
}

RC_GTEST_PROP(SetProperty, AfterKeepsTheLaterCells, ()) {
  const std::set<int> x = any_subset(kCells);
  const int cut = *rc::gen::inRange(0, kCells);
  const std::set<int> later(x.upper_bound(cut), x.end());
  RC_ASSERT(indices_of(cells_of(x).after(Cell(cut))) == later);
}

RC_GTEST_PROP(SetProperty, CandidateSetIsASetOfPairs, ()) {
  const std::set<int> x = any_subset(kCandidates);
  CandidateSet set;
  for (const int i : x) set.insert(Candidate(Cell(i / kDigits), Digit::at(i % kDigits)));
  RC_ASSERT(set.size() == static_cast<int>(x.size()));
  for (int i = 0; i < kCandidates; ++i) {
    const Candidate candidate(Cell(i / kDigits), Digit::at(i % kDigits));
    RC_ASSERT(set.contains(candidate) == (x.count(i) == 1));
    RC_ASSERT(set.digits(candidate.cell()).contains(candidate.digit()) == (x.count(i) == 1));
  }
}

}  // namespace
}  // namespace nonet
