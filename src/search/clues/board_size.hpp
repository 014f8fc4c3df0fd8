// How large a board is, for the search over it: numbers, or constants, which save the compiler
// loops, products and a division.
#pragma once

#include <cstddef>

#include "constraints/model.hpp"

namespace nonet::search {
namespace {

// Houses that are looked at together; rows of them are filled up to blocks.
inline constexpr std::size_t kFewRows = 32, kMostRows = 64, kRowBlock = 16;

class AnySize {
 protected:
  explicit AnySize(int side) : n_(side) {}
  void take_variables(int count) {
    words_ = (count + 63) / 64;
    first_place_ = std::size_t(count + 31) / 32 * 32;
  }
  void take_houses(std::size_t houses) { house_words_ = houses / 64 + 1; }
  void take_rows(std::size_t houses) {
    row_ = n_ > 16 || houses > kMostRows ? (houses + kRowBlock - 1) / kRowBlock * kRowBlock
           : houses > kFewRows           ? kMostRows
                                         : kFewRows;
  }

  int n_, words_ = 0;
  std::size_t house_words_ = 1;
  std::size_t row_ = 0;          // houses of a digit, with some that are none
  std::size_t first_place_ = 0;  // in the masks of a frame, behind those of cells
};

// The usual board, with five houses more than rows, columns and boxes at most.
class NineByNine {
 public:
  static bool suits(const constraints::Model& model) {
    return model.side == n_ && model.houses.size() <= row_;
  }

 protected:
  explicit NineByNine(int) {}
  static void take_variables(int) {}
  static void take_houses(std::size_t) {}
  static void take_rows(std::size_t) {}

  // NOLINTBEGIN(readability-identifier-naming): the members of AnySize, as the engine says them
  static constexpr int n_ = 9, words_ = 2;
  static constexpr std::size_t house_words_ = 1, row_ = kFewRows, first_place_ = 96;
  // NOLINTEND(readability-identifier-naming)
};

}  // namespace
}  // namespace nonet::search
