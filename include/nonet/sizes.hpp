// The capacities of the types: how large a board may be. How large a board is, and what its houses
// are, is asked of its rules (rules.hpp). Cells are numbered by capacity: a smaller board uses the
// upper left corner, and a cell has one number and one name on all of them.
//
// The same sources are compiled again for boards of more than nine rows, in a namespace of their
// own (src/large); there, and nowhere else, NONET_CAPACITY is set.
#pragma once

#include <cstdint>
#include <type_traits>

#ifndef NONET_CAPACITY
#define NONET_CAPACITY 9
#endif

namespace nonet {

inline constexpr int kDigits = NONET_CAPACITY;    // most digits: rows, columns, cells of a house
inline constexpr int kCells = kDigits * kDigits;  // 81
inline constexpr int kHouses = kDigits == 9 ? 64 : 6 * kDigits;  // rows, columns, boxes, and others
inline constexpr int kCandidates = kCells * kDigits;             // 729

// As small as the numbers of cells allow, and as wide as a bit for every digit asks for.
using CellNumber = std::conditional_t<(kCells > 255), std::uint16_t, std::uint8_t>;
using DigitBits = std::conditional_t<(kDigits > 30), std::int64_t, int>;
using SmallBits = std::conditional_t<(kDigits > 16), std::uint64_t, std::uint16_t>;

// The classic board, for what knows no other: the kernels, the formats of 81 cells, and tables that
// techniques keep for it.
inline constexpr bool kHasClassic = kDigits == 9;
namespace classic {
inline constexpr int kBoxSide = 3;
inline constexpr int kHouses = 27;       // rows, columns, boxes
inline constexpr int kHousesOfCell = 3;  // its row, its column, its box
inline constexpr int kPeers = 20;        // cells that a cell sees
}  // namespace classic

}  // namespace nonet
