// Pipeline: jobs are made one after the other, worked on by many threads, and finished in the order
// they were made. Making and finishing happen under one lock, so they may read one file and write
// another; only the work runs side by side.
//
// Every thread makes, works and finishes, because a job that stays on one core stays in its cache:
// a reader that hands jobs to others cost 20 % more CPU time. At most a few jobs per thread are
// alive at a time, which keeps memory flat. With one thread, or only one job, no thread is started.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "nonet/function_ref.hpp"

namespace nonet::apps {

template <typename Job>
class Pipeline {
 public:
  struct Steps {
    FunctionRef<bool(Job&)> make;    // fills a fresh or used job; false: there are no more
    FunctionRef<void(Job&)> work;    // side by side with others
    FunctionRef<bool(Job&)> finish;  // in order; false: nobody wants more
  };

  // Returns when every job is finished, or `finish` said that was enough.
  static void run(std::size_t threads, const Steps& steps) { Pipeline(threads, steps).run(); }

 private:
  static constexpr std::size_t kJobsPerThread = 3;
  enum class Stage : std::uint8_t { free, taken, done };
  struct Slot {
    Job job{};
    std::size_t number = 0;  // of the job, in the order of making
    Stage stage = Stage::free;
  };

  Pipeline(std::size_t threads, const Steps& steps)
      : steps_(steps), slots_(threads <= 1 ? 1 : kJobsPerThread * threads), threads_(threads) {}

  void run() {
    take_part();
    for (std::thread& worker : workers_) worker.join();
  }

  void take_part() {
    std::unique_lock lock(mutex_);
    std::size_t last = 0;  // the slot this thread used, still in its cache
    while (true) {
      finish_due();
      if (is_over_ || (has_made_all_ && finished_ == made_)) return change_.notify_all();
      if (Slot* slot = has_made_all_ ? nullptr : find_free(last)) {
        last = static_cast<std::size_t>(slot - slots_.data());
        make_and_work(*slot, lock);
      } else {
        change_.wait(lock);
      }
    }
  }

  Slot* find_free(std::size_t last) {
    if (slots_[last].stage == Stage::free) return &slots_[last];
    const auto free = std::find_if(slots_.begin(), slots_.end(),
                                   [](const Slot& slot) { return slot.stage == Stage::free; });
    return free == slots_.end() ? nullptr : &*free;
  }

  void make_and_work(Slot& slot, std::unique_lock<std::mutex>& lock) {
    if (!steps_.make(slot.job)) {
      has_made_all_ = true;
      return change_.notify_all();
    }
    slot.number = made_++;
    slot.stage = Stage::taken;
    // The first job may be the only one; the second shows that company is wanted.
    if (made_ == 2) start_workers();
    lock.unlock();
    steps_.work(slot.job);
    lock.lock();
    slot.stage = Stage::done;
    change_.notify_all();
  }

  Slot* find_due() {
    const auto due = std::find_if(slots_.begin(), slots_.end(), [this](const Slot& slot) {
      return slot.stage == Stage::done && slot.number == finished_;
    });
    return due == slots_.end() ? nullptr : &*due;
  }

  void finish_due() {
    while (Slot* slot = is_over_ ? nullptr : find_due()) {
      is_over_ = !steps_.finish(slot->job);
      slot->stage = Stage::free;
      ++finished_;
    }
  }

  void start_workers() {
    for (std::size_t i = 1; i < threads_; ++i) workers_.emplace_back([this] { take_part(); });
  }

  const Steps& steps_;
  std::vector<Slot> slots_;
  std::size_t threads_;
  std::vector<std::thread> workers_;

  // All below, and all slots but the job of a taken one, belong to the mutex.
  std::mutex mutex_;
  std::condition_variable change_;
  std::size_t made_ = 0, finished_ = 0;
  bool has_made_all_ = false, is_over_ = false;
};

}  // namespace nonet::apps
