// Digits and clues left out of a problem: to find what cannot stand together, what could be
// spared, and what is enough.

#include "search/clues/any_engine.hpp"
#include "search/clues/spare.hpp"

namespace nonet {
namespace {

using search::Spare;
using search::Spared;

enum class Answer : std::uint8_t { no, yes, unknown };

Answer has_solution(const constraints::Model& model, const std::atomic<bool>* stop,
                    std::uint64_t most_guesses) {
  const auto engine = search::make_engine(model);
  if (!engine->start()) return Answer::no;
  const auto end = engine->search({.stop = stop, .nodes = most_guesses}, [] { return false; });
  if (end == search::RunEnd::limit) return Answer::yes;
  return end == search::RunEnd::all ? Answer::no : Answer::unknown;
}

}  // namespace

ProblemCore find_core(const Problem& problem, const std::atomic<bool>* stop,
                      std::uint64_t most_guesses) {
  ProblemCore core;
  Problem rest = problem;
  std::vector<bool> without(problem.clues.size(), false);
  const auto is_still_impossible = [&] {
    const Answer answer = has_solution(constraints::make_model(rest, &without), stop, most_guesses);
    core.is_interrupted |= answer == Answer::unknown;
    return answer == Answer::no;
  };
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    without[i] = true;
    if (is_still_impossible()) continue;
    without[i] = false;
    core.clues.push_back(static_cast<int>(i));
  }
  for (std::size_t cell = 0; cell < problem.digits.size(); ++cell) {
    if (problem.digits[cell] == 0) continue;
    rest.digits[cell] = 0;
    if (is_still_impossible()) continue;
    rest.digits[cell] = problem.digits[cell];
    core.cells.push_back(static_cast<int>(cell));
  }
  return core;
}

Redundant find_redundant(const Problem& problem, const Digits& solution,
                         const std::atomic<bool>* stop, std::uint64_t most_guesses) {
  Redundant found;
  Spare spare(problem, solution, {most_guesses, stop});
  const auto can_go = [&](Spared need) {
    found.is_interrupted |= need == Spared::unknown;
    return need == Spared::spare;
  };
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    if (can_go(spare.ask_clue(i))) found.clues.push_back(static_cast<int>(i));
  }
  for (int cell = 0; cell < problem.cells(); ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    if (problem.digits[at] == 0 || !problem.givens[at]) continue;
    if (can_go(spare.ask({cell}))) found.cells.push_back(cell);
  }
  return found;
}

Problem minimize(const Problem& problem, const Digits& solution, std::uint64_t seed,
                 bool leaves_clues, const std::atomic<bool>* stop) {
  Problem given = problem;
  std::vector<int> order;  // cells, then clues from `cells()` on
  for (int cell = 0; cell < problem.cells(); ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    if (!problem.givens[at]) given.digits[at] = 0;
    if (problem.givens[at]) order.push_back(cell);
  }
  for (std::size_t i = 0; leaves_clues && i < problem.clues.size(); ++i) {
    order.push_back(problem.cells() + static_cast<int>(i));
  }
  std::uint64_t state = seed;
  for (std::size_t i = order.size(); i > 1; --i) {
    state = state * 6364136223846793005 + 1442695040888963407;
    std::swap(order[i - 1], order[(state >> 33) % i]);
  }
  Spare spare(given, solution, {.stop = stop});
  for (const int what : order) {
    if (stop != nullptr && stop->load(std::memory_order_relaxed)) break;
    if (what < problem.cells()) {
      if (spare.ask({what}) == Spared::spare) spare.leave_out({what});
    } else {
      const auto clue = static_cast<std::size_t>(what - problem.cells());
      if (spare.ask_clue(clue) == Spared::spare) spare.leave_out_clue(clue);
    }
  }
  return spare.left();
}

}  // namespace nonet
