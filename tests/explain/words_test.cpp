#include "explain/words.hpp"

#include <gtest/gtest.h>

#include "nonet/trace.hpp"

namespace nonet {
namespace {

using explain::fill;
using explain::find_fault;

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

Step sample() {
  Step step(Technique::finned_x_wing);
  step.eliminate(CellSet{cell(2, 2)}, Digit(7));
  step.show(Role::digit, Digit(7));
  step.show(Role::base_house, HouseSet{House::row(0), House::row(4)});
  step.show(Role::base, CellSet{cell(1, 2), cell(1, 5), cell(5, 2)}, Digit(7));
  step.show(Role::fin, Candidate(cell(1, 5), Digit(7)));
  return step;
}

std::string filled(std::string_view words) { return fill(words, sample(), Notation::rc).text; }

TEST(Words, ARolePrintsHousesElseCellsElseDigits) {
  EXPECT_EQ(filled("{base_house}|{base}|{digit}"), "rows 1 and 5|r1c25 and r5c2|7");
}

TEST(Words, APartOfARoleIsAskedForByName) {
  EXPECT_EQ(filled("{base.digits} in {base.cells}"), "7 in r1c25 and r5c2");
}

TEST(Words, OneAndManyHaveTheirOwnWords) {
  EXPECT_EQ(filled("{fin|is|are} {base|is|are} {base.digits|one|some}"), "is are one");
}

TEST(Words, BracketsGoWithWhatTheyName) {
  EXPECT_EQ(filled("fish[ with {fin}][ and {endo_fin} of {digit}]."), "fish with r1c5.");
}

TEST(Words, TheEffectAndTheChainCanBeSpelled) {
  EXPECT_EQ(filled("{eliminated}[ {placed}][ {chain}]"), "r2c2<>7");
}

TEST(Words, CandidatesAreDigitsInCells) { EXPECT_EQ(filled("{fin.candidates}"), "7 in r1c5"); }

Step net(bool has_second) {
  Step step(Technique::cell_forcing_net);
  step.show(Role::suppose, Candidate(cell(1, 1), Digit(2)));
  step.show(Mark{Role::follows, DigitSet{Digit(3)}, HouseSet{House::box(4)}, CellSet{cell(4, 4)}});
  step.show(Role::follows, Candidate(cell(1, 7), Digit(5)));
  if (!has_second) return step;
  step.show(Role::suppose_not, Candidate(cell(1, 1), Digit(6)));
  step.show(Role::follows, Candidate(cell(1, 7), Digit(5)));
  return step;
}

TEST(Words, ANetIsToldInOrder) {
  EXPECT_EQ(fill("{net}", net(false), Notation::rc).text,
            "r4c4=3 (last place in box 5), r1c7=5 (all that is left there)");
}

TEST(Words, SeveralSuppositionsAreNamed) {
  EXPECT_EQ(fill("{net}", net(true), Notation::rc).text,
            "if r1c1=2 then r4c4=3 (last place in box 5), r1c7=5 (all that is left there); "
            "if r1c1<>6 then r1c7=5 (all that is left there)");
}

TEST(Words, AGapIsNoted) {
  const auto gaps = fill("{pivot} and {digit}", sample(), Notation::rc).gaps;
  EXPECT_EQ(gaps, std::vector<std::string>{"pivot"});
}

TEST(Words, FaultsAreFound) {
  EXPECT_EQ(find_fault("{base} is fine[ {fin}]"), "");
  EXPECT_NE(find_fault("{nobody}"), "");
  EXPECT_NE(find_fault("{base.colours}"), "");
  EXPECT_NE(find_fault("{base"), "");
  EXPECT_NE(find_fault("base}"), "");
  EXPECT_NE(find_fault("{base|is}"), "");
  EXPECT_NE(find_fault("{base|a|b|c}"), "");
  EXPECT_NE(find_fault("[{base}"), "");
  EXPECT_NE(find_fault("[a [b]]"), "");
  EXPECT_NE(find_fault("a ]"), "");
}

TEST(Words, EveryTemplateIsWithoutFault) {
  for (const TechniqueInfo& row : techniques()) {
    EXPECT_EQ(find_fault(row.prose->explanation), "") << row.id;
  }
}

TEST(Words, EveryTechniqueHasItsWords) {
  for (const TechniqueInfo& row : techniques()) {
    EXPECT_FALSE(row.prose->summary.empty()) << row.id;
    EXPECT_FALSE(row.prose->why.empty()) << row.id;
    EXPECT_FALSE(row.prose->explanation.empty()) << row.id;
    EXPECT_FALSE(row.prose->example.empty()) << row.id;
  }
}

TEST(Words, TechniquesSpeakInSentences) {
  for (const TechniqueInfo& row : techniques()) {
    const Prose& prose = *row.prose;
    EXPECT_TRUE(prose.why.empty() || prose.why.back() == '.') << row.id;
    EXPECT_TRUE(prose.explanation.empty() ||
                std::string_view(".]}").find(prose.explanation.back()) != std::string_view::npos)
        << row.id;
    EXPECT_FALSE(prose.summary.ends_with('.')) << row.id;
    EXPECT_EQ(prose.summary.find('\n'), std::string_view::npos) << row.id;
  }
}

// Puzzles of our own, from easy to hard: every step that comes up is told without a gap.
constexpr std::string_view kPuzzles[] = {
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.",
    ".91....6....3.....2.7..9......6...4.....8.3..1.9.5...85.2...6.1.......82..47.....",
};

TEST(Words, EveryStepOfAWalkIsToldWithoutAGap) {
  for (const std::string_view line : kPuzzles) {
    const Puzzle puzzle(Grid::from_line(line));
    Walker walker(Schedule::standard());
    const Trace trace = make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
    for (const Step& step : trace.steps) {
      const TechniqueInfo& row = info(step.technique());
      const explain::Filled told = fill(row.prose->explanation, step, Notation::rc);
      EXPECT_TRUE(told.gaps.empty()) << row.id << ": {" << told.gaps.front() << "}";
      EXPECT_FALSE(told.text.empty()) << row.id;
    }
  }
}

}  // namespace
}  // namespace nonet
