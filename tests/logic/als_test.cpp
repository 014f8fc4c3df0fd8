#include "logic/als.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "logic/workspace.hpp"
#include "nonet/puzzle.hpp"
#include "search/positions.hpp"

namespace nonet::logic {
namespace {

DigitSet digits_of(const Board& board, CellSet cells) {
  DigitSet digits;
  for (const Cell cell : cells) digits = digits | board.candidates(cell);
  return digits;
}

bool all_see(const Board& board, CellSet cells, CellSet others) {
  for (const Cell cell : cells) {
    if (!(others - board.rules().peers(cell)).empty()) return false;
  }
  return true;
}

// The definition, with no thought of speed: how many different sets there are.
std::size_t count_by_definition(const Board& board) {
  std::set<std::vector<int>> sets;
  for (const House house : board.rules().houses()) {
    for (int bits = 1; bits < 1 << kDigits; ++bits) {
      CellSet cells;
      for (int i = 0; i < kDigits; ++i) {
        if ((bits >> i & 1) != 0) cells.insert(Rules::classic().cell(house, i));
      }
      if (!(cells - board.unsolved()).empty()) continue;
      if (digits_of(board, cells).size() != cells.size() + 1) continue;
      std::vector<int> key;
      for (const Cell cell : cells) key.push_back(cell.index());
      sets.insert(key);
    }
  }
  return sets.size();
}

class AlsFactTest : public testing::Test {
 protected:
  AlsFactTest() : board(positions::unique().start().board) { workspace.follow(board, Known{}); }
  Board board;
  Workspace workspace;
};

TEST_F(AlsFactTest, ListsEverySetOnce) {
  const AlsFact& fact = workspace.fact<AlsFact>();
  std::set<std::vector<int>> met;
  for (const Als& als : fact.all()) {
    EXPECT_EQ(als.digits, digits_of(board, als.cells));
    EXPECT_EQ(als.digits.size(), als.cells.size() + 1);
    EXPECT_TRUE((als.cells - Rules::classic().cells(als.house)).empty());
    std::vector<int> key;
    for (const Cell cell : als.cells) key.push_back(cell.index());
    EXPECT_TRUE(met.insert(key).second);
  }
  EXPECT_GT(fact.count(), 0);
  EXPECT_EQ(met.size(), count_by_definition(board));
}

TEST_F(AlsFactTest, KnowsWhereTheDigitsAreAndWhatTakesThem) {
  for (const Als& als : workspace.fact<AlsFact>().all()) {
    for (const Digit digit : als.digits) {
      EXPECT_EQ(als.places(digit), als.cells & board.places(digit));
      for (const Cell cell : board.places(digit)) {
        EXPECT_EQ(als.sees(digit).contains(cell), all_see(board, {cell}, als.places(digit)));
      }
    }
  }
}

TEST_F(AlsFactTest, LosesADigitToWhatSeesAllItsPlaces) {
  const AlsFact& fact = workspace.fact<AlsFact>();
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : board.places(digit)) {
      for (int i = 0; i < fact.count(); ++i) {
        const bool loses = fact[i].digits.contains(digit) && fact[i].sees(digit).contains(cell);
        EXPECT_EQ(contains(fact.losing_to(Candidate(cell, digit)), i), loses);
      }
    }
  }
}

TEST_F(AlsFactTest, LinksSetsWhosePlacesAllSeeEachOther) {
  const AlsFact& fact = workspace.fact<AlsFact>();
  const AlsLinks& links = workspace.fact<AlsLinks>();
  for (int i = 0; i < fact.count(); ++i) {
    for (const Digit digit : fact[i].digits) {
      for (int j = 0; j < fact.count(); ++j) {
        const bool linked = fact[j].digits.contains(digit) &&
                            all_see(board, fact[i].places(digit), fact[j].places(digit));
        EXPECT_EQ(contains(links.linked(i, digit), j), linked);
      }
    }
  }
}

}  // namespace
}  // namespace nonet::logic
