// Leaving out givens of a puzzle that exists: one way, or all ways.
//
// All ways: a puzzle is unique exactly if it hits every unavoidable set, and minimal if each given
// is the only one to hit some set. So we grow sets of givens: find a set that is not hit yet, try
// each of its cells in turn, and go on only while every given chosen so far is still the only one
// in some set. A cell that was tried is passed over in the branches after it, so no puzzle comes
// twice. The unavoidable sets are not known beforehand: whoever needs one asks the search for a
// second solution, and what was found is kept.
//
// Cost: some searches for each puzzle found; a puzzle with many spare givens has millions of ways.
// Source: Murakami and Uno, "Efficient algorithms for dualizing large-scale hypergraphs" (2014).

#include <algorithm>

#include "generate/by_rules.hpp"
#include "generate/fill.hpp"
#include "generate/minimise.hpp"
#include "generate/random.hpp"
#include "generate/unavoidable.hpp"
#include "nonet/generate.hpp"
#include "search/dispatch.hpp"

namespace nonet {
namespace generator {
namespace {

std::optional<FaceLine> find_solution(const Grid& puzzle) {
  const Solved solved = solve(Puzzle(puzzle));
  if (solved.verdict != Verdict::unique) return std::nullopt;
  return to_faces(*solved.solution);
}

class Subsets {
 public:
  Subsets(const FaceLine& solution, CellSet givens, FunctionRef<Flow(const Grid&)> visitor)
      : solution_(solution), givens_(givens), visitor_(visitor) {}

  void run() { grow({}, givens_); }

 private:
  // All minimal puzzles with the chosen givens and some of the free ones.
  Flow grow(CellSet chosen, CellSet free) {
    const CellSet open = find_unhit(chosen);
    if (open.empty()) return visitor_(pick(solution_, chosen));
    // Cells of the set leave the free ones and come back one by one: those not yet back were not
    // tried, and what comes after may use only those that were.
    const CellSet branches = open & free;
    free -= branches;
    for (const Cell cell : branches) {
      CellSet more = chosen;
      more.insert(cell);
      if (all_are_needed(more) && grow(more, free) == Flow::stop) return Flow::stop;
      free.insert(cell);
    }
    return Flow::go_on;
  }

  // Givens that the chosen ones miss altogether, at least one of which is needed; empty: unique.
  CellSet find_unhit(CellSet chosen) {
    for (const CellSet set : sets_) {
      if (!set.intersects(chosen)) return set;
    }
    return learn(pick_masks(solution_, chosen));
  }

  // Whether each of the chosen is the only one of them in some set.
  bool all_are_needed(CellSet chosen) {
    CellSet needed;
    for (const CellSet set : sets_) {
      const CellSet hit = set & chosen;
      if (hit.size() == 1) needed |= hit;
    }
    for (const Cell cell : chosen - needed) {
      search::Masks masks = pick_masks(solution_, chosen);
      masks[cell.index()] =
          static_cast<std::uint16_t>(search::mask_of(DigitSet::every()) & ~masks[cell.index()]);
      if (learn(masks).empty()) return false;
    }
    return true;
  }

  // A smallest set of givens of which a position with a second solution shows none; empty if it
  // has only one. Small sets matter: the first one found has nearly every given, and trying each of
  // them would take for ever. So givens are added as long as some second solution is left.
  CellSet learn(search::Masks masks) {
    CellSet set = find_unavoidable(masks, solution_) & givens_;
    if (set.empty()) return set;
    const search::Masks full = pick_masks(solution_, givens_);
    const std::uint16_t blank = search::mask_of(DigitSet::every());
    for (const Cell cell : givens_) {
      if (masks[cell.index()] != blank) continue;
      masks[cell.index()] = full[cell.index()];
      if (!set.contains(cell)) continue;
      const CellSet smaller = find_unavoidable(masks, solution_) & givens_;
      if (smaller.empty()) {
        masks[cell.index()] = blank;
      } else {
        set = smaller;
      }
    }
    sets_.push_back(set);
    return set;
  }

  FaceLine solution_;
  CellSet givens_;
  FunctionRef<Flow(const Grid&)> visitor_;
  std::vector<CellSet> sets_;
};

}  // namespace
}  // namespace generator

Grid minimize(const Grid& puzzle, const Series& series) {
  using generator::Reduction;
  const std::optional<generator::FaceLine> solution = generator::find_solution(puzzle);
  if (!solution) return puzzle;
  std::vector<CellSet> blocks;
  for (const Cell cell : puzzle.filled()) blocks.push_back({cell});
  generator::Random random(series.seed, series.first);
  random.shuffle(blocks);
  Reduction reduction;
  reduction.start({*solution, blocks, CellSet::every() - puzzle.filled()});
  for (search::Masks masks; reduction.ask(masks.data());) {
    reduction.answer(search::engines().single->solve_candidates(masks.data(), 1, nullptr) != 0);
  }
  return generator::pick(*solution, reduction.givens());
}

Grid minimize(const Puzzle& puzzle, const Series& series) {
  if (puzzle.rules->is_classic()) return minimize(puzzle.grid, series);
  return generator::minimize_by_rules(puzzle, series);
}

void minimize_all(const Grid& puzzle, FunctionRef<Flow(const Grid&)> visitor) {
  const std::optional<generator::FaceLine> solution = generator::find_solution(puzzle);
  if (solution) generator::Subsets(*solution, puzzle.filled(), visitor).run();
}

}  // namespace nonet
