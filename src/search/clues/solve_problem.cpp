// Questions about problems, each by a search of its own over the model.

#include "nonet/solve_problem.hpp"

#include <algorithm>
#include <bit>

#include "search/clues/any_engine.hpp"

namespace nonet {

namespace search {

std::unique_ptr<AnyEngine> make_engine(const constraints::Model& model) {
  switch (search_bits(model.side)) {
    case 16: return make_engine16(model);
    case 32: return make_engine32(model);
    default: return make_engine64(model);
  }
}

}  // namespace search

namespace {

using constraints::make_model;
using constraints::Model;
using search::AnyEngine;

Digits read_solution(const AnyEngine& engine, int cells) {
  Digits digits(static_cast<std::size_t>(cells));
  for (int cell = 0; cell < cells; ++cell)
    digits[static_cast<std::size_t>(cell)] = engine.digit(cell);
  return digits;
}

}  // namespace

int search_bits(int side) { return side <= 16 ? 16 : side <= 32 ? 32 : 64; }

SolvedProblem solve(const Problem& problem, const std::atomic<bool>* stop,
                    std::uint64_t most_guesses) {
  SolvedProblem solved;
  const auto engine = search::make_engine(make_model(problem));
  int found = 0;
  if (engine->start()) {
    const auto end = engine->search({.stop = stop, .nodes = most_guesses}, [&] {
      if (found == 0) solved.solution = read_solution(*engine, problem.cells());
      return ++found < 2;
    });
    solved.is_interrupted = end == AnyEngine::End::stopped;
  }
  solved.guesses = engine->nodes();
  solved.verdict = found == 0 ? Verdict::none : found == 1 ? Verdict::unique : Verdict::several;
  if (found > 0) return solved;
  const std::vector<Broken> broken = find_broken(problem, problem.digits);
  if (broken.empty()) return solved;
  solved.verdict = Verdict::illegal;
  solved.words = broken[0].words;
  return solved;
}

Count count(const Problem& problem, CountOptions options) {
  const auto engine = search::make_engine(make_model(problem));
  Count count;
  if (!engine->start()) return count;
  const std::uint64_t limit = options.limit == 0 ? ~std::uint64_t{0} : options.limit;
  const auto end = engine->search({.stop = options.stop}, [&] {
    if (count.count == limit) {
      count.is_exact = false;
      return false;
    }
    ++count.count;
    return true;
  });
  if (end != AnyEngine::End::stopped) return count;
  count.is_exact = false;
  count.is_interrupted = true;
  return count;
}

Flow enumerate(const Problem& problem, FunctionRef<Flow(const Digits&)> visitor,
               const std::atomic<bool>* stop, std::uint64_t most_guesses) {
  const auto engine = search::make_engine(make_model(problem));
  if (!engine->start()) return Flow::go_on;
  const auto end = engine->search({.stop = stop, .nodes = most_guesses}, [&] {
    return visitor(read_solution(*engine, problem.cells())) == Flow::go_on;
  });
  return end == AnyEngine::End::all ? Flow::go_on : Flow::stop;
}

std::optional<Digits> random_solution(const Problem& problem, std::uint64_t seed,
                                      const std::atomic<bool>* stop, std::uint64_t most_guesses) {
  const auto engine = search::make_engine(make_model(problem));
  if (!engine->start()) return std::nullopt;
  std::optional<Digits> solution;
  std::uint64_t guesses = 0;
  // Starts over where luck leads into a thicket.
  for (std::uint64_t nodes = 1000, turn = 1;; nodes += nodes / 2, ++turn) {
    const std::uint64_t lot = seed + turn * 0x632be59bd9b4e019;
    const auto end = engine->search({stop, nodes, lot | 1}, [&] {
      solution = read_solution(*engine, problem.cells());
      return false;
    });
    const bool is_stopped = stop != nullptr && stop->load(std::memory_order_relaxed);
    if (end != AnyEngine::End::stopped || is_stopped) return solution;
    guesses += nodes;
    if (guesses >= most_guesses) return std::nullopt;
  }
}

std::optional<std::vector<std::uint64_t>> find_left(const Problem& problem) {
  const auto engine = search::make_engine(make_model(problem));
  if (!engine->start()) return std::nullopt;
  std::vector<std::uint64_t> left(static_cast<std::size_t>(problem.cells()));
  for (int cell = 0; cell < problem.cells(); ++cell) {
    left[static_cast<std::size_t>(cell)] = engine->candidates(cell);
  }
  return left;
}

namespace {

// Every candidate that no solution found so far has is asked for by itself; each solution answers
// for many.
void find_masks(const Problem& problem, const std::vector<std::uint64_t>& left,
                TrueCandidates& found, const std::atomic<bool>* stop) {
  Model model = make_model(problem);
  const auto note = [&](const AnyEngine& engine) {
    for (int cell = 0; cell < problem.cells(); ++cell) {
      found.masks[static_cast<std::size_t>(cell)] |= std::uint64_t{1} << (engine.digit(cell) - 1);
    }
    return false;
  };
  for (int cell = 0; cell < problem.cells(); ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    std::uint64_t& known = model.domains[at];
    for (std::uint64_t rest = left[at]; rest != 0; rest &= rest - 1) {
      const std::uint64_t digit = rest & (~rest + 1);
      if ((found.masks[at] & digit) != 0) continue;
      const std::uint64_t all = known;
      known = digit;
      const auto engine = search::make_engine(model);
      known = all;
      const bool is_live = engine->start();
      if (is_live) {
        const auto end = engine->search({.stop = stop}, [&] { return note(*engine); });
        if (end == AnyEngine::End::stopped) {
          found.is_interrupted = true;
          return;
        }
      }
      if ((found.masks[at] & digit) == 0) known &= ~digit;  // never again
    }
  }
}

}  // namespace

TrueCandidates true_candidates(const Problem& problem, std::uint64_t limit,
                               const std::atomic<bool>* stop) {
  const auto cells = static_cast<std::size_t>(problem.cells());
  TrueCandidates found{std::vector<std::uint64_t>(cells, 0), {}, false};
  const auto left = find_left(problem);
  if (!left) return found;
  find_masks(problem, *left, found, stop);
  if (limit <= 1 || found.is_interrupted) return found;
  Model model = make_model(problem);
  for (std::size_t cell = 0; cell < cells; ++cell) model.domains[cell] = found.masks[cell];
  const auto side = static_cast<std::size_t>(problem.side);
  found.counts.assign(cells * side, 0);
  for (std::size_t cell = 0; cell < cells && !found.is_interrupted; ++cell) {
    const std::uint64_t all = model.domains[cell];
    for (std::uint64_t rest = all; rest != 0; rest &= rest - 1) {
      model.domains[cell] = rest & (~rest + 1);
      const auto engine = search::make_engine(model);
      std::uint64_t& count =
          found.counts[cell * side + static_cast<std::size_t>(std::countr_zero(rest))];
      if (!engine->start()) continue;
      const auto end = engine->search({.stop = stop}, [&] { return ++count < limit; });
      if (end == AnyEngine::End::stopped) found.is_interrupted = true;
    }
    model.domains[cell] = all;
  }
  return found;
}

}  // namespace nonet
