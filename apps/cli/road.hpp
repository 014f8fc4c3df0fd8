// Road: the one way from puzzles to answers that every verb takes.
//
// A verb (answers/verb.hpp) knows no threads. The road reads batches, has
// them answered on as many threads as there are, and hands the answers on in the order of the
// input: the same bytes at any -j, in flat memory, words in step with answers.
#pragma once

#include "answers/verb.hpp"
#include "cli/intake.hpp"

namespace nonet::cli {

using answers::Answerer;
using answers::Verb;

// Reads the puzzles and answers them; what stands before and after the answers, too.
void answer_all(Session& session, const Verb& verb);
// The same for `generate`, up to the exit code.
int generate(Session& session);

}  // namespace nonet::cli
