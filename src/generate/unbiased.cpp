// Unbiased minimal puzzles.
//
// Givens of a solution grid are left out in random order until the solution is no longer the only
// one. If the puzzle just before was minimal, it is taken; if not, the order has failed. A certain
// n-clue minimal puzzle is met exactly if the last n cells of the order are its givens, that is
// with probability 1 / (81 choose n); weighting by (81 choose n) makes all minimal puzzles equal.
//
// One order in 280,000 succeeds, so failing must be cheap, and mostly it is: an order fails early
// if an unavoidable set is wholly among the cells left out first. Each grid brings the sets that
// can be read off it and learns more from every search; then
//
//   order   c1 c2 c3 ............ c49 | c50 ........................ c81
//           left out at once          | the 32 last: is every known set hit by them?    7 % are
//                                     |    L = the fewest last cells that hit every known set
//                                     |    can one of those L be left out? It failed
//
// Each search that finds a second solution teaches a set, and L grows. Puzzles of more than 32
// givens are not met. That is a cut, though a small one: of 2,000 puzzles none had more than 29.
//
// Many orders are tried on one grid. Taking all their puzzles would be fair; we take one of them,
// drawn evenly, and weight it by their number, which is fair too. (The first of a grid without that
// weight would favour grids with few.)
//
// Source: Denis Berthier, "Unbiased statistics of a CSP: a controlled-bias generator" (2009).

#include "generate/unbiased.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "generate/fill.hpp"
#include "generate/minimise.hpp"
#include "generate/target.hpp"
#include "generate/unavoidable.hpp"

namespace nonet::generator {
namespace {

constexpr int kStart = 32;              // givens
constexpr std::size_t kMostSets = 400;  // with 200, 800 or any number orders take 4 to 6 % longer
constexpr int kOrdersOfGrid = 8192;  // a third of a millisecond for the grid, 4 ms for its orders

// (81 choose n) / (81 choose 27).
double relative_weight(int n) {
  constexpr int kUnit = 27;
  double weight = 1;
  for (int k = kUnit; k < n; ++k) weight = weight * (kCells - k) / (k + 1);
  for (int k = n; k < kUnit; ++k) weight = weight * (k + 1) / (kCells - k);
  return weight;
}

// The orders of one solution grid.
class Orders {
 public:
  explicit Orders(const FaceLine& solution) : solution_(solution) {
    Images self;
    for (const Cell cell : CellSet::every()) self[cell.index()] = {cell};
    order_ = self;
    const auto keep = [this](CellSet set) { sets_.push_back(set); };
    visit_line_exchanges(solution, self, keep);
    visit_digit_exchanges(solution, self, keep);
    std::sort(sets_.begin(), sets_.end(), [](CellSet a, CellSet b) { return a.size() < b.size(); });
  }

  // The givens of a minimal puzzle if the next random order meets one, otherwise none.
  CellSet try_next(Random& random) {
    CellSet givens;
    for (int i = 0; i < kStart; ++i) {
      std::swap(order_[i], order_[i + random.below(static_cast<std::uint32_t>(kCells - i))]);
      givens |= order_[i];
    }
    return hits_all(givens) ? follow() : CellSet();
  }

 private:
  // Sets that are missed move to the front, where they fail the next order sooner.
  bool hits_all(CellSet givens) {
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      if (sets_[i].intersects(givens)) continue;
      std::swap(sets_[i], sets_[i / 2]);
      return false;
    }
    return true;
  }

  // What some other solution of these givens differs in; learned. Empty if there is none.
  CellSet find_missed(CellSet givens) {
    const CellSet set = find_unavoidable(pick_masks(solution_, givens), solution_);
    if (sets_.size() == kMostSets) sets_.pop_back();
    if (!set.empty()) sets_.push_back(set);
    return set;
  }

  // The givens of a puzzle that no other may be left out of, as far as the known sets tell.
  CellSet find_known_needed(CellSet givens) const {
    CellSet needed;
    for (const CellSet set : sets_) {
      const CellSet hit = set & givens;
      if (!hit.empty() && hit.first() == hit.last()) needed |= hit;
    }
    return needed;
  }

  CellSet follow() {
    for (int i = 0; i < kStart; ++i) last_[i + 1] = last_[i] | order_[i];
    int count = kFewestGivens;
    for (const CellSet set : sets_) {
      while (!set.intersects(last_[count])) ++count;
    }
    while (count <= kStart) {
      const CellSet givens = last_[count];
      CellSet needed = find_known_needed(givens);
      CellSet missed;
      do {
        // With all of them needed it remains to see whether they suffice.
        const CellSet unsure = givens - needed;
        const CellSet tried = unsure.empty() ? givens : givens - CellSet{unsure.first()};
        missed = find_missed(tried);
        if (missed.empty()) return unsure.empty() ? givens : CellSet();
        needed |= missed & givens;
      } while (missed.intersects(givens));
      while (count <= kStart && !missed.intersects(last_[count])) ++count;
    }
    return {};
  }

  FaceLine solution_;
  std::vector<CellSet> sets_;
  std::array<CellSet, kCells> order_;          // cells; its first are those that leave last
  std::array<CellSet, kStart + 1> last_ = {};  // the n cells that leave last, for each n
};

// One grid and some thousand orders: one of the puzzles they meet, if they meet any.
std::optional<Made> try_grid(const Wish& wish, Random& random) {
  const FaceLine solution = wish.solution ? to_faces(*wish.solution) : uniform_solution(random);
  Orders orders(solution);
  CellSet chosen;
  std::uint32_t met = 0;
  for (int i = 0; i < kOrdersOfGrid; ++i) {
    const CellSet givens = orders.try_next(random);
    if (!givens.empty() && random.below(++met) == 0) chosen = givens;
  }
  if (met == 0) return std::nullopt;
  Made made{pick(solution, chosen), to_grid(solution)};
  made.weight = met * relative_weight(chosen.size());
  return made;
}

}  // namespace

Generated generate_unbiased(const Wish& wish, const Series& series, const GenerateHooks& hooks) {
  Generated generated;
  Target target(wish, hooks.stop);
  while (generated.made.size() < series.count) {
    const std::uint64_t index = series.first + generated.made.size();
    for (std::uint64_t grid = 0;; ++grid) {
      if (hooks.stop != nullptr && (*hooks.stop)()) return generated;
      Random random(series.seed, index, grid);
      std::optional<Made> made = try_grid(wish, random);
      generated.attempts += kOrdersOfGrid;
      if (!made) continue;
      made->index = index;
      const std::optional<int> miss = target.miss(Puzzle(made->puzzle));
      if (!miss) return generated;
      if (*miss > 0) {
        const Miss missed{made->puzzle, 0, *miss};
        if (!generated.nearest || missed.is_nearer_than(*generated.nearest)) {
          generated.nearest = missed;
        }
        continue;
      }
      if (hooks.accept != nullptr && !(*hooks.accept)(*made)) continue;
      generated.made.push_back(*made);
      break;
    }
  }
  return generated;
}

}  // namespace nonet::generator
