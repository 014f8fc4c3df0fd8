// The scale `steps`, for the table of scales.
#pragma once

#include "nonet/scale.hpp"

namespace nonet::rating {

inline constexpr std::string_view kSteps = "steps";
Scale steps_scale();

}  // namespace nonet::rating
