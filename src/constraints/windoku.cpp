// Windows of the size of a box, one cell inside the corners, hold every digit.

#include "constraints/kind.hpp"

namespace nonet::constraints::windoku {
namespace {

void add(const Problem& problem, const Clue&, Model& model) {
  for (Cells& window : windows(problem)) model.houses.push_back(std::move(window));
}

Fault find_fault(const Look& look) {
  for (const Cells& window : windows(look.problem)) {
    if (Fault fault = look.find_twice(window)) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::windoku
