// Forcing: what follows from every candidate of a cell, from every place of a digit in a house, or
// from one candidate alone until something breaks. By chains, one link at a time, or by nets, where
// everything found so far counts. How: forcing.hpp.
//
// Order: cells with the fewest candidates first, houses rows, columns, boxes; there placements
// before eliminations, then by digit and cell.

#include "logic/forcing.hpp"

#include "logic/finder.hpp"

namespace nonet::logic::cell_forcing {

extern const Prose prose = {
    .summary = "something that follows from each candidate of a cell",
    .why =
        "The cell holds one of its candidates. Whatever follows from the first, and from the "
        "second, and from every other, is true whichever it is.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_cell_forcing(board, workspace, static_cast<Reasoning>(row.argument), out);
}

}  // namespace nonet::logic::cell_forcing

namespace nonet::logic::house_forcing {

extern const Prose prose = {
    .summary = "something that follows from each place of a digit in a house",
    .why =
        "The digit stands in one of its places in the house. Whatever follows from the first "
        "place, and from the second, and from every other, is true wherever it stands.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_house_forcing(board, workspace, static_cast<Reasoning>(row.argument), out);
}

}  // namespace nonet::logic::house_forcing

namespace nonet::logic::forcing_contradiction {

extern const Prose prose = {
    .summary =
        "{a candidate from which chains lead to something impossible|a candidate that breaks "
        "the board if everything that follows is written in}",
    .why =
        "{Suppose the candidate were true (or false) and follow what each thing forces, one "
        "link at a time. If that makes another candidate both true and false, empties a cell, "
        "or leaves a house without a place for a digit, the supposition was wrong.|Suppose the "
        "candidate were true (or false) and write in every single that follows, using all of "
        "what was written before. If a cell runs out of candidates or a house out of places "
        "for a digit, the supposition was wrong.}",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_contradictions(board, workspace, static_cast<Reasoning>(row.argument), out);
}

}  // namespace nonet::logic::forcing_contradiction
