// The table of kinds, and the model that the clues of a problem make together.

#include <algorithm>
#include <array>

#include "constraints/kind.hpp"

namespace nonet {
namespace {

constexpr std::array kConstraints = {
#define NONET_CONSTRAINT(id, key, shape, value, words) \
  ConstraintInfo{Constraint::id, #id, key, ClueShape::shape, Valued::value, words},
#include "nonet/constraints.def"
#undef NONET_CONSTRAINT
};

}  // namespace

std::span<const ConstraintInfo> all_constraints() { return kConstraints; }
const ConstraintInfo& info(Constraint kind) { return kConstraints[static_cast<std::size_t>(kind)]; }

std::optional<Constraint> find_constraint(std::string_view id) {
  const auto is_same = [id](std::string_view own) {
    return std::equal(own.begin(), own.end(), id.begin(), id.end(),
                      [](char a, char b) { return a == b || (a == '_' && b == '-'); });
  };
  for (const ConstraintInfo& row : kConstraints) {
    if (is_same(row.id)) return row.kind;
  }
  return std::nullopt;
}

namespace constraints {

const KindCode& code(Constraint kind) {
  static const std::array<const KindCode*, kConstraints.size()> kCodes = {
#define NONET_CONSTRAINT(id, key, shape, value, words) &id::code,
#include "nonet/constraints.def"
#undef NONET_CONSTRAINT
  };
  return *kCodes[static_cast<std::size_t>(kind)];
}

Model make_model(const Problem& problem, const std::vector<bool>* without) {
  Model model(problem.side);
  for (int i = 0; i < problem.side; ++i) {
    Cells row, column;
    for (int j = 0; j < problem.side; ++j) {
      row.push_back(problem.cell(i, j));
      column.push_back(problem.cell(j, i));
    }
    model.houses.push_back(std::move(row));
    model.houses.push_back(std::move(column));
  }
  model.has_lines = true;
  for (Cells& region : region_cells(problem)) {
    const bool is_house = region.size() == static_cast<std::size_t>(problem.side);
    if (region.size() > static_cast<std::size_t>(problem.side)) model.is_impossible = true;
    (is_house ? model.houses : model.groups).push_back(std::move(region));
  }
  for (std::size_t cell = 0; cell < problem.digits.size(); ++cell) {
    if (problem.digits[cell] != 0) model.domains[cell] &= Mask{1} << (problem.digits[cell] - 1);
    if (!problem.marks.empty()) model.domains[cell] &= problem.marks[cell];
  }
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    if (without != nullptr && (*without)[i]) continue;
    const Clue& clue = problem.clues[i];
    code(clue.kind).add(problem, clue, model);
  }
  return model;
}

}  // namespace constraints
}  // namespace nonet
