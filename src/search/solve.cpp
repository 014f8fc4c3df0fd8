// The public verbs over the engines: which verdict, which reason, how many, which.
//
// One puzzle goes to the single engine, many go to the lanes. Where there are several solutions the
// one given is the lanes' first, whichever way the puzzle came in, so that an answer never depends
// on the company it was asked in.

#include "nonet/solve.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "search/dispatch.hpp"
#include "search/masks.hpp"
#include "search/plain.hpp"
#include "search/scratch.hpp"

namespace nonet {

using search::engines;
using search::Masks;
using search::masks_of;
using search::Position;

std::string_view name(Verdict verdict) {
  static constexpr std::array<std::string_view, 4> kNames = {"unique", "several", "none",
                                                             "illegal"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::string reason_text(const Solved& solved) {
  if (!solved.reason) return {};
  std::string text(solved.reason->text().view());
  if (solved.forced == 0) return text;
  text += " after " + std::to_string(solved.forced) + " forced placement";
  return solved.forced == 1 ? text : text + "s";
}

namespace {

// One by one: for a machine so short of memory that it cannot give the lanes a megabyte.
void run_single(const search::KernelBatch& batch) {
  for (std::size_t i = 0; i < batch.n; ++i) {
    char* solution =
        batch.solutions == nullptr ? nullptr : batch.solutions + i * batch.solution_stride;
    const search::SingleKernel& single = *engines().single;
    const std::size_t found =
        batch.text != nullptr
            ? single.solve_text(batch.text + i * batch.stride, batch.limit, solution)
            : single.solve_candidates(batch.masks + i * batch.stride, batch.limit, solution);
    if (batch.counts != nullptr) batch.counts[i] = static_cast<std::uint32_t>(found);
  }
}

void run_lanes(const search::KernelBatch& batch) {
  const search::Scratch scratch;
  if (scratch.get() == nullptr) return run_single(batch);
  engines().lanes->solve(batch, scratch.get());
}

Grid first_of_several(const Masks& masks) {
  std::array<char, kCells> solution{};
  search::KernelBatch batch{};
  batch.masks = masks.data();
  batch.stride = kCells;
  batch.n = 1;
  batch.limit = 1;
  batch.solutions = solution.data();
  batch.solution_stride = kCells;
  run_lanes(batch);
  return Grid::from_line({solution.data(), solution.size()});
}

std::optional<Contradiction> find_clash(const Grid& grid) {
  std::array<DigitSet, kHouses> seen{};
  for (const Cell cell : grid.filled()) {
    const Digit digit = *grid.at(cell);
    for (const House house : House::of(cell)) {
      if (!seen[house.index()].contains(digit)) {
        seen[house.index()].insert(digit);
        continue;
      }
      for (const Cell other : house.cells()) {
        if (grid.at(other) == digit) return Contradiction::clash(digit, other, cell);
      }
    }
  }
  return std::nullopt;
}

// What is wrong with a puzzle that has no solution, as near to the surface as it shows.
void explain_none(const Puzzle& puzzle, Solved& solved) {
  solved.reason = puzzle.start().contradiction;
  if (solved.reason) return;
  Position position(puzzle);
  const int before = puzzle.grid.filled().size();
  solved.reason = position.follow_singles();
  if (!solved.reason) solved.reason = position.find_deep_contradiction();
  solved.forced = solved.reason ? std::max(0, position.solved_count() - before) : 0;
  if (!solved.reason) solved.reason = Contradiction::exhausted();
}

}  // namespace

Solved solve(const Puzzle& puzzle) {
  Solved solved;
  if (const std::optional<Contradiction> clash = find_clash(puzzle.grid)) {
    solved.verdict = Verdict::illegal;
    solved.reason = clash;
    return solved;
  }
  const Masks masks = masks_of(puzzle);
  std::array<char, kCells> first{};
  const std::size_t found = engines().single->solve_candidates(masks.data(), 2, first.data());
  if (found == 0) {
    explain_none(puzzle, solved);
    return solved;
  }
  solved.verdict = found == 1 ? Verdict::unique : Verdict::several;
  solved.solution =
      found == 1 ? Grid::from_line({first.data(), first.size()}) : first_of_several(masks);
  return solved;
}

void enumerate(const Puzzle& puzzle, FunctionRef<Flow(const Grid&)> visitor) {
  const Masks masks = masks_of(puzzle);
  engines().single->visit_candidates(
      masks.data(), std::numeric_limits<std::size_t>::max(),
      [](void* context, const char* solution) {
        const auto& visit = *static_cast<FunctionRef<Flow(const Grid&)>*>(context);
        return visit(Grid::from_line({solution, kCells})) == Flow::go_on;
      },
      &visitor);
}

void solve_batch(const TextBatch& batch) {
  if (batch.size == 0) return;
  if (batch.limit == 0) {
    if (batch.counts != nullptr) std::fill_n(batch.counts, batch.size, 0);
    return;
  }
  search::KernelBatch lanes{};
  lanes.text = batch.puzzles;
  lanes.stride = batch.stride;
  lanes.n = batch.size;
  lanes.limit = batch.limit;
  lanes.solutions = batch.solutions;
  lanes.solution_stride = batch.solution_stride;
  lanes.counts = batch.counts;
  run_lanes(lanes);
}

}  // namespace nonet
