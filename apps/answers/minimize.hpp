// The answers of `minimize` as JSON: a puzzle without givens to spare, or why there is none.
#pragma once

#include "answers/item.hpp"
#include "nonet/solve.hpp"

namespace nonet::answers {

std::string minimize_line(const Item& item, const Grid& minimal, std::uint64_t number);
// Only a puzzle with one solution has givens to spare.
std::string no_minimize_line(const Item& item, const Solved& solved);
// Said where --all ends before all were told.
std::string minimize_cut_words(const Item& item, std::uint64_t number);

}  // namespace nonet::answers
