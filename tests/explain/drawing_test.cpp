// Drawings of steps as techniques find them in their own examples: what is drawn where, and what
// must hold for every drawing there is.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "draw/geometry.hpp"
#include "draw/well_formed.hpp"
#include "explain/implications.hpp"
#include "logic/samples.hpp"
#include "nonet/hint.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

struct Sample {
  Puzzle puzzle;
  Step step;
  Drawing drawing;
};

// The first step of a technique in its example, or in another position.
Sample sample(Technique technique, std::string_view line = {}) {
  const std::string_view example = nonet::example(technique);
  Sample result{parse(line.empty() ? example : line)->puzzle, Step(technique), {}};
  samples::for_each_step(result.puzzle, technique, [&](const Step& step) {
    result.step = step;
    return Flow::stop;
  });
  result.drawing = drawing_of(result.puzzle, result.step, {});
  return result;
}

std::vector<Shape> of_kind(const Drawing& drawing, ShapeKind kind) {
  std::vector<Shape> shapes;
  std::ranges::copy_if(drawing.shapes, std::back_inserter(shapes),
                       [kind](const Shape& shape) { return shape.kind == kind; });
  return shapes;
}
std::size_t count(const Drawing& drawing, ShapeKind kind) { return of_kind(drawing, kind).size(); }
std::string legend(const Drawing& drawing) {
  std::string words;
  for (const LegendEntry& entry : drawing.legend) words += entry.words + "\n";
  return words;
}
std::set<Paint> paints(const Drawing& drawing, ShapeKind kind) {
  std::set<Paint> set;
  for (const Shape& shape : of_kind(drawing, kind)) set.insert(shape.paint);
  return set;
}

// --- what holds for all of them

// Looked for once: the largest fish take their time.
const std::vector<Sample>& all_samples() {
  static const std::vector<Sample> samples = [] {
    std::vector<Sample> list;
    for (const TechniqueInfo& row : techniques()) {
      if (!example(row.technique).empty()) list.push_back(sample(row.technique));
    }
    return list;
  }();
  return samples;
}

template <typename Visit>
void for_each_technique(const Visit& visit) {
  for (const Sample& each : all_samples()) {
    SCOPED_TRACE(info(each.step.technique()).id);
    visit(each);
  }
}

TEST(Drawings, StrikeWhatGoesOnceAndRingWhatIsPlaced) {
  for_each_technique([](const Sample& s) {
    CandidateSet struck, ringed;
    for (const Shape& shape : of_kind(s.drawing, ShapeKind::strike)) {
      const Candidate candidate(shape.cells.only(), shape.digits.first());
      EXPECT_FALSE(struck.contains(candidate));
      struck.insert(candidate);
    }
    for (const Shape& shape : of_kind(s.drawing, ShapeKind::ring)) {
      ringed.insert(Candidate(shape.cells.only(), shape.digits.first()));
    }
    EXPECT_EQ(struck, s.step.eliminated());
    EXPECT_EQ(ringed, s.step.placed());
  });
}

TEST(Drawings, NumberEveryLineOfTheText) {
  int numbered = 0;
  for_each_technique([&numbered](const Sample& s) {
    std::map<std::string, int> chips;
    for (const Shape& shape : of_kind(s.drawing, ShapeKind::chip)) ++chips[shape.text];
    const auto told = explain::implications(s.puzzle.start().board, s.step);
    for (const explain::Implication& line : told.lines)
      EXPECT_EQ(chips[label(line)], 1) << label(line);
    EXPECT_EQ(chips.size(), told.lines.size());
    numbered += told.lines.empty() ? 0 : 1;
  });
  EXPECT_GT(numbered, 15);
}

