// Random solution grids: five boxes by chance, the other four by search.
//
//     1 2 3        box 1 is any arrangement of the digits; boxes 2 and 3 beside it, and 4 and 7
//     4 . .        below it, are drawn evenly from all 56 * 6^6 ways to complete the band and the
//     7 . .        stack. Their digits say little about each other, so nearly every draw can be
//                  completed, in some 2,700 ways.
//
// Which of the nine boxes plays box 1 is drawn too. `random_solution` draws four more digits and
// takes the completion that is visited first: since the digits are random, no digit and no
// cell is favoured, but some grids come a little more often than others. `uniform_solution` numbers
// the completions of a draw, draws a number from a range that has room for them all, and draws
// everything again if there is no completion of that number; so each grid has the same chance.

#include "generate/fill.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "nonet/digit_set.hpp"
#include "nonet/rules.hpp"
#include "search/dispatch.hpp"

namespace nonet::generator {
namespace {

using Three = std::array<char, 3>;

// The six minirows right of a box (or below it): two boxes of three.
using Pair = std::array<std::array<Three, 3>, 2>;

// Boxes 2 and 3 of a band whose first box has rows a, b, c. The first row of box 2 takes k of b and
// 3 - k of c; then its second row must take the k of c that are left, and 3 - k of a; the third row
// what is left of a and b. So there are (3 choose k)^3 ways for each k, 1 + 27 + 27 + 1 in all, and
// box 3 has no choice but the order within its rows.
Pair complete_band(std::array<Three, 3> rows, Random& random) {
  for (Three& row : rows) random.shuffle(row);
  const std::uint32_t way = random.below(56);
  const std::size_t k = way == 0 ? 0 : way == 1 ? 3 : way < 29 ? 1 : 2;
  const auto& [a, b, c] = rows;
  // Each row gives its first digits to box 2 in one row and the others in the other.
  const std::array<std::array<const Three*, 2>, 3> sources = {{{&b, &c}, {&c, &a}, {&a, &b}}};
  Pair pair;
  for (std::size_t r = 0; r < 3; ++r) {
    const Three& first = *sources[r][0];   // its first k go to box 2 here, the others to box 3
    const Three& second = *sources[r][1];  // its last 3 - k go to box 2 here, the others to box 3
    for (std::size_t i = 0; i < 3; ++i) {
      pair[0][r][i] = i < k ? first[i] : second[i];
      pair[1][r][i] = i < k ? second[i] : first[i];
    }
    random.shuffle(pair[0][r]);
    random.shuffle(pair[1][r]);
  }
  return pair;
}

// Five boxes filled, four blank.
FaceLine draw_five_boxes(Random& random) {
  std::array<char, kDigits> box{};
  for (int i = 0; i < kDigits; ++i) box[i] = static_cast<char>('1' + i);
  random.shuffle(box);
  std::array<Three, 3> rows{}, columns{};
  for (std::size_t r = 0; r < 3; ++r) {
    for (std::size_t c = 0; c < 3; ++c) rows[r][c] = columns[c][r] = box[3 * r + c];
  }
  const Pair beside = complete_band(rows, random), below = complete_band(columns, random);

  const auto corner = random.below(kDigits);
  const std::size_t band = corner / 3, stack = corner % 3;
  FaceLine line;
  line.fill('.');
  for (std::size_t r = 0; r < 3; ++r) {
    for (std::size_t c = 0; c < 3; ++c) {
      const auto at = [&](std::size_t bands_on, std::size_t stacks_on) -> char& {
        return line[((band + bands_on) % 3 * 3 + r) * kDigits + (stack + stacks_on) % 3 * 3 + c];
      };
      at(0, 0) = box[3 * r + c];
      for (std::size_t i = 0; i < 2; ++i) {
        at(0, i + 1) = beside[i][r][c];
        at(i + 1, 0) = below[i][c][r];
      }
    }
  }
  return line;
}

// Draws four more digits, in one of the blank boxes: each one that fits, if there is one. What the
// engine would prefer then matters less: grids have 11.2 sets of four exchangeable cells instead of
// 9.8, where even chances give 11.5.
void draw_four_digits(FaceLine& line, Random& random) {
  const Cell first(static_cast<int>(std::find(line.begin(), line.end(), '.') - line.begin()));
  int drawn = 0;
  for (const Cell cell : Rules::classic().cells(House::box(classic::box_of(first)))) {
    DigitSet digits = DigitSet::every();
    for (const Cell other : Rules::classic().peers(cell)) {
      if (line[other.index()] != '.') digits.erase(Digit(line[other.index()] - '0'));
    }
    if (digits.empty()) return;
    std::uint32_t skip = random.below(static_cast<std::uint32_t>(digits.size()));
    for (const Digit digit : digits) {
      if (skip-- == 0) line[cell.index()] = digit.symbol();
    }
    if (++drawn == 4) return;
  }
}

// How many there are, up to so many; the last one met is kept. Visits have an order of their own,
// which stays what it is when the search learns to guess better: so do puzzles of a seed.
std::size_t visit_completions(const FaceLine& line, std::size_t most, FaceLine& last) {
  const auto keep = [](void* kept, const char* solution) {
    std::memcpy(kept, solution, kCells);
    return true;
  };
  return search::engines().single->visit_text(line.data(), most, keep, last.data());
}

}  // namespace

FaceLine random_solution(Random& random) {
  FaceLine solution;
  while (true) {
    FaceLine line = draw_five_boxes(random);
    draw_four_digits(line, random);
    if (visit_completions(line, 1, solution) == 1) return solution;
  }
}

namespace {

// A sixth draw, of the digit in the first blank cell, leaves 300 completions instead of 2,700 to be
// looked at. The most that any of 100,000 draws had were 1,538; a draw with more than the range
// holds would come a little too seldom.
constexpr std::uint32_t kMostCompletions = 2048;

bool fits(const FaceLine& line, Cell cell, char face) {
  for (const Cell other : CellSet::every()) {
    if (Rules::classic().sees(other, cell) && line[other.index()] == face) return false;
  }
  return true;
}

}  // namespace

FaceLine uniform_solution(Random& random) {
  while (true) {
    FaceLine line = draw_five_boxes(random);
    const auto blank = std::find(line.begin(), line.end(), '.');
    const char face = static_cast<char>('1' + random.below(kDigits));
    const std::size_t number = random.below(kMostCompletions);
    if (!fits(line, Cell(static_cast<int>(blank - line.begin())), face)) continue;
    *blank = face;
    FaceLine completion;
    if (visit_completions(line, number + 1, completion) == number + 1) return completion;
  }
}

}  // namespace nonet::generator
