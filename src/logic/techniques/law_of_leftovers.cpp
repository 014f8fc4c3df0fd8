// Law of Leftovers: as many rows as regions hold the same digits, each as often; so do what the
// rows have beyond the regions and what the regions have beyond the rows. A digit that no cell of
// the one can be is in no cell of the other.
//
// Why it holds: k houses that share no cell hold every digit k times. Take away the cells that both
// sides share: what is left over is equal.
//
// Order: as leftover_pairs.hpp lists them: rows, then columns, by one to four. Cost: a few
// operations on sets for each pair; none on the classic board.

#include "logic/finder.hpp"
#include "logic/leftover_pairs.hpp"

namespace nonet::logic::law_of_leftovers {

extern const Prose prose = {
    .summary = "cells beyond as many rows as regions, which hold the same digits",
    .why =
        "Lay some rows or columns over as many regions. Both hold every digit equally often, so what "
        "sticks out on the one side and what sticks out on the other hold the same digits. What no "
        "cell of the one side can be, no cell of the other is.",
    .explanation =
        "{house} and {other_house} hold the same digits; beyond what they share, {cells} and "
        "{others} do.\n"
        "There is no {digits.or} in {others}, so {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  if (board.rules().is_classic()) return;
  const auto digits_in = [&board](CellSet cells) {
    DigitSet digits;
    for (const Cell cell : cells) {
      const std::optional<Digit> digit = board.grid().at(cell);
      digits = digits | (digit ? DigitSet{*digit} : board.candidates(cell));
    }
    return digits;
  };
  for (const LeftoverPair& pair : workspace.fact<LeftoverPairs>().list()) {
    const DigitSet in_lines = digits_in(pair.in_lines), in_regions = digits_in(pair.in_regions);
    for (const bool is_lines : {true, false}) {
      const CellSet cells = is_lines ? pair.in_lines : pair.in_regions;
      const CellSet others = is_lines ? pair.in_regions : pair.in_lines;
      const DigitSet gone = is_lines ? in_lines - in_regions : in_regions - in_lines;
      if (gone.empty()) continue;
      Step step = out.step();
      for (const Digit digit : gone) step.eliminate(cells & board.places(digit), digit);
      step.show(Role::house, pair.lines).show(Role::other_house, pair.regions);
      step.show(Role::cells, cells).show(Role::others, others).show(Role::digits, gone);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::law_of_leftovers
