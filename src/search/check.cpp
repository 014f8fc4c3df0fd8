// The diagnosis of a puzzle. Each verdict has its own question: which digits clash, which givens
// cannot stand together, where solutions differ, which givens say nothing new.
//
// The core of an impossible puzzle is found by deletion: leave a digit out; if what remains is
// still impossible, leave it out for good. One pass in a fixed order ends with a set from which
// nothing can be left out, because a digit that was needed among more digits is needed among fewer.

#include "nonet/check.hpp"

#include <algorithm>
#include <array>

#include "search/dispatch.hpp"
#include "search/general.hpp"
#include "search/masks.hpp"
#include "search/plain.hpp"

namespace nonet {
namespace {

using search::Masks;
using search::masks_of;
using search::PlainPosition;

// How many random solutions stand for all of them when there are too many to list.
constexpr int kSamples = 64;

bool has_solution(const Masks& masks) {
  return search::engines().single->solve_candidates(masks.data(), 1, nullptr) > 0;
}

bool has_solution(const Puzzle& puzzle) {
  if (!puzzle.rules->is_classic()) return search::General(puzzle).has_solution();
  return has_solution(masks_of(puzzle));
}

std::vector<Clash> find_clashes(const Puzzle& puzzle) {
  const Grid& grid = puzzle.grid;
  std::vector<Clash> clashes;
  for (const Cell a : grid.filled()) {
    for (const Cell b : (grid.filled() & puzzle.rules->peers(a)).after(a)) {
      if (grid.at(a) == grid.at(b)) clashes.push_back({a, b, *grid.at(a)});
    }
  }
  return clashes;
}

// The puzzle without one of its digits. The cell becomes free; the marks of other cells stay.
Puzzle without(Puzzle puzzle, Cell cell) {
  puzzle.grid.clear(cell);
  puzzle.givens.erase(cell);
  if (puzzle.marks) puzzle.marks->insert(cell, puzzle.rules->digits());
  return puzzle;
}

void find_core(Puzzle puzzle, Diagnosis& diagnosis) {
  for (const Cell cell : puzzle.grid.filled()) {
    const Puzzle fewer = without(puzzle, cell);
    if (!has_solution(fewer)) puzzle = fewer;
  }
  diagnosis.core = puzzle.grid.filled();
  diagnosis.core_is_marks = diagnosis.core.empty();
}

// A position without solution on sound givens: the player went wrong, and here is where.
void find_mistakes(const Puzzle& puzzle, Diagnosis& diagnosis) {
  if (puzzle.placed().empty() && !puzzle.marks) return;
  const Solved givens = solve(Puzzle(puzzle.given_grid(), puzzle.rules));
  if (givens.verdict != Verdict::unique) return;
  for (const Cell cell : puzzle.rules->cells()) {
    const Digit truth = *givens.solution->at(cell);
    const bool is_wrong = puzzle.grid.is_blank(cell)
                              ? puzzle.marks && !puzzle.candidates(cell).contains(truth)
                              : puzzle.grid.at(cell) != truth;
    if (is_wrong) diagnosis.mistakes.insert(cell);
  }
}

CellSet differing_cells(const Grid& a, const Grid& b) {
  CellSet cells;
  for (const Cell cell : CellSet::every()) {
    if (a.at(cell) != b.at(cell)) cells.insert(cell);
  }
  return cells;
}

// How many solutions have which digit where; it needs none of them kept.
using Tally = std::array<std::array<std::uint64_t, kDigits>, kCells>;

void add(Tally& tally, const Grid& solution) {
  for (const Cell cell : solution.filled()) ++tally[cell.index()][solution.at(cell)->index()];
}

// The cell whose worst digit leaves fewest solutions; among equals the one that leaves fewest on
// average, then the lowest.
BestGiven pick_best_given(const Puzzle& puzzle, const Tally& tally) {
  std::optional<BestGiven> best;
  std::uint64_t best_worst = 0;
  double best_squares = 0;
  for (const Cell cell : puzzle.blanks()) {
    BestGiven given{cell, {}, false};
    given.leaves = tally[cell.index()];
    const std::uint64_t worst = *std::max_element(given.leaves.begin(), given.leaves.end());
    double squares = 0;  // of counts that may be as large as they like
    for (const std::uint64_t left : given.leaves) {
      squares += static_cast<double>(left) * static_cast<double>(left);
    }
    if (best && (worst > best_worst || (worst == best_worst && squares >= best_squares))) continue;
    best = given;
    best_worst = worst;
    best_squares = squares;
  }
  return *best;
}

void compare_solutions(const Puzzle& puzzle, const CheckOptions& options, Diagnosis& diagnosis) {
  Tally tally{};
  std::array<Grid, 2> two;
  // Two solutions are shown and one more is looked for, however low the limit.
  const std::uint64_t wanted = std::max<std::uint64_t>(options.limit, 2);
  diagnosis.count = 0;
  enumerate(puzzle, [&](const Grid& solution) {
    const bool is_stopped = diagnosis.count >= 2 && options.stop != nullptr &&
                            options.stop->load(std::memory_order_relaxed);
    if (diagnosis.count == wanted || is_stopped) {
      diagnosis.count_is_exact = false;
      diagnosis.is_interrupted = is_stopped && diagnosis.count < wanted;
      return Flow::stop;
    }
    if (diagnosis.count < 2) two[diagnosis.count == 0 ? 0 : 1] = solution;
    ++diagnosis.count;
    add(tally, solution);
    return Flow::go_on;
  });
  diagnosis.two = {two[0], two[1]};
  diagnosis.differs = differing_cells(two[0], two[1]);

  // The first solutions of a search share most of their cells, so they would flatter the cells
  // tried last. Where not all were met, random ones speak for the rest.
  if (!diagnosis.count_is_exact) {
    tally = {};
    for (std::uint64_t seed = 0; seed < kSamples; ++seed) {
      add(tally, puzzle.rules->is_classic() ? *search::random_solution(PlainPosition(puzzle), seed)
                                            : *search::General(puzzle).random_solution(seed));
    }
  }
  diagnosis.best = pick_best_given(puzzle, tally);
  diagnosis.best->is_sampled = !diagnosis.count_is_exact;
}

// With the given left out, no other digit in its cell has a solution.
bool is_redundant(const Puzzle& puzzle, Cell cell) {
  const Digit digit = *puzzle.grid.at(cell);
  if (!puzzle.rules->is_classic()) {
    search::General general(without(puzzle, cell));
    general.forbid(Candidate(cell, digit));
    return !general.has_solution();
  }
  Masks masks = masks_of(without(puzzle, cell));
  masks[cell.index()] = search::mask_of(DigitSet::every() - DigitSet{digit});
  return !has_solution(masks);
}

void find_redundant(const Puzzle& puzzle, Diagnosis& diagnosis) {
  for (const Cell cell : puzzle.givens) {
    if (is_redundant(puzzle, cell)) diagnosis.redundant.insert(cell);
  }
  diagnosis.is_minimal = diagnosis.redundant.empty();
}

}  // namespace

Diagnosis check(const Puzzle& puzzle, CheckOptions options) {
  const Solved solved = solve(puzzle);
  Diagnosis diagnosis;
  diagnosis.verdict = solved.verdict;
  diagnosis.solution = solved.solution;
  diagnosis.reason = solved.reason;
  switch (solved.verdict) {
    case Verdict::illegal: diagnosis.conflicts = find_clashes(puzzle); break;
    case Verdict::none:
      find_core(puzzle, diagnosis);
      find_mistakes(puzzle, diagnosis);
      break;
    case Verdict::several: compare_solutions(puzzle, options, diagnosis); break;
    case Verdict::unique:
      diagnosis.count = 1;
      find_redundant(puzzle, diagnosis);
      break;
  }
  return diagnosis;
}

}  // namespace nonet
