// CaseMemo: quick looks at parts of the clues (cases.hpp) that were made before. The nets of a
// board have most of their cells in common, and so have the nets of one board and of the next: nine
// in ten looks meet a part whose cells have the candidates that they had before.
//
// A table with a fixed number of places, in which a newer look takes the place of an older one: it
// never grows, and what it answers does not depend on what it forgot.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "logic/cases.hpp"

namespace nonet::logic {

class CaseMemo {
 public:
  // For the parts of these rules from now on.
  void follow(const Rules& rules);
  // What each cell of the part is in some way; nothing if there is none.
  const std::optional<Cases::Digits>& left(std::size_t part, const Board& board);

 private:
  struct Look {
    std::size_t part = SIZE_MAX;
    Cases::Digits start{};
    std::optional<Cases::Digits> left;
  };
  static constexpr std::size_t kPlaces = 1U << 13;

  int rules_ = -1;
  std::vector<Look> looks_;
  std::vector<Cases::Ways> ways_;  // by part
};

}  // namespace nonet::logic