// Neither figures nor numbers hide the digit they stand beside.
TEST(Drawings, KeepDigitsFree) {
  for_each_technique([](const Sample& s) {
    for (const Shape& shape : of_kind(s.drawing, ShapeKind::figure)) {
      const Candidate candidate(shape.cells.only(), shape.digits.first());
      const auto digit =
          drawing::around(drawing::Raster(Rules::classic()).middle(candidate), drawing::kMarkHalf);
      const auto& pieces = shape.path.pieces();
      for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].verb == Outline::Verb::circle) {
          EXPECT_GT(pieces[i].b.x, drawing::length(drawing::kMarkHalf));
        }
        if (pieces[i].verb != Outline::Verb::line) continue;
        for (int t = 0; t <= 10; ++t) {
          const Point p = drawing::operator+(drawing::operator*(t / 10.0, pieces[i].a),
                                             drawing::operator*(1 - t / 10.0, pieces[i - 1].a));
          EXPECT_GT(drawing::distance(p, digit), 0) << class_of(shape);
        }
      }
    }
    for (const Shape& chip : of_kind(s.drawing, ShapeKind::chip)) {
      const Candidate candidate(chip.cells.first(), chip.digits.first());
      const auto digit =
          drawing::around(drawing::Raster(Rules::classic()).middle(candidate), drawing::kMarkHalf);
      for (const Outline::Piece& piece : chip.path.pieces()) {
        if (piece.verb == Outline::Verb::close) continue;
        EXPECT_GT(drawing::distance(piece.a, digit), 0) << chip.text;
      }
    }
  });
}

TEST(Drawings, AreNamedInWordsAndWellFormed) {
  for_each_technique([](const Sample& s) {
    EXPECT_FALSE(s.drawing.legend.empty());
    EXPECT_EQ(legend(s.drawing).find('_'), std::string::npos) << legend(s.drawing);
    EXPECT_TRUE(is_well_formed(to_svg(s.drawing)));
  });
}

TEST(Roles, HaveLabelsForReaders) {
  constexpr int kRoles = static_cast<int>(Role::tested) + 1;
  for (int i = 0; i < kRoles; ++i) {
    const std::string_view words = label(static_cast<Role>(i));
    EXPECT_FALSE(words.empty());
    EXPECT_EQ(words.find('_'), std::string_view::npos) << words;
  }
}

// --- singles

const Puzzle kSingles(Grid::from_line(
    "..81.6......8......6..53.7....5..846.....17..........9.79.......469.8.....5.7..2."));

TEST(SingleDrawing, AHiddenSingleShowsWhoBlocksAndAlongWhichLines) {
  Step step(Technique::hidden_single);
  step.place(cell(3, 9), Digit(8)).show(Role::cell, cell(3, 9)).show(Role::digit, Digit(8));
  step.show(Role::house, House::box(2));
  const Drawing drawing = drawing_of(kSingles, step, {});
  CellSet framed, shaded;
  for (const Shape& shape : of_kind(drawing, ShapeKind::frame)) {
    if (shape.paint == Paint::second) framed |= shape.cells;
  }
  for (const Shape& shape : of_kind(drawing, ShapeKind::shade)) shaded |= shape.cells;
  EXPECT_EQ(framed, (CellSet{cell(1, 3), cell(2, 4), cell(4, 7)}));
  const CellSet blank = Rules::classic().cells(House::box(2)) & kSingles.blanks();
  EXPECT_EQ(shaded, blank - CellSet{cell(3, 9)});
  EXPECT_EQ(count(drawing, ShapeKind::sight), 3U);
  EXPECT_EQ(count(drawing, ShapeKind::digit), 1U);
}

TEST(SingleDrawing, ANakedSingleShowsWhoTookTheOtherDigits) {
  Step step(Technique::naked_single);
  step.place(cell(9, 6), Digit(4)).show(Role::cell, cell(9, 6)).show(Role::digit, Digit(4));
  const Drawing drawing = drawing_of(kSingles, step, {});
  DigitSet taken;
  for (const Shape& shape : of_kind(drawing, ShapeKind::frame)) {
    if (shape.paint == Paint::second) taken.insert(*kSingles.grid.at(shape.cells.only()));
  }
  EXPECT_EQ(taken, DigitSet::every() - DigitSet{Digit(4)});
}

// --- patterns

