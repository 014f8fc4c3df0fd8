// The position of a problem that is being solved by reasons: digits, candidates, houses with their
// names, who sees whom.
#pragma once

#include <string>
#include <vector>

#include "constraints/model.hpp"
#include "nonet/problem_walk.hpp"

namespace nonet::advice {

using constraints::Cells;
using constraints::Mask;

struct NamedHouse {
  std::string name;
  Cells cells;
};

class ProblemBoard {
 public:
  explicit ProblemBoard(const Problem& problem);

  const Problem& problem() const { return problem_; }
  int side() const { return problem_.side; }
  Mask at(int cell) const { return candidates_[static_cast<std::size_t>(cell)]; }
  bool is_placed(int cell) const { return digits_[static_cast<std::size_t>(cell)] != 0; }
  bool sees(int a, int b) const {
    return sees_[static_cast<std::size_t>(a * problem_.cells() + b)];
  }
  const std::vector<NamedHouse>& houses() const { return houses_; }  // of n cells
  const std::vector<std::uint8_t>& digits() const { return digits_; }
  const std::vector<Mask>& candidates() const { return candidates_; }

  void place(int cell, int digit);
  void eliminate(int cell, int digit);
  // Rises whenever a candidate of the cell goes.
  int age(int cell) const { return ages_[static_cast<std::size_t>(cell)]; }

  // "8 and 9"; "r1c12".
  std::string digits_text(Mask digits) const;
  std::string said(const Clue& clue) const;  // "cage 10 at r1c12"

 private:
  void add_house(std::string name, const Cells& cells);

  const Problem& problem_;
  std::vector<NamedHouse> houses_;
  std::vector<bool> sees_;
  std::vector<std::uint8_t> digits_;
  std::vector<Mask> candidates_;
  std::vector<int> ages_;
};

// What some clues, and whoever of their cells sees another, leave to these cells. Exact where they
// are few, by the search's own pruning otherwise.
struct Leaves {
  Cells cells;               // that the clues speak of
  std::vector<Mask> left;    // by place among them; empty: nothing more than the candidates
  std::vector<Mask> needed;  // one mask: digits that every way to fill them has; if it was asked
};
Leaves find_leaves(const ProblemBoard& board, const std::vector<int>& clues, const Cells* house,
                   bool wants_needed, const std::atomic<bool>* stop);
// The same for a sum of cells, which nobody printed.
Leaves find_sum_leaves(const ProblemBoard& board, const Cells& cells,
                       const std::vector<int>& weights, int total, const std::atomic<bool>* stop);

}  // namespace nonet::advice
