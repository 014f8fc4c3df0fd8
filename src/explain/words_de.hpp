// German by chapters, each in a file of its own: words_de_<chapter>.cpp.
#pragma once

#include "explain/dictionary.hpp"

namespace nonet::explain::german {

extern const Chapter singles, fish, links, colours, uniqueness, chains, sets, clues, ways, hints,
    pages;

}  // namespace nonet::explain::german
