// A row index: a cell of row r with digit v says that r stands in row v of its column.

#include "constraints/kind.hpp"

namespace nonet::constraints::rowindex {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  for (const int cell : clue.cells) {
    const int row = problem.row(cell) + 1;
    for (int v = 1; v <= problem.side; ++v) {
      if (v == row) continue;
      const int relation =
          model.relation([v, row](int x, int y) { return (x == v) == (y == row); });
      model.relate(cell, problem.cell(v - 1, problem.column(cell)), relation);
    }
  }
}

Fault find_fault(const Look& look) {
  for (const int cell : look.clue.cells) {
    const int v = look.at(cell), row = look.problem.row(cell) + 1;
    if (v == 0) continue;
    const int other = look.problem.cell(v - 1, look.problem.column(cell));
    if (look.at(other) != 0 && look.at(other) != row) {
      return look.cell(cell) + " is " + std::to_string(v) + ", and " + look.cell(other) +
             " is not " + std::to_string(row);
    }
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::rowindex
