// The verbs: a question in, a reply out. All they know is in apps/answers; here they are only
// called in turn.
#pragma once

#include "web/wasm/desk.hpp"

namespace nonet::web {

// `watch` is told now and then how far a long answer has come.
Reply answer(std::string_view request, const answers::Watch& watch);

// These make puzzles, so they do without the entries of a text.
void generate_puzzles(Desk& desk, const answers::Watch& watch);
// The seed asked for, or one nobody knows, which is then said.
std::uint64_t choose_seed(Desk& desk);

}  // namespace nonet::web
