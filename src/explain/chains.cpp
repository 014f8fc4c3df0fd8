// See chains.hpp.

#include "explain/chains.hpp"

namespace nonet::explain {

std::vector<Chain> chains(const Step& step) {
  std::vector<Chain> list;
  CellSet als;
  for (const Mark& mark : step.evidence()) {
    switch (mark.role) {
      case Role::chain_head:
        list.push_back({Node{Link::none, mark.digits, mark.cells, {}}});
        als = {};
        break;
      case Role::via_als: als = mark.cells; break;
      case Role::weak_to:
      case Role::strong_to:
        if (list.empty()) break;
        list.back().push_back(
            {mark.role == Role::weak_to ? Link::weak : Link::strong, mark.digits, mark.cells, als});
        als = {};
        break;
      default: break;
    }
  }
  return list;
}

}  // namespace nonet::explain
