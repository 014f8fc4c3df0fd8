// See by_rules.hpp. A solution by lot, then givens leave in an order by lot while no other digit
// fits the cell that was left; puzzle i is the first attempt of its index that is as wished.
//
// Both have a bound in nodes, never in time: rules may leave few grids or none, and a search that
// tells so may have no end. A given that a question cannot spare within its bound stays.

#include "generate/by_rules.hpp"

#include <algorithm>
#include <vector>

#include "generate/random.hpp"
#include "generate/target.hpp"
#include "search/general.hpp"

namespace nonet::generator {
namespace {

using search::General;

constexpr std::uint64_t kMostForSolution = 100'000;
constexpr std::uint64_t kMostGuesses = 2'000;
constexpr std::uint64_t kNoBound = ~std::uint64_t{0};

std::vector<Cell> cells_by_lot(CellSet cells, Random& random) {
  std::vector<Cell> order;
  for (const Cell cell : cells) order.push_back(cell);
  random.shuffle(order);
  return order;
}

// Leaves out what can be spared, down to so many givens; each question takes so many guesses.
Grid leave_out(const Grid& full, const SharedRules& rules, const std::vector<Cell>& order,
               int fewest, std::uint64_t most_guesses) {
  Grid grid = full;
  int givens = grid.filled().size();
  for (const Cell cell : order) {
    if (givens <= fewest) break;
    Grid fewer = grid;
    fewer.clear(cell);
    General general(Puzzle(fewer, rules));
    general.forbid(Candidate(cell, *full.at(cell)));
    if (general.may_have_solution(most_guesses)) continue;
    grid = fewer;
    --givens;
  }
  return grid;
}

class RulesMaker {
 public:
  RulesMaker(const Wish& wish, const Series& series, const GenerateHooks& hooks)
      : wish_(wish), series_(series), hooks_(hooks), target_(wish, hooks.stop) {}

  Generated run() {
    for (std::size_t i = 0; i < series_.count; ++i) {
      const std::optional<Made> made = make(series_.first + i);
      if (!made) break;
      generated_.made.push_back(*made);
    }
    return generated_;
  }

 private:
  bool is_stopped() const { return hooks_.stop != nullptr && (*hooks_.stop)(); }

  int misses_by(int givens) const {
    if (!wish_.clues) return 0;
    return std::max({0, wish_.clues->fewest - givens, givens - wish_.clues->most});
  }

  std::optional<Made> make(std::uint64_t index) {
    for (std::uint64_t attempt = 0; !is_stopped(); ++attempt) {
      Random random(series_.seed, index, attempt);
      ++generated_.attempts;
      const auto solution =
          General(Puzzle(Grid(), wish_.rules)).random_solution(random.next(), kMostForSolution);
      if (!solution) return std::nullopt;  // these rules have none, as far as can be told
      const int fewest = wish_.clues && wish_.need == Need::nothing ? wish_.clues->fewest : 0;
      const std::vector<Cell> order = cells_by_lot(wish_.rules->cells(), random);
      const Made made{leave_out(*solution, wish_.rules, order, fewest, kMostGuesses), *solution,
                      index};
      if (is_as_wished(made)) return made;
    }
    return std::nullopt;
  }

  bool is_as_wished(const Made& made) {
    Miss miss{made.puzzle, misses_by(made.puzzle.filled().size())};
    if (miss.givens == 0 && !target_.is_everywhere()) {
      const std::optional<int> off = target_.miss(Puzzle(made.puzzle, wish_.rules));
      if (!off) return false;
      miss.difficulty = *off;
    }
    if (miss.givens == 0 && miss.difficulty == 0) {
      return hooks_.accept == nullptr || (*hooks_.accept)(made);
    }
    if (!generated_.nearest || miss.is_nearer_than(*generated_.nearest)) generated_.nearest = miss;
    return false;
  }

  const Wish& wish_;
  const Series& series_;
  const GenerateHooks& hooks_;
  Target target_;
  Generated generated_;
};

}  // namespace

Generated generate_by_rules(const Wish& wish, const Series& series, const GenerateHooks& hooks) {
  return RulesMaker(wish, series, hooks).run();
}

Grid minimize_by_rules(const Puzzle& puzzle, const Series& series) {
  if (solve(puzzle).verdict != Verdict::unique) return puzzle.grid;
  Random random(series.seed, series.first);
  return leave_out(puzzle.grid, puzzle.rules, cells_by_lot(puzzle.grid.filled(), random), 0,
                   kNoBound);
}

std::optional<std::string> find_contradiction_by_rules(const Wish& wish) {
  if (wish.symmetry != Symmetry::none) return "symmetry is for the classic board alone";
  if (wish.mask != CellSet::every()) return "a mask is for the classic board alone";
  if (wish.solution) return "puzzles of a given grid are for the classic board alone";
  if (wish.is_unbiased) return "unbiased puzzles are for the classic board alone";
  for (const Bounds& bounds : wish.ratings) {
    if (bounds.scale().knows_every_board) continue;
    return "the scale " + std::string(bounds.scale().name) + " knows the classic board alone";
  }
  return std::nullopt;
}

}  // namespace nonet::generator
