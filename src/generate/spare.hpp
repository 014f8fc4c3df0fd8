// Which givens a problem can spare, where its solution is known.
//
// Then nobody has to find that solution again: a given can go if none of the solutions without it
// has another digit in its cell. That is one search for what is not there instead of two for what
// may be, with a digit less in the cell it asks about; and the clues are compiled into a model
// once.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "constraints/model.hpp"
#include "nonet/solve_problem.hpp"

namespace nonet::generator {

class Spare {
 public:
  // The problem by its clues, regions and marks alone; at first every cell is given.
  Spare(const Problem& problem, const Digits& solution);

  // Takes the cells from the givens if there is no other solution without them. Whatever is not
  // known after so many guesses stays.
  bool leave_out(const std::vector<int>& cells, std::uint64_t most_guesses,
                 const std::atomic<bool>* stop);

 private:
  constraints::Mask given(int cell) const;
  constraints::Mask& domain(int cell) { return model_.domains[static_cast<std::size_t>(cell)]; }
  bool has_other(std::uint64_t most_guesses, const std::atomic<bool>* stop) const;

  constraints::Model model_;
  std::vector<constraints::Mask> blank_;  // what a cell may hold that is not given
  Digits solution_;
};

}  // namespace nonet::generator
