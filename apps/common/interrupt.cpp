// See interrupt.hpp.

#include "common/interrupt.hpp"

#include <csignal>

namespace nonet::apps {
namespace {

// A signal handler can reach nothing but what stands here.
std::atomic<bool> is_interrupted =
    false;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void note_interrupt(int) { is_interrupted.store(true, std::memory_order_relaxed); }

}  // namespace

const std::atomic<bool>& listen_for_interrupt() {
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  return is_interrupted;
}

}  // namespace nonet::apps
