// Givens that leave a problem one solution (complete.hpp).
//
// One of its solutions is drawn by lot. As long as there is another, a cell where the two differ is
// given: each rules out at least that other one, so there is an end. Of the givens added those that
// turn out to be needless are taken back, the last first.

#include "nonet/complete.hpp"

#include <algorithm>

#include "search/clues/spare.hpp"

namespace nonet {
namespace {

bool is_stopped(const std::atomic<bool>* stop) {
  return stop != nullptr && stop->load(std::memory_order_relaxed);
}

// Where another solution differs from this one; empty if there is none.
std::vector<int> find_differences(const Problem& problem, const Digits& solution,
                                  const std::atomic<bool>* stop) {
  std::vector<int> cells;
  enumerate(
      problem,
      [&](const Digits& other) {
        for (std::size_t i = 0; i < other.size(); ++i) {
          if (other[i] != solution[i]) cells.push_back(static_cast<int>(i));
        }
        return cells.empty() ? Flow::go_on : Flow::stop;
      },
      stop);
  return cells;
}

void give(Problem& problem, int cell, std::uint8_t digit) {
  problem.digits[static_cast<std::size_t>(cell)] = digit;
  problem.givens[static_cast<std::size_t>(cell)] = true;
}

}  // namespace

std::optional<Completed> complete(const Problem& problem, std::uint64_t seed,
                                  const std::atomic<bool>* stop) {
  const std::optional<Digits> solution = random_solution(problem, seed, stop);
  if (!solution) return std::nullopt;
  Completed completed{.problem = problem};
  const auto digit_at = [&](int cell) { return (*solution)[static_cast<std::size_t>(cell)]; };
  std::uint64_t state = seed;
  for (;;) {
    const std::vector<int> cells = find_differences(completed.problem, *solution, stop);
    completed.is_interrupted = is_stopped(stop);
    if (completed.is_interrupted) return completed;
    if (cells.empty()) break;
    state = state * 6364136223846793005 + 1442695040888963407;
    const int cell = cells[(state >> 33) % cells.size()];
    give(completed.problem, cell, digit_at(cell));
    completed.added.push_back(cell);
  }
  search::Spare spare(completed.problem, *solution, {.stop = stop});
  for (std::size_t i = completed.added.size(); i-- > 0 && !is_stopped(stop);) {
    const int cell = completed.added[i];
    if (spare.ask({cell}) != search::Spared::spare) continue;
    spare.leave_out({cell});
    completed.added.erase(completed.added.begin() + static_cast<std::ptrdiff_t>(i));
  }
  completed.problem = spare.left();
  std::sort(completed.added.begin(), completed.added.end());
  return completed;
}

}  // namespace nonet
