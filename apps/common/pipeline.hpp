// Pipeline: jobs are made one after the other, worked on by many threads, and finished in the order
// they were made. One thread at a time makes, and one finishes, so jobs may come out of one file
// and go to another; making may wait for input while others work and finish.
//
// Every thread makes, works and finishes, because a job that stays on one core stays in its cache:
// a reader that hands jobs to others cost 20 % more CPU time. A few more jobs than threads are
// alive at a time, which keeps memory flat. A thread is started when there is a job and nobody
// idle; where there is none to be had, those there are go on.
//
// Nothing that is thrown gets lost: the jobs before the one that failed are finished, then `run`
// throws it again.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>
#include <mutex>
#include <vector>

#include "common/thread.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::apps {

// How many jobs are alive at a time.
inline std::size_t count_jobs(std::size_t threads) {
  return threads <= 1 ? 1 : std::min(3 * threads, threads + 16);
}

template <typename Job>
class Pipeline {
 public:
  // Waits, in the midst of work, until all jobs before are finished, and finishes what this one
  // holds so far; false: nobody wants more.
  using HandOver = FunctionRef<bool()>;
  struct Steps {
    FunctionRef<bool(Job&)> make;            // fills a fresh or used job; false: there are no more
    FunctionRef<void(Job&, HandOver)> work;  // side by side with others
    FunctionRef<bool(Job&)> finish;          // in order; false: nobody wants more
  };

  // Returns when every job is finished, or `finish` said that was enough.
  static void run(std::size_t threads, const Steps& steps) { Pipeline(threads, steps).run(); }

 private:
  enum class Stage : std::uint8_t { free, taken, done };
  struct Slot {
    Job job{};
    std::size_t number = 0;  // of the job, in the order of making
    Stage stage = Stage::free;
  };
  static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

  Pipeline(std::size_t threads, const Steps& steps)
      : steps_(steps),
        slots_(count_jobs(threads)),
        workers_(std::max<std::size_t>(threads, 1) - 1) {}

  void run() {
    take_part();
    for (Thread& worker : workers_) worker.join();
    if (failure_) std::rethrow_exception(failure_);
  }

  void take_part() {
    std::unique_lock lock(mutex_);
    Slot* slot = nullptr;  // the one this thread used, still in its cache
    try {
      while (true) {
        finish_due();
        if (is_over() || (has_made_all_ && finished_ == made_)) break;
        slot = find_free(slot);
        if (slot != nullptr && !has_made_all_ && !is_making_) {
          make_and_work(*slot, lock);
        } else {
          ++idle_;
          change_.wait(lock);
          --idle_;
        }
      }
    } catch (...) {
      if (!lock.owns_lock()) lock.lock();
      fail(slot);
    }
    change_.notify_all();
  }

  Slot* find_free(Slot* last) {
    if (last != nullptr && last->stage == Stage::free) return last;
    const auto free = std::find_if(slots_.begin(), slots_.end(),
                                   [](const Slot& slot) { return slot.stage == Stage::free; });
    return free == slots_.end() ? nullptr : &*free;
  }

  void make_and_work(Slot& slot, std::unique_lock<std::mutex>& lock) {
    slot.number = made_;
    slot.stage = Stage::taken;
    is_making_ = true;
    lock.unlock();
    const bool is_made = steps_.make(slot.job);
    lock.lock();
    is_making_ = false;
    if (!is_made) {
      slot.stage = Stage::free;
      has_made_all_ = true;
      return change_.notify_all();
    }
    // The first job may be the only one; the second shows that company is wanted.
    if (++made_ > 1 && idle_ == 0) start_worker();
    if (idle_ > 0) change_.notify_all();
    lock.unlock();
    const auto hand_over = [this, &slot] { return finish_part(slot); };
    steps_.work(slot.job, hand_over);
    lock.lock();
    slot.stage = Stage::done;
    change_.notify_all();
  }

  bool is_over() const { return is_over_ || finished_ >= end_; }

  Slot* find_due() {
    const auto due = std::find_if(slots_.begin(), slots_.end(), [this](const Slot& slot) {
      return slot.stage == Stage::done && slot.number == finished_;
    });
    return due == slots_.end() ? nullptr : &*due;
  }

  void finish_due() {
    while (Slot* slot = is_over() ? nullptr : find_due()) {
      finish(*slot);
      slot->stage = Stage::free;
      ++finished_;
    }
  }

  void finish(Slot& slot) {
    is_over_ = true;  // also if it throws: what comes after would leave a gap
    is_over_ = !steps_.finish(slot.job);
  }

  bool finish_part(Slot& slot) {
    std::unique_lock lock(mutex_);
    while (true) {
      finish_due();
      if (is_over() || slot.number == finished_) break;
      change_.wait(lock);
    }
    if (!is_over()) finish(slot);
    return !is_over();
  }

  void start_worker() {
    if (started_ == workers_.size()) return;
    if (workers_[started_].start([this] { take_part(); })) {
      ++started_;
    } else {
      started_ = workers_.size();  // there are no more
    }
  }

  // Of a job, or in making it, or in finishing.
  void fail(const Slot* slot) {
    if (!failure_) failure_ = std::current_exception();
    has_made_all_ = true;
    if (slot != nullptr && slot->stage == Stage::taken) end_ = std::min(end_, slot->number);
  }

  const Steps& steps_;
  std::vector<Slot> slots_;
  std::vector<Thread> workers_;

  // All below, and all slots but the job of a taken one, belong to the mutex.
  std::mutex mutex_;
  std::condition_variable change_;
  std::size_t started_ = 0, idle_ = 0;
  std::size_t made_ = 0, finished_ = 0;
  std::size_t end_ = kAll;  // the first job that failed
  bool is_making_ = false, has_made_all_ = false, is_over_ = false;
  std::exception_ptr failure_;
};

}  // namespace nonet::apps
