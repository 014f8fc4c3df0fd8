// Players as they are: puzzles of our own making, played on for a while, with notes of many habits.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "../../bench/puzzles.hpp"
#include "nonet/techniques.hpp"
#include "nonet/walk.hpp"

namespace nonet::players {

using bench::Random;

struct Game {
  Puzzle position;
  Grid solution;
};

inline Cell pick(CellSet cells, Random& random) {
  std::size_t skip = random.below(static_cast<std::size_t>(cells.size()));
  for (const Cell cell : cells) {
    if (skip-- == 0) return cell;
  }
  return cells.first();
}

inline Game play(Random& random) {
  Game game;
  game.solution = bench::random_solution(random);
  game.position = Puzzle(bench::minimise(game.solution, random.below(2) == 0 ? 30 : 0, random));
  std::size_t moves = random.below(static_cast<std::size_t>(game.position.blanks().size()) - 5);
  for (; moves > 0; --moves) {
    const Cell cell = pick(game.position.blanks(), random);
    game.position.grid.set(cell, *game.solution.at(cell));
  }
  return game;
}

// --- habits: each gives the notes of a position, without any mistake
using Habit = CandidateSet (*)(const Game& game, Random& random);

// Digits with so few places in a box that they are worth a note; two are Snyder's notation.
template <int kMost>
CandidateSet few_in_a_box(const Game& game, Random&) {
  const CandidateSet basic = basic_candidates(game.position.grid);
  CandidateSet marks;
  for (const House box : HouseSet::boxes()) {
    for (const Digit digit : DigitSet::every()) {
      const CellSet places = basic.cells(digit) & Rules::classic().cells(box);
      if (places.size() > 1 && places.size() <= kMost) marks.insert(places, digit);
    }
  }
  return marks;
}

// Snyder's notation, begun.
inline CandidateSet some_pairs(const Game& game, Random& random) {
  CandidateSet all = few_in_a_box<2>(game, random), marks;
  for (const House box : HouseSet::boxes()) {
    for (const Digit digit : DigitSet::every()) {
      if (random.below(2) == 0) marks.insert(all.cells(digit) & Rules::classic().cells(box), digit);
    }
  }
  return marks;
}

// All candidates, in some cells.
inline CandidateSet some_cells(const Game& game, Random& random) {
  const CandidateSet basic = basic_candidates(game.position.grid);
  CandidateSet marks;
  for (const Cell cell : game.position.blanks()) {
    if (random.below(2) == 0) marks.insert(cell, basic.digits(cell));
  }
  return marks;
}

// Only cells with two candidates.
inline CandidateSet two_in_a_cell(const Game& game, Random&) {
  const CandidateSet basic = basic_candidates(game.position.grid);
  CandidateSet marks;
  for (const Cell cell : game.position.blanks()) {
    if (basic.digits(cell).size() == 2) marks.insert(cell, basic.digits(cell));
  }
  return marks;
}

// All places of some digits.
inline CandidateSet some_digits(const Game& game, Random& random) {
  const CandidateSet basic = basic_candidates(game.position.grid);
  CandidateSet marks;
  for (const Digit digit : DigitSet::every()) {
    if (random.below(2) == 0) marks.insert(basic.cells(digit), digit);
  }
  return marks;
}

// Half of what is possible, whatever comes to mind.
inline CandidateSet at_random(const Game& game, Random& random) {
  const CandidateSet basic = basic_candidates(game.position.grid);
  CandidateSet marks;
  for (const Cell cell : game.position.blanks()) {
    for (const Digit digit : basic.digits(cell)) {
      if (random.below(2) == 0) marks.insert({cell, digit});
    }
  }
  return marks;
}

struct NamedHabit {
  std::string_view name;
  Habit habit;
};
inline constexpr std::array kPartial = {
    NamedHabit{"pairs in boxes", few_in_a_box<2>},
    NamedHabit{"pairs and triples in boxes", few_in_a_box<3>},
    NamedHabit{"some pairs", some_pairs},
    NamedHabit{"some cells", some_cells},
    NamedHabit{"cells with two", two_in_a_cell},
    NamedHabit{"some digits", some_digits},
    NamedHabit{"at random", at_random},
};

inline CandidateSet everything(const Game& game, Random&) {
  return basic_candidates(game.position.grid);
}

// All candidates but those that some steps of easy techniques have ruled out.
inline CandidateSet worked_out(const Game& game, Random& random) {
  static const Schedule kLadder = {Technique::pointing,     Technique::claiming,
                                   Technique::naked_pair,   Technique::hidden_pair,
                                   Technique::naked_triple, Technique::x_wing};
  Walker walker(kLadder);
  Board board = game.position.start().board;
  std::size_t steps = random.below(12);
  walker.walk(board, {},
              [&](const Step&, const Board&) { return steps-- == 0 ? Flow::stop : Flow::go_on; });
  return board.all_candidates();
}

}  // namespace nonet::players