TEST(PatternDrawing, AFishTintsItsHousesHatchesOthersAndSetsFinsApart) {
  const Sample s = sample(Technique::finned_x_wing);
  EXPECT_EQ(count(s.drawing, ShapeKind::tint), 2U);
  EXPECT_EQ(count(s.drawing, ShapeKind::hatch), 2U);
  const std::set<Paint> wanted = {Paint::pattern, Paint::fin};
  EXPECT_EQ(paints(s.drawing, ShapeKind::figure), wanted);
  EXPECT_EQ(count(s.drawing, ShapeKind::link), 0U);
}

TEST(PatternDrawing, SetsOfOneStepDifferByLetterAndPaint) {
  const Sample s = sample(Technique::als_xy_wing);
  EXPECT_EQ(paints(s.drawing, ShapeKind::frame).size(), 3U);
  std::map<std::string, CellSet> sets;
  for (const Shape& shape : of_kind(s.drawing, ShapeKind::letter)) sets[shape.text] |= shape.cells;
  EXPECT_EQ(sets["A"], s.step.cells(Role::als_a));
  EXPECT_EQ(sets["B"], s.step.cells(Role::als_b));
  EXPECT_EQ(sets["C"], s.step.cells(Role::als_c));
  EXPECT_NE(legend(s.drawing).find("set A"), std::string::npos);
}

TEST(PatternDrawing, AFinIsSeenWhereItIsAlsoBase) {
  Step fish(Technique::finned_x_wing);
  fish.show(Role::base, CellSet{cell(3, 1), cell(3, 3)}, Digit(4));
  fish.show(Role::fin, Candidate(cell(3, 3), Digit(4)));
  const Drawing drawing = drawing_of(kSingles, fish, {});
  std::map<Paint, int> figures;
  for (const Shape& shape : of_kind(drawing, ShapeKind::figure)) ++figures[shape.paint];
  EXPECT_EQ(figures[Paint::fin], 1);
  EXPECT_EQ(figures[Paint::pattern], 1);
}

// --- chains and nets

TEST(ChainDrawing, LinksAlternateAndDifferByMoreThanColour) {
  const Sample s = sample(Technique::aic);
  const std::vector<Shape> links = of_kind(s.drawing, ShapeKind::link);
  ASSERT_GE(links.size(), 3U);
  for (std::size_t i = 0; i < links.size(); ++i) {
    EXPECT_EQ(links[i].strength, i % 2 == 0 ? Strength::strong : Strength::weak) << i;
  }
  EXPECT_EQ(count(s.drawing, ShapeKind::tip), links.size());
  const std::string svg = to_svg(s.drawing);
  EXPECT_NE(
      svg.find("<g class=\"link weak\" fill=\"none\" stroke=\"#00707a\" stroke-width=\"1.75\" "
               "stroke-dasharray=\"5 4\">"),
      std::string::npos);
  EXPECT_NE(svg.find("<g class=\"link strong\" fill=\"none\" stroke=\"#22313f\" "
                     "stroke-width=\"2.5\">"),
            std::string::npos);
}

TEST(ChainDrawing, TrueIsFilledAndFalseHollowWithABar) {
  const Sample s = sample(Technique::aic);
  std::map<Truth, std::size_t> figures;
  for (const Shape& shape : of_kind(s.drawing, ShapeKind::figure)) ++figures[shape.truth];
  EXPECT_GT(figures[Truth::is_true], 0U);
  EXPECT_GT(figures[Truth::is_false], 0U);
  EXPECT_EQ(figures[Truth::untold], 0U);
  EXPECT_EQ(count(s.drawing, ShapeKind::bar), figures[Truth::is_false]);
}

TEST(ChainDrawing, LoopsHaveNumbersAndNoHeads) {
  const Sample s = sample(Technique::continuous_nice_loop);
  EXPECT_EQ(count(s.drawing, ShapeKind::tip), 0U);
  EXPECT_GT(count(s.drawing, ShapeKind::link), 3U);
  EXPECT_GT(count(s.drawing, ShapeKind::chip), 3U);
}

