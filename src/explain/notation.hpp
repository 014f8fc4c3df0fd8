// How cells, digits, houses and candidates are written.
#pragma once

#include <string>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet::explain {

// "a", "a and b", "a, b and c".
std::string join_words(const std::vector<std::string>& words);

std::vector<std::string> cell_groups(CellSet cells, Notation notation);  // "r5c456", "r7c1"
std::string digits_words(DigitSet digits);                               // "1, 4 and 7"
std::string cells_words(CellSet cells, Notation notation);               // "r5c456 and r7c1"
std::string placed_text(const CandidateSet& placed, Notation notation);
std::string eliminated_text(const CandidateSet& eliminated, Notation notation);

}  // namespace nonet::explain
