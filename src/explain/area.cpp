// Where a step is: what a hint points at before it says why.

#include "nonet/explain.hpp"

namespace nonet {

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

HouseSet pattern_houses(const Step& step) {
  for (const Role role : {Role::base_house, Role::house}) {
    if (!step.houses(role).empty()) return step.houses(role);
  }
  const CellSet cells = pattern_cells(step);
  for (const House house : House::all()) {
    if ((cells - house.cells()).empty() && cells.size() > 1) return {house};
  }
  HouseSet boxes;
  for (const Cell cell : cells) boxes.insert(House::box(cell.box()));
  return boxes;
}

}  // namespace nonet
