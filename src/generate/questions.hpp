// Questions to both engines: many positions, each asked whether it has a solution at all.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/sizes.hpp"
#include "search/dispatch.hpp"
#include "search/scratch.hpp"

namespace nonet::generator {

class Questions {
 public:
  explicit Questions(std::size_t most) : masks_(most * kCells), counts_(most) {}

  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  // Where the next question is written: 81 candidate sets. `add` makes it count.
  std::uint16_t* next() { return masks_.data() + size_ * kCells; }
  void add() { ++size_; }

  void ask() {
    if (scratch_.get() == nullptr) return ask_one_by_one();
    search::KernelBatch batch{};
    batch.masks = masks_.data();
    batch.stride = kCells;
    batch.n = size_;
    batch.limit = 1;
    batch.counts = counts_.data();
    batch.hands_over = search::engines().hands_over;
    search::engines().lanes->solve(batch, scratch_.get());
  }
  bool has_solution(std::size_t i) const { return counts_[i] != 0; }

 private:
  // For a machine so short of memory that it cannot give the lanes half a megabyte.
  void ask_one_by_one() {
    for (std::size_t i = 0; i < size_; ++i) {
      const std::uint16_t* masks = masks_.data() + i * kCells;
      counts_[i] =
          static_cast<std::uint32_t>(search::engines().single->solve_candidates(masks, 1, nullptr));
    }
  }

  search::Scratch scratch_;
  std::vector<std::uint16_t> masks_;
  std::vector<std::uint32_t> counts_;
  std::size_t size_ = 0;
};

}  // namespace nonet::generator
