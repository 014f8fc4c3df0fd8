// See thread.hpp.

#include "common/thread.hpp"

#include <malloc.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <thread>
#include <utility>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define NONET_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define NONET_SANITIZED 1
#endif
#endif

namespace nonet::apps {
namespace {

// Several times what the deepest walk takes; only what is touched is real.
#if defined(NONET_SANITIZED)
constexpr std::size_t kStack = std::size_t{8} << 20;
#else
constexpr std::size_t kStack = std::size_t{1} << 20;
#endif

extern "C" void* run_thread(void* run) {
  (*static_cast<std::function<void()>*>(run))();
  return nullptr;
}

// An arena for each thread reserves 64 MiB of addresses; where these are counted, all share one.
void spare_addresses() {
#if defined(__GLIBC__)
  struct rlimit limit {};
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    mallopt(M_ARENA_MAX, 1);
  }
#endif
}

}  // namespace

bool Thread::start(std::function<void()> run) {
  spare_addresses();
  run_ = std::move(run);
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setstacksize(&attributes, kStack);
  // Signals go to the first thread, which is the one that may wait for something.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  is_running_ = pthread_create(&thread_, &attributes, run_thread, &run_) == 0;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  pthread_attr_destroy(&attributes);
  return is_running_;
}

void Thread::join() {
  if (is_running_) pthread_join(thread_, nullptr);
  is_running_ = false;
}

std::size_t count_threads(std::uint64_t wanted) {
  const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
  return static_cast<std::size_t>(std::min(wanted == 0 ? cores : wanted, kMostThreads));
}

}  // namespace nonet::apps
