// See race.hpp.

#include "search/race.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

#include "search/batch.hpp"

namespace nonet::search {
namespace {

// Puzzles of a turn are this many at most, and Race::kLeast at least: lanes spend much of a short
// turn on beginning and ending. 64 flatter single by 5 to 10 %, and by more where few have to be
// searched. A turn in which a smaller part than this has to be says little.
constexpr std::size_t kMost = 512;
constexpr std::size_t kFewParts = 3;
// Before the first turn: memory that was never touched would cost lanes a third of it.
constexpr std::size_t kWarming = 64;

// Of this thread, where that can be had: what it waits for others does not count.
double seconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#else
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

double time_of(const Kernel& lanes, KernelBatch batch, void* scratch, HandsOver what) {
  batch.hands_over = what;
  const double start = seconds();
  lanes.solve(batch, scratch);
  return seconds() - start;
}

}  // namespace

void Race::note(double lanes_seconds, double single_seconds, std::uint64_t searched) {
  lanes_ += lanes_seconds;
  single_ += single_seconds;
  searched_ += searched;
}

std::size_t Race::run(const Kernel& lanes, const KernelBatch& batch, void* scratch) {
  std::size_t solved = 0;
  while (is_open() && batch.n - solved >= kLeast) {
    KernelStats stats{};
    KernelBatch some = part_of(batch, solved, std::min(kMost, batch.n - solved));
    some.stats = &stats;
    const double single = time_of(lanes, some, scratch, HandsOver::rest);
    solved += some.n;
    if (stats.handed_over * kFewParts < some.n) break;
    if (searched_ == 0) time_of(lanes, part_of(some, 0, kWarming), scratch, HandsOver::nothing);
    note(time_of(lanes, some, scratch, HandsOver::nothing), single, stats.handed_over);
  }
  return solved;
}

}  // namespace nonet::search
