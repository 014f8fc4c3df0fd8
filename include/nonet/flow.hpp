// Flow: what a visitor wants next.
//
//   Flow flow = Flow::go_on;
//   assert(flow != Flow::stop);
#pragma once

#include <cstdint>

namespace nonet {

enum class Flow : std::uint8_t { go_on, stop };

}  // namespace nonet
