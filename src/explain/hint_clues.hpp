// What hints give away of a step that rests on clues: which words stand for it, where to look, and
// the pattern without its effect. The levels themselves are hint_levels.cpp's.
#pragma once

#include "explain/tell.hpp"
#include "nonet/sentence.hpp"
#include "nonet/step.hpp"

namespace nonet::explain {

Sentence clue_gloss(const Step& step);
void where_clue(Writer& w, const Step& step);
void pattern_of_clue(Writer& w, const Step& step);

}  // namespace nonet::explain
