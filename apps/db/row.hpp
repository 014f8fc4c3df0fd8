// PuzzleRow: a puzzle as the catalogue keeps it, and grids as bytes.
//
// A grid is 41 bytes, two cells in each, a blank as 0 and the last half of the last byte 0: so
// SQLite's hex() shows its digits, and x'...' with 81 digits and a 0 means it. A pattern is 11
// bytes, a bit for each cell from the highest down.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "nonet/canon.hpp"

namespace nonet::db {

inline constexpr std::size_t kGridBytes = (kCells + 1) / 2;
inline constexpr std::size_t kPatternBytes = (kCells + 7) / 8;
using GridBytes = std::array<std::uint8_t, kGridBytes>;
using PatternBytes = std::array<std::uint8_t, kPatternBytes>;

GridBytes pack(const Grid& grid);
PatternBytes pack(CellSet cells);
// Nothing for bytes that are no grid: whose database is it?
std::optional<Grid> find_grid(std::span<const std::uint8_t> bytes);
// The smallest look of a pattern.
PatternBytes pattern_of(CellSet cells, Canonizer& canonizer);

struct PuzzleRow {
  GridBytes form, look;
  PatternBytes pattern;  // of its givens, the smallest look of it
  std::uint8_t clues = 0;
  std::uint8_t symmetry = 0;  // of the look: a bit for each `Symmetry`
  std::uint32_t automorphisms = 1;
  std::uint32_t source = 0;   // which of those the catalogue was told
  std::uint32_t comment = 0;  // which of the batch's, from one; 0: none
};
PuzzleRow make_row(const Grid& grid, Canonizer& canonizer);

// A bit for each symmetry that the pattern has; none for `none`.
std::uint8_t symmetry_bits(CellSet cells);

}  // namespace nonet::db
