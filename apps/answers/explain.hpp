// The answers of `explain`: the whole path.
#pragma once

#include "answers/study.hpp"
#include "nonet/trace.hpp"

namespace nonet::answers {

Answer explain_answer(const Item& item, const Args& args, Walker& walker,
                      const Watch* watch = nullptr);

// Tells a watch how far a walk has come, in candidates that are gone: a step says how many it
// takes, so the bar never goes back.
class WalkMeter {
 public:
  WalkMeter(const Puzzle& puzzle, const Watch* watch)
      : watch_(watch), total_(watch == nullptr ? 0 : live(puzzle.start().board)) {}
  Flow operator()(const Step&, const Board& board) const {
    if (watch_ != nullptr) (*watch_)(total_ - live(board), total_);
    return Flow::go_on;
  }

 private:
  static std::uint64_t live(const Board& board) { return board.all_candidates().size(); }

  const Watch* watch_;
  std::uint64_t total_;
};

}  // namespace nonet::answers
