// See subsets.hpp.

#include "logic/subsets.hpp"

#include <array>
#include <bit>

#include "logic/house_order.hpp"
#include "logic/sees.hpp"

namespace nonet::logic {
namespace {

int lowest(DigitBits mask) {
  return std::countr_zero(static_cast<std::make_unsigned_t<DigitBits>>(mask));
}

// In one view of a house, the search for `size` sets with a union of `size`; told only if something
// follows: a member of the union that the other view also has outside the choice.
class SubsetSearch {
 public:
  SubsetSearch(const NineSets& sets, const NineSets& other, int size)
      : sets_(sets), other_(other), size_(size) {}

  // Calls found(chosen, united) for each choice among the eligible; both are masks, the first over
  // the sets.
  template <typename Found>
  Flow search(DigitBits eligible, const Found& found) const {
    return mask_size(eligible) < size_ ? Flow::go_on : extend(found, eligible, 0, 0, size_);
  }

 private:
  template <typename Found>
  Flow extend(const Found& found, DigitBits eligible, DigitBits chosen, DigitBits united,
              int left) const {
    for (; eligible != 0; eligible &= eligible - 1) {
      const DigitBits more = united | sets_[lowest(eligible)];
      if (mask_size(more) > size_) continue;
      const DigitBits with = chosen | (eligible & -eligible);
      Flow flow = Flow::go_on;
      if (left > 1) {
        flow = extend(found, eligible & (eligible - 1), with, more, left - 1);
      } else if (mask_size(more) == size_ && has_effect(with, more)) {  // fewer: a broken position
        flow = found(with, more);
      }
      if (flow == Flow::stop) return flow;
    }
    return Flow::go_on;
  }

  bool has_effect(DigitBits chosen, DigitBits united) const {
    DigitBits held = 0;
    for (DigitBits rest = united; rest != 0; rest &= rest - 1) {
      held |= other_[lowest(rest)];
    }
    return (held & ~chosen) != 0;
  }

  const NineSets& sets_;
  const NineSets& other_;
  int size_;
};

// The subsets of a size in one view. In a house of n blank cells, k cells have k digits between
// them just if the n - k other digits have n - k places between them: where that is smaller, it is
// what we look for, and tell the rest.
template <typename Found>
Flow search_view(const NineSets& sets, const NineSets& other, int size, const Found& found) {
  const int count = mask_size(sets.filled());
  const int rest = count - size;
  if (rest <= 0) return Flow::go_on;
  if (rest >= size || mask_size(other.filled()) != count) {  // unequal: a broken position
    return SubsetSearch(sets, other, size).search(sets.with_2_to(size), found);
  }
  const auto tell_rest = [&](DigitBits chosen, DigitBits united) {
    const DigitBits subset = sets.filled() & ~united;
    // One that is a single is no subset's member.
    return (subset & sets.singles()) != 0 ? Flow::go_on : found(subset, other.filled() & ~chosen);
  };
  return SubsetSearch(other, sets, rest).search(other.singles() | other.with_2_to(rest), tell_rest);
}

CellSet cells_at(const Rules& rules, House house, DigitBits positions) {
  CellSet cells;
  for (DigitBits rest = positions; rest != 0; rest &= rest - 1) {
    cells.insert(rules.cell(house, lowest(rest)));
  }
  return cells;
}

Flow emit_naked(const Board& board, StepSink& out, House house, CellSet cells, DigitSet digits) {
  const CellSet seen = seen_by_all(cells, board.rules());
  CellSet hit;
  for (const Digit digit : digits) hit |= seen & board.places(digit);
  HouseSet houses;
  for (const House each : board.rules().houses_of(cells.first())) {
    if ((cells - board.rules().cells(each)).empty() && hit.intersects(board.rules().cells(each)))
      houses.insert(each);
  }
  if (house != *by_ease(houses).begin()) return Flow::go_on;  // in two houses: met in the first
  Step step = out.step();
  for (const Digit digit : digits) step.eliminate(seen & board.places(digit), digit);
  step.show(Role::cells, cells, digits).show(Role::digits, digits).show(Role::house, houses);
  return out.emit(step);
}

// Calls found(house, digits, cells) for the hidden subsets that somebody may not have seen yet.
template <typename Found>
void for_each_hidden(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                     const Found& found) {
  const HouseViews& views = workspace.house_views();
  for (const House house : by_ease(workspace.touched_since(row.technique).houses)) {
    const auto tell = [&](DigitBits digits, DigitBits positions) {
      return found(house, DigitSet::from_bits(digits), cells_at(board.rules(), house, positions));
    };
    const HouseView& view = views[house];
    if (search_view(view.digits(), view.cells(), row.argument, tell) == Flow::stop) return;
  }
}

}  // namespace

void find_naked_subset(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                       StepSink& out) {
  const HouseViews& views = workspace.house_views();
  for (const House house : by_ease(workspace.touched_since(row.technique).houses)) {
    const auto found = [&](DigitBits positions, DigitBits digits) {
      const CellSet cells = cells_at(board.rules(), house, positions);
      return emit_naked(board, out, house, cells, DigitSet::from_bits(digits));
    };
    const HouseView& view = views[house];
    if (search_view(view.cells(), view.digits(), row.argument, found) == Flow::stop) return;
  }
}

void find_hidden_subset(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                        StepSink& out) {
  const auto found = [&](House house, DigitSet digits, CellSet cells) {
    Step step = out.step();
    for (const Cell cell : cells) step.eliminate(cell, board.candidates(cell) - digits);
    step.show(Role::cells, cells, digits).show(Role::digits, digits).show(Role::house, house);
    return out.emit(step);
  };
  for_each_hidden(board, workspace, row, found);
}

void find_direct_hidden_subset(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                               StepSink& out) {
  const auto found = [&](House house, DigitSet digits, CellSet cells) {
    for (const Digit digit : board.rules().digits() - board.digits(house) - digits) {
      const CellSet places = board.places(digit, house);
      const CellSet left = places - cells;
      if (left == places || !left.is_single()) continue;
      Step step = out.step();
      step.place(left.only(), digit);
      step.show(Role::cells, cells, digits).show(Role::digits, digits).show(Role::house, house);
      step.show(Role::cell, left.only()).show(Role::digit, digit);
      if (out.emit(step) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  };
  for_each_hidden(board, workspace, row, found);
}

}  // namespace nonet::logic
