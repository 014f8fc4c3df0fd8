// The same puzzle in another look.
//
// What keeps a Sudoku a Sudoku: any exchange of digits, of rows within a band, of bands, the same
// with columns and stacks, and rows with columns: 9! * 6^8 * 2 looks, of which every one is equally
// likely here.

#include <algorithm>
#include <array>

#include "generate/random.hpp"
#include "nonet/generate.hpp"

namespace nonet {
namespace {

using generator::Random;
using Permutation = std::array<int, kDigits>;

Permutation draw_permutation(Random& random) {
  Permutation order;
  for (int i = 0; i < kDigits; ++i) order[i] = i;
  random.shuffle(order);
  return order;
}

// Rows within their bands, and the bands; the same for columns.
Permutation draw_lines(Random& random) {
  std::array<int, kBoxSide> bands = {0, 1, 2};
  random.shuffle(bands);
  Permutation lines;
  for (int band = 0; band < kBoxSide; ++band) {
    std::array<int, kBoxSide> rows = {0, 1, 2};
    random.shuffle(rows);
    for (int i = 0; i < kBoxSide; ++i)
      lines[band * kBoxSide + i] = bands[band] * kBoxSide + rows[i];
  }
  return lines;
}

struct Look {
  Permutation digits, rows, columns;
  bool is_transposed;

  Digit digit(Digit from) const { return Digit::at(digits[from.index()]); }
  Cell cell(Cell from) const {
    const int row = rows[from.row()], column = columns[from.column()];
    return is_transposed ? Cell::at(column, row) : Cell::at(row, column);
  }
};

}  // namespace

Puzzle shuffle(const Puzzle& puzzle, const Series& series) {
  Random random(series.seed, series.first);
  const Permutation digits = draw_permutation(random);
  const Permutation rows = draw_lines(random), columns = draw_lines(random);
  const Look look{digits, rows, columns, random.below(2) == 1};
  Puzzle shuffled;
  for (const Cell cell : puzzle.grid.filled()) {
    shuffled.grid.set(look.cell(cell), look.digit(*puzzle.grid.at(cell)));
  }
  for (const Cell cell : puzzle.givens) shuffled.givens.insert(look.cell(cell));
  if (!puzzle.marks) return shuffled;
  CandidateSet marks;
  for (const Cell cell : CellSet::all()) {
    for (const Digit digit : puzzle.marks->digits(cell)) {
      marks.insert(Candidate(look.cell(cell), look.digit(digit)));
    }
  }
  shuffled.set_marks(marks);
  return shuffled;
}

}  // namespace nonet
