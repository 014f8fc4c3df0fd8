// The capacities of the types: how large a board may be. How large a board is, and what its houses
// are, is asked of its rules (rules.hpp). Cells are numbered by capacity: a smaller board uses the
// upper left corner, and a cell has one number and one name on all of them.
#pragma once

namespace nonet {

inline constexpr int kDigits = 9;                 // most digits: rows, columns, cells of a house
inline constexpr int kCells = kDigits * kDigits;  // 81
inline constexpr int kHouses = 64;                // rows, columns, boxes, and others
inline constexpr int kCandidates = kCells * kDigits;  // 729

// The classic board, for what knows no other: the kernels and the formats of 81 cells.
namespace classic {
inline constexpr int kBoxSide = 3;
inline constexpr int kHouses = 3 * kDigits;  // 27: rows, columns, boxes
inline constexpr int kHousesOfCell = 3;      // its row, its column, its box
inline constexpr int kPeers = 20;            // cells that a cell sees
}  // namespace classic

}  // namespace nonet
