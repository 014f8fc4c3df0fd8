#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "nonet/explain.hpp"

namespace nonet {
namespace {

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

const Puzzle kPuzzle(Grid::from_line(
    ".91....6....3.....2.7..9......6...4.....8.3..1.9.5...85.2...6.1.......82..47....."));

std::string drawn(const Step& step) { return draw_step_svg(kPuzzle, step, {}); }

// Every tag is closed, in order: what a browser would forgive, a printer might not.
bool is_well_formed(const std::string& text) {
  const std::regex tag("<(/?)([a-zA-Z0-9]+)[^<>]*?(/?)>");
  std::vector<std::string> open;
  for (std::sregex_iterator it(text.begin(), text.end(), tag), end; it != end; ++it) {
    if ((*it)[3].length() > 0) continue;
    if ((*it)[1].length() == 0) {
      open.push_back((*it)[2]);
    } else if (open.empty() || open.back() != (*it)[2]) {
      return false;
    } else {
      open.pop_back();
    }
  }
  return open.empty();
}

Step chain() {
  Step step(Technique::aic);
  step.eliminate(CellSet{cell(5, 4)}, Digit(1));
  step.show(Role::chain_head, Candidate(cell(2, 1), Digit(6)));
  step.show(Role::strong_to, Candidate(cell(2, 1), Digit(8)));
  step.show(Role::weak_to, Candidate(cell(4, 1), Digit(8)));
  step.show(Role::strong_to, CellSet{cell(4, 2), cell(4, 3)}, Digit(8));
  return step;
}

TEST(StepSvg, IsWellFormed) { EXPECT_TRUE(is_well_formed(drawn(chain()))); }

TEST(StepSvg, NeedsNothingFromElsewhere) {
  const std::string text = drawn(chain());
  EXPECT_EQ(text.find("href"), std::string::npos);
  EXPECT_EQ(text.find("url("), std::string::npos);
  EXPECT_EQ(text.find(" id="), std::string::npos);  // two drawings on a page must not clash
}

TEST(StepSvg, SpeaksOfTheStep) {
  const std::string text = drawn(chain());
  EXPECT_NE(text.find("<title>AIC: r5c4≠1</title>"), std::string::npos);
  EXPECT_NE(text.find("chain start: r2c1 (6)."), std::string::npos);
}

TEST(StepSvg, StrongLinksAreSolidAndWeakOnesDashed) {
  const std::string text = drawn(chain());
  EXPECT_NE(text.find("strong link"), std::string::npos);
  EXPECT_NE(text.find("weak link"), std::string::npos);
  EXPECT_NE(text.find("stroke-dasharray=\"5 4\""), std::string::npos);
}

TEST(StepSvg, EliminatedCandidatesAreStruckAndPlacedDigitsRinged) {
  EXPECT_NE(drawn(chain()).find("class=\"strike\""), std::string::npos);
  EXPECT_EQ(drawn(chain()).find("class=\"ring\""), std::string::npos);
  Step single(Technique::naked_single);
  single.place(cell(5, 9), Digit(6)).show(Role::cell, cell(5, 9));
  EXPECT_NE(drawn(single).find("class=\"ring\""), std::string::npos);
  EXPECT_EQ(drawn(single).find("class=\"strike\""), std::string::npos);
}

TEST(StepSvg, BaseAndCoverHousesAreToldApart) {
  Step fish(Technique::x_wing);
  fish.show(Role::base_house, House::row(3)).show(Role::cover_house, House::column(1));
  const std::string text = drawn(fish);
  EXPECT_NE(text.find("class=\"tint\""), std::string::npos);
  EXPECT_NE(text.find("class=\"hatch\""), std::string::npos);
}

// Figures and frames differ in more than colour.
TEST(StepSvg, EveryPaintHasItsOwnShape) {
  const auto bare = [](Role role, DigitSet digits) {
    Step step(Technique::x_wing);
    step.show(role, CellSet{cell(4, 2)}, digits);
    const std::regex colours("class=\"[a-z]+\"|(fill|stroke)=\"#[0-9a-f]+\"|<text.*|<desc.*");
    return std::regex_replace(drawn(step), colours, "");
  };
  const Role roles[] = {Role::pivot,    Role::cells, Role::others, Role::subset,
                        Role::colour_d, Role::fin,   Role::clash};
  for (const Role a : roles) {
    for (const Role b : roles) {
      if (a == b) continue;
      EXPECT_NE(bare(a, DigitSet{Digit(2)}), bare(b, DigitSet{Digit(2)})) << name(a) << name(b);
      EXPECT_NE(bare(a, {}), bare(b, {})) << name(a) << name(b);
    }
  }
}

TEST(StepSvg, AFinIsSeenWhereItIsAlsoBase) {
  Step fish(Technique::finned_x_wing);
  fish.show(Role::base, CellSet{cell(4, 2), cell(4, 5)}, Digit(2));
  fish.show(Role::fin, Candidate(cell(4, 5), Digit(2)));
  const std::string text = drawn(fish);
  // Once on the board, once in the legend.
  const std::regex fin("<g class=\"fin\"");
  EXPECT_EQ(
      std::distance(std::sregex_iterator(text.begin(), text.end(), fin), std::sregex_iterator()),
      2);
}

}  // namespace
}  // namespace nonet
