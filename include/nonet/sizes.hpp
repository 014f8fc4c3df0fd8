// The sizes of the board, spelled once. Everything else uses these names, so that another board
// size stays a mechanical step.
#pragma once

namespace nonet {

inline constexpr int kBoxSide = 3;
inline constexpr int kDigits = kBoxSide * kBoxSide;   // 9: digits, and cells of a house
inline constexpr int kCells = kDigits * kDigits;      // 81
inline constexpr int kHouses = 3 * kDigits;           // 27: rows, columns, boxes
inline constexpr int kHousesOfCell = 3;               // its row, its column, its box
inline constexpr int kPeers = 20;                     // cells that a cell sees
inline constexpr int kCandidates = kCells * kDigits;  // 729

}  // namespace nonet
