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
        "In {house} the digits {digits} can only go to {cells} and fill them. {digit} cannot go "
        "there, so in {house} it must be in {cell}.",
    .example =
        "::x:1+6+3+2+89+7+5+4+98+54+7+3+6+12+4+72+651+93+8+35+9+12+7+8+46+6+21+8+9+4+57+3+74+"
        "8+3+6+5+2+9+12.+4.+1+63+8.+5+1+6.3+84+2.8+3+79+421+6.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_direct_hidden_subset(board, workspace, out, Technique::direct_hidden_pair, 2);
}

}  // namespace nonet::logic::direct_hidden_pair
