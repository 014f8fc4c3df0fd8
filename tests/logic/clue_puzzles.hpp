// Problems with clues of one kind or of several, made from nothing but the search: a full grid,
// clues that are true of it, and as few givens as leave one solution.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "../../bench/puzzles.hpp"
#include "../constraints/random_clues.hpp"
#include "nonet/clue_puzzle.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet::test {

struct MadeProblem {
  Problem problem;
  Digits solution;
};

class ProblemMaker {
 public:
  ProblemMaker(Constraint kind, unsigned seed) : ProblemMaker(std::vector{kind}, seed) {}
  ProblemMaker(std::vector<Constraint> kinds, unsigned seed)
      : kinds_(std::move(kinds)), seed_(seed), clues_(seed) {}

  // `most` clues; digits are left out until one more would leave several solutions, or until so
  // many are left.
  std::optional<MadeProblem> make(int most, int least_givens = 0) {
    Problem problem(9);
    for (const Constraint kind : kinds_) {
      if (info(kind).shape == ClueShape::flag)
        problem.clues.push_back(clues_.draw_clue(problem, kind));
    }
    const std::optional<Digits> solution = random_solution(problem, seed_);
    if (!solution) return std::nullopt;
    constexpr int kTries = 4000;
    for (int i = 0; i < kTries && static_cast<int>(problem.clues.size()) < most; ++i) {
      add_clue(problem, *solution, kinds_[static_cast<std::size_t>(i) % kinds_.size()]);
    }
    if (problem.clues.empty()) return std::nullopt;
    problem.digits = *solution;
    problem.givens.assign(problem.digits.size(), true);
    leave_out(problem, least_givens);
    return MadeProblem{problem, *solution};
  }

 private:
  // Sums and their like say what the solution says.
  void adapt(Clue& clue, const Problem& problem, const Digits& solution) {
    const auto at = [&](int cell) {
      return static_cast<int>(solution[static_cast<std::size_t>(cell)]);
    };
    switch (clue.kind) {
      case Constraint::cage:
      case Constraint::sum:
      case Constraint::littlekiller:
      case Constraint::sum2: {
        int sum = 0;
        for (const int cell : clue.cells) sum += at(cell);
        clue.values = {sum};
        break;
      }
      case Constraint::difference:
        clue.values = {std::abs(at(clue.cells[0]) - at(clue.cells[1]))};
        break;
      case Constraint::room:
        clue.values = {at(clue.cells[static_cast<std::size_t>(at(clue.cells[0]) - 1)])};
        break;
      case Constraint::quad: clue.values = {at(clue.cells[0]), at(clue.cells.back())}; break;
      case Constraint::sandwich:
      case Constraint::xsum:
      case Constraint::skyscraper:
        for (int value = 0; value <= 45; ++value) {
          clue.values = {value};
          if (is_true(clue, problem, solution)) return;
        }
        break;
      default: break;
    }
  }
  static bool is_true(const Clue& clue, const Problem& problem, const Digits& solution) {
    Problem one = problem;
    one.clues = {clue};
    return find_broken(one, solution).empty();
  }
  void add_clue(Problem& problem, const Digits& solution, Constraint kind) {
    Clue clue = clues_.draw_clue(problem, kind);
    adapt(clue, problem, solution);
    if (!is_true(clue, problem, solution)) return;
    // Cages do not overlap; nothing is said twice.
    for (const Clue& other : problem.clues) {
      if (other == clue) return;
      if (clue.kind != Constraint::cage || other.kind != Constraint::cage) continue;
      for (const int cell : clue.cells) {
        if (std::find(other.cells.begin(), other.cells.end(), cell) != other.cells.end()) return;
      }
    }
    problem.clues.push_back(std::move(clue));
  }
  void leave_out(Problem& problem, int least_givens) {
    std::vector<std::size_t> order(problem.digits.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    bench::Random random(seed_);
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    }
    auto left = static_cast<int>(order.size());
    for (const std::size_t cell : order) {
      if (left <= least_givens) return;
      Problem fewer = problem;
      fewer.digits[cell] = 0;
      fewer.givens[cell] = false;
      constexpr std::uint64_t kMostGuesses = 2000;
      const SolvedProblem solved = solve(fewer, nullptr, kMostGuesses);
      if (solved.verdict != Verdict::unique || solved.is_interrupted) continue;
      problem = fewer;
      --left;
    }
  }

  std::vector<Constraint> kinds_;
  unsigned seed_;
  ClueMaker clues_;
};

}  // namespace nonet::test
