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

}  // namespace

Progress::Progress(Wanted wanted)
    : is_wanted_(wanted == Wanted::yes && isatty(STDERR_FILENO) == 1) {}

void Progress::update(std::uint64_t puzzles, std::uint64_t bytes_done, std::uint64_t bytes_total) {
  if (!is_wanted_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(100);
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::fputs(("\r" + progress_line(puzzles, seconds, bytes_done, bytes_total) + "\x1b[K").c_str(),
             stderr);
  is_drawn_ = true;
}

void Progress::clear() {
  if (is_drawn_) std::fputs("\r\x1b[K", stderr);
  is_drawn_ = false;
}

std::string progress_line(std::uint64_t puzzles, double seconds, std::uint64_t bytes_done,
                          std::uint64_t bytes_total) {
  std::string line;
  if (bytes_total > 0) {
    constexpr std::uint64_t kWidth = 30;
    const std::uint64_t done = std::min(bytes_done, bytes_total);
    const auto filled = static_cast<std::size_t>(done * kWidth / bytes_total);
    line += "[" + std::string(filled, '#') + std::string(kWidth - filled, ' ') + "] ";
    const std::string percent = std::to_string(done * 100 / bytes_total);
    line += std::string(3 - std::min<std::size_t>(3, percent.size()), ' ') + percent + " %  ";
  }
  line += std::to_string(puzzles) + " puzzles";
  if (seconds > 0) {
    line += "  " + rate_text(static_cast<double>(puzzles) / seconds) + "/s";
  }
  if (seconds > 0 && bytes_done > 0 && bytes_done < bytes_total) {
    const double left =
        seconds * static_cast<double>(bytes_total - bytes_done) / static_cast<double>(bytes_done);
    line += "  " + std::to_string(std::lround(left)) + " s left";
  }
  return line;
}

}  // namespace nonet::apps
