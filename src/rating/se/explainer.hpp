// Explainer: the path of Sudoku Explainer 1.2.1 through a puzzle, step by step.
//
// It asks nothing of the puzzle but digits and marks; that there is exactly one solution is for the
// caller to know. One for each thread: it keeps its memory from puzzle to puzzle. What it finds
// depends on the puzzle alone.
#pragma once

#include <cstdint>

#include "nonet/flow.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "rating/se/engine.hpp"
#include "rating/se/step.hpp"

namespace nonet::se {

inline constexpr int kBeyond = 200;  // what ER is called where no rule finds a step

enum class End : std::uint8_t {
  solved,
  stuck,    // no rule finds a step
  limited,  // no rule up to what was wanted does
  stopped,  // by `stop` or by the visitor
};

class Explainer {
 public:
  struct Orders {
    // Asked before each step: steps rated higher, in tenths, are of no use. Null: all are.
    const FunctionRef<int()>* most = nullptr;
    const FunctionRef<bool()>* stop = nullptr;  // asked often; yes: give up
    bool with_arguments = false;                // chains in full, for those who tell or draw them
  };
  // Sees each step and the position before it.
  using Visitor = FunctionRef<Flow(const Step&, const UnitBoard&)>;

  End walk(const Puzzle& puzzle, const Orders& orders, Visitor visit) {
    begin(puzzle);
    return go_on(orders, visit);
  }
  // The same in parts: each goes on where the one before has ended.
  void begin(const Puzzle& puzzle);
  End go_on(const Orders& orders, Visitor visit);
  const UnitBoard& position() const { return engine_.position(); }

 private:
  Engine engine_;
  Step step_;
};

}  // namespace nonet::se
