// The kinds of clues: what they are called, what they are laid on, how they look; for programs that
// let somebody draw them, and the page (docs/JSON.md, nonet/kinds/1).
#pragma once

#include <string>

#include "nonet/telling.hpp"

namespace nonet::answers {

std::string kinds_lines(Language language);  // one JSON line each
std::string kinds_list(Language language);   // for people

}  // namespace nonet::answers
