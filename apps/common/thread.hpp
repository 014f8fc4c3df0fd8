// Thread: a thread that may not be had. Where the system has no more to give, `start` says so and
// nothing is thrown; its stack is small, so that many fit into little memory.
#pragma once

#include <pthread.h>

#include <cstddef>
#include <cstdint>
#include <functional>

namespace nonet::apps {

class Thread {
 public:
  Thread() = default;
  ~Thread() { join(); }
  Thread(const Thread&) = delete;
  Thread& operator=(const Thread&) = delete;

  // Once; false if there is no thread to be had. What runs must not throw.
  bool start(std::function<void()> run);
  void join();

 private:
  std::function<void()> run_;
  pthread_t thread_{};
  bool is_running_ = false;
};

// How many threads to use where `wanted` were asked for, 0 being as many as there are cores.
std::size_t count_threads(std::uint64_t wanted);
inline constexpr std::uint64_t kMostThreads = 256;

}  // namespace nonet::apps
