// What a kernel is to the rest of the house: a name, its needs and two functions over plain arrays.
//
// Every kernel is the same algorithm (lanes.hpp) compiled for another instruction set, and all of
// them give the same counts and the same first solutions, whatever the lane width, the place of a
// puzzle in the batch and its neighbours there. Kernels own no memory: the caller hands in
// `scratch_bytes` bytes, aligned to kScratchAlign, one piece for each thread. No setup is needed
// and nothing survives a call.

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "search/single_kernel.hpp"

namespace nonet::search {

inline constexpr int kKernelCells = 81;
inline constexpr size_t kScratchAlign = 64;

// What a search did; the counters only grow, so one object can sum several calls.
struct KernelStats {
  uint64_t guesses;      // branchings, the nodes of the search trees that are no leaves
  uint64_t sweeps;       // sweeps over all lanes while searching
  uint64_t lane_sweeps;  // lanes those sweeps had work for
  uint64_t open_sweeps;  // sweeps over all lanes while reading puzzles in, before any guess
  uint64_t rounds;       // how often the lanes that waited were served
  uint64_t searched;     // puzzles that needed more than the first sweeps
  uint64_t handed_over;  // puzzles the single engine was asked
};

// What lanes leave to the single engine, where they would be slower (lanes_hand_over.hpp). As
// raced: nothing or the rest, which of them a batch is told (race.hpp).
enum class HandsOver : uint8_t { nothing, searches, rest, as_raced };

// n puzzles in, n counts and n first solutions out. A count is the number of solutions up to
// `limit`; where it is 0 the solution is left as it was.
struct KernelBatch {
  const char* text;       // puzzle i is 81 characters at text + i * stride; '1'..'9' or blank
  const uint16_t* masks;  // used if text is null: 81 candidate sets at masks + i * stride,
                          // bit d - 1 set if digit d is possible
  size_t stride;          // characters or candidate sets from one puzzle to the next
  size_t n;
  uint32_t limit;
  char* solutions;  // 81 characters at solutions + i * solution_stride; may be null
  size_t solution_stride;
  uint32_t* counts;  // may be null
  HandsOver hands_over;
  KernelStats* stats;  // may be null
};

// The solutions of one puzzle, counted to `limit` with its tree spread over all lanes.
struct KernelCount {
  const uint16_t* masks;  // 81 candidate sets
  uint64_t limit;
  bool (*stop)(void*);  // polled a few thousand times a second; may be null
  void* stop_arg;
  KernelStats* stats;  // may be null
  bool stopped;        // out: stop said yes before the count was complete
};

struct Kernel {
  const char* name;
  uint32_t needs;  // a FeatureSet (features.hpp)
  int lanes;
  size_t scratch_bytes;
  void (*solve)(const KernelBatch&, void* scratch);
  uint64_t (*count)(KernelCount&, void* scratch);
};

extern const Kernel kScalarKernel;
extern const Kernel kSse41Kernel;
extern const Kernel kAvx2Kernel;
extern const Kernel kAvx512Kernel;
extern const Kernel kNeonKernel;
extern const Kernel kWasmKernel;

}  // namespace nonet::search
