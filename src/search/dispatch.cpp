// Which engines this machine can run, and which are used: the best that it has every feature for
// (features.hpp), or those that NONET_KERNEL names. Chosen once, before anything is solved, and
// constant from then on.

#include "search/dispatch.hpp"

#include <array>
#include <cstdlib>
#include <iterator>
#include <string_view>

#include "nonet/kernel.hpp"

namespace nonet::search {
namespace {

// The best first. The last runs wherever the program does. Who hands over: lanes_hand_over.hpp.
constexpr Engines kRows[] = {
#if defined(__x86_64__)
    {&kAvx512Kernel, &kSingleAvx512, HandsOver::nothing},
    {&kAvx2Kernel, &kSingleAvx2, HandsOver::as_raced},
    {&kSse41Kernel, &kSingleSse41, HandsOver::nothing},
#elif defined(__aarch64__)
    {&kNeonKernel, &kSingleNeon, HandsOver::nothing},
#elif defined(__wasm_simd128__)
    // A module with vectors starts nowhere without: no other row.
    {&kWasmKernel, &kSingleWasm, HandsOver::nothing},
#endif
#if !defined(__wasm_simd128__)
    {&kScalarKernel, &kSingleScalar, HandsOver::searches},
#endif
};

class Choice {
 public:
  Choice() {
    const FeatureSet here = features_here();
    for (const Engines& engines : kRows) {
      if (!can_run(engines, here)) continue;
      names_[count_] = engines.lanes->name;
      usable_[count_++] = engines;
    }
    const char* wanted = std::getenv("NONET_KERNEL");
    for (std::size_t i = 0; wanted != nullptr && i < count_; ++i) {
      if (names_[i] == wanted) chosen_ = i;
    }
  }

  std::span<const Engines> usable() const { return {usable_.data(), count_}; }
  std::span<const std::string_view> names() const { return {names_.data(), count_}; }
  std::size_t chosen() const { return chosen_; }

 private:
  std::array<Engines, std::size(kRows)> usable_{};
  std::array<std::string_view, std::size(kRows)> names_{};
  std::size_t count_ = 0, chosen_ = 0;
};

const Choice& choice() {
  static const Choice made;
  return made;
}

}  // namespace

std::span<const Engines> all_engines() { return kRows; }
bool can_run(const Engines& engines, FeatureSet machine) {
  if (engines.lanes == std::rbegin(kRows)->lanes) return true;
  return has_all(machine, engines.lanes->needs | engines.single->needs);
}
std::span<const Engines> usable_engines() { return choice().usable(); }
const Engines& engines() { return choice().usable()[choice().chosen()]; }

}  // namespace nonet::search

namespace nonet {

std::span<const std::string_view> usable_kernels() { return search::choice().names(); }
std::string_view chosen_kernel() { return usable_kernels()[search::choice().chosen()]; }

}  // namespace nonet
