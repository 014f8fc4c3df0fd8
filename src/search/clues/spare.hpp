// What a problem can spare, where its one solution is known: digits and clues.
//
// Nobody has to find that solution again. A digit can go if no solution without it has another one
// in its cell: that is one search for what is not there, with a digit less where it asks, instead
// of two for what may be. The clues are compiled into a model once.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "constraints/model.hpp"
#include "nonet/solve_problem.hpp"
#include "search/clues/any_engine.hpp"

namespace nonet::search {

enum class Spared : std::uint8_t { spare, needed, unknown };

class Spare {
 public:
  // Each question ends after so many guesses, or by the flag; then its answer is unknown.
  struct Bounds {
    std::uint64_t guesses = ~std::uint64_t{0};
    const std::atomic<bool>* stop = nullptr;
  };
  // The digits of the problem are those of the solution, or blank.
  Spare(const Problem& problem, Digits solution, Bounds bounds);

  Spared ask(const std::vector<int>& cells);  // for these digits together
  Spared ask_clue(std::size_t number) const;
  void leave_out(const std::vector<int>& cells);
  void leave_out_clue(std::size_t number);

  Problem left() const;

 private:
  void compile();
  constraints::Mask digit_of(int cell) const {
    return constraints::Mask{1} << (solution_[static_cast<std::size_t>(cell)] - 1);
  }
  constraints::Mask& domain(int cell) { return domains_[static_cast<std::size_t>(cell)]; }
  void make_blank(const std::vector<int>& cells);

  Problem problem_;  // without the digits that left
  Digits solution_;
  Bounds bounds_;
  std::vector<bool> without_;  // by clue
  std::unique_ptr<AnyEngine> engine_;
  std::vector<constraints::Mask> blank_;    // what a cell may hold that has no digit
  std::vector<constraints::Mask> domains_;  // what it may hold
};

}  // namespace nonet::search
