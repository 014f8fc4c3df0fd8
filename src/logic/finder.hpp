// What a technique's file needs: the board, the workspace, and where steps go.
//
// A finder looks at a const board and hands every step it sees to the sink, in an order that it
// states in its first comment; it never decides how many are wanted. The sink drops eliminations
// that the board no longer has and steps that would change nothing, so a finder may be generous.
#pragma once

#include "logic/workspace.hpp"
#include "nonet/board.hpp"
#include "nonet/step.hpp"
#include "nonet/technique.hpp"
#include "nonet/walk.hpp"

namespace nonet::logic {

class StepSink {
 public:
  StepSink(const Board& board, Technique technique, FunctionRef<Flow(const Step&)> visit)
      : board_(board), technique_(technique), visit_(visit) {}

  // A step of the technique that was asked, to be filled and handed to `emit`.
  Step step() const { return Step(technique_); }
  // Once this says stop, the finder must return.
  [[nodiscard]] Flow emit(Step& step);
  [[nodiscard]] Flow emit(Step&& step) { return emit(step); }
  bool has_found() const { return has_found_; }

 private:
  const Board& board_;
  Technique technique_;
  FunctionRef<Flow(const Step&)> visit_;
  bool has_found_ = false;
};

// A finder's namespace holds `find`, which is handed the row of the table it is asked for, and
// `prose`, its words. A new one is declared nowhere but in the table (technique.cpp).
using Find = void (*)(const Board&, Workspace&, const TechniqueInfo& row, StepSink&);
Find finder(Technique technique);

}  // namespace nonet::logic
