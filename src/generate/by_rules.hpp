// Puzzles for boards that are not classic, made with the search over any rules.
#pragma once

#include "nonet/generate.hpp"

namespace nonet::generator {

Generated generate_by_rules(const Wish& wish, const Series& series, const GenerateHooks& hooks);
Grid minimize_by_rules(const Puzzle& puzzle, const Series& series);
// What cannot be wished for on such a board; see nonet::find_contradiction.
std::optional<std::string> find_contradiction_by_rules(const Wish& wish);

}  // namespace nonet::generator
