// Where a step is: what a hint points at before it says why.

#include "explain/area.hpp"

#include "explain/writer.hpp"
#include "nonet/explain.hpp"

namespace nonet {
namespace explain {

std::optional<Sentence> area(const Rules& rules, CellSet cells) {
  static constexpr Sentence kBands[] = {Sentence::area_top, Sentence::area_middle_rows,
                                        Sentence::area_bottom};
  static constexpr Sentence kStacks[] = {Sentence::area_left, Sentence::area_middle_columns,
                                         Sentence::area_right};
  if (!has_bands(rules)) return std::nullopt;
  std::optional<Sentence> columns;
  for (int i = 0; i < classic::kBoxSide; ++i) {
    CellSet band, stack;
    for (int j = 0; j < classic::kBoxSide; ++j) {
      band |= rules.cells(House::row(classic::kBoxSide * i + j));
      stack |= rules.cells(House::column(classic::kBoxSide * i + j));
    }
    if ((cells - band).empty()) return kBands[i];
    if (!columns && (cells - stack).empty()) columns = kStacks[i];
  }
  return columns;
}

}  // namespace explain

CellSet affected_cells(const Step& step) {
  return step.placed().cells() | step.eliminated().cells();
}

CellSet pattern_cells(const Step& step) {
  CellSet cells;
  for (const Mark& mark : step.evidence()) {
    if (paint(mark.role) != Paint::none && paint(mark.role) != Paint::target) cells |= mark.cells;
  }
  return cells.empty() ? affected_cells(step) : cells;
}

HouseSet pattern_houses(const Step& step, const Rules& rules) {
  for (const Role role : {Role::base_house, Role::house}) {
    if (!step.houses(role).empty()) return step.houses(role);
  }
  const CellSet cells = pattern_cells(step);
  for (const House house : rules.houses()) {
    if ((cells - rules.cells(house)).empty() && cells.size() > 1) return {house};
  }
  HouseSet boxes;
  for (const Cell cell : cells)
    boxes.insert(rules.region_of(cell).value_or(House::row(cell.row())));
  return boxes;
}

}  // namespace nonet
