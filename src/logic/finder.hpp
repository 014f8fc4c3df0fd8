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
  StepSink(const Board& board, FunctionRef<Flow(const Step&)> visit)
      : board_(board), visit_(visit) {}

  // Once this says stop, the finder must return.
  [[nodiscard]] Flow emit(Step& step);
  [[nodiscard]] Flow emit(Step&& step) { return emit(step); }
  bool has_found() const { return has_found_; }

 private:
  const Board& board_;
  FunctionRef<Flow(const Step&)> visit_;
  bool has_found_ = false;
};

using Find = void (*)(const Board&, Workspace&, StepSink&);
Find finder(Technique technique);

// The rows of the table, as namespaces: each technique's file defines these two.
#define NONET_TECHNIQUE(id, name, family, rank, hodoku, se, kin)      \
  namespace id {                                                      \
  extern const Prose prose;                                           \
  void find(const Board& board, Workspace& workspace, StepSink& out); \
  }
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE

}  // namespace nonet::logic
