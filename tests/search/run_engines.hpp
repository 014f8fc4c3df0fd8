// Runs one kernel over many puzzles, lanes or single or both, and keeps what it answered.
//
// Counts start at a number no search gives and solutions as question marks, so that an answer that
// was never written shows.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "search/batch.hpp"
#include "search/masks.hpp"

namespace nonet::search {

struct Answers {
  explicit Answers(std::size_t size) : counts(size, 0xdeadbeef), solutions(size * kCells, '?') {}

  std::string_view solution(std::size_t i) const {
    return std::string_view(solutions).substr(i * kCells, kCells);
  }
  friend bool operator==(const Answers&, const Answers&) = default;

  std::vector<std::uint32_t> counts;
  std::string solutions;
};

class Memory {
 public:
  explicit Memory(const Kernel& kernel)
      : bytes_(std::aligned_alloc(kScratchAlign, (kernel.scratch_bytes + kScratchAlign - 1) /
                                                     kScratchAlign * kScratchAlign)) {}
  ~Memory() { std::free(bytes_); }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  void* get() const { return bytes_; }

 private:
  void* bytes_;
};

inline Answers run_lanes(const Kernel& kernel, KernelBatch batch) {
  Answers answers(batch.n);
  const Memory memory(kernel);
  batch.solutions = answers.solutions.data();
  batch.solution_stride = kCells;
  batch.counts = answers.counts.data();
  kernel.solve(batch, memory.get());
  return answers;
}

inline KernelBatch batch_of(const std::vector<Masks>& puzzles, std::uint32_t limit) {
  KernelBatch batch{};
  batch.masks = puzzles.empty() ? nullptr : puzzles[0].data();
  batch.stride = kCells;
  batch.n = puzzles.size();
  batch.limit = limit;
  return batch;
}

// Text: puzzles of 81 characters, one after the other.
inline KernelBatch batch_of(const std::string& text, std::uint32_t limit) {
  KernelBatch batch{};
  batch.text = text.data();
  batch.stride = kCells;
  batch.n = text.size() / kCells;
  batch.limit = limit;
  return batch;
}

inline Answers by_lanes(const Kernel& kernel, const std::vector<Masks>& puzzles,
                        std::uint32_t limit) {
  return run_lanes(kernel, batch_of(puzzles, limit));
}

inline Answers by_lanes(const Kernel& kernel, const std::string& text, std::uint32_t limit) {
  return run_lanes(kernel, batch_of(text, limit));
}

inline Answers by_single(const SingleKernel& kernel, const std::vector<Masks>& puzzles,
                         std::uint32_t limit) {
  Answers answers(puzzles.size());
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    answers.counts[i] = static_cast<std::uint32_t>(
        kernel.solve_candidates(puzzles[i].data(), limit, answers.solutions.data() + i * kCells));
  }
  return answers;
}

inline Answers by_single(const SingleKernel& kernel, const std::string& text, std::uint32_t limit) {
  Answers answers(text.size() / kCells);
  for (std::size_t i = 0; i < answers.counts.size(); ++i) {
    answers.counts[i] = static_cast<std::uint32_t>(
        kernel.solve_text(text.data() + i * kCells, limit, answers.solutions.data() + i * kCells));
  }
  return answers;
}

// Both engines, as a batch calls them.
inline Answers by_batch(const Engines& engines, KernelBatch batch) {
  Answers answers(batch.n);
  batch.solutions = answers.solutions.data();
  batch.solution_stride = kCells;
  batch.counts = answers.counts.data();
  run_batch(engines, batch);
  return answers;
}

inline Answers by_batch(const Engines& engines, const std::vector<Masks>& puzzles,
                        std::uint32_t limit) {
  return by_batch(engines, batch_of(puzzles, limit));
}

inline Answers by_batch(const Engines& engines, const std::string& text, std::uint32_t limit) {
  return by_batch(engines, batch_of(text, limit));
}

}  // namespace nonet::search
