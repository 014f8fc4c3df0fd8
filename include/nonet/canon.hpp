// Canonical forms: one name for all looks of a puzzle, a partial grid, a full grid or a pattern.
//
//   Grid puzzle = Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
//   Canonical canonical = canonize(puzzle);
//   assert(canonical.transform.apply(puzzle) == canonical.form);  // how it was reached
//   assert(canonical.transform.inverse().apply(canonical.form) == puzzle);
//   assert(canonize(canonical.form).form == canonical.form);
//   assert(canonical.automorphisms == 1);
//   assert(count_isomorphs(puzzle, canonical.automorphisms) == 1218998108160);
//
//   // Two looks of one puzzle, and the way from one to the other.
//   Transform mirror;
//   mirror.columns = {8, 7, 6, 5, 4, 3, 2, 1, 0};
//   std::optional<Transform> way = find_isomorphism(puzzle, mirror.apply(puzzle));
//   assert(way && way->apply(puzzle) == mirror.apply(puzzle));
//
//   // The pattern of the givens alone, each of them a 1.
//   assert(canonize_pattern(puzzle.filled()).form.filled().size() == 30);
//
// The form is minlex: the smallest of all looks as a string of 81 cells, row by row, a blank before
// any digit (docs/CANONICAL.md). Digits that contradict each other are no obstacle, but make it
// slow: a hundredth of a second.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "nonet/puzzle.hpp"

namespace nonet {

// What keeps a Sudoku a Sudoku: rows exchanged with columns, rows within bands and bands, columns
// within stacks and stacks, digits. First the grid is transposed, if so; then row i is row
// `rows[i]` of that, column j is `columns[j]`; then digit d becomes `digits[d]`, by index.
struct Transform {
  using Order = std::array<std::uint8_t, kDigits>;
  static constexpr Order kSame = {0, 1, 2, 3, 4, 5, 6, 7, 8};

  bool is_transposed = false;
  Order rows = kSame, columns = kSame, digits = kSame;

  Cell source(Cell cell) const;  // whose digit comes to this cell
  Digit digit(Digit from) const { return Digit::at(digits[from.index()]); }

  Grid apply(const Grid& grid) const;
  CellSet apply(CellSet cells) const;
  Puzzle apply(const Puzzle& puzzle) const;  // givens and pencil marks go along

  Transform inverse() const;
  Transform then(const Transform& next) const;  // this one first

  friend bool operator==(const Transform&, const Transform&) = default;
};

struct Canonical {
  Grid form;
  Transform transform;  // from what was given to the form
  // How many of the 3,359,232 exchanges of rows and columns map it onto itself up to the names of
  // the digits. Exchanging two empty rows counts.
  std::uint32_t automorphisms = 1;
};

// Keeps its working memory from grid to grid; one for each thread.
class Canonizer {
 public:
  Canonizer();
  ~Canonizer();
  Canonizer(Canonizer&&) noexcept;
  Canonizer& operator=(Canonizer&&) noexcept;

  Canonical canonize(const Grid& grid);
  Canonical canonize_pattern(CellSet pattern);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

Canonical canonize(const Grid& grid);
// The smallest look of a set of cells, those in it written as 1; digits keep their names.
Canonical canonize_pattern(CellSet pattern);

// Different grids among all looks of this one, digits renamed too.
std::uint64_t count_isomorphs(const Grid& grid, std::uint32_t automorphisms);

// A transform with `transform.apply(from) == to`, if there is one.
std::optional<Transform> find_isomorphism(const Grid& from, const Grid& to);

// The classes of the six chutes of a full grid, bands 1 to 3 and then stacks 1 to 3: each is one of
// 416, numbered from 1 in the order of their smallest looks. Nothing for a grid that is not full or
// contradicts itself.
inline constexpr int kBandClasses = 416;
using BandIndices = std::array<int, 2 * classic::kBoxSide>;
std::optional<BandIndices> find_band_indices(const Grid& grid);
// The smallest look of a class of bands, 27 digits; index from 1 to 416.
std::string band_form(int index);

}  // namespace nonet
