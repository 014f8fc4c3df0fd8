// An odd digit.

#include "constraints/kind.hpp"

namespace nonet::constraints::odd {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  Mask digits = 0;
  for (int digit = 1; digit <= problem.side; digit += 2) digits |= Mask{1} << (digit - 1);
  for (const int cell : clue.cells) model.keep(cell, digits);
}

Fault find_fault(const Look& look) {
  for (const int cell : look.clue.cells) {
    const int digit = look.at(cell);
    if (digit != 0 && digit % 2 != 1) return look.cell(cell) + " is " + std::to_string(digit);
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::odd
