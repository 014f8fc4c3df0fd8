// Where the grids of a picture are.
#pragma once

#include <vector>

#include "photo/mesh.hpp"

namespace nonet::photo {

// Grids of about one size that do not overlap, as a page is read; in the places of `plane`.
std::vector<FittedMesh> find_meshes(const Plane& plane);

}  // namespace nonet::photo