TEST(ChainDrawing, GroupsAreCapsules) {
  EXPECT_GT(count(sample(Technique::grouped_aic).drawing, ShapeKind::capsule), 0U);
  EXPECT_EQ(count(sample(Technique::aic).drawing, ShapeKind::capsule), 0U);
}

TEST(ChainDrawing, BranchesDifferByFigure) {
  const Sample s = sample(Technique::cell_forcing_chain);
  EXPECT_GE(paints(s.drawing, ShapeKind::figure).size(), 2U);
  EXPECT_NE(legend(s.drawing).find("branch B"), std::string::npos);
}

TEST(ChainDrawing, NetsHaveArrowsFromWhatTheyRestOn) {
  const Sample s = sample(Technique::forcing_net_contradiction);
  const auto told = explain::implications(s.puzzle.start().board, s.step);
  std::set<std::string> pointed;
  for (const Shape& shape : of_kind(s.drawing, ShapeKind::link)) pointed.insert(shape.line);
  for (const explain::Implication& line : told.lines) {
    if (line.kind != explain::Implication::Kind::follow) continue;
    EXPECT_TRUE(pointed.contains(label(line))) << label(line);
  }
}

TEST(TrialDrawing, ShowsWhatWasTriedAndWhatBrokeAndPretendsNoPattern) {
  const Sample s = sample(Technique::trial);
  EXPECT_EQ(count(s.drawing, ShapeKind::link), 0U);
  EXPECT_EQ(count(s.drawing, ShapeKind::chip), 0U);
  const bool has_clash = std::ranges::any_of(
      s.drawing.shapes, [](const Shape& shape) { return shape.paint == Paint::target; });
  EXPECT_TRUE(has_clash);
}

// --- hints, and words for those who listen

TEST(HintDrawing, ShowsALittleMoreAtEachLevel) {
  const Sample s = sample(Technique::xy_wing);
  const auto drawn = [&s](HintLevel level) { return hint_drawing(s.puzzle, s.step, level); };
  EXPECT_TRUE(drawn(HintLevel::name).shapes.empty());
  const Drawing area = drawn(HintLevel::area);
  EXPECT_EQ(count(area, ShapeKind::tint), area.shapes.size());
  EXPECT_FALSE(area.shapes.empty());
  const Drawing cells = drawn(HintLevel::cells);
  EXPECT_EQ(count(cells, ShapeKind::frame), 3U);
  EXPECT_EQ(count(cells, ShapeKind::strike), 0U);
  EXPECT_TRUE(cells.written.empty());  // the player's notes stay as they are
  EXPECT_EQ(to_json(drawn(HintLevel::everything)), to_json(s.drawing));
}

// A hint says where a chain begins, and draws no more than that.
TEST(HintDrawing, PointsAtTheStartOfAChain) {
  const Sample s = sample(Technique::aic);
  const Drawing area = hint_drawing(s.puzzle, s.step, HintLevel::area);
  ASSERT_EQ(area.shapes.size(), 1U);
  EXPECT_EQ(area.shapes[0].cells, s.step.cells(Role::chain_head));
}

// The cell of a hidden single is the answer; who blocks the others is the hint.
TEST(HintDrawing, OfAHiddenSinglePointsAtTheBlockers) {
  const Sample s = sample(Technique::hidden_single);
  const Drawing cells = hint_drawing(s.puzzle, s.step, HintLevel::cells);
  EXPECT_GT(count(cells, ShapeKind::frame), 0U);
  for (const Shape& shape : of_kind(cells, ShapeKind::frame)) {
    EXPECT_FALSE(shape.cells.intersects(s.step.placed().cells()));
  }
}

TEST(StepDrawing, SpeaksOfTheStep) {
  const Sample s = sample(Technique::xy_wing);
  EXPECT_EQ(s.drawing.title, "XY-Wing: " + effect_text(s.step));
  EXPECT_NE(s.drawing.description.find("pivot: "), std::string::npos);
  EXPECT_NE(draw_step_svg(s.puzzle, s.step, {.title = "Step 3"}).find("<title>Step 3: "),
            std::string::npos);
}

}  // namespace
}  // namespace nonet
