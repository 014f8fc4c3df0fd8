// Thermo Bounds, Renban Windows and their like: a clue with few ways to fill it, one technique for
// each sort of clue that people know. What is in none of the ways goes.
//
// Why it holds: the clue is filled in one of its ways; a candidate that is in none is not true.
//
// Order: by clue, as they are written. Cost: cases.hpp; a clue whose candidates did not change is
// not looked at again.

#include "logic/clue_facts.hpp"

namespace nonet::logic::clue_cases {

extern const Prose prose = {
    .summary =
        "{cells that rise from a bulb, or are greater than their neighbours|"
        "a line whose neighbours are far apart, or take turns|"
        "a line of consecutive digits|"
        "two cells side by side with a dot, an X or a V between them, or none of these|"
        "a sum along an arrow or a zipper|"
        "a sandwich: how far apart its ends are, and what fits between them|"
        "an X-sum: the table of first cells, each with so many digits to add|"
        "a skyscraper: the table of first cells, and where the tall ones may stand|"
        "a number outside the grid and the cells that it looks at|"
        "digits that are around a corner|"
        "a line that lies between its ends, or keeps clear of them|"
        "a line with one sum in every region|"
        "cells that hold the same digits|"
        "any other clue that leaves few ways to fill its cells}",
    .why =
        "{The cells of a thermometer rise, so each has at least as many digits below it as cells "
        "before it, and as many above it as cells after it.|"
        "Whoever stands beside a cell on the line must be far from it, or of another group: a "
        "digit for which a neighbour has no partner left cannot be there.|"
        "The digits of the line are a window of consecutive ones: those that do not fit with what "
        "the other cells can hold are out of the window.|"
        "The sign between two cells, or that there is none, is a table of pairs: a digit of the one "
        "without a partner in the other cannot be there.|"
        "The digits along the line make the sum that the ends or the circle tell: the least and "
        "the most that the others can make bound each of them.|"
        "Between the lowest and the highest digit stand as many cells as it takes to make the sum: "
        "list how many these can be, and the two ends are that far apart.|"
        "The first cell says how many cells make the sum: a digit for which so many cells make too "
        "little or too much is not the first.|"
        "Every digit that is seen is higher than all before it: the first cell cannot be so high "
        "that too few can follow, and the highest not so near that too few stand before it.|"
        "The number tells of the whole row, column or diagonal: digits that are in no way to fill "
        "it, so that the number is right, cannot be there.|"
        "The digits that are printed must all find a place around the corner.|"
        "The ends say what may lie on the line, and what lies there says how far apart the ends "
        "are.|"
        "The pieces of the line make one sum: what a piece can make at least and at most bounds "
        "all the others.|"
        "What one cell cannot be, the other cannot be either.|"
        "The clue says which digits go together.} Go through all the ways to fill the clue with "
        "the candidates of its cells: a candidate that is in none of them goes.",
    .explanation =
        "{clue}: {rule}.\n"
        "Whichever way it is filled with the candidates that are left, {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const auto topic = static_cast<ClueTopic>(row.argument);
  find_cases(board, workspace, out, [topic](const CluePart& part, const Problem& problem) {
    return part.clue >= 0 &&
           topic_of(problem.clues[static_cast<std::size_t>(part.clue)].kind) == topic;
  });
}

}  // namespace nonet::logic::clue_cases
