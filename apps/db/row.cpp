// See row.hpp.

#include "db/row.hpp"

#include "nonet/generate.hpp"

namespace nonet::db {

GridBytes pack(const Grid& grid) {
  GridBytes bytes{};
  const Grid::Faces& faces = grid.faces();
  for (int i = 0; i < kCells; ++i) {
    const int shift = i % 2 == 0 ? 4 : 0;
    bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] | faces[i] << shift);
  }
  return bytes;
}

PatternBytes pack(CellSet cells) {
  PatternBytes bytes{};
  for (const Cell cell : cells) {
    std::uint8_t& byte = bytes[cell.index() / 8];
    byte = static_cast<std::uint8_t>(byte | 128 >> cell.index() % 8);
  }
  return bytes;
}

std::optional<Grid> find_grid(std::span<const std::uint8_t> bytes) {
  if (bytes.size() != kGridBytes) return std::nullopt;
  Grid::Faces faces{};
  for (int i = 0; i < kCells; ++i) {
    const int two = bytes[i / 2];
    const int face = i % 2 == 0 ? two >> 4 : two & 15;
    if (face > kDigits) return std::nullopt;
    faces[i] = static_cast<std::uint8_t>(face);
  }
  return Grid::from_faces(faces);
}

PatternBytes pattern_of(CellSet cells, Canonizer& canonizer) {
  return pack(canonizer.canonize_pattern(cells).form.filled());
}

std::uint8_t symmetry_bits(CellSet cells) {
  unsigned bits = 0;
  for (unsigned i = 1; i <= static_cast<unsigned>(Symmetry::full); ++i) {
    if (is_symmetric(cells, static_cast<Symmetry>(i))) bits |= 1U << i;
  }
  return static_cast<std::uint8_t>(bits);
}

PuzzleRow make_row(const Grid& grid, Canonizer& canonizer) {
  const CellSet givens = grid.filled();
  const Canonical canonical = canonizer.canonize(grid);
  PuzzleRow row;
  row.form = pack(canonical.form);
  row.look = pack(grid);
  row.pattern = pattern_of(givens, canonizer);
  row.clues = static_cast<std::uint8_t>(givens.size());
  row.symmetry = symmetry_bits(givens);
  row.automorphisms = canonical.automorphisms;
  return row;
}

}  // namespace nonet::db
