// Completing a problem: givens that leave it one solution.
//
//   Problem problem(4);
//   problem.clues.push_back({.kind = Constraint::cage, .values = {3}, .cells = {0, 1}});
//   const auto completed = complete(problem, 1);
//   assert(completed && solve(completed->problem).verdict == Verdict::unique);
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/problem.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet {

struct Completed {
  Problem problem;
  std::vector<int> added = {};  // cells, ascending
  bool is_interrupted = false;  // then there may be more than one solution
};
// Givens are added, those of a solution drawn by the seed, until it is the only one; none of them
// can be spared. What is there stays. Nothing if there is no solution.
std::optional<Completed> complete(const Problem& problem, std::uint64_t seed,
                                  const std::atomic<bool>* stop = nullptr);

}  // namespace nonet
