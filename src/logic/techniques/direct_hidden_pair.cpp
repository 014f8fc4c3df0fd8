// Direct Hidden Pair: a hidden pair after which another digit of the house has one place left. Only
// that digit is placed; the pair is the reason and stays unsaid on the board. Order and cost:
// subsets.hpp, then by the digit placed.

#include "logic/subsets.hpp"

namespace nonet::logic::direct_hidden_pair {

const Prose prose = {
    .summary = "two digits fill two cells of a house, which leaves another digit one place",
    .why =
        "The two digits have only two cells to go to, so no other digit of the house can go there. "
        "A "
        "digit whose other places were all in those cells has just one left.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so in {house} only {cell} is left for {digit}: {T}.",
    .example =
        "::x:+72.5.+6.+8+1+3.1..8..79+8.+1.7...6+1..+84.7.+8+4+3+6+7+5+1295...1.+86+42....+1."
        ".843+8+7629..+19.8.....::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_direct_hidden_subset(board, workspace, out, Technique::direct_hidden_pair, 2);
}

}  // namespace nonet::logic::direct_hidden_pair
