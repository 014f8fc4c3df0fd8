// Which engines this machine can run, and which are used: the best, or those that NONET_KERNEL
// names. Chosen once, before anything is solved, and constant from then on.

#include "search/dispatch.hpp"

#include <array>
#include <cstdlib>
#include <string_view>

#include "nonet/kernel.hpp"

namespace nonet::search {
namespace {

struct Row {
  Engines engines;
  bool (*is_usable)();
};

bool always() { return true; }

#if defined(__x86_64__)
bool has_avx512() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512bitalg") &&
         __builtin_cpu_supports("bmi2");
}
bool has_avx2() { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"); }
bool has_sse41() { return __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("popcnt"); }
#endif

constexpr Row kRows[] = {
#if defined(__x86_64__)
    {{&kAvx512Kernel, &kSingleAvx512}, has_avx512},
    {{&kAvx2Kernel, &kSingleAvx2}, has_avx2},
    {{&kSse41Kernel, &kSingleSse41}, has_sse41},
#elif defined(__aarch64__)
    {{&kNeonKernel, &kSingleScalar}, always},
#elif defined(__wasm_simd128__)
    {{&kWasmKernel, &kSingleScalar}, always},
#endif
    {{&kScalarKernel, &kSingleScalar}, always},
};

class Choice {
 public:
  Choice() {
#if defined(__x86_64__)
    __builtin_cpu_init();
#endif
    for (const Row& row : kRows) {
      if (!row.is_usable()) continue;
      names_[count_] = row.engines.lanes->name;
      usable_[count_++] = row.engines;
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

std::span<const Engines> usable_engines() { return choice().usable(); }
const Engines& engines() { return choice().usable()[choice().chosen()]; }

}  // namespace nonet::search

namespace nonet {

std::span<const std::string_view> usable_kernels() { return search::choice().names(); }
std::string_view chosen_kernel() { return usable_kernels()[search::choice().chosen()]; }

}  // namespace nonet
