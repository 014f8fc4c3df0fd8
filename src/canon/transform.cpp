// Transforms as values: applied, turned round, one after the other.

#include "nonet/canon.hpp"

namespace nonet {
namespace {

using Order = Transform::Order;

Order turned(const Order& order) {
  Order back{};
  for (int i = 0; i < kDigits; ++i) back[order[i]] = static_cast<std::uint8_t>(i);
  return back;
}

// Looks up each of `second` in `first`.
Order composed(const Order& first, const Order& second) {
  Order order{};
  for (int i = 0; i < kDigits; ++i) order[i] = first[second[i]];
  return order;
}

}  // namespace

Cell Transform::source(Cell cell) const {
  const int row = rows[cell.row()], column = columns[cell.column()];
  return is_transposed ? Cell::at(column, row) : Cell::at(row, column);
}

Grid Transform::apply(const Grid& grid) const {
  Grid result;
  for (int i = 0; i < kCells; ++i) {
    if (const auto from = grid.at(source(Cell(i)))) result.set(Cell(i), digit(*from));
  }
  return result;
}

CellSet Transform::apply(CellSet cells) const {
  CellSet result;
  for (int i = 0; i < kCells; ++i) {
    if (cells.contains(source(Cell(i)))) result.insert(Cell(i));
  }
  return result;
}

Puzzle Transform::apply(const Puzzle& puzzle) const {
  Puzzle result;
  result.grid = apply(puzzle.grid);
  result.givens = apply(puzzle.givens);
  if (!puzzle.marks) return result;
  CandidateSet marks;
  for (int i = 0; i < kCells; ++i) {
    for (const Digit from : puzzle.marks->digits(source(Cell(i)))) {
      marks.insert(Candidate(Cell(i), digit(from)));
    }
  }
  result.set_marks(marks);
  return result;
}

Transform Transform::inverse() const {
  const Order row = turned(rows), column = turned(columns);
  return {is_transposed, is_transposed ? column : row, is_transposed ? row : column,
          turned(digits)};
}

Transform Transform::then(const Transform& next) const {
  const Order& down = next.is_transposed ? columns : rows;
  const Order& across = next.is_transposed ? rows : columns;
  return {is_transposed != next.is_transposed, composed(down, next.rows),
          composed(across, next.columns), composed(next.digits, digits)};
}

}  // namespace nonet
