// See batch.hpp.

#include "search/batch.hpp"

#include "search/race.hpp"
#include "search/scratch.hpp"

namespace nonet::search {
namespace {

void run_one(const SingleKernel& single, const KernelBatch& one) {
  const std::size_t found = one.text != nullptr
                                ? single.solve_text(one.text, one.limit, one.solutions)
                                : single.solve_candidates(one.masks, one.limit, one.solutions);
  if (one.counts != nullptr) *one.counts = static_cast<std::uint32_t>(found);
}

// There is one kernel whose machines differ, and its lanes are of one thread.
Race& race() {
  thread_local Race its_own;
  return its_own;
}

}  // namespace

KernelBatch part_of(KernelBatch batch, std::size_t first, std::size_t n) {
  if (batch.text != nullptr) batch.text += first * batch.stride;
  if (batch.masks != nullptr) batch.masks += first * batch.stride;
  if (batch.solutions != nullptr) batch.solutions += first * batch.solution_stride;
  if (batch.counts != nullptr) batch.counts += first;
  batch.n = n;
  return batch;
}

HandsOver hands_over(const Engines& engines) {
  if (kRaces && engines.hands_over == HandsOver::as_raced) return race().hands_over();
  return engines.hands_over;
}

void run_one_by_one(const Engines& engines, const KernelBatch& batch) {
  for (std::size_t i = 0; i < batch.n; ++i) run_one(*engines.single, part_of(batch, i, 1));
}

void run_batch(const Engines& engines, KernelBatch batch) {
  // Half of the lanes would be idle. Eight puzzles in 16 and in 32 lanes, ns each: easy 138 and
  // 223, minimal 1190 and 1140; one by one 124 and 92, 680 and 520.
  const bool is_small = batch.n <= static_cast<std::size_t>(engines.lanes->lanes) / 2;
  if (is_small) return run_one_by_one(engines, batch);
  void* const scratch = kept_scratch(*engines.lanes);
  if (scratch == nullptr) return run_one_by_one(engines, batch);
  if (kRaces && engines.hands_over == HandsOver::as_raced && race().is_open() &&
      batch.n >= Race::kLeast) {
    const std::size_t solved = race().run(*engines.lanes, batch, scratch);
    batch = part_of(batch, solved, batch.n - solved);
  }
  batch.hands_over = hands_over(engines);
  engines.lanes->solve(batch, scratch);
}

}  // namespace nonet::search
