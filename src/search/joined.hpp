// Counting by joining bands (join.hpp), with room that is kept for it.
#pragma once

#include <cstdint>
#include <optional>

#include "search/masks.hpp"

namespace nonet::search {

// All solutions of a grid, or nothing where that would take more room than there is: then there
// are mostly a million and more. Takes 20 to 100 us where there are some thousands.
std::optional<std::uint64_t> count_joined(const Masks& masks);

}  // namespace nonet::search
