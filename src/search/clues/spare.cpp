#include "search/clues/spare.hpp"

#include <algorithm>
#include <utility>

namespace nonet::search {
namespace {

// Whether there are as many solutions.
Spared find_solutions(AnyEngine& engine, int many, const Spare::Bounds& bounds) {
  if (!engine.start()) return Spared::spare;
  int found = 0;
  const auto end =
      engine.search({.stop = bounds.stop, .nodes = bounds.guesses}, [&] { return ++found < many; });
  if (end == RunEnd::limit) return Spared::needed;
  return end == RunEnd::all ? Spared::spare : Spared::unknown;
}

}  // namespace

Spare::Spare(const Problem& problem, Digits solution, Bounds bounds)
    : problem_(problem),
      solution_(std::move(solution)),
      bounds_(bounds),
      without_(problem.clues.size(), false) {
  compile();
}

void Spare::compile() {
  Problem blank = problem_;
  std::fill(blank.digits.begin(), blank.digits.end(), std::uint8_t{0});
  const constraints::Model model = constraints::make_model(blank, &without_);
  engine_ = make_engine(model);
  blank_ = domains_ = model.domains;
  for (int cell = 0; cell < problem_.cells(); ++cell) {
    if (problem_.digits[static_cast<std::size_t>(cell)] != 0) domain(cell) = digit_of(cell);
  }
}

void Spare::make_blank(const std::vector<int>& cells) {
  for (const int cell : cells) domain(cell) = blank_[static_cast<std::size_t>(cell)];
}

Spared Spare::ask(const std::vector<int>& cells) {
  make_blank(cells);
  Spared need = Spared::spare;
  for (const int cell : cells) {
    domain(cell) &= ~digit_of(cell);
    engine_->reset(domains_);
    need = find_solutions(*engine_, 1, bounds_);
    if (need != Spared::spare) break;
    domain(cell) = digit_of(cell);  // it holds this digit in all that is left, given or not
  }
  for (const int cell : cells) domain(cell) = digit_of(cell);
  return need;
}

Spared Spare::ask_clue(std::size_t number) const {
  std::vector<bool> without = without_;
  without[number] = true;
  return find_solutions(*make_engine(constraints::make_model(problem_, &without)), 2, bounds_);
}

void Spare::leave_out(const std::vector<int>& cells) {
  make_blank(cells);
  for (const int cell : cells) {
    problem_.digits[static_cast<std::size_t>(cell)] = 0;
    problem_.givens[static_cast<std::size_t>(cell)] = false;
  }
}

void Spare::leave_out_clue(std::size_t number) {
  without_[number] = true;
  compile();
}

Problem Spare::left() const {
  Problem left = problem_;
  left.clues.clear();
  for (std::size_t i = 0; i < problem_.clues.size(); ++i) {
    if (!without_[i]) left.clues.push_back(problem_.clues[i]);
  }
  return left;
}

}  // namespace nonet::search
