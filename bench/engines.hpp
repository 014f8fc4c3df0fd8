// One engine of one kernel as the benchmarks call it: puzzles in, answers and effort out.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "puzzles.hpp"
#include "search/batch.hpp"

namespace nonet::bench {

struct Answers {
  explicit Answers(std::size_t size) : counts(size, 4242), solutions(size * kCells, '?') {}
  friend bool operator==(const Answers&, const Answers&) = default;
  std::vector<std::uint32_t> counts;
  std::string solutions;
};

// Guesses are the same thing for both engines; sweeps are of a whole vector of puzzles for lanes,
// and of one board for single.
struct Effort {
  std::uint64_t guesses = 0, sweeps = 0;
  friend bool operator==(const Effort&, const Effort&) = default;
};

inline void add(Effort& effort, const search::KernelStats& stats) {
  effort.guesses += stats.guesses;
  effort.sweeps += stats.sweeps + stats.open_sweeps;
}

inline search::KernelBatch batch_of(const Corpus& corpus, std::uint32_t limit, Answers& answers) {
  search::KernelBatch batch{};
  batch.text = corpus.text.data();
  batch.stride = kCells;
  batch.n = corpus.size();
  batch.limit = limit;
  batch.solutions = answers.solutions.data();
  batch.solution_stride = kCells;
  batch.counts = answers.counts.data();
  return batch;
}

class Lanes {
 public:
  explicit Lanes(const search::Kernel& kernel)
      : kernel_(&kernel),
        memory_(std::aligned_alloc(search::kScratchAlign,
                                   (kernel.scratch_bytes + search::kScratchAlign - 1) /
                                       search::kScratchAlign * search::kScratchAlign)) {}
  ~Lanes() { std::free(memory_); }
  Lanes(const Lanes&) = delete;
  Lanes& operator=(const Lanes&) = delete;

  void solve(const Corpus& corpus, std::uint32_t limit, Answers& answers,
             Effort* effort = nullptr) const {
    search::KernelStats stats{};
    search::KernelBatch batch = batch_of(corpus, limit, answers);
    batch.stats = &stats;
    kernel_->solve(batch, memory_);
    if (effort != nullptr) add(*effort, stats);
  }

  std::uint64_t count(const std::uint16_t* masks, std::uint64_t limit) const {
    search::KernelCount job{};
    job.masks = masks;
    job.limit = limit;
    return kernel_->count(job, memory_);
  }

 private:
  const search::Kernel* kernel_;
  void* memory_;
};

inline void solve_single(const search::SingleKernel& kernel, const Corpus& corpus,
                         std::uint32_t limit, Answers& answers) {
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    answers.counts[i] = static_cast<std::uint32_t>(
        kernel.solve_text(corpus.puzzle(i), limit, answers.solutions.data() + i * kCells));
  }
}

inline void measure_single(const search::SingleKernel& kernel, const Corpus& corpus,
                           std::uint32_t limit, Effort& effort) {
  search::Effort spent{};
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    kernel.measure_text(corpus.puzzle(i), limit, &spent);
  }
  effort.guesses += spent.guesses;
  effort.sweeps += spent.passes;
}

// Both, as solve_batch calls them. The effort is that of the lanes.
inline void solve_face(const search::Engines& engines, const Corpus& corpus, std::uint32_t limit,
                       Answers& answers, Effort* effort = nullptr) {
  search::KernelStats stats{};
  search::KernelBatch batch = batch_of(corpus, limit, answers);
  batch.stats = &stats;
  search::run_batch(engines, batch);
  if (effort != nullptr) add(*effort, stats);
}

}  // namespace nonet::bench
