// A puzzle for the core tests: thirty givens, one solution, singles all the way.
#pragma once

#include "nonet/grid.hpp"

namespace nonet::sample {

inline constexpr std::string_view kPuzzle =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";
inline constexpr std::string_view kSolution =
    "863214975154897362792653814945371628281546739376982451618729543439165287527438196";

inline constexpr Grid puzzle() { return Grid::from_line(kPuzzle); }
inline constexpr Grid solution() { return Grid::from_line(kSolution); }

}  // namespace nonet::sample
