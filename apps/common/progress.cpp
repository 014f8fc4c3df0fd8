// See progress.hpp.

#include "common/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace nonet::apps {
namespace {

// What is slow gets a decimal: 0.4, 7.0, 12.
std::string rate_text(double rate) {
  if (rate >= 10 || rate == 0) return std::to_string(static_cast<std::uint64_t>(rate));
  const auto tenths = static_cast<std::uint64_t>(rate * 10);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string seconds_text(double seconds) { return std::to_string(std::lround(seconds)) + " s"; }

std::string bar_text(std::uint64_t done, std::uint64_t total) {
  constexpr std::uint64_t kWidth = 30;
  done = std::min(done, total);
  const auto filled = static_cast<std::size_t>(done * kWidth / total);
  const std::string percent = std::to_string(done * 100 / total);
  return "[" + std::string(filled, '#') + std::string(kWidth - filled, ' ') + "] " +
         std::string(3 - std::min<std::size_t>(3, percent.size()), ' ') + percent + " %  ";
}

}  // namespace

Progress::Progress(Wanted wanted)
    : is_wanted_(wanted == Wanted::yes && isatty(STDERR_FILENO) == 1) {
  // Without a thread there is no bar.
  if (is_wanted_) thread_.start([this] { draw_now_and_then(); });
}

Progress::~Progress() { end(); }

void Progress::set_share(std::uint64_t done, std::uint64_t total) {
  done_.store(done, std::memory_order_relaxed);
  total_.store(total, std::memory_order_relaxed);
}

void Progress::set_typing(bool is_typing) {
  if (!is_typing) typed_ = Clock::now();
  is_typing_ = is_typing;
}

void Progress::draw_now_and_then() {
  constexpr auto kPatience = std::chrono::seconds(1);
  std::unique_lock lock(mutex_);
  Clock::time_point next = start_ + kPatience;
  while (!end_.wait_until(lock, next, [this] { return is_over_; })) {
    next = Clock::now() + std::chrono::milliseconds(100);
    if (is_typing_ || Clock::now() < typed_.load() + kPatience) continue;
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    try {
      const std::string line = progress_line({puzzles_, done_, total_}, seconds);
      std::fputs(("\r" + line + "\x1b[K").c_str(), stderr);
      is_drawn_ = true;
    } catch (...) {
      return;  // out of memory: no more bars
    }
  }
}

void Progress::clear() {
  if (is_drawn_) std::fputs("\r\x1b[K", stderr);
  is_drawn_ = false;
}

Progress::Pause::Pause(Progress& progress) {
  if (!progress.is_wanted_) return;
  lock_ = std::unique_lock(progress.mutex_);
  progress.clear();
}

void Progress::end() {
  if (!is_wanted_) return;
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
    clear();
  }
  end_.notify_all();
  thread_.join();
}

std::string progress_line(const Reached& reached, double seconds) {
  const auto [puzzles, done, total] = reached;
  std::string line;
  if (total > 0) line += bar_text(done, total);
  if (puzzles == 0) return line + "puzzle 1  " + seconds_text(seconds);
  line += std::to_string(puzzles) + (puzzles == 1 ? " puzzle" : " puzzles");
  if (seconds > 0) line += "  " + rate_text(static_cast<double>(puzzles) / seconds) + "/s";
  if (seconds > 0 && done > 0 && done < total) {
    const double left = seconds * static_cast<double>(total - done) / static_cast<double>(done);
    line += "  " + seconds_text(left) + " left";
  }
  return line;
}

}  // namespace nonet::apps
