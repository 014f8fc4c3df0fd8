// Unavoidable sets: cells of a solution grid whose digits can be rearranged into another solution.
//
// A puzzle of that grid is unique exactly if it gives at least one cell of each of them. Every
// second solution that a search meets shows one (the cells where it differs); the small ones, which
// decide most, can be read off the grid.
#pragma once

#include <array>

#include "generate/fill.hpp"
#include "nonet/cell_set.hpp"
#include "nonet/function_ref.hpp"
#include "search/masks.hpp"

namespace nonet::generator {

// What stands for each cell in the sets handed out: itself, or some other member of an order.
using Images = std::array<CellSet, kCells>;

// The cells in which two rows of a band, or two columns of a stack, hold the same digits: these can
// change places. Some 36 sets of 4 to 18 cells, in one microsecond.
void visit_line_exchanges(const FaceLine& solution, const Images& images,
                          FunctionRef<void(CellSet)> visitor);

// The cells in which two digits can change places.
void visit_digit_exchanges(const FaceLine& solution, const Images& images,
                           FunctionRef<void(CellSet)> visitor);

// The cells in which some other solution of a position differs from the one we know; empty if there
// is no other.
CellSet find_unavoidable(const search::Masks& position, const FaceLine& solution);

}  // namespace nonet::generator
