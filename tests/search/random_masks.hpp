// Random positions of every kind for the engines, from a seed: with one solution, with several,
// with none, illegal, nearly empty, and with candidates struck out by hand.
#pragma once

#include <cstdint>
#include <utility>

#include "nonet/puzzle.hpp"
#include "search/masks.hpp"
#include "search/plain.hpp"
#include "search/positions.hpp"

namespace nonet::positions {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  int below(int bound) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<int>((state_ >> 33) % static_cast<std::uint64_t>(bound));
  }

 private:
  std::uint64_t state_;
};

inline Grid random_solution(Random& random) {
  return *search::random_solution(search::PlainPosition(),
                                  static_cast<std::uint64_t>(random.below(1 << 30)));
}

// Some cells of a solution, often with one solution when there are many, never with none.
inline Grid thinned(const Grid& solution, int keep, Random& random) {
  Grid grid;
  for (int i = 0; i < keep; ++i) {
    const Cell cell(random.below(kCells));
    grid.set(cell, *solution.at(cell));
  }
  return grid;
}

inline search::Masks random_masks(const Grid& solution, Random& random) {
  Grid grid;
  const int kind = random.below(6);
  if (kind == 0) grid = thinned(solution, 45, random);                     // mostly unique
  if (kind == 1) grid = thinned(solution, 26 + random.below(10), random);  // mostly several
  if (kind == 2) grid = thinned(solution, random.below(8), random);        // nearly empty
  if (kind == 3) {                                                         // often impossible
    grid = thinned(solution, 40, random);
    grid.set(Cell(random.below(kCells)), Digit::at(random.below(kDigits)));
  }
  search::Masks masks = search::masks_of(Puzzle(grid));
  if (kind < 4) return masks;
  // Struck out by hand: the solution may survive (kind 4) or not (kind 5).
  for (const Cell cell : CellSet::every()) {
    int bits = 0;
    for (int i = 0; i < 3 + kind - 4; ++i) bits |= 1 << random.below(kDigits);
    if (kind == 4 || random.below(40) != 0) bits |= 1 << solution.at(cell)->index();
    masks[cell.index()] = static_cast<std::uint16_t>(bits);
  }
  return masks;
}

inline Puzzle puzzle_of(const search::Masks& masks) {
  Puzzle puzzle;
  CandidateSet marks;
  for (const Cell cell : CellSet::every())
    marks.insert(cell, DigitSet::from_bits(masks[cell.index()]));
  puzzle.set_marks(marks);
  return puzzle;
}

// The oracle: how many solutions, up to the limit, by plain search.
inline std::uint64_t plain_count(const search::Masks& masks, std::uint64_t limit) {
  std::uint64_t found = 0;
  search::search_all(search::PlainPosition(puzzle_of(masks)),
                     [&](const Grid&) { return ++found == limit ? Flow::stop : Flow::go_on; });
  return found;
}

// Whether a solution is one: full, without clash, inside the candidates.
inline bool is_solution(const search::Masks& masks, std::string_view line) {
  const Grid grid = Grid::from_line(line);
  if (grid.filled() != CellSet::every() || Board::start(grid).contradiction) return false;
  for (const Cell cell : CellSet::every()) {
    if (((masks[cell.index()] >> grid.at(cell)->index()) & 1) == 0) return false;
  }
  return true;
}

}  // namespace nonet::positions
