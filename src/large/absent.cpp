// Builds without large boards (NONET_LARGE=OFF): no walk is ever had.

#include "large/seam.hpp"

namespace nonet_seam {

std::unique_ptr<Walk> make_walk(const PlainProblem&, const Wish&) { return nullptr; }

}  // namespace nonet_seam
