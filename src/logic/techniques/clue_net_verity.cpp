// Clue Net Verity: every candidate of a cell, or every place of a digit in a house, is taken for
// true in turn; what falls in all of these nets falls.
//
// Why it holds: one of them is true, whichever it is.
//
// Order: cells with two candidates first, then three and four; then houses, by digit. Cost: the
// nets that clue_net made.

#include <vector>

#include "logic/clue_net.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::clue_net_verity {

extern const Prose prose = {
    .summary = "a cell or a house all of whose choices lead to the same, by singles and clues",
    .why =
        "Go through the candidates of a cell, or through the places of a digit in a house, and "
        "follow each with singles, locked digits, pairs and what the clues leave. One of them is "
        "true. What falls in every one of these cases falls.",
    .explanation =
        "[Whichever of its candidates {cell} is][Wherever {digit} stands in {house}, in "
        "{cells.or}], singles and clues lead to the same.\n"
        "In every case, {T}.",
};

namespace {

constexpr int kMostChoices = 4;

// What no net of these leaves.
CandidateSet common(const Board& board, const ClueNets& nets,
                    const std::vector<Candidate>& choices) {
  CandidateSet left;
  for (const Candidate choice : choices) {
    if (nets.left(choice)) left = left | *nets.left(choice);
  }
  return board.all_candidates() - left;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  if (board.rules().clues() == nullptr) return;
  const ClueNets& nets = workspace.fact<ClueNets>();
  for (int size = 2; size <= kMostChoices; ++size) {
    for (const Cell cell : workspace.cells_with(size)) {
      if (workspace.known().is_stopped()) return;
      std::vector<Candidate> choices;
      for (const Digit digit : board.candidates(cell)) choices.emplace_back(cell, digit);
      Step step = out.step();
      step.eliminate(common(board, nets, choices));
      step.show(Role::cell, cell);
      if (out.emit(step) == Flow::stop) return;
    }
  }
  for (const House house : board.rules().houses()) {
    for (const Digit digit : board.rules().digits() - board.digits(house)) {
      const CellSet places = board.places(digit, house);
      if (places.size() < 2 || places.size() > kMostChoices) continue;
      if (workspace.known().is_stopped()) return;
      std::vector<Candidate> choices;
      for (const Cell cell : places) choices.emplace_back(cell, digit);
      Step step = out.step();
      step.eliminate(common(board, nets, choices));
      step.show(Role::digit, digit).show(Role::cells, places, digit).show(Role::house, house);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::clue_net_verity
