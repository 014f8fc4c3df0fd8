// See interrupt.hpp.

#include "common/interrupt.hpp"

#include <csignal>

namespace nonet::apps {
namespace {

// A signal handler can reach nothing but what stands here.
std::atomic<bool> is_interrupted =
    false;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
static_assert(std::atomic<bool>::is_always_lock_free);

struct sigaction before {};  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

// The next one meets whoever listened before: it ends the program, and an unfinished file with it.
extern "C" void note_interrupt(int) {
  is_interrupted.store(true, std::memory_order_relaxed);
  sigaction(SIGINT, &before, nullptr);
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
