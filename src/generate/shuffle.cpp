// The same puzzle in another look.
//
// What keeps a Sudoku a Sudoku: any exchange of digits, of rows within a band, of bands, the same
// with columns and stacks, and rows with columns: 9! * 6^8 * 2 looks, of which every one is equally
// likely here.

#include <algorithm>
#include <array>

#include "generate/random.hpp"
#include "nonet/canon.hpp"
#include "nonet/generate.hpp"

namespace nonet {
namespace {

using generator::Random;
using Permutation = std::array<int, kDigits>;

Permutation draw_permutation(Random& random) {
  Permutation order;
  for (int i = 0; i < kDigits; ++i) order[i] = i;
  random.shuffle(order);
  return order;
}

// Rows within their bands, and the bands; the same for columns.
Permutation draw_lines(Random& random) {
  std::array<int, classic::kBoxSide> bands = {0, 1, 2};
  random.shuffle(bands);
  Permutation lines;
  for (int band = 0; band < classic::kBoxSide; ++band) {
    std::array<int, classic::kBoxSide> rows = {0, 1, 2};
    random.shuffle(rows);
    for (int i = 0; i < classic::kBoxSide; ++i)
      lines[band * classic::kBoxSide + i] = bands[band] * classic::kBoxSide + rows[i];
  }
  return lines;
}

// Where each line goes, as where each comes from.
Transform::Order sources(const Permutation& targets) {
  Transform::Order order{};
  for (int i = 0; i < kDigits; ++i) order[targets[i]] = static_cast<std::uint8_t>(i);
  return order;
}

}  // namespace

Puzzle shuffle(const Puzzle& puzzle, const Series& series) {
  Random random(series.seed, series.first);
  const Permutation digits = draw_permutation(random);
  const Permutation rows = draw_lines(random), columns = draw_lines(random);
  Transform look;
  std::copy(digits.begin(), digits.end(), look.digits.begin());
  look.is_transposed = random.below(2) == 1;
  look.rows = sources(look.is_transposed ? columns : rows);
  look.columns = sources(look.is_transposed ? rows : columns);
  return look.apply(puzzle);
}

}  // namespace nonet
