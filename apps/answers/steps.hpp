// The answers of `steps`: every step there is in a position.
#pragma once

#include "answers/study.hpp"

namespace nonet::answers {

// Hands on the steps of one technique, or of every technique of the ladder, until the visitor says
// stop.
void for_each_step(const Board& board, const Known& known, const Args& args,
                   FunctionRef<Flow(const Step&)> visit, const Watch* watch = nullptr);

Answer steps_answer(const Item& item, const Args& args, const Watch* watch = nullptr);

}  // namespace nonet::answers
