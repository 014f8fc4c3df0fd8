// Packed puzzles: a block of puzzles in as few bytes as they need, about 17 for a minimal puzzle as
// it comes and 13 for its canonical form (docs/FORMATS.md). A block is packed and unpacked alone.
//
//   std::string lines =
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.\n";
//   std::string packed = pack_puzzles(lines);
//   assert(packed.size() < 30 && unpack_puzzles(packed, 1) == lines);
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nonet {

// Of a packed puzzle: 81 digits and dots, and a newline.
inline constexpr std::size_t kPackedLine = 82;
// How many puzzles a block of a file has: enough to learn from, few enough to unpack for one.
inline constexpr std::size_t kPackedBlock = 1024;

// Each line is 81 digits and dots and a newline; of any other line is kept that it is no puzzle.
std::string pack_puzzles(std::string_view lines);
// So many lines; those that were no puzzle as 81 exclamation marks. Nothing where the bytes are
// none of `pack_puzzles`, as far as that shows.
std::optional<std::string> unpack_puzzles(std::string_view packed, std::size_t count);

}  // namespace nonet
