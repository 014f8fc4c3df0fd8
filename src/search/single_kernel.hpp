// The face of the single engine: one puzzle per call, one table of functions per kernel.
//
// All functions are pure and thread-safe: no allocation, no state between calls, about 35 KiB of
// stack. A puzzle is 81 characters, '1' to '9' a given, anything else a blank; or 81 candidate
// sets, bit d-1 for digit d. Each returns the number of solutions found, at most `limit`; givens
// that contradict each other have none. Counting goes on past the first solution.
//
// Order: every kernel gives the same first solution and visits in the same order, and the effort of
// that is the same on every machine. The scalar kernel counts in an order of its own, bitboard.hpp.

#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::search {

// What a search cost: guesses made, and times the rules were swept over the whole board.
struct Effort {
  uint64_t guesses;
  uint64_t passes;
};

// Called with each solution (81 characters); returns false to stop.
using SolutionVisitor = bool (*)(void* context, const char* solution81);

// One puzzle in the order of the lanes: the first solution is the one they would meet.
struct LanesForOne {
  size_t (*solve_text)(const char* puzzle81, size_t limit, char* solution81);
  size_t (*solve_candidates)(const uint16_t* masks81, size_t limit, char* solution81);
};

struct SingleKernel {
  const char* name;
  uint32_t needs;  // a FeatureSet (features.hpp)
  // `solution81` receives the first solution; untouched when there is none, may be null.
  size_t (*solve_text)(const char* puzzle81, size_t limit, char* solution81);
  size_t (*solve_candidates)(const uint16_t* masks81, size_t limit, char* solution81);
  // Counts up to the limit, but gives up and returns it as soon as there seem to be more than
  // `many`. `estimate` is written when there are 64, and a guess from how much of the tree they
  // took.
  size_t (*count_few)(const uint16_t* masks81, size_t limit, size_t many, uint64_t* estimate);
  size_t (*visit_text)(const char* puzzle81, size_t limit, SolutionVisitor visit, void* context);
  size_t (*visit_candidates)(const uint16_t* masks81, size_t limit, SolutionVisitor visit,
                             void* context);
  // As solve_text, adding to the effort; for benches and signatures.
  size_t (*measure_text)(const char* puzzle81, size_t limit, Effort* effort);
  // Who searches what the lanes hand over and need not see again; or null.
  const LanesForOne* lanes_for_one = nullptr;
};

extern const LanesForOne kBitboard;
extern const SingleKernel kSingleScalar;
extern const SingleKernel kSingleSse41;
extern const SingleKernel kSingleAvx2;
extern const SingleKernel kSingleAvx512;
extern const SingleKernel kSingleWasm;

}  // namespace nonet::search
