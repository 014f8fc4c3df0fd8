// Pipeline: jobs are made one after the other, worked on by many threads, and finished in the order
// they were made. Making and finishing happen on the calling thread, so they may read one file and
// write another without a lock; the calling thread also works whenever it would otherwise wait.
//
// At most a few jobs per thread are alive at a time, which keeps memory flat. With one thread, or
// only one job, no thread is started and nothing is locked.
#pragma once

#include <condition_variable>
#include <cstddef>
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
    FunctionRef<void(Job&)> work;    // on any thread
    FunctionRef<bool(Job&)> finish;  // in order; false: nobody wants more
  };

  // Returns when every job is finished, or `finish` said that was enough.
  static void run(std::size_t threads, const Steps& steps) { Pipeline(threads, steps).run(); }

 private:
  Pipeline(std::size_t threads, const Steps& steps)
      : steps_(steps), slots_(threads <= 1 ? 1 : kJobsPerThread * threads), threads_(threads) {}

  void run() {
    if (threads_ <= 1) return run_alone();
    while (!is_over_) {
      if (can_make()) {
        make_next();
      } else if (made_ == finished_) {
        is_over_ = true;
      } else {
        finish_next();
      }
    }
    stop();
  }

  static constexpr std::size_t kJobsPerThread = 3;
  enum class Stage { free, ready, taken, done };
  struct Slot {
    Job job{};
    Stage stage = Stage::free;
  };

  void run_alone() {
    Job& job = slots_[0].job;
    while (steps_.make(job)) {
      steps_.work(job);
      if (!steps_.finish(job)) return;
    }
  }

  Slot& slot(std::size_t number) { return slots_[number % slots_.size()]; }
  bool can_make() const { return !has_made_all_ && made_ - finished_ < slots_.size(); }

  void make_next() {
    if (!steps_.make(slot(made_).job)) {
      has_made_all_ = true;
      return;
    }
    // The first job may be the only one; the calling thread can do it alone.
    if (made_ == 1) start_workers();
    {
      const std::lock_guard lock(mutex_);
      slot(made_).stage = Stage::ready;
      ++made_;
    }
    ready_.notify_one();
  }

  // The oldest job in its turn: finished if it is done, otherwise helped along.
  void finish_next() {
    std::unique_lock lock(mutex_);
    while (slot(finished_).stage != Stage::done) {
      if (taken_ < made_) {
        work_on_next(lock);
      } else {
        done_.wait(lock);
      }
    }
    lock.unlock();
    is_over_ = !steps_.finish(slot(finished_).job);
    slot(finished_).stage = Stage::free;
    ++finished_;
  }

  void work_on_next(std::unique_lock<std::mutex>& lock) {
    Slot& next = slot(taken_++);
    next.stage = Stage::taken;
    lock.unlock();
    steps_.work(next.job);
    lock.lock();
    next.stage = Stage::done;
    done_.notify_one();
  }

  void start_workers() {
    for (std::size_t i = 1; i < threads_; ++i) {
      workers_.emplace_back([this] {
        std::unique_lock lock(mutex_);
        while (true) {
          ready_.wait(lock, [this] { return must_stop_ || taken_ < made_; });
          if (must_stop_) return;
          work_on_next(lock);
        }
      });
    }
  }

  void stop() {
    {
      const std::lock_guard lock(mutex_);
      must_stop_ = true;
    }
    ready_.notify_all();
    for (std::thread& worker : workers_) worker.join();
    workers_.clear();
  }

  const Steps& steps_;
  std::vector<Slot> slots_;
  std::size_t threads_;
  std::vector<std::thread> workers_;

  // Jobs by number: finished_ <= taken_ <= made_. Written under the mutex, except finished_, which
  // only the calling thread uses.
  std::size_t made_ = 0, taken_ = 0, finished_ = 0;
  bool has_made_all_ = false, is_over_ = false;
  bool must_stop_ = false;
  std::mutex mutex_;
  std::condition_variable ready_, done_;
};

}  // namespace nonet::apps
