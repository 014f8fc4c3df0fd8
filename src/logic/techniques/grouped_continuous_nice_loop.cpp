// Grouped Continuous Nice Loop: strong and weak links in turns that close a ring with a group. Why,
// order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::grouped_continuous_nice_loop {

const Prose prose = {
    .summary = "a ring of strong and weak links in turns, with candidates taken together as groups",
    .why =
        "A chain whose ends are linked as well can be read from any place in either direction. "
        "Its candidates are true and false in turns, one way round or the other, so exactly one "
        "end of every weak link is true. Whatever cannot stand beside either of them is false. A "
        "group stands for a digit in two or three cells that lie in one box and one line: true if "
        "one of them is the digit, false if none is. It links like a single candidate, weakly to "
        "what all its cells see.",
    .example =
        ":0709:x:+6.5.+138..+34.+8...1.28+165+4+7+93.1...6.....21.....9..38.1..7..2+3.......5"
        "9+7.8..2.+46..7.:227 229 743 347 449 949 551 357 557 458 558 559 569 489:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_continuous_loops(
      workspace,
      {.technique = Technique::grouped_continuous_nice_loop, .scope = Links::Scope::grouped}, out);
}

}  // namespace nonet::logic::grouped_continuous_nice_loop
