// LeftoverPairs: which rows or columns lie over which regions and extra houses so that few cells
// are left over on either side. They follow from the rules alone and are kept with them.
#pragma once

#include <vector>

#include "nonet/board.hpp"
#include "nonet/house_set.hpp"

namespace nonet::logic {

class Workspace;

// As many lines as regions, and what each side has beyond the other.
struct LeftoverPair {
  HouseSet lines, regions;
  CellSet in_lines, in_regions;
};

class LeftoverPairs {
 public:
  void build(const Board& board, Workspace& workspace);
  const std::vector<LeftoverPair>& list() const { return list_; }

 private:
  int rules_ = -1;
  std::vector<LeftoverPair> list_;
};

}  // namespace nonet::logic
