#include "explain/implications.hpp"

#include <gtest/gtest.h>

#include "logic/samples.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

using explain::Clash;
using explain::Implication;
using explain::Implications;

// Calls the visitor with every step of the technique in its own example, as `(board, step)`.
template <typename Visit>
void for_each_example_step(Technique technique, const Visit& visit) {
  const Puzzle puzzle = parse(example(technique))->puzzle;
  const Board board = puzzle.start().board;
  int left = 40;
  samples::for_each_step(puzzle, technique, [&](const Step& step) {
    visit(board, step);
    return --left > 0 ? Flow::go_on : Flow::stop;
  });
}

template <typename Visit>
void for_each_chain_step(const Visit& visit) {
  for (const TechniqueInfo& row : techniques()) {
    if (explain::is_told_in_lines(row.technique)) for_each_example_step(row.technique, visit);
  }
}

TEST(Implications, EveryLineRestsOnEarlierOnes) {
  int steps = 0;
  for_each_chain_step([&](const Board& board, const Step& step) {
    ++steps;
    const std::string_view id = info(step.technique()).id;
    const Implications told = explain::implications(board, step);
    ASSERT_FALSE(told.lines.empty()) << id;
    for (std::size_t i = 0; i < told.lines.size(); ++i) {
      const Implication& line = told.lines[i];
      EXPECT_EQ(line.rests.empty(), line.kind == Implication::Kind::suppose ||
                                        (line.kind == Implication::Kind::clash &&
                                         line.clash.kind != Clash::Kind::no_digit &&
                                         line.clash.kind != Clash::Kind::no_place))
          << id << " line " << label(line);
      for (const explain::RuledOut& rest : line.rests) {
        EXPECT_LT(rest.by, static_cast<int>(i)) << id;
        EXPECT_GE(rest.by, 0) << id;
      }
    }
  });
  EXPECT_GT(steps, 30);
}

// Of a house every other place is ruled out, of a cell every other digit.
TEST(Implications, NothingRemainsUnexplained) {
  for_each_chain_step([&](const Board& board, const Step& step) {
    const std::string_view id = info(step.technique()).id;
    for (const Implication& line : explain::implications(board, step).lines) {
      CellSet cells;
      DigitSet digits;
      for (const explain::RuledOut& rest : line.rests) {
        cells |= rest.cells;
        digits = digits | rest.digits;
      }
      if (line.reason == Implication::Reason::house) {
        ASSERT_TRUE(line.house.has_value()) << id;
        EXPECT_EQ(cells | line.claim.cells, board.places(line.claim.digit, *line.house)) << id;
      }
      if (line.reason == Implication::Reason::cell) {
        EXPECT_EQ(digits | DigitSet{line.claim.digit}, board.candidates(line.claim.cells.only()))
            << id;
      }
      if (line.kind != Implication::Kind::clash) continue;
      if (line.clash.kind == Clash::Kind::no_digit) {
        EXPECT_EQ(digits, board.candidates(line.clash.candidate.cell())) << id;
      }
      if (line.clash.kind == Clash::Kind::no_place) {
        EXPECT_EQ(cells, board.places(line.clash.candidate.digit(), *line.clash.house)) << id;
      }
    }
  });
}

TEST(Implications, ThePairsOfALoopAddUpToItsEffect) {
  int loops = 0;
  for_each_chain_step([&](const Board& board, const Step& step) {
    const Implications told = explain::implications(board, step);
    if (told.ending != Implications::Ending::loop) return;
    ++loops;
    CandidateSet removed;
    for (const explain::LoopPair& pair : told.pairs) removed = removed | pair.removed;
    EXPECT_EQ(removed, step.eliminated()) << info(step.technique()).id;
  });
  EXPECT_GT(loops, 3);
}

TEST(Implications, NishioEndsWithTwoLinesInOneHouse) {
  int twice = 0;
  for_each_example_step(Technique::nishio, [&](const Board& board, const Step& step) {
    const Implications told = explain::implications(board, step);
    const Implication& end = told.lines.back();
    ASSERT_EQ(end.kind, Implication::Kind::clash);
    if (end.clash.kind != Clash::Kind::twice) return;
    ++twice;
    ASSERT_TRUE(end.clash.house.has_value());
    const CellSet a = told.lines[static_cast<std::size_t>(end.clash.a)].claim.cells;
    const CellSet b = told.lines[static_cast<std::size_t>(end.clash.b)].claim.cells;
    EXPECT_EQ((a | b) & Rules::classic().cells(*end.clash.house), a | b);
  });
  EXPECT_GT(twice, 0);
}

TEST(Implications, BranchesAreLettered) {
  for_each_example_step(Technique::cell_forcing_net, [&](const Board& board, const Step& step) {
    const Implications told = explain::implications(board, step);
    EXPECT_EQ(label(told.lines.front()), "A1");
    EXPECT_EQ(told.lines.back().branch, 'A' + step.digits(Role::digits).size() - 1);
  });
}

}  // namespace
}  // namespace nonet
