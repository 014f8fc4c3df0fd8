// Progress: a bar on standard error for jobs longer than a second, where a person can see it.
//
// A thread of its own draws it, so it is there before the first answer too and goes on while one is
// long in coming. Whoever writes to the terminal holds a `Pause`, which takes the bar away and
// keeps it away.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>

#include "common/thread.hpp"

namespace nonet::apps {

// How far a job has come. A total of 0 is unknown.
struct Reached {
  std::uint64_t puzzles = 0;
  std::uint64_t done = 0, total = 0;  // of the whole, in bytes or puzzles
};

class Progress {
 public:
  enum class Wanted : std::uint8_t { no, yes };
  explicit Progress(Wanted wanted);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Cheap, and from any thread.
  void add_puzzles(std::uint64_t count) { puzzles_.fetch_add(count, std::memory_order_relaxed); }
  void set_share(std::uint64_t done, std::uint64_t total);
  // A person types: the bar must not write over it, nor come as soon as that is over.
  void set_typing(bool is_typing);

  class Pause {
   public:
    explicit Pause(Progress& progress);

   private:
    std::unique_lock<std::mutex> lock_;
  };
  void end();  // for good

 private:
  using Clock = std::chrono::steady_clock;

  void draw_now_and_then();
  void clear();

  const bool is_wanted_;
  const Clock::time_point start_ = Clock::now();
  std::atomic<std::uint64_t> puzzles_ = 0, done_ = 0, total_ = 0;
  std::atomic<bool> is_typing_ = false;
  std::atomic<Clock::time_point> typed_ = Clock::time_point{};  // last

  std::mutex mutex_;  // of the terminal, and of what follows
  std::condition_variable end_;
  bool is_drawn_ = false, is_over_ = false;
  Thread thread_;
};

// The bar alone: "[#####     ]  50 %  1234 puzzles  617/s  2 s left"; "puzzle 1  12 s" before the
// first is done.
std::string progress_line(const Reached& reached, double seconds);

}  // namespace nonet::apps
