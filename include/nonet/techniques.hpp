// The names of all techniques, one for each row of techniques.def.
//
//   assert(info(Technique::xy_wing).name == "XY-Wing");
#pragma once

#include "nonet/technique.hpp"

namespace nonet {

enum class Technique : std::uint16_t {
#define NONET_TECHNIQUE(id, name, family, rank, hodoku, se, kin, finder, argument) id,
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
};

}  // namespace nonet
