// The ways to find a step in a problem, one function each; a sink takes what they find and says
// whether it wants more.
#pragma once

#include <map>

#include "advice/problem_board.hpp"

namespace nonet::advice {

using StepTaker = FunctionRef<bool(const ProblemStep&)>;

// What was asked of clues before, as long as their cells have not changed.
struct ClueMemory {
  std::map<std::vector<int>, std::pair<long, bool>>
      asked;  // by clues: ages of the cells, was it idle
};

struct Finding {
  const ProblemBoard& board;
  ClueMemory& memory;
  const std::atomic<bool>* stop;

  bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

// Each returns false if the sink wants no more.
bool find_naked_singles(const Finding& in, StepTaker take);
bool find_hidden_singles(const Finding& in, StepTaker take);
bool find_locked(const Finding& in, StepTaker take);
bool find_naked_subsets(const Finding& in, int size, StepTaker take);
bool find_hidden_subsets(const Finding& in, int size, StepTaker take);
bool find_fish(const Finding& in, int size, StepTaker take);

bool find_clue_steps(const Finding& in, StepTaker take);
bool find_locked_in_clues(const Finding& in, StepTaker take);
bool find_clues_of_houses(const Finding& in, StepTaker take);
bool find_two_clues(const Finding& in, StepTaker take);
bool find_innies_outies(const Finding& in, StepTaker take);

// "r1c12 keep 8 and 9; r2c3 loses 1": what goes, said by cells that lose the same.
std::string losses_text(const ProblemBoard& board,
                        const std::vector<std::pair<int, int>>& eliminations);

}  // namespace nonet::advice
