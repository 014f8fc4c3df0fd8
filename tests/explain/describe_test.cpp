// Rules of grammar, on positions of our own; and that every step of many walks is told to the end.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "explain/implications.hpp"
#include "explain/writer.hpp"
#include "logic/samples.hpp"
#include "nonet/generate.hpp"
#include "nonet/techniques.hpp"
#include "nonet/trace.hpp"

namespace nonet {
namespace {

std::string told(const CandidateSet& removed) {
  std::string text;
  explain::Writer w(text, {});
  explain::tell_removed(w << "so ", removed);
  return w.out().substr(3);
}

CandidateSet gone(std::initializer_list<std::pair<int, int>> cells_and_digits) {  // 11: r1c1
  CandidateSet set;
  for (const auto& [cell, digit] : cells_and_digits) {
    set.insert(Candidate(Cell::at(cell / 10 - 1, cell % 10 - 1), Digit(digit)));
  }
  return set;
}

TEST(Effect, HasAFormForOneTwoAndMoreCells) {
  EXPECT_EQ(told(gone({{11, 5}})), "r1c1 is not 5");
  EXPECT_EQ(told(gone({{11, 5}, {11, 7}})), "r1c1 is not 5 or 7");
  EXPECT_EQ(told(gone({{11, 5}, {19, 5}})), "neither r1c1 nor r1c9 is 5");
  EXPECT_EQ(told(gone({{11, 5}, {19, 5}, {91, 5}})), "none of r1c1, r1c9 and r9c1 is 5");
  EXPECT_EQ(told(gone({{11, 5}, {12, 5}, {21, 5}, {22, 5}})), "none of r1c12 and r2c12 is 5");
}

TEST(Effect, TellsCellsThatLoseTheSameDigitsTogether) {
  EXPECT_EQ(told(gone({{11, 5}, {12, 6}})), "r1c1 is not 5 and r1c2 is not 6");
  EXPECT_EQ(told(gone({{11, 5}, {12, 6}, {13, 7}})), "r1c1 is not 5; r1c2 is not 6; r1c3 is not 7");
  EXPECT_EQ(told(gone({{11, 5}, {11, 6}, {12, 6}, {13, 5}, {13, 6}})),
            "neither r1c1 nor r1c3 is 5 or 6 and r1c2 is not 6");
}

TEST(Describe, AnEightTakesAn) {
  Step step(Technique::hidden_single);
  const Cell cell = Cell::at(0, 0);
  step.place(cell, Digit(8)).show(Role::cell, cell).show(Role::digit, Digit(8));
  step.show(Role::house, House::row(0));
  EXPECT_TRUE(describe(Board(), step).starts_with("Row 1 needs an 8. "));
}

// Nobody blocks, so it was taken away before: by a step of a walk, or by the player.
TEST(Describe, WhatNoDigitRulesOutWentBefore) {
  Step step(Technique::hidden_single);
  const Cell cell = Cell::at(0, 0);
  step.place(cell, Digit(2)).show(Role::cell, cell).show(Role::digit, Digit(2));
  step.show(Role::house, House::row(0));
  EXPECT_NE(describe(Board(), step).find("r1c23456789 lost their 2 in an earlier step."),
            std::string::npos);
  EXPECT_NE(describe(Board(), step, {.past = Past::notes}).find("lost their 2 in your notes."),
            std::string::npos);
}

// A path knows which of its steps took what is missing.
TEST(Describe, ASingleNamesTheStepsThatMadeIt) {
  Step step(Technique::naked_single);
  const Cell cell = Cell::at(0, 0);
  step.place(cell, Digit(2)).show(Role::cell, cell).show(Role::digit, Digit(2));
  History history;
  Telling telling;
  telling.history = &history;
  const auto note = [&](int number, DigitSet digits) {
    Step earlier(Technique::naked_pair);
    for (const Digit digit : digits) earlier.eliminate(Candidate(cell, digit));
    history.note(earlier, number);
  };
  note(12, DigitSet::every() - DigitSet{Digit(2)});
  EXPECT_NE(describe(Board(), step, telling).find("ruled out here in an earlier step (step 12)."),
            std::string::npos);
  note(30, {Digit(5)});
  note(7, {Digit(9)});
  EXPECT_NE(describe(Board(), step, telling)
                .find("ruled out here in earlier steps (steps 7, 12 and 30)."),
            std::string::npos);
}

// The last line says all that changes; a loop says it pair by pair.
void expect_whole_effect(const Board& board, const Step& step, const std::string& text) {
  const explain::Implications lines = explain::implications(board, step);
  std::string effect;
  explain::Writer w(effect, {});
  explain::tell_effect(w, step);
  if (lines.ending == explain::Implications::Ending::loop) {
    CandidateSet removed;
    for (const explain::LoopPair& pair : lines.pairs) removed = removed | pair.removed;
    EXPECT_EQ(removed, step.eliminated()) << text;
    return;
  }
  const std::string last = text.substr(text.rfind('\n') + 1);
  // But for its first letter, which is a capital where a line begins with it.
  EXPECT_NE(last.find(w.out().substr(1)), std::string::npos) << effect << "\n" << text;
}

void expect_clean(const Board& board, const Step& step) {
  const std::string_view id = info(step.technique()).id;
  const std::string text = describe(board, step);
  ASSERT_FALSE(text.empty()) << id;
  EXPECT_EQ(text.back(), '.') << id << ": " << text;
  for (const std::string_view fault :
       {"  ", " .", " ,", ",,", ", ,", "and .", "or .", "()", "{", "\n\n", "in ,", " :", "..",
        "conjugate", "cannibal", "bivalue", " stand"}) {
    EXPECT_EQ(text.find(fault), std::string::npos) << id << ": " << text;
  }
  expect_whole_effect(board, step, text);
}

// Budgets: a pattern has five lines of at most 190 characters, a chain or net twelve of at most
// 150. Allowed to be longer: fish of five and more houses, two fish in one, Medusas that take much,
// kraken fish, loops (a line for each pair), chains of more than ten links, and steps with many
// removals.
bool may_be_long(const Board& board, const Step& step) {
  if (step.eliminated().size() > 4 || step.houses(Role::base_house).size() > 4) return true;
  if (!step.houses(Role::other_cover).empty() || !step.cells(Role::suppose).empty()) return true;
  return explain::implications(board, step).lines.size() > 9 ||
         step.technique() == Technique::medusa_3d ||
         step.technique() == Technique::aligned_triple_exclusion ||
         step.technique() == Technique::als_xz || step.technique() == Technique::als_xy_wing ||
         step.technique() == Technique::sue_de_coq || step.technique() == Technique::death_blossom;
}

void expect_short(const Board& board, const Step& step) {
  if (may_be_long(board, step)) return;
  const std::string text = describe(board, step);
  const bool is_chain = explain::is_told_in_lines(step.technique());
  EXPECT_LE(std::count(text.begin(), text.end(), '\n') + 1, is_chain ? 12 : 6) << text;
  EXPECT_LE(text.size(), is_chain ? 900U : 600U) << text;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    EXPECT_LE(end - at, 230U) << text.substr(at, end - at);  // of a single with six blockers
    at = end + 1;
  }
}

// A puzzle of our own that is hard from the start.
const Puzzle kHard(Grid::from_line(
    ".91....6....3.....2.7..9......6...4.....8.3..1.9.5...85.2...6.1.......82..47....."));

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// A trial says that it is one, what became of each digit that failed, and how deep it went.
TEST(Describe, ATrialSaysWhatWasTriedAndWhatBroke) {
  const Board board = kHard.start().board;
  int placing = 0, deep = 0;
  samples::for_each_step(kHard, Technique::trial, [&](const Step& step) {
    const std::vector<std::string> lines = lines_of(describe(board, step));
    EXPECT_EQ(lines[0], "No pattern found; this step is a test.");
    const Cell cell = affected_cells(step).first();
    const auto tests = std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
      return line.starts_with("With ");
    });
    if (step.placements() == 1) {
      ++placing;
      EXPECT_EQ(tests, board.candidates(cell).size() - 1);
    } else {
      EXPECT_EQ(tests, 1);
    }
    const bool is_deep = !step.cells(Role::tested).empty();
    deep += is_deep ? 1 : 0;
    EXPECT_EQ(is_deep, describe(board, step).find("a further test of ") != std::string::npos);
    EXPECT_EQ(is_deep, describe(board, step).find(" deep, fails.") != std::string::npos);
    return Flow::go_on;
  });
  EXPECT_GT(placing, 0);
  EXPECT_GT(deep, 0);
}

