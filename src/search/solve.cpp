// The public verbs over the engines: which verdict, which reason, how many, which.
//
// One puzzle or many, both are a batch; batch.hpp says who searches, and which solution is given
// where there are several.

#include "nonet/solve.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "search/batch.hpp"
#include "search/general.hpp"
#include "search/masks.hpp"
#include "search/plain.hpp"

namespace nonet {

using search::engines;
using search::Masks;
using search::masks_of;
using search::PlainPosition;

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

std::optional<Contradiction> find_clash(const Grid& grid) {
  std::array<DigitSet, classic::kHouses> seen{};
  for (const Cell cell : grid.filled()) {
    const Digit digit = *grid.at(cell);
    for (const House house : Rules::classic().houses_of(cell)) {
      if (!seen[house.index()].contains(digit)) {
        seen[house.index()].insert(digit);
        continue;
      }
      for (const Cell other : Rules::classic().cells(house)) {
        if (grid.at(other) == digit)
          return Contradiction::clash(digit, other, cell, Rules::classic());
      }
    }
  }
  return std::nullopt;
}

// What is wrong with a puzzle that has no solution, as near to the surface as it shows.
void explain_none(const Puzzle& puzzle, Solved& solved) {
  solved.reason = puzzle.start().contradiction;
  if (solved.reason) return;
  PlainPosition position(puzzle);
  const int before = puzzle.grid.filled().size();
  solved.reason = position.follow_singles();
  if (!solved.reason) solved.reason = position.find_deep_contradiction();
  solved.forced = solved.reason ? std::max(0, position.solved_count() - before) : 0;
  if (!solved.reason) solved.reason = Contradiction::exhausted();
}

}  // namespace

namespace {

Solved solve_generally(const Puzzle& puzzle) {
  Solved solved;
  const Board::Start start = puzzle.start();
  if (start.contradiction && start.contradiction->kind() == Contradiction::Kind::clash) {
    return {Verdict::illegal, std::nullopt, start.contradiction, 0};
  }
  int found = 0;
  search::General(puzzle).visit([&](const Grid& solution) {
    if (found == 0) solved.solution = solution;
    return ++found == 2 ? Flow::stop : Flow::go_on;
  });
  solved.verdict = found == 0 ? Verdict::none : found == 1 ? Verdict::unique : Verdict::several;
  if (found > 0) return solved;
  solved.reason = start.contradiction ? *start.contradiction : Contradiction::exhausted();
  return solved;
}

}  // namespace

Solved solve(const Puzzle& puzzle) {
  if (!puzzle.rules->is_classic()) return solve_generally(puzzle);
  Solved solved;
  if (const std::optional<Contradiction> clash = find_clash(puzzle.grid)) {
    solved.verdict = Verdict::illegal;
    solved.reason = clash;
    return solved;
  }
  const Masks masks = masks_of(puzzle);
  std::array<char, kCells> first{};
  std::uint32_t found = 0;
  search::KernelBatch one{};
  one.masks = masks.data();
  one.n = 1;
  one.limit = 2;
  one.solutions = first.data();
  one.counts = &found;
  search::run_one_by_one(engines(), one);
  if (found == 0) {
    explain_none(puzzle, solved);
    return solved;
  }
  solved.verdict = found == 1 ? Verdict::unique : Verdict::several;
  solved.solution = Grid::from_line({first.data(), first.size()});
  return solved;
}

void enumerate(const Puzzle& puzzle, FunctionRef<Flow(const Grid&)> visitor) {
  if (!puzzle.rules->is_classic()) {
    search::General(puzzle).visit(visitor);
    return;
  }
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
  search::KernelBatch job{};
  job.text = batch.puzzles;
  job.stride = batch.stride;
  job.n = batch.size;
  job.limit = batch.limit;
  job.solutions = batch.solutions;
  job.solution_stride = batch.solution_stride;
  job.counts = batch.counts;
  search::run_batch(engines(), job);
}

}  // namespace nonet
