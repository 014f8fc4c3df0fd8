// How clues are called in sentences: "the cage of 17 at r1c12", and what they say: "no digit twice,
// and the digits make the sum".
#pragma once

#include <string>
#include <string_view>

#include "nonet/board.hpp"
#include "nonet/clue.hpp"
#include "nonet/step.hpp"
#include "nonet/telling.hpp"

namespace nonet::explain {

// The clue that a step speaks of; empty if it speaks of none. In English with its article, in
// German without one: "Käfig 17 (r1c12)".
std::string clue_name(const Step& step, const Telling& telling);
std::string_view clue_rule(const Step& step, const Telling& telling);

// Whether a clue keeps a candidate from its cell with nothing to find out: by what it says of the
// cell alone, or of the cell and a digit beside it that is placed. The board has clues.
bool clue_forbids(const Board& board, Candidate candidate);

}  // namespace nonet::explain
