// Every step that any technique has to offer along a walk, put to the one solution of the puzzle.
#pragma once

#include <gtest/gtest.h>

#include "nonet/technique.hpp"
#include "nonet/walk.hpp"
#include "variants.hpp"

namespace nonet::variants_for_tests {

inline bool agrees(const Grid& solution, const Step& step) {
  for (const Digit digit : DigitSet::every()) {
    for (const Cell cell : step.eliminated().cells(digit)) {
      if (solution.at(cell) == digit) return false;
    }
    for (const Cell cell : step.placed().cells(digit)) {
      if (solution.at(cell) != digit) return false;
    }
  }
  return true;
}

// All steps of the largest and of the most general patterns are a matter of minutes for one board;
// those are judged where the walk takes them.
inline bool is_quick(const TechniqueInfo& each) {
  if (each.family == Family::last_resorts) return false;
  if (each.family != Family::fish) return each.id.find("als_") == std::string_view::npos;
  for (const std::string_view word :
       {"mutant", "franken", "kraken", "squirmbag", "whale", "leviathan"}) {
    if (each.id.find(word) != std::string_view::npos) return false;
  }
  return true;
}

class Judge {
 public:
  explicit Judge(Schedule ladder) : walker_(std::move(ladder)) {}

  // Walks to the end; at every `stride`-th position every technique is asked for steps, up to a
  // number: chains have thousands that say the same. Returns how many steps were judged.
  int judge(const MadeByRules& made, int stride) {
    const Known known{.givens = made.puzzle.givens, .is_unique = true};
    Board board = made.puzzle.start().board;
    std::string wrong;
    int judged = 0, position = 0;
    const auto look = [&](const Step& step) {
      ++judged;
      if (agrees(made.solution, step)) return Flow::go_on;
      wrong = info(step.technique()).id;
      return Flow::stop;
    };
    const auto visit = [&](const Step& step, const Board& before) {
      if (look(step) == Flow::stop) return Flow::stop;
      if (++position % stride != 0) return Flow::go_on;
      for (const TechniqueInfo& each : techniques()) {
        if (!is_quick(each)) continue;
        int left = kMostOfOne;
        find_steps(before, known, each.technique, [&](const Step& found) {
          return look(found) == Flow::stop || --left == 0 ? Flow::stop : Flow::go_on;
        });
        if (!wrong.empty()) return Flow::stop;
      }
      return Flow::go_on;
    };
    const WalkEnd end = walker_.walk(board, known, visit);
    EXPECT_EQ(wrong, "") << rules_text(*made.puzzle.rules) << ' '
                         << wish_of(*made.puzzle.rules).regions << ' '
                         << made.puzzle.grid.to_line('.', made.puzzle.rules->side());
    if (wrong.empty()) EXPECT_EQ(end, WalkEnd::solved);
    return judged;
  }

 private:
  static constexpr int kMostOfOne = 20;
  Walker walker_;
};

}  // namespace nonet::variants_for_tests
