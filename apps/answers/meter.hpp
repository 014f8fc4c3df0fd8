// WalkMeter: how far a long walk has come, told to who watches; and whether it is still wanted.
#pragma once

#include "answers/verb.hpp"
#include "nonet/board.hpp"
#include "nonet/step.hpp"

namespace nonet::answers {

// Counts candidates that are gone: a step says how many it takes, so the bar never goes back.
class WalkMeter {
 public:
  WalkMeter(const Puzzle& puzzle, const Task& task)
      : task_(task), total_(task.watch == nullptr ? 0 : live(puzzle.start().board)) {}
  Flow operator()(const Step&, const Board& board) const {
    if (task_.watch != nullptr) (*task_.watch)(total_ - live(board), total_);
    return task_.is_stopped() ? Flow::stop : Flow::go_on;
  }

 private:
  static std::uint64_t live(const Board& board) { return board.all_candidates().size(); }

  Task task_;
  std::uint64_t total_;
};

}  // namespace nonet::answers
