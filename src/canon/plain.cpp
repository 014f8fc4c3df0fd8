// The oracle: for each side and each of the 1,296 orders of columns the rows are chosen one by one,
// digits named as they come, and a row that reads larger than the best so far ends the way.
//
// Cost: a hundredth of a second for a grid.

#include "canon/plain.hpp"

#include <algorithm>
#include <vector>

namespace nonet::canon {
namespace {

using LineOrder = Transform::Order;

// All orders of nine lines that keep bands together.
std::vector<LineOrder> all_orders() {
  std::array<std::array<int, classic::kBoxSide>, 6> threes{};
  std::array<int, classic::kBoxSide> three = {0, 1, 2};
  for (auto& each : threes) {
    each = three;
    std::next_permutation(three.begin(), three.end());
  }
  std::vector<LineOrder> orders;
  for (int number = 0; number < 6 * 6 * 6 * 6; ++number) {
    const auto& bands = threes[number / 216];
    const std::array<int, classic::kBoxSide> within = {number / 36 % 6, number / 6 % 6, number % 6};
    LineOrder order{};
    for (int i = 0; i < kDigits; ++i) {
      const int band = i / classic::kBoxSide;
      order[i] = static_cast<std::uint8_t>(bands[band] * classic::kBoxSide +
                                           threes[within[band]][i % classic::kBoxSide]);
    }
    orders.push_back(order);
  }
  return orders;
}

class Plain {
 public:
  explicit Plain(const Lines& lines) : lines_(lines) {}

  Canonical find() {
    const std::vector<LineOrder> orders = all_orders();
    for (int side = 0; side < kSides; ++side) {
      way_.is_transposed = side == 1;
      for (const LineOrder& order : orders) {
        way_.columns = order;
        try_rows(0, 0, Labels{});
      }
    }
    return best_;
  }

 private:
  struct Labels {
    std::array<std::uint8_t, kDigits + 1> of_face{};
    int given = 0;
  };

  void try_rows(int level, unsigned used, const Labels& labels) {
    if (level == kDigits) return keep(labels);
    for (int row = 0; row < kDigits; ++row) {
      if ((used >> row & 1) != 0) continue;
      if (level % classic::kBoxSide != 0 &&
          row / classic::kBoxSide != way_.rows[level - 1] / classic::kBoxSide)
        continue;
      Labels next = labels;
      if (!place(level, row, next)) continue;
      way_.rows[level] = static_cast<std::uint8_t>(row);
      try_rows(level + 1, used | 1U << row, next);
    }
  }

  // Reads the row; false if it is larger than the best. A smaller one makes what follows open.
  bool place(int level, int row, Labels& labels) {
    const Lines::Nine& line = lines_.sides[way_.is_transposed ? 1 : 0][row];
    Lines::Nine read{};
    for (int i = 0; i < kDigits; ++i) {
      const int face = line[way_.columns[i]];
      if (face == 0) continue;
      std::uint8_t& label = labels.of_face[face];
      if (label == 0) label = static_cast<std::uint8_t>(++labels.given);
      read[i] = label;
    }
    if (level < known_) {
      if (read > rows_[level]) return false;
      if (read == rows_[level]) return true;
    }
    rows_[level] = read;
    known_ = level + 1;
    best_.automorphisms = 0;
    return true;
  }

  void keep(const Labels& labels) {
    if (best_.automorphisms++ != 0) return;
    best_.transform = way_;
    int left = labels.given;
    for (int face = 1; face <= kDigits; ++face) {
      const int label = labels.of_face[face] != 0 ? labels.of_face[face] : ++left;
      best_.transform.digits[face - 1] = static_cast<std::uint8_t>(label - 1);
    }
    for (int i = 0; i < kCells; ++i) {
      const int face = rows_[i / kDigits][i % kDigits];
      best_.form.clear(Cell(i));
      if (face != 0) best_.form.set(Cell(i), Digit(face));
    }
  }

  const Lines& lines_;
  std::array<Lines::Nine, kDigits> rows_{};  // the best so far: the first `known_` of them
  int known_ = 0;
  Transform way_;
  Canonical best_;
};

}  // namespace

Canonical find_plainly(const Lines& lines) { return Plain(lines).find(); }

}  // namespace nonet::canon
