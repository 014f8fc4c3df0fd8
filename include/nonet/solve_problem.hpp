// Solving problems of any size with any clues: is there a solution, is it the only one, how many,
// which candidates.
//
//   Problem problem(4);
//   assert(count(problem, {.limit = 1000}).count == 288);
//   problem.digits[0] = 1;
//   assert(solve(problem).verdict == Verdict::several && solve(problem).solution[0] == 1);
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/flow.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/problem.hpp"
#include "nonet/solve.hpp"

namespace nonet {

using Digits = std::vector<std::uint8_t>;  // by cell, from one; 0 is blank

struct SolvedProblem {
  Verdict verdict = Verdict::none;
  Digits solution;    // the only one, or the first of several; empty if there is none
  std::string words;  // what is broken, of an illegal one
  std::uint64_t guesses = 0;
  bool is_interrupted = false;  // then the verdict is what was known
};
// Illegal: the digits that are there break a house or a clue. None: every other way to have no
// solution.
// More guesses than the most end it, as the flag does.
SolvedProblem solve(const Problem& problem, const std::atomic<bool>* stop = nullptr,
                    std::uint64_t most_guesses = ~std::uint64_t{0});

Count count(const Problem& problem, CountOptions options);
// Every solution, in an order that is always the same, until the visitor says stop; Flow::stop if
// it did, the flag was set, or it took more guesses.
Flow enumerate(const Problem& problem, FunctionRef<Flow(const Digits&)> visitor,
               const std::atomic<bool>* stop = nullptr,
               std::uint64_t most_guesses = ~std::uint64_t{0});
// One drawn by lot, the same for the same seed; nothing if there is none, or none was found in so
// many guesses.
std::optional<Digits> random_solution(const Problem& problem, std::uint64_t seed,
                                      const std::atomic<bool>* stop = nullptr,
                                      std::uint64_t most_guesses = ~std::uint64_t{0});

// The search is compiled for words of 16, 32 and 64 bits: of how many, for a board of that side.
int search_bits(int side);

// What is left to each cell before any guess: bit d - 1 for digit d. Nothing if that leaves some
// cell without any.
std::optional<std::vector<std::uint64_t>> find_left(const Problem& problem);

// True candidates: those that are in some solution, and in how many of them, up to the limit.
struct TrueCandidates {
  std::vector<std::uint64_t> masks;  // by cell; all 0: there is no solution
  std::vector<std::uint64_t>
      counts;                   // by cell * side + digit - 1; empty unless the limit is above 1
  bool is_interrupted = false;  // then candidates may be missing
};
TrueCandidates true_candidates(const Problem& problem, std::uint64_t limit = 1,
                               const std::atomic<bool>* stop = nullptr);

// Why a problem has no solution: digits and clues that cannot stand together, of which none can be
// left out. Each question may take so many guesses; where one takes more, what it asked for stays.
struct ProblemCore {
  std::vector<int> cells;  // with digits
  std::vector<int> clues;
  bool is_interrupted = false;  // then something may be left out that is here
};
ProblemCore find_core(const Problem& problem, const std::atomic<bool>* stop = nullptr,
                      std::uint64_t most_guesses = ~std::uint64_t{0});

// What could be left out of a problem with this one solution, each for itself.
struct Redundant {
  std::vector<int> cells, clues;
  bool is_interrupted = false;  // then there may be more
};
Redundant find_redundant(const Problem& problem, const Digits& solution,
                         const std::atomic<bool>* stop = nullptr,
                         std::uint64_t most_guesses = ~std::uint64_t{0});

// A problem with this one solution without givens, and if asked for clues, that it can spare, tried
// in an order drawn from the seed.
Problem minimize(const Problem& problem, const Digits& solution, std::uint64_t seed,
                 bool leaves_clues, const std::atomic<bool>* stop = nullptr);

}  // namespace nonet
