// How cells are grouped: "r5c456", "r15c37".
#pragma once

#include <string>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet::explain {

std::vector<std::string> cell_groups(CellSet cells, Notation notation);
std::string digits_words(DigitSet digits, Telling telling = {});  // "1, 4 and 7"

}  // namespace nonet::explain
