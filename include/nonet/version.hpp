// The version of nonet, spelled once; the build reads it from here.
//
//   assert(!kVersion.empty());
#pragma once

#include <string_view>

namespace nonet {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace nonet
