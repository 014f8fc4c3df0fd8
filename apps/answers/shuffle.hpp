// The answers of `shuffle` as JSON: the n-th look of a puzzle.
#pragma once

#include "answers/item.hpp"

namespace nonet::answers {

struct Look {
  std::uint64_t seed, number;
};
std::string shuffle_line(const Item& item, const Puzzle& shuffled, const Look& look);

}  // namespace nonet::answers
