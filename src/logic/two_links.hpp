// Two strong links of one digit, joined by a weak one: a = b - c = d. If a is false, b is true, so
// c is false and d is true: one of the ends a and d is true, and no cell that sees both can be.
// Skyscraper, 2-String Kite, Turbot Fish and Empty Rectangle differ in where the links lie; a node
// may be several cells, then "true" means that the digit is in one of them.
#pragma once

#include "logic/finder.hpp"

namespace nonet::logic {

struct TwoLinks {
  House first = House(0);   // holds a and b
  House second = House(0);  // holds c and d
  CellSet a = {}, b = {}, c = {}, d = {};
};

// Whether some cell that can be the digit sees both: a cheap question before a pattern is built.
inline bool takes_something(const Board& board, Digit digit, Cell a, Cell d) {
  return (board.rules().peers(a) & board.rules().peers(d)).intersects(board.places(digit));
}

// Takes the digit from every cell that sees both ends.
Flow emit_two_links(const Board& board, StepSink& out, Digit digit, const TwoLinks& links);

// Two such patterns that share what joins them, as one step.
Flow emit_dual(const Board& board, StepSink& out, Digit digit, const TwoLinks& one,
               const TwoLinks& other);

// The patterns by kind; `visit` is called as found, and says whether to go on.
using VisitTwoLinks = FunctionRef<Flow(Digit, const TwoLinks&)>;
Flow for_each_kite(const Board& board, Workspace& workspace, DigitSet digits, VisitTwoLinks visit);
Flow for_each_empty_rectangle(const Board& board, Workspace& workspace, DigitSet digits,
                              VisitTwoLinks visit);

}  // namespace nonet::logic
