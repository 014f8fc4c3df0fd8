// Cells a knight's move apart differ.

#include "constraints/kind.hpp"

namespace nonet::constraints::antiknight {
namespace {

void add(const Problem& problem, const Clue&, Model& model) {
  keep_leaps_apart(problem, model, 1, 2);
}

Fault find_fault(const Look& look) { return find_equal_leap(look, 1, 2); }

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::antiknight
