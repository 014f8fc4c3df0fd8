// Minimising: givens are left out one after the other, in a given order, as long as the solution
// stays the only one.
//
// A reduction asks questions and takes answers, so that hundreds of them can run in step and ask
// the lanes together. What comes out depends on the grid and the order alone.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "generate/fill.hpp"
#include "generate/unavoidable.hpp"
#include "search/masks.hpp"

namespace nonet::generator {

class Reduction {
 public:
  struct Plan {
    FaceLine solution;
    std::span<const CellSet> blocks;  // givens that go or stay together, in the order of trying
    CellSet outside;                  // cells that are never given
    int fewest = 0;                   // a block stays if fewer givens would be left
  };

  // False if the blocks all together do not make the solution unique.
  bool start(const Plan& plan);

  // Writes the next question, 81 candidate sets; they have a solution exactly if the block at hand
  // must stay. False if everything is decided.
  bool ask(std::uint16_t* masks);
  void answer(bool has_solution);

  CellSet givens() const { return givens_; }

 private:
  // The blocks are numbered in the order of trying; sets of blocks are CellSets of these numbers.
  using Blocks = CellSet;
  struct Known {
    Blocks set;
    int next;  // of those with the same last block, -1 at the end
  };

  void learn(Blocks unavoidable);
  bool is_known_needed(int block) const;
  void skip_known();
  void give(CellSet cells);
  void blank(CellSet cells);
  void keep(int block) { kept_.insert(Cell(block)); }
  void leave(int block);
  bool can_spare(int block) const { return count_ - block_sizes_[block] >= fewest_; }
  Blocks blocks_of(CellSet cells) const;
  bool learn_lines();
  void leave_boldly(int from);
  bool settle_first();

  FaceLine solution_;
  std::array<CellSet, kCells> blocks_;
  std::array<std::uint8_t, kCells> block_sizes_;  // counting bits is slow in portable code
  Images images_;                                 // the block of each cell; empty outside
  int size_ = 0;
  int fewest_ = 0;
  int next_ = 0;       // the block at hand; those before it are decided
  CellSet questions_;  // cells of the block at hand that are still to be asked about
  Blocks kept_;
  CellSet givens_;
  int count_ = 0;        // of the givens
  search::Masks masks_;  // the givens, and everything elsewhere
  std::vector<Known> known_;
  std::array<int, kCells> known_by_last_;
};

// The puzzle that gives these cells of a solution.
Grid pick(const FaceLine& solution, CellSet givens);
search::Masks pick_masks(const FaceLine& solution, CellSet givens);

// Whether some cell of a unique puzzle could be left out.
bool has_redundant(const FaceLine& solution, CellSet givens);

}  // namespace nonet::generator
