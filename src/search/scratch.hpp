// Memory for the lanes of one thread, for the length of a call. Null where it cannot be had.
#pragma once

#include <new>

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

}  // namespace nonet::search
