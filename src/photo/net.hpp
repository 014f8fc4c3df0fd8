// The reader of one cell: 28 x 28 pixels of ink in, how likely it is blank or each digit out.
#pragma once

#include <array>

namespace nonet::photo {

inline constexpr int kCellSide = 28;
using CellPicture =
    std::array<float, static_cast<std::size_t>(kCellSide) * kCellSide>;  // paper 0, ink 1
using CellLikelihoods = std::array<float, 10>;                           // blank, 1, ..., 9

CellLikelihoods read_cell(const CellPicture& cell);

}  // namespace nonet::photo
