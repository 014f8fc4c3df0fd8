// Kernels: the same engines, compiled for several instruction sets. The best one this machine can
// run is chosen once; the environment variable NONET_KERNEL names another.
//
//   assert(!usable_kernels().empty());
//   assert(usable_kernels().back() == "scalar");  // runs everywhere
//   assert(!chosen_kernel().empty());
#pragma once

#include <span>
#include <string_view>

namespace nonet {

// Those this machine can run, the best first.
std::span<const std::string_view> usable_kernels();
// The one in use. A NONET_KERNEL that is not usable is passed over; compare if you care.
std::string_view chosen_kernel();

}  // namespace nonet
