// Sudoku Explainer's scale, for the table of scales.
#pragma once

#include "nonet/scale.hpp"

namespace nonet::rating {

Scale se_scale();

}  // namespace nonet::rating
