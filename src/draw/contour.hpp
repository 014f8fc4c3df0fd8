// Around cells, and through them: what a house of any form looks like.
#pragma once

#include "draw/geometry.hpp"

namespace nonet::drawing {

// The edge of a set of cells, clockwise, a loop for each part and one for each hole. Parts that
// touch at a corner stay apart.
Outline contour(CellSet cells);
// Slanted lines over the cells, which go on from cell to cell.
Outline hatch(CellSet cells);

}  // namespace nonet::drawing
