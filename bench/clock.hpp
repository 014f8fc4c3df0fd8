// The clock of the benchmarks: CPU time of this thread, which a busy machine disturbs least.
#pragma once

#include <ctime>

namespace nonet::bench {

inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace nonet::bench
