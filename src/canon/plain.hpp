// The smallest look by trying every order of columns and every row: slow, and right for any grid,
// also for one whose digits contradict each other, where the quick search may not go.
#pragma once

#include "canon/lines.hpp"
#include "nonet/canon.hpp"

namespace nonet::canon {

Canonical find_plainly(const Lines& lines);

}  // namespace nonet::canon
