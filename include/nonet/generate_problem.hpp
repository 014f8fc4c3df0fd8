// Making puzzles of any size with clues: a solution first, clues drawn from it, then givens left
// out while the solution stays the only one.
//
//   ProblemWish wish{.board = Problem(6), .kinds = {{Constraint::thermo, 3}}};
//   assert(!find_contradiction(wish));
//   std::optional<MadeProblem> made = generate(wish, 7, 1);
//   assert(made && solve(made->problem).solution == made->solution);
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/generate.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet {

struct KindWish {
  Constraint kind = Constraint::cage;
  int number = 0;  // how many clues; 0: as many as are usual
};

struct ProblemWish {
  Problem board;  // size, regions and clues that every puzzle has; digits are not looked at
  std::vector<KindWish> kinds = {};
  Symmetry symmetry = Symmetry::none;  // of the givens
  std::optional<Clues> givens = {};    // how many; absent: none that can be left out
  bool needs_every_clue = false;       // also clues that can be spared are left out
  // How hard, on a scale that knows such boards. Givens that could be left out may then stay.
  std::optional<Bounds> rating = {};
};
// Why nobody could fulfil the wish, or how it cannot be read.
std::optional<std::string> find_contradiction(const ProblemWish& wish);

struct MadeProblem {
  Problem problem;
  Digits solution;
  std::uint64_t index = 0;
};
// Puzzle `index` of the seed: the same whenever it is asked for. Nothing if the rules leave no
// grid, as far as a long search tells, if the givens cannot be as many as wished, if no attempt of
// some dozen is as hard as wished, or if the flag was set.
std::optional<MadeProblem> generate(const ProblemWish& wish, std::uint64_t seed,
                                    std::uint64_t index, const std::atomic<bool>* stop = nullptr);

// Another look of a problem: digits exchanged, bands, stacks, rows and columns, and the board
// turned or mirrored, as far as its clues allow.
Problem shuffle(const Problem& problem, std::uint64_t seed, std::uint64_t index);

}  // namespace nonet
