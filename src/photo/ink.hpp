// Which digits are written in another colour than the others.
#pragma once

#include "nonet/cell_set.hpp"
#include "photo/cells.hpp"

namespace nonet::photo {

// Cells whose ink is coloured while that of most others is not; `mesh` is in the places of the
// photo.
CellSet find_pen(const Photo& photo, const Mesh& mesh, const CutCells& cells);

}  // namespace nonet::photo
