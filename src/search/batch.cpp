// See batch.hpp.

#include "search/batch.hpp"

#include <algorithm>

#include "search/scratch.hpp"

namespace nonet::search {
namespace {

// The single engine's solution is there already; without memory for the lanes it has to do.
void give_first(const Engines& engines, KernelBatch one) {
  one.limit = 1;
  one.counts = nullptr;
  void* const scratch = kept_scratch(*engines.lanes);
  if (scratch != nullptr) engines.lanes->solve(one, scratch);
}

KernelBatch only(KernelBatch batch, std::size_t i) {
  if (batch.text != nullptr) batch.text += i * batch.stride;
  if (batch.masks != nullptr) batch.masks += i * batch.stride;
  if (batch.solutions != nullptr) batch.solutions += i * batch.solution_stride;
  if (batch.counts != nullptr) batch.counts += i;
  batch.n = 1;
  return batch;
}

template <class Engine>
std::size_t solve_by(const Engine& engine, const KernelBatch& one, std::uint32_t limit) {
  return one.text != nullptr ? engine.solve_text(one.text, limit, one.solutions)
                             : engine.solve_candidates(one.masks, limit, one.solutions);
}

void run_one(const Engines& engines, const KernelBatch& one) {
  const SingleKernel& single = *engines.single;
  if (single.lanes_for_one != nullptr) {
    const std::size_t found = solve_by(*single.lanes_for_one, one, one.limit);
    if (one.counts != nullptr) *one.counts = static_cast<std::uint32_t>(found);
    return;
  }
  // Whether a solution is the one to give is known once it is known to be the only one.
  const std::uint32_t limit = one.solutions == nullptr ? one.limit : std::max(2U, one.limit);
  const std::size_t found = solve_by(single, one, limit);
  if (found > 1 && one.solutions != nullptr) give_first(engines, one);
  if (one.counts != nullptr) *one.counts = std::min(one.limit, static_cast<std::uint32_t>(found));
}

}  // namespace

void run_one_by_one(const Engines& engines, const KernelBatch& batch) {
  for (std::size_t i = 0; i < batch.n; ++i) run_one(engines, only(batch, i));
}

void run_batch(const Engines& engines, KernelBatch batch) {
  batch.single = engines.hands_over ? engines.single : nullptr;
  // So few that all would be handed over; asking for memory costs more than solving them.
  const bool is_small = batch.n <= static_cast<std::size_t>(engines.lanes->lanes) / 2;
  if (is_small && engines.hands_over) return run_one_by_one(engines, batch);
  void* const scratch = kept_scratch(*engines.lanes);
  if (scratch == nullptr) return run_one_by_one(engines, batch);
  engines.lanes->solve(batch, scratch);
}

}  // namespace nonet::search
