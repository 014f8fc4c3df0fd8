// Counting by joining bands (join.hpp), with room that is kept for it.
#pragma once

#include <cstdint>
#include <optional>

#include "search/masks.hpp"

namespace nonet::search {

// All solutions of a grid, or nothing where that would take more room than there is: then there
// are mostly a million and more; or longer than to walk `limit` of them. Takes 20 to 100 us where
// there are some thousands.
std::optional<std::uint64_t> count_joined(const Masks& masks, std::uint64_t limit = UINT64_MAX);

}  // namespace nonet::search
