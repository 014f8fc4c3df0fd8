// The cells at one place of all regions, in reading order, hold every digit.

#include "constraints/kind.hpp"

namespace nonet::constraints::disjoint {
namespace {

std::vector<Cells> groups(const Problem& problem) {
  const std::vector<Cells> regions = region_cells(problem);
  std::vector<Cells> found(static_cast<std::size_t>(problem.side));
  for (const Cells& region : regions) {
    for (std::size_t i = 0; i < region.size() && i < found.size(); ++i)
      found[i].push_back(region[i]);
  }
  return found;
}

void add(const Problem& problem, const Clue&, Model& model) {
  for (Cells& group : groups(problem)) {
    const bool is_house = group.size() == static_cast<std::size_t>(problem.side);
    (is_house ? model.houses : model.groups).push_back(std::move(group));
  }
}

Fault find_fault(const Look& look) {
  for (const Cells& group : groups(look.problem)) {
    if (Fault fault = look.find_twice(group)) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::disjoint
