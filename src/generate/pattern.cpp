// See pattern.hpp.
//
// A pattern is only a preference for the order in which givens leave: every puzzle can still come,
// and what comes is judged as ever. So it holds for every symmetry and mask, as far as it can.
//
// Puzzles a second, minimal, kernel avx2: hidden quads 0.2 -> 31, jellyfish 1 -> 44.

#include "generate/pattern.hpp"

#include "nonet/techniques.hpp"

namespace nonet::generator {
namespace {

constexpr int kBox = classic::kBoxSide;

int random_below(Random& random, int bound) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

char face_at(const FaceLine& solution, int row, int column) {
  return solution[static_cast<std::size_t>(row * kDigits + column)];
}

Cell cell_at(int row, int column) { return Cell(row * kDigits + column); }

// A hidden quad in fewer than nine open cells is a naked quad of the others, which is easier, so
// its house is all blank. A box: the four digits of two of its rows and two of its columns stand in
// the third row and in the third column too, outside the box; these eight places shown, the four
// have no others in the box.
//
//   a b . | . . .        c
//   c d . | . . .        d       hidden in the upper left: a b c d
//   . . . | a b c d      ...
//
// Lines need nine givens, most in one band, and came thirty times less often.
Pattern pattern_of_hidden_quad(const FaceLine& solution, Random& random) {
  const int top = kBox * random_below(random, kBox), left = kBox * random_below(random, kBox);
  const int row = top + random_below(random, kBox), column = left + random_below(random, kBox);
  Pattern pattern;
  unsigned hidden = 0;
  for (int r = top; r < top + kBox; ++r) {
    for (int c = left; c < left + kBox; ++c) {
      pattern.blank.insert(cell_at(r, c));
      if (r != row && c != column) hidden |= 1U << (face_at(solution, r, c) - '1');
    }
  }
  for (int i = 0; i < kDigits; ++i) {
    for (const Cell cell : {cell_at(row, i), cell_at(i, column)}) {
      const int digit = solution[static_cast<std::size_t>(cell.index())] - '1';
      if ((hidden >> digit & 1U) != 0) pattern.shown.insert(cell);
    }
  }
  return pattern;
}

// A jellyfish in fewer than eight open rows is a smaller fish of the columns it does not have. So
// its digit is shown once, or never. Of the other eight rows four are bases by lot, the columns of
// their digits are the covers; elsewhere in the bases stand other digits, which are shown, unless
// the cell sees the digit.
Pattern pattern_of_jellyfish(const FaceLine& solution, Random& random) {
  const char digit = static_cast<char>('1' + random_below(random, kDigits));
  std::array<int, kDigits> rows{}, columns{};  // columns: where the digit is in each row
  for (int row = 0; row < kDigits; ++row) {
    rows[static_cast<std::size_t>(row)] = row;
    for (int column = 0; column < kDigits; ++column) {
      if (face_at(solution, row, column) == digit) columns[static_cast<std::size_t>(row)] = column;
    }
  }
  random.shuffle(rows);
  const int shown_row = rows.back(), shown_column = columns[static_cast<std::size_t>(shown_row)];
  unsigned covers = 0;
  constexpr std::size_t kSize = 4;
  for (std::size_t i = 0; i < kSize; ++i) {
    covers |= 1U << columns[static_cast<std::size_t>(rows[i])];
  }
  Pattern pattern;
  for (int row = 0; row < kDigits; ++row) {
    const Cell cell = cell_at(row, columns[static_cast<std::size_t>(row)]);
    (row == shown_row ? pattern.shown : pattern.blank).insert(cell);
  }
  for (std::size_t i = 0; i < kSize; ++i) {
    for (int column = 0; column < kDigits; ++column) {
      const bool is_cover = (covers >> column & 1U) != 0;
      const bool sees_it = column == shown_column || (rows[i] / kBox == shown_row / kBox &&
                                                      column / kBox == shown_column / kBox);
      if (!is_cover && sees_it) continue;
      (is_cover ? pattern.blank : pattern.shown).insert(cell_at(rows[i], column));
    }
  }
  return pattern;
}

}  // namespace

PatternMaker find_pattern_maker(Technique needed) {
  if (needed == Technique::hidden_quad) return pattern_of_hidden_quad;
  if (needed == Technique::jellyfish) return pattern_of_jellyfish;
  return nullptr;
}

}  // namespace nonet::generator
