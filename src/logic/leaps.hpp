// Leaps: moves of chess by which cells see each other, where the rules say so.
#pragma once

#include <cstdint>

#include "nonet/cell_set.hpp"
#include "nonet/rules.hpp"

namespace nonet::logic {

enum class Leap : std::uint8_t { knight, king };

bool has_leap(const Rules& rules, Leap leap);
// Of cells that see all the places: those that do so by houses and by the leap, and not by houses
// alone.
CellSet seeing_by_leap(const Rules& rules, CellSet seeing, CellSet places, Leap leap);

}  // namespace nonet::logic
