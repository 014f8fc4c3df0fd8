// Reads a grid into its lines, and sees on the way whether a digit stands twice in a house.

#include "canon/lines.hpp"

namespace nonet::canon {

Lines::Lines(const Grid& grid) {
  const Grid::Faces& faces = grid.faces();
  std::array<unsigned, kDigits> in_column{};
  unsigned twice = 0;
  for (int band = 0; band < classic::kBoxSide; ++band) {
    std::array<unsigned, classic::kBoxSide> in_box{};
    for (int row = band * classic::kBoxSide; row < (band + 1) * classic::kBoxSide; ++row) {
      unsigned in_row = 0, mask = 0;
      for (int column = 0; column < kDigits; ++column) {
        const unsigned face = faces[row * kDigits + column];
        sides[0][row][column] = sides[1][column][row] = static_cast<std::uint8_t>(face);
        const unsigned bit = 1U << face & ~1U;  // none for a blank: no branch to guess wrong
        unsigned& box = in_box[column / classic::kBoxSide];
        twice |= bit & (in_row | in_column[column] | box);
        in_row |= bit;
        in_column[column] |= bit;
        box |= bit;
        const unsigned is_filled = face != 0 ? 1 : 0;
        mask |= is_filled << column;
        masks[1][column] = static_cast<std::uint16_t>(masks[1][column] | is_filled << row);
      }
      masks[0][row] = static_cast<std::uint16_t>(mask);
      is_full = is_full && mask == (1U << kDigits) - 1;
    }
  }
  has_conflict = twice != 0;
}

}  // namespace nonet::canon
