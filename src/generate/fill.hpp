// Random solution grids.
#pragma once

#include <array>

#include "generate/random.hpp"
#include "nonet/grid.hpp"

namespace nonet::generator {

// Eighty-one faces, '1' to '9', as the engines read and write them.
using Faces = std::array<char, kCells>;

// Every grid can come, and every digit stands in every cell equally often. 1.3 microseconds.
Faces random_solution(Random& random);

// Every grid equally likely. A third of a millisecond.
Faces uniform_solution(Random& random);

inline Grid to_grid(const Faces& line) { return Grid::from_line({line.data(), line.size()}); }
inline Faces to_faces(const Grid& full) {
  Faces line;
  for (const Cell cell : CellSet::every())
    line[cell.index()] = static_cast<char>('0' + full.face(cell));
  return line;
}

}  // namespace nonet::generator
