// Who searches what opening leaves, where machines differ: with AVX2 the lanes on some, by a third,
// the single engine on others, by a seventh, and nothing that a processor says of itself tells
// which. So at first each thread has both answer the same puzzles, some hundreds, and
// whoever took less time gets the rest.
//
// Nobody can tell from an answer who found it (batch.hpp), so a race that is decided by a noisy
// neighbour costs time and nothing else.
#pragma once

#include <cstddef>
#include <cstdint>

#include "search/lanes_kernel.hpp"

namespace nonet::search {

// Whether there is a kernel whose machines differ. A browser fetches no code for it.
#ifdef __x86_64__
inline constexpr bool kRaces = true;
#else
inline constexpr bool kRaces = false;
#endif

class Race {
 public:
  // A batch of fewer puzzles is not worth a turn.
  static constexpr std::size_t kLeast = 256;

  bool is_open() const { return searched_ < kEnough; }
  // What lanes should leave to single: the rest, until it is known that they are quicker.
  HandsOver hands_over() const {
    return is_open() || !are_lanes_quicker() ? HandsOver::rest : HandsOver::nothing;
  }

  // Solves the first puzzles of a batch of at least kLeast, by turns of both, and says how many.
  std::size_t run(const Kernel& lanes, const KernelBatch& batch, void* scratch);

  // A turn in which single was handed so many puzzles.
  void note(double lanes_seconds, double single_seconds, std::uint64_t searched);

 private:
  // Puzzles that had to be searched. All turns together take 0.3 to 10 ms.
  static constexpr std::uint64_t kEnough = 256;

  bool are_lanes_quicker() const { return lanes_ < single_; }

  double lanes_ = 0, single_ = 0;
  std::uint64_t searched_ = 0;
};

}  // namespace nonet::search
