// The cells of a grid, cut out: ink on paper, whatever the light.
#pragma once

#include <array>

#include "nonet/sizes.hpp"
#include "photo/mesh.hpp"
#include "photo/net.hpp"

namespace nonet::photo {

struct CutCell {
  CellPicture ink;
  float weight;  // how much ink its middle holds
  float paper;   // how bright it is where there is no ink
};
using CutCells = std::array<CutCell, kCells>;

// `mesh` is in the places of `plane`.
CutCells cut_cells(const Plane& plane, const Mesh& mesh);

// Turned by quarters to the right.
CellPicture turned(const CellPicture& cell, int quarters);

}  // namespace nonet::photo
