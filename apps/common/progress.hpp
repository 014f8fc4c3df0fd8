// Progress: a bar on standard error for jobs longer than a second, where a person can see it.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace nonet::apps {

class Progress {
 public:
  enum class Wanted : std::uint8_t { no, yes };
  explicit Progress(Wanted wanted);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Called after every puzzle, quick or slow; draws at most ten times a second. A total of 0 is
  // unknown.
  void update(std::uint64_t puzzles, std::uint64_t bytes_done, std::uint64_t bytes_total);
  void clear();  // before anything else is written to the terminal

 private:
  using Clock = std::chrono::steady_clock;

  bool is_wanted_;
  bool is_drawn_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

// The bar alone: "[#####     ]  50 %  1234 puzzles  617/s  2 s left".
std::string progress_line(std::uint64_t puzzles, double seconds, std::uint64_t bytes_done,
                          std::uint64_t bytes_total);

}  // namespace nonet::apps
