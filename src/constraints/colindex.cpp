// A column index: a cell of column c with digit v says that c stands in column v of its row.

#include "constraints/kind.hpp"

namespace nonet::constraints::colindex {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  for (const int cell : clue.cells) {
    const int column = problem.column(cell) + 1;
    for (int v = 1; v <= problem.side; ++v) {
      if (v == column) continue;
      const int relation =
          model.relation([v, column](int x, int y) { return (x == v) == (y == column); });
      model.relate(cell, problem.cell(problem.row(cell), v - 1), relation);
    }
  }
}

Fault find_fault(const Look& look) {
  for (const int cell : look.clue.cells) {
    const int v = look.at(cell), column = look.problem.column(cell) + 1;
    if (v == 0) continue;
    const int other = look.problem.cell(look.problem.row(cell), v - 1);
    if (look.at(other) != 0 && look.at(other) != column) {
      return look.cell(cell) + " is " + std::to_string(v) + ", and " + look.cell(other) +
             " is not " + std::to_string(column);
    }
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::colindex
