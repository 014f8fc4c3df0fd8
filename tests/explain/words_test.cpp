#include "explain/words.hpp"

#include <gtest/gtest.h>

#include "explain/tell.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

using explain::fill;

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

std::string find_fault(std::string_view words) { return explain::read_template(words).fault; }

std::string filled(std::string_view words, const Step& step = sample()) {
  std::string text;
  explain::Writer w(text, {});
  fill(w, explain::read_template(words), Board(), step);
  return w.out();
}

TEST(Words, ARolePrintsHousesElseCellsElseDigits) {
  EXPECT_EQ(filled("In {base_house}|{base}|{digit}"), "In rows 1 and 5|r1c2, r1c5 and r5c2|7");
}

TEST(Words, APartOfARoleIsAskedForByName) {
  EXPECT_EQ(filled("{base.digits} in {base.cells}"), "7 in r1c2, r1c5 and r5c2");
}

TEST(Words, AListMayEndWithOr) {
  EXPECT_EQ(filled("{base.or}; {fin.or}"), "r1c2, r1c5 or r5c2; r1c5");
}

TEST(Words, NoneHasItsFormForTwoAndForMore) {
  EXPECT_EQ(filled("so {base.nor}"), "so none of r1c2, r1c5 and r5c2");
  Step step(Technique::naked_pair);
  step.show(Role::cells, CellSet{cell(1, 1), cell(1, 2)});
  EXPECT_EQ(filled("so {cells.nor} is", step), "so neither r1c1 nor r1c2 is");
  EXPECT_EQ(filled("{cells.nor} is", step), "Neither r1c1 nor r1c2 is");
}

TEST(Words, RolesCanBeTakenTogether) {
  Step step(Technique::xy_wing);
  step.show(Role::x, Digit(6)).show(Role::y, Digit(5));
  EXPECT_EQ(filled("{x+y.or}", step), "5 or 6");
}

TEST(Words, OneTwoAndMoreHaveTheirOwnWords) {
  EXPECT_EQ(filled("{fin|is|are} {base|is|are} {base|one|both|all}"), "is are all");
  EXPECT_EQ(filled("{base_house.count} {base_house.Count}"), "two Two");
}

TEST(Words, BracketsGoWithWhatTheyName) {
  EXPECT_EQ(filled("fish[ with {fin}][ and {endo_fin} of {digit}]."), "fish with r1c5.");
}

TEST(Words, TheEffectIsTold) {
  EXPECT_EQ(filled("so {T}: {sees:base}"), "so r2c2 is not 7: it sees all three");
}

TEST(Words, FourCellsAreGroupedByRows) {
  Step step(Technique::naked_quad);
  step.show(Role::cells, CellSet{cell(5, 2), cell(5, 9), cell(6, 1), cell(9, 7)});
  EXPECT_EQ(filled("{cells}", step), "r5c29, r6c1 and r9c7");
}

TEST(Words, AHouseBeginsASentenceWithACapital) {
  EXPECT_EQ(filled("{base_house} so. {base_house}, {base_house}"),
            "Rows 1 and 5 so. Rows 1 and 5, rows 1 and 5");
}

TEST(Words, AGapIsNoted) {
  std::string text;
  explain::Writer w(text, {});
  EXPECT_EQ(fill(w, explain::read_template("{pivot} and {digit}"), Board(), sample()), "pivot");
}

TEST(Words, FaultsAreFound) {
  EXPECT_EQ(find_fault("{base} is fine[ {fin}]"), "");
  EXPECT_NE(find_fault("{nobody}"), "");
  EXPECT_NE(find_fault("{base.colours}"), "");
  EXPECT_NE(find_fault("{base+nobody}"), "");
  EXPECT_NE(find_fault("{base"), "");
  EXPECT_NE(find_fault("base}"), "");
  EXPECT_NE(find_fault("{base|is}"), "");
  EXPECT_EQ(find_fault("{base|a|}"), "");
  EXPECT_NE(find_fault("{base|a|b|c|d}"), "");
  EXPECT_NE(find_fault("[{base}"), "");
  EXPECT_NE(find_fault("[a [b]]"), "");
  EXPECT_NE(find_fault("a ]"), "");
}

TEST(Words, EveryTemplateIsWithoutFault) {
  for (const TechniqueInfo& row : techniques()) {
    EXPECT_EQ(find_fault(prose(row.technique).explanation), "") << row.id;
  }
}

TEST(Words, EveryTechniqueHasItsWords) {
  for (const TechniqueInfo& row : techniques()) {
    EXPECT_FALSE(prose(row.technique).summary.empty()) << row.id;
    EXPECT_FALSE(prose(row.technique).why.empty()) << row.id;
    EXPECT_NE(prose(row.technique).explanation.empty(),
              explain::find_teller(row.technique) == nullptr)
        << row.id;
    EXPECT_FALSE(example(row.technique).empty()) << row.id;
  }
}

TEST(Words, TechniquesSpeakInSentences) {
  for (const TechniqueInfo& row : techniques()) {
    const Prose& prose = nonet::prose(row.technique);
    EXPECT_TRUE(prose.why.empty() || prose.why.back() == '.') << row.id;
    EXPECT_TRUE(prose.explanation.empty() ||
                std::string_view(".]}").find(prose.explanation.back()) != std::string_view::npos)
        << row.id;
    EXPECT_FALSE(prose.summary.ends_with('.')) << row.id;
    EXPECT_EQ(prose.summary.find('\n'), std::string_view::npos) << row.id;
  }
}

}  // namespace
}  // namespace nonet
