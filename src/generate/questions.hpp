// Questions to the engines: many positions, each asked whether it has a solution at all.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/sizes.hpp"
#include "search/batch.hpp"

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
    search::KernelBatch batch{};
    batch.masks = masks_.data();
    batch.stride = kCells;
    batch.n = size_;
    batch.limit = 1;
    batch.counts = counts_.data();
    search::run_batch(search::engines(), batch);
  }
  bool has_solution(std::size_t i) const { return counts_[i] != 0; }

 private:
  std::vector<std::uint16_t> masks_;
  std::vector<std::uint32_t> counts_;
  std::size_t size_ = 0;
};

}  // namespace nonet::generator
