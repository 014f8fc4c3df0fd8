// Direct Hidden Triple: a hidden triple after which another digit of the house has one place left.
// Only that digit is placed; the triple is the reason and stays unsaid on the board. Order and
// cost: subsets.hpp, then by the digit placed.

#include "logic/subsets.hpp"

namespace nonet::logic::direct_hidden_triple {

const Prose prose = {
    .summary = "three digits fill three cells of a house, which leaves another digit one place",
    .why =
        "The three digits have only three cells to go to, so no other digit of the house can go "
        "there. A "
        "digit whose other places were all in those cells has just one left.",
    .explanation =
        "In {house} the digits {digits} can only go to {cells} and fill them. {digit} cannot go "
        "there, so in {house} it must be in {cell}.",
    .example =
        "::x:+1+6+3+7+485+9+2+9+826+15+43+7+54+79+3+21..7+2+4+1+83...+891+4+5+62+7+3+63+5+2+9"
        "+7841+2+18+3+64+7..+3+5+9+87+1+624+47+65+2+9+3+1.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_direct_hidden_subset(board, workspace, out, Technique::direct_hidden_triple, 3);
}

}  // namespace nonet::logic::direct_hidden_triple
