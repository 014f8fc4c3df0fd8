// Memory for the lanes of one thread, for the length of a call. Null where it cannot be had.
#pragma once

#include <new>
#include <optional>

#include "search/dispatch.hpp"

namespace nonet::search {

class Scratch {
 public:
  explicit Scratch(const Kernel& lanes = *engines().lanes)
      : bytes_(::operator new(lanes.scratch_bytes, kAlign, std::nothrow)) {}
  ~Scratch() { ::operator delete(bytes_, kAlign); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  void* get() const { return bytes_; }

 private:
  static constexpr std::align_val_t kAlign{kScratchAlign};
  void* bytes_;
};

// Of this thread, for one question at a time. It is kept: memory that comes and goes with every
// batch or count is cleared by the system each time, a tenth of what easy puzzles cost. Null if
// there is none to be had.
inline void* kept_scratch(const Kernel& lanes) {
#ifdef __wasm__  // has one thread, and in nonet/solve no library that would tell of its end
  static const Kernel* kernel = nullptr;
  static std::optional<Scratch> scratch;
#else
  thread_local const Kernel* kernel = nullptr;
  thread_local std::optional<Scratch> scratch;
#endif
  if (kernel != &lanes || scratch->get() == nullptr) {
    scratch.emplace(lanes);
    kernel = &lanes;
  }
  return scratch->get();
}

}  // namespace nonet::search
