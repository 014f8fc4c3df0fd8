// Naked Quad: four cells of a house with four digits between them. Order and cost: subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_quad {

const Prose prose = {
    .summary = "four cells of a house that have only four digits between them",
    .why =
        "Four cells need four digits, and these have no others to take: whichever way round, they "
        "use up all four. No other cell of the house can be one of them, nor of a second house if "
        "the cells share two.",
    .explanation =
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house} go into these cells and nowhere else: {T}.",
    .example =
        ":0202:x:+61+4+2..7..+98+5+7.4.62+2+73+86.....6.4...51..+13.....5..1....4.+57+6.8.9+3"
        ".26+9..5....95.7...:841 245 851 255 265:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_quad, 4);
}

}  // namespace nonet::logic::naked_quad
