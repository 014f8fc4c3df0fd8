// The symmetries of the pattern of givens. Each is a list of moves; the orbit of a cell is all that
// the moves reach from it.

#include <array>
#include <utility>

#include "nonet/generate.hpp"

namespace nonet {
namespace {

constexpr int kLast = kDigits - 1;

enum class Move : std::uint8_t {
  stay,
  half_turn,
  quarter_turn,
  flip_rows,
  flip_columns,
  transpose,
  transpose_back
};

constexpr Cell apply(Move move, Cell cell) {
  const int r = cell.row(), c = cell.column();
  switch (move) {
    case Move::stay: break;
    case Move::half_turn: return Cell::at(kLast - r, kLast - c);
    case Move::quarter_turn: return Cell::at(c, kLast - r);
    case Move::flip_rows: return Cell::at(kLast - r, c);
    case Move::flip_columns: return Cell::at(r, kLast - c);
    case Move::transpose: return Cell::at(c, r);
    case Move::transpose_back: return Cell::at(kLast - c, kLast - r);
  }
  return cell;
}

struct Row {
  std::string_view name;
  std::array<Move, 2> moves;
};
constexpr std::array<Row, 8> kRows = {{
    {"none", {Move::stay, Move::stay}},
    {"rot180", {Move::half_turn, Move::stay}},
    {"rot90", {Move::quarter_turn, Move::stay}},
    {"horizontal", {Move::flip_rows, Move::stay}},
    {"vertical", {Move::flip_columns, Move::stay}},
    {"diagonal", {Move::transpose, Move::stay}},
    {"antidiagonal", {Move::transpose_back, Move::stay}},
    {"full", {Move::quarter_turn, Move::flip_rows}},
}};

constexpr const Row& row(Symmetry symmetry) { return kRows[static_cast<std::size_t>(symmetry)]; }

}  // namespace

std::string_view name(Symmetry symmetry) { return row(symmetry).name; }

std::optional<Symmetry> find_symmetry(std::string_view name) {
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    if (kRows[i].name == name) return static_cast<Symmetry>(i);
  }
  return std::nullopt;
}

CellSet orbit(Cell cell, Symmetry symmetry) {
  CellSet reached = {cell};
  for (int before = 0; before != reached.size();) {
    before = reached.size();
    for (const Move move : row(symmetry).moves) {
      const CellSet known = reached;
      for (const Cell each : known) reached.insert(apply(move, each));
    }
  }
  return reached;
}

bool is_symmetric(CellSet cells, Symmetry symmetry) {
  for (const Cell cell : cells) {
    if (!(orbit(cell, symmetry) - cells).empty()) return false;
  }
  return true;
}

}  // namespace nonet
