// What clues leave: a small model of theirs alone, in which all other cells are filled, searched to
// its end. Bounds are in guesses, so that the steps are the same everywhere; what a bound leaves
// open stays possible.

#include <algorithm>
#include <bit>

#include "advice/problem_board.hpp"
#include "constraints/kind.hpp"
#include "search/clues/any_engine.hpp"

namespace nonet::advice {
namespace {

using constraints::Model;
using search::AnyEngine;

constexpr std::size_t kMostExact = 12;  // cells
constexpr std::uint64_t kMostGuesses = 400;

// Every cell that a model says something of.
Cells touched_cells(const Model& model) {
  Cells cells;
  const auto add = [&cells](const Cells& more) {
    cells.insert(cells.end(), more.begin(), more.end());
  };
  for (const Cells& each : model.houses) add(each);
  for (const Cells& each : model.groups) add(each);
  for (const auto& [a, b] : model.equal) add({a, b});
  for (const auto& [a, b] : model.differ) add({a, b});
  for (const Model::Pair& each : model.pairs) add({each.a, each.b});
  for (const Model::Sum& each : model.sums) add(each.cells);
  for (const Model::Sets& each : model.sets) add(each.cells);
  for (const Model::Ends& each : model.ends) {
    add({each.a, each.b});
    add(each.inner);
  }
  for (const Model::Among& each : model.among) add(each.cells);
  for (const Model::Seen& each : model.seen) add(each.cells);
  for (const Model::Fits& each : model.fits) add(each.cells);
  const Mask all = (Mask{1} << model.side) - 1;
  for (std::size_t i = 0; i < model.domains.size(); ++i) {
    if (model.domains[i] != all) cells.push_back(static_cast<int>(i));
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

class LeavesFinder {
 public:
  LeavesFinder(const ProblemBoard& board, Model model, const std::atomic<bool>* stop)
      : model_(std::move(model)), stop_(stop) {
    leaves_.cells = touched_cells(model_);
    std::vector<bool> is_touched(model_.domains.size(), false);
    for (const int cell : leaves_.cells) {
      is_touched[static_cast<std::size_t>(cell)] = true;
      model_.domains[static_cast<std::size_t>(cell)] &= board.at(cell);
    }
    for (std::size_t i = 0; i < is_touched.size(); ++i) {
      if (!is_touched[i]) model_.domains[i] = 1;
    }
    for (std::size_t i = 0; i < leaves_.cells.size(); ++i) {
      for (std::size_t j = i + 1; j < leaves_.cells.size(); ++j) {
        if (board.sees(leaves_.cells[i], leaves_.cells[j]))
          model_.differ.emplace_back(leaves_.cells[i], leaves_.cells[j]);
      }
    }
  }

  Leaves find(bool wants_needed) {
    const auto engine = search::make_engine(model_);
    if (!engine->start()) return {};  // the position is wrong: nothing is said
    for (const int cell : leaves_.cells) leaves_.left.push_back(engine->candidates(cell));
    if (leaves_.cells.size() <= kMostExact) test_each();
    if (wants_needed) find_needed();
    return std::move(leaves_);
  }

 private:
  enum class Answer : std::uint8_t { yes, no, unknown };

  // Whether the model can be filled; what the first way has is noted as possible.
  Answer ask(const Model& model) {
    const auto engine = search::make_engine(model);
    if (!engine->start()) return Answer::no;
    bool is_found = false;
    const auto end = engine->search({.stop = stop_, .nodes = kMostGuesses}, [&] {
      is_found = true;
      for (std::size_t i = 0; i < leaves_.cells.size(); ++i)
        seen_[i] |= Mask{1} << (engine->digit(leaves_.cells[i]) - 1);
      return false;
    });
    if (is_found) return Answer::yes;
    return end == AnyEngine::End::stopped ? Answer::unknown : Answer::no;
  }

  void test_each() {
    seen_.assign(leaves_.cells.size(), 0);
    for (std::size_t i = 0; i < leaves_.cells.size(); ++i) {
      const auto cell = static_cast<std::size_t>(leaves_.cells[i]);
      const Mask all = model_.domains[cell];
      for (Mask rest = leaves_.left[i]; rest != 0; rest &= rest - 1) {
        const Mask digit = rest & (~rest + 1);
        if ((seen_[i] & digit) != 0) continue;
        model_.domains[cell] = digit;
        if (ask(model_) == Answer::no) leaves_.left[i] &= ~digit;
      }
      model_.domains[cell] = all & leaves_.left[i];
    }
  }

  void find_needed() {
    Mask needed = 0, any = 0;
    for (const Mask left : leaves_.left) any |= left;
    seen_.assign(leaves_.cells.size(), 0);
    for (Mask rest = any; rest != 0; rest &= rest - 1) {
      const Mask digit = rest & (~rest + 1);
      Model without = model_;
      for (const int cell : leaves_.cells)
        without.domains[static_cast<std::size_t>(cell)] &= ~digit;
      if (ask(without) == Answer::no) needed |= digit;
    }
    leaves_.needed = {needed};
  }

  Model model_;
  const std::atomic<bool>* stop_;
  Leaves leaves_;
  std::vector<Mask> seen_;
};

}  // namespace

Leaves find_leaves(const ProblemBoard& board, const std::vector<int>& clues, const Cells* house,
                   bool wants_needed, const std::atomic<bool>* stop) {
  const Problem& problem = board.problem();
  Model model(problem.side);
  for (const int index : clues) {
    const Clue& clue = problem.clues[static_cast<std::size_t>(index)];
    constraints::code(clue.kind).add(problem, clue, model);
  }
  if (model.is_impossible) return {};
  if (house != nullptr) model.houses.push_back(*house);
  return LeavesFinder(board, std::move(model), stop).find(wants_needed);
}

Leaves find_sum_leaves(const ProblemBoard& board, const Cells& cells,
                       const std::vector<int>& weights, int total, const std::atomic<bool>* stop) {
  Model model(board.side());
  model.add_sum(cells, weights, total);
  return LeavesFinder(board, std::move(model), stop).find(false);
}

}  // namespace nonet::advice
