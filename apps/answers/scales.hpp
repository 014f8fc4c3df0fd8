// The scales and what their ratings are made of, for programs and the page (docs/JSON.md,
// nonet/scales/1).
#pragma once

#include <span>
#include <string>

#include "nonet/scale.hpp"

namespace nonet::answers {

std::string scales_lines(std::span<const Scale> scales);  // one JSON line each

}  // namespace nonet::answers
