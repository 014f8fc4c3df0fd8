// One run of a search over a model: how long it may go on, by which lot, and how it ended.
#pragma once

#include <atomic>
#include <cstdint>

namespace nonet::search {

struct Run {
  const std::atomic<bool>* stop = nullptr;
  std::uint64_t nodes = ~std::uint64_t{0};  // most guesses
  std::uint64_t seed = 0;                   // not 0: digits are tried by lot
};
enum class RunEnd : std::uint8_t { all, stopped, limit };

}  // namespace nonet::search
