// See subsets.hpp.

#include "logic/subsets.hpp"

#include <array>
#include <bit>
#include <cstdint>

#include "logic/house_order.hpp"
#include "logic/sees.hpp"

namespace nonet::logic {
namespace {

constexpr std::array<std::uint8_t, 1 << kDigits> make_sizes() {
  std::array<std::uint8_t, 1 << kDigits> sizes{};
  for (unsigned i = 1; i < sizes.size(); ++i) {
    sizes[i] = static_cast<std::uint8_t>(sizes[i / 2] + i % 2);
  }
  return sizes;
}
// How many bits a 9-bit mask has: the baseline machine has no instruction for it.
constexpr std::array<std::uint8_t, 1 << kDigits> kSizes = make_sizes();

// Up to nine sets as masks of nine bits, and the search for `size` of them with a union of `size`.
struct Choice {
  int size;
  int count = 0;
  std::array<int, kDigits> masks{};
  std::array<int, kDigits> names{};  // what each set belongs to: a cell's or a digit's index

  void add(int name, int mask) {
    names[count] = name;
    masks[count++] = mask;
  }

  // Calls found(chosen, united) for each choice; both are masks, the first over the sets by number.
  template <typename Found>
  Flow search(const Found& found, int from = 0, int chosen = 0, int united = 0,
              int left = 0) const {
    if (left == 0) left = size;
    for (int i = from; i + left <= count; ++i) {
      const int more = united | masks[i];
      if (kSizes[more] > size) continue;
      const int with = chosen | 1 << i;
      Flow flow = Flow::go_on;
      if (left > 1) {
        flow = search(found, i + 1, with, more, left - 1);
      } else if (kSizes[more] == size) {  // fewer: the position is broken
        flow = found(with, more);
      }
      if (flow == Flow::stop) return flow;
    }
    return Flow::go_on;
  }
};

CellSet cells_with_2_to(int most, const Workspace& workspace) {
  CellSet cells;
  for (int count = 2; count <= most; ++count) cells |= workspace.cells_with(count);
  return cells;
}

bool is_in_one_box(CellSet cells) {
  return (cells - House::box(cells.first().box()).cells()).empty();
}

Flow emit_naked(const Board& board, StepSink& out, Technique technique, House house, CellSet cells,
                DigitSet digits) {
  // Three cells of a line in one box were met in the box.
  if (house.kind() != HouseKind::box && is_in_one_box(cells)) return Flow::go_on;
  const CellSet seen = seen_by_all(cells, board.rules());
  Step step(technique);
  CellSet hit;
  for (const Digit digit : digits) {
    hit |= seen & board.places(digit);
    step.eliminate(seen & board.places(digit), digit);
  }
  if (hit.empty()) return Flow::go_on;
  HouseSet houses;
  for (const House each : board.rules().houses_of(cells.first())) {
    if ((cells - each.cells()).empty() && hit.intersects(each.cells())) houses.insert(each);
  }
  step.show(Role::cells, cells, digits).show(Role::digits, digits).show(Role::house, houses);
  return out.emit(step);
}

// Calls found(digits, cells) for the hidden subsets of a house.
template <typename Found>
Flow find_hidden_in(const Board& board, const PlaceCounts& counts, House house, int size,
                    const Found& found) {
  Choice choice{size};
  for (const Digit digit : counts.digits_with(house, 2, size)) {
    choice.add(digit.index(), positions(board.places(digit, house), house));
  }
  return choice.search([&](int chosen, int united) {
    DigitSet digits;
    for (; chosen != 0; chosen &= chosen - 1) {
      digits.insert(Digit::at(choice.names[std::countr_zero(static_cast<unsigned>(chosen))]));
    }
    CellSet cells;
    for (; united != 0; united &= united - 1) {
      cells.insert(house.cell(std::countr_zero(static_cast<unsigned>(united))));
    }
    return found(digits, cells);
  });
}

}  // namespace

void find_naked_subset(const Board& board, Workspace& workspace, StepSink& out, Technique technique,
                       int size) {
  const Touched& touched = workspace.touched_since(technique);
  const CellSet few = cells_with_2_to(size, workspace);
  for (const House house : by_ease(touched.houses)) {
    const CellSet cells = few & house.cells();
    if (!cells.intersects(touched.cells)) continue;
    Choice choice{size};
    for (const Cell cell : cells) choice.add(cell.index(), board.candidates(cell).bits());
    const auto found = [&](int chosen, int united) {
      CellSet subset;
      for (; chosen != 0; chosen &= chosen - 1) {
        subset.insert(Cell(choice.names[std::countr_zero(static_cast<unsigned>(chosen))]));
      }
      return emit_naked(board, out, technique, house, subset, DigitSet::from_bits(united));
    };
    if (choice.search(found) == Flow::stop) return;
  }
}

void find_hidden_subset(const Board& board, Workspace& workspace, StepSink& out,
                        Technique technique, int size) {
  for (const House house : by_ease(workspace.touched_since(technique).houses)) {
    const auto found = [&](DigitSet digits, CellSet cells) {
      Step step(technique);
      for (const Cell cell : cells) step.eliminate(cell, board.candidates(cell) - digits);
      step.show(Role::cells, cells, digits).show(Role::digits, digits).show(Role::house, house);
      return out.emit(step);
    };
    if (find_hidden_in(board, workspace.counts(), house, size, found) == Flow::stop) return;
  }
}

void find_direct_hidden_subset(const Board& board, Workspace& workspace, StepSink& out,
                               Technique technique, int size) {
  for (const House house : by_ease(workspace.touched_since(technique).houses)) {
    const auto found = [&](DigitSet digits, CellSet cells) {
      for (const Digit digit : DigitSet::all() - board.digits(house) - digits) {
        const CellSet places = board.places(digit, house);
        const CellSet left = places - cells;
        if (left == places || left.size() != 1) continue;
        Step step(technique);
        step.place(left.only(), digit);
        step.show(Role::cells, cells, digits).show(Role::digits, digits).show(Role::house, house);
        step.show(Role::cell, left.only()).show(Role::digit, digit);
        if (out.emit(step) == Flow::stop) return Flow::stop;
      }
      return Flow::go_on;
    };
    if (find_hidden_in(board, workspace.counts(), house, size, found) == Flow::stop) return;
  }
}

}  // namespace nonet::logic
