// Cells that touch at a corner differ; those that touch at a side share a row or column.

#include "constraints/kind.hpp"

namespace nonet::constraints::antiking {
namespace {

void add(const Problem& problem, const Clue&, Model& model) {
  keep_leaps_apart(problem, model, 1, 1);
}

Fault find_fault(const Look& look) { return find_equal_leap(look, 1, 1); }

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::antiking
