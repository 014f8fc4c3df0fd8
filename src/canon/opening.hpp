// The first two rows of a full grid, chosen at once.
#pragma once

#include <array>
#include <vector>

#include "canon/look.hpp"

namespace nonet::canon {

// Bit 3 * side + band: a chute that may come to the top.
inline constexpr unsigned kAllChutes = 0x3f;

// All looks whose first two rows read smallest, and what these read. The chutes must be full and
// free of contradictions.
void open_full(const Lines& lines, unsigned chutes, std::vector<Look>& looks,
               std::array<Key, kDigits>& form);

}  // namespace nonet::canon
