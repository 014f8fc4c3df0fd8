#include "generate/spare.hpp"

#include <algorithm>

#include "search/clues/any_engine.hpp"

namespace nonet::generator {
namespace {

using constraints::Mask;
using search::AnyEngine;

constraints::Model model_without_digits(Problem problem) {
  std::fill(problem.digits.begin(), problem.digits.end(), std::uint8_t{0});
  return constraints::make_model(problem);
}

}  // namespace

Spare::Spare(const Problem& problem, const Digits& solution)
    : model_(model_without_digits(problem)), blank_(model_.domains), solution_(solution) {
  for (int cell = 0; cell < problem.cells(); ++cell) domain(cell) = given(cell);
}

Mask Spare::given(int cell) const {
  return Mask{1} << (solution_[static_cast<std::size_t>(cell)] - 1);
}

bool Spare::has_other(std::uint64_t most_guesses, const std::atomic<bool>* stop) const {
  const auto engine = search::make_engine(model_);
  if (!engine->start()) return false;
  return engine->search({.stop = stop, .nodes = most_guesses}, [] { return false; }) !=
         AnyEngine::End::all;
}

bool Spare::leave_out(const std::vector<int>& cells, std::uint64_t most_guesses,
                      const std::atomic<bool>* stop) {
  const auto make_blank = [&](int cell) { domain(cell) = blank_[static_cast<std::size_t>(cell)]; };
  for (const int cell : cells) make_blank(cell);
  for (const int cell : cells) {
    domain(cell) &= ~given(cell);
    if (has_other(most_guesses, stop)) {
      for (const int each : cells) domain(each) = given(each);
      return false;
    }
    domain(cell) = given(cell);  // it holds this digit in all that is left, given or not
  }
  for (const int cell : cells) make_blank(cell);
  return true;
}

}  // namespace nonet::generator
