// nonet.h over the engines. Arguments are taken as they come: null answers are not wanted, a null
// puzzle has no solution.

#include <algorithm>
#include <limits>
#include <memory>
#include <new>

#include "nonet.h"
#include "nonet/solve.hpp"
#include "search/dispatch.hpp"

using namespace nonet;  // NOLINT(google-build-using-namespace): C names, our types

namespace {

uint32_t batch_limit(size_t limit) {
  constexpr size_t kMost = std::numeric_limits<uint32_t>::max();
  return static_cast<uint32_t>(std::min(limit, kMost));
}

// Numbers are turned into text some at a time: few enough to be near still when they are solved,
// and enough that the lanes, which run dry at the end of a batch, are full for most of it.
constexpr size_t kTurned = 4096;

// 0 becomes '0', which is a blank like any other.
bool turn_into_text(const uint8_t* numbers, char* text) {
  uint8_t highest = 0;
  for (int i = 0; i < kCells; ++i) {
    highest = std::max(highest, numbers[i]);
    text[i] = static_cast<char>(numbers[i] + '0');
  }
  return highest <= kDigits;
}

// Where it stands; without a solution there is nothing but zeros.
void turn_into_numbers(uint8_t* text, uint32_t count) {
  if (count == 0) std::fill_n(text, kCells, uint8_t{'0'});
  for (int i = 0; i < kCells; ++i) text[i] = static_cast<uint8_t>(text[i] - '0');
}

}  // namespace

extern "C" size_t nonet_solve(const char* puzzle81, size_t limit, char* solution81) {
  if (puzzle81 == nullptr || limit == 0) return 0;
  return search::engines().single->solve_text(puzzle81, limit, solution81);
}

extern "C" void nonet_solve_batch(const char* puzzles, size_t stride, size_t n, size_t limit,
                                  char* solutions, uint32_t* counts) {
  if (puzzles == nullptr || n == 0) return;
  solve_batch({.puzzles = puzzles,
               .stride = stride,
               .size = n,
               .limit = batch_limit(limit),
               .solutions = solutions,
               .solution_stride = kCells,
               .counts = counts});
}

extern "C" size_t nonet_solve_numbers(const uint8_t* puzzles, size_t stride, size_t n, size_t limit,
                                      uint8_t* solutions, size_t solution_stride,
                                      uint32_t* counts) {
  if (puzzles == nullptr) return 0;
  const size_t many = std::min(n, kTurned);
  const std::unique_ptr<char[]> texts(new (std::nothrow) char[many * kCells]);
  const std::unique_ptr<uint32_t[]> tallies(counts == nullptr ? new (std::nothrow) uint32_t[many]
                                                              : nullptr);
  // Without memory for many, one at a time.
  const bool has_room = texts != nullptr && (counts != nullptr || tallies != nullptr);
  const size_t most = has_room ? many : 1;
  char one_text[kCells];
  uint32_t one_count = 0;
  char* const text = has_room ? texts.get() : one_text;
  uint32_t* const tally = has_room ? tallies.get() : &one_count;

  for (size_t done = 0; done < n;) {
    size_t turned = 0;
    const size_t wanted = std::min(most, n - done);
    while (turned < wanted &&
           turn_into_text(puzzles + (done + turned) * stride, text + turned * kCells)) {
      ++turned;
    }
    if (turned == 0) return done;
    uint32_t* const told = counts == nullptr ? tally : counts + done;
    uint8_t* const solved = solutions == nullptr ? nullptr : solutions + done * solution_stride;
    solve_batch({.puzzles = text,
                 .stride = kCells,
                 .size = turned,
                 .limit = batch_limit(limit),
                 .solutions = reinterpret_cast<char*>(solved),
                 .solution_stride = solution_stride,
                 .counts = told});
    for (size_t i = 0; solved != nullptr && i < turned; ++i) {
      turn_into_numbers(solved + i * solution_stride, told[i]);
    }
    done += turned;
    if (turned < wanted) return done;
  }
  return n;
}
