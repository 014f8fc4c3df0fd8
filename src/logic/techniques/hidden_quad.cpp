// Hidden Quad: four digits with four places between them in a house. Order and cost: subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::hidden_quad {

const Prose prose = {
    .summary = "four digits that have only four places between them in a house",
    .why =
        "The house needs each of the four digits, and they have only four cells to go to: they "
        "fill "
        "them all. There is no room there for any other digit.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so {T}.",
    .example =
        ":0212:x:..5.......81..472.7.9....8..6..+4...79..31+6..2...2+796.....4.2..1...9..+2.."
        "....613.4:411 315 316 917 918 619 325 332 339 341 541 841 843 547 847 548 452 361 56"
        "1 362 462 671 871 572 772 373 873 578 978 681 881 382 482 582 383 883 592 792 793 89"
        "4:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_quad, 4);
}

}  // namespace nonet::logic::hidden_quad