// A net of many lines keeps its numbers and its end; runs between become one line.
TEST(Describe, ALongNetIsCutDown) {
  const Board board = kHard.start().board;
  int long_ones = 0;
  samples::for_each_step(kHard, Technique::forcing_net_contradiction, [&](const Step& step) {
    const explain::Implications net = explain::implications(board, step);
    const std::vector<std::string> lines = lines_of(describe(board, step));
    if (net.lines.size() <= 12) {
      EXPECT_EQ(lines.size(), net.lines.size() + 1);
      return Flow::go_on;
    }
    ++long_ones;
    EXPECT_LT(lines.size(), net.lines.size() + 2);
    const bool says_length = lines[0].starts_with("A long one: ");
    EXPECT_EQ(says_length, net.lines.size() > 20);
    EXPECT_TRUE(lines[says_length ? 1 : 0].starts_with("1. Suppose "));
    EXPECT_TRUE(lines[lines.size() - 2].starts_with(label(net.lines.back()) + ". "));
    return long_ones < 20 ? Flow::go_on : Flow::stop;
  });
  EXPECT_GT(long_ones, 0);
}

TEST(Describe, EveryExampleIsToldToTheEnd) {
  for (const TechniqueInfo& row : techniques()) {
    const Puzzle puzzle = parse(example(row.technique))->puzzle;
    const Board board = puzzle.start().board;
    int left = 20;
    samples::for_each_step(puzzle, row.technique, [&](const Step& step) {
      expect_clean(board, step);
      return --left > 0 ? Flow::go_on : Flow::stop;
    });
  }
}

TEST(Describe, EveryStepOfManyWalksIsToldToTheEnd) {
  Walker walker(Schedule::standard());
  const auto walk = [&](const Puzzle& puzzle) {
    const Trace trace = make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
    Board board = puzzle.start().board;
    for (const Step& step : trace.steps) {
      expect_clean(board, step);
      expect_short(board, step);
      apply(board, step);
    }
  };
  walk(kHard);
  for (const Made& made : generate({}, {.seed = 2, .count = 60}).made) walk(Puzzle(made.puzzle));
}

}  // namespace
}  // namespace nonet
