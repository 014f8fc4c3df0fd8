// Killer Subset: a digit that every way to fill a clue has. Whatever sees all its places in the
// clue loses it: the clue is to that digit what a house is.
//
// Order: by clue, then by digit. Cost: cases.hpp, one look for each digit.

#include "logic/clue_facts.hpp"
#include "logic/sees.hpp"

namespace nonet::logic::killer_subset {

extern const Prose prose = {
    .summary = "a digit that every combination of a cage, or of another clue, holds",
    .why =
        "If every way to fill a cage, a renban line or the cells around a corner has a certain "
        "digit, then the digit is in one of the cells of the clue that can take it. A cell that "
        "sees all of these cannot be it.",
    .explanation =
        "Every way to fill {clue} has {digit.a}, which can only be in {cells.or}.\n"
        "{hit} {hit|sees|see} {cells|it|both|all of them}, so {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const ClueBook* book = board.rules().clues();
  if (book == nullptr) return;
  const ClueFacts& facts = workspace.fact<ClueFacts>();
  for (std::size_t i = 0; i < book->parts.size(); ++i) {
    const CluePart& part = book->parts[i];
    if (!part.set.intersects(board.unsolved())) continue;
    // Only where a cell beyond the clue sees all places of a digit is there something to win.
    DigitSet hopeful;
    for (const Digit digit : board.rules().digits()) {
      const CellSet cells = board.places(digit) & part.set;
      if (cells.empty()) continue;
      if (seen_by_all(cells, board.rules()).intersects(board.places(digit))) hopeful.insert(digit);
    }
    if (hopeful.empty()) continue;
    for (const Digit digit : facts.needed(i) & hopeful) {
      const CellSet cells = board.places(digit) & part.set;
      Step step = out.step();
      step.eliminate(seen_by_all(cells, board.rules()) & board.places(digit), digit);
      step.show(Role::digit, digit).show(Role::cells, cells, digit);
      step.show(Role::clue, part.set).speak_of(static_cast<int>(i));
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::killer_subset
