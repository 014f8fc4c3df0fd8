// Mesh: where the places of a grid lie in a picture. A plane seen from any side is four corners; a
// page that is bent is that and a smooth shift, found where lines are seen.
#pragma once

#include <array>

#include "photo/quad.hpp"

namespace nonet::photo {

class Mesh {
 public:
  static constexpr int kTerms = 10;  // of a polynomial of degree three in two variables

  explicit Mesh(const Quad& quad);
  // From the place in the grid, columns and rows from 0 to 9, to the place in the picture.
  Point at(float u, float v) const;
  // A larger or smaller picture of the same.
  Mesh scaled(float factor) const;

 private:
  friend class MeshFitter;

  std::array<float, 9> plane_{};                     // the homography
  std::array<float, kTerms> shift_u_{}, shift_v_{};  // in cells
  float scale_ = 1;
};

// The mesh drawn to the lines that are seen near it.
struct FittedMesh {
  Mesh mesh;
  float clarity;   // how much of the 180 pieces of lines is seen, 0 to 1
  float boldness;  // how much stronger the lines of boxes are than the others; 0 is the same

  // Of two meshes that are a row apart both may be clear; only one has the boxes right.
  float worth() const { return clarity + 0.1F * boldness; }
};
// Lines are looked for up to `reach` cells away at first.
FittedMesh fit_mesh(const Plane& plane, const Quad& quad, float reach = 0.45F);

// How much of a line is seen through the middles of cells, 0 to 1: a Sudoku has none, a table of 18
// rows has all.
float clarity_between(const Plane& plane, const Mesh& mesh);

}  // namespace nonet::photo
