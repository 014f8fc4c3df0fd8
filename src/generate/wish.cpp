// What can be wished for: the refusals, each of which holds for every puzzle there could be.

#include "generate/wish.hpp"

#include <algorithm>
#include <string>

#include "generate/by_rules.hpp"
#include "generate/target.hpp"
#include "search/dispatch.hpp"

namespace nonet {

using generator::possible_sizes;
using generator::usable_cells;

namespace {

const std::string kTooFew =
    "no puzzle with fewer than " + std::to_string(kFewestGivens) + " givens is unique";

std::string amount(int count, std::string_view what) {
  return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

std::string range_text(const Clues& clues) {
  if (clues.fewest == clues.most) return std::to_string(clues.fewest);
  return std::to_string(clues.fewest) + " to " + std::to_string(clues.most);
}

std::optional<std::string> find_contradiction_in_clues(const Wish& wish) {
  if (!wish.clues) return std::nullopt;
  const Clues& clues = *wish.clues;
  if (clues.fewest > clues.most) {
    return "from " + std::to_string(clues.fewest) + " to " + std::to_string(clues.most) +
           " givens is no range";
  }
  if (clues.most < kFewestGivens) return range_text(clues) + " givens: " + kTooFew;
  const std::vector<int> sizes = possible_sizes(wish);
  if (sizes.empty() || sizes.back() < clues.fewest) {
    return range_text(clues) + " givens: there is room for " +
           std::to_string(sizes.empty() ? 0 : sizes.back());
  }
  const bool is_possible = std::any_of(sizes.begin(), sizes.end(), [&clues](int size) {
    return size >= clues.fewest && size <= clues.most;
  });
  if (is_possible) return std::nullopt;
  return range_text(clues) + " givens: no pattern with symmetry " +
         std::string(name(wish.symmetry)) + " has so many";
}

// Two lines of a band or stack without a given could change places.
std::optional<std::string> find_bare_lines(CellSet usable) {
  for (int band = 0; band < classic::kBoxSide; ++band) {
    for (const bool is_row : {true, false}) {
      std::vector<int> bare;
      for (int i = band * classic::kBoxSide; i < (band + 1) * classic::kBoxSide; ++i) {
        const House line = is_row ? House::row(i) : House::column(i);
        if (!Rules::classic().cells(line).intersects(usable)) bare.push_back(i + 1);
      }
      if (bare.size() < 2) continue;
      return std::string(is_row ? "rows " : "columns ") + std::to_string(bare[0]) + " and " +
             std::to_string(bare[1]) + " may hold no given: they could change places";
    }
  }
  return std::nullopt;
}

std::optional<std::string> find_contradiction_in_mask(const Wish& wish) {
  const CellSet usable = usable_cells(wish);
  if (usable.size() < kFewestGivens) {
    std::string words = "a mask of " + amount(wish.mask.size(), "cell");
    if (usable != wish.mask) {
      words += " with room for " + amount(usable.size(), "given") + " of symmetry " +
               std::string(name(wish.symmetry));
    }
    return words + ": " + kTooFew;
  }
  return find_bare_lines(usable);
}

std::optional<std::string> find_contradiction_in_solution(const Wish& wish) {
  if (!wish.solution) return std::nullopt;
  const Solved solved = solve(Puzzle(*wish.solution));
  const CellSet blanks = CellSet::every() - wish.solution->filled();
  if (!blanks.empty()) {
    return "the grid is no solution: " + std::string(name(blanks.first()).view()) + " is blank";
  }
  if (solved.verdict != Verdict::unique) return "the grid is no solution: " + reason_text(solved);
  Grid shown = *wish.solution;
  for (const Cell cell : CellSet::every() - usable_cells(wish)) shown.clear(cell);
  if (solve(Puzzle(shown)).verdict == Verdict::unique) return std::nullopt;
  return "the grid has no puzzle there: with all givens that are allowed it still has several "
         "solutions";
}

}  // namespace

std::optional<std::string> find_contradiction(const Wish& wish) {
  if (!wish.rules->is_classic()) return generator::find_contradiction_by_rules(wish);
  const bool has_look = wish.symmetry != Symmetry::none || wish.mask != CellSet::every() ||
                        wish.clues || wish.need == Need::nothing;
  if (wish.is_unbiased && has_look) {
    return "unbiased puzzles are minimal and of any look: wishes for symmetry, mask or number of "
           "givens exclude it";
  }
  if (auto words = find_contradiction_in_mask(wish)) return words;
  if (auto words = find_contradiction_in_clues(wish)) return words;
  if (auto words = generator::find_contradiction_in_difficulty(wish)) return words;
  return find_contradiction_in_solution(wish);
}

namespace generator {

std::vector<CellSet> usable_orbits(const Wish& wish) {
  std::vector<CellSet> orbits;
  CellSet left = wish.mask;
  while (!left.empty()) {
    const CellSet cells = orbit(left.first(), wish.symmetry);
    if ((cells - wish.mask).empty()) orbits.push_back(cells);
    left -= cells;
  }
  return orbits;
}

CellSet usable_cells(const Wish& wish) {
  CellSet cells;
  for (const CellSet orbit : usable_orbits(wish)) cells |= orbit;
  return cells;
}

std::vector<int> possible_sizes(const Wish& wish) {
  std::vector<bool> can_be(kCells + 1, false);
  can_be[0] = true;
  for (const CellSet orbit : usable_orbits(wish)) {
    for (int size = kCells; size >= orbit.size(); --size) {
      if (can_be[size - orbit.size()]) can_be[size] = true;
    }
  }
  std::vector<int> sizes;
  for (int size = kFewestGivens; size <= kCells; ++size) {
    if (can_be[size]) sizes.push_back(size);
  }
  return sizes;
}

}  // namespace generator
}  // namespace nonet
