// See interrupt.hpp.

#include "common/interrupt.hpp"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>

namespace nonet::apps {
namespace {

// One press may arrive twice: `timeout` signals its child and then the whole group. Nobody presses
// again within this time and means it.
constexpr std::int64_t kOnePress = 500'000'000;  // nanoseconds

// A signal handler can reach nothing but what stands here.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
std::atomic<bool> is_interrupted = false;
std::atomic<std::int64_t> interrupted_at = 0;
struct sigaction before {};
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)
static_assert(std::atomic<bool>::is_always_lock_free);
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

std::int64_t nanoseconds() {
  struct timespec now {};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

// The second press meets whoever listened before: it ends the program, and an unfinished file with
// it.
extern "C" void note_interrupt(int) {
  const std::int64_t now = nanoseconds();
  if (!is_interrupted.load(std::memory_order_relaxed)) {
    interrupted_at.store(now, std::memory_order_relaxed);
    is_interrupted.store(true, std::memory_order_relaxed);
  } else if (now - interrupted_at.load(std::memory_order_relaxed) > kOnePress) {
    sigaction(SIGINT, &before, nullptr);
    raise(SIGINT);
  }
}

}  // namespace

const std::atomic<bool>& listen_for_interrupt() {
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  sigaction(SIGINT, nullptr, &before);
  // A job in the background ignores Ctrl-C, and so do we.
  if (before.sa_handler != SIG_IGN) sigaction(SIGINT, &action, nullptr);
  return is_interrupted;
}

}  // namespace nonet::apps
