// Singles as steps. Finders show every single there is; who knows already which one comes next, as
// a scale with queues of its own does, has it told the same way.
#pragma once

#include "nonet/board.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

Step full_house_step(Candidate candidate, House house);
Step naked_single_step(Candidate candidate);
Step hidden_single_step(Candidate candidate, House house);

// The candidate, which is a single of this kind, with the house that the finder would name.
Step single_step(const Board& board, Technique technique, Candidate candidate);

}  // namespace nonet::logic
