// See blockers.hpp. All choices are tried, the smallest first: there are at most eight digits to
// choose from, and three houses.

#include "explain/blockers.hpp"

#include <bit>

namespace nonet::explain {
namespace {

CellSet cells_with(const Grid& grid, Digit digit) {
  CellSet cells;
  for (int row = 0; row < kDigits; ++row) {
    unsigned bits = 0;
    for (int column = 0; column < kDigits; ++column) {
      bits |= static_cast<unsigned>(grid.face(Cell::at(row, column)) == digit.face()) << column;
    }
    if (bits != 0) cells |= CellSet::from_row_bits(row, bits);
  }
  return cells;
}

// The next choice of as many out of a row of things, in order.
unsigned next_choice(unsigned choice) {
  const unsigned low = choice & (~choice + 1);
  const unsigned ripple = choice + low;
  return ripple | (((choice ^ ripple) >> 2) / low);
}

// The first choice of `size` that covers the whole and whose members see most; 0 if there is none.
unsigned find_cover(const Few<Blocker, kDigits>& all, int size, CellSet whole) {
  unsigned best = 0;
  int most = 0;
  for (unsigned choice = (1U << size) - 1; choice < 1U << all.size();
       choice = next_choice(choice)) {
    CellSet covered;
    int sum = 0;
    for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
      const CellSet part = all[static_cast<std::size_t>(std::countr_zero(rest))].rules_out;
      covered |= part;
      sum += part.size();
    }
    if (covered != whole || sum <= most) continue;
    most = sum;
    best = choice;
  }
  return best;
}

}  // namespace

Blockers find_blockers(const Board& board, House house, Cell cell, Digit digit) {
  CellSet others = board.unsolved() & house.cells();
  others.erase(cell);
  Few<Blocker, kDigits> all;
  CellSet covered;
  for (const Cell at : cells_with(board.grid(), digit) - house.cells()) {
    const CellSet seen = board.rules().peers(at) & others;
    if (seen.empty()) continue;
    all.push_back({at, seen});
    covered |= seen;
  }
  Blockers found;
  found.earlier = others - covered;
  unsigned choice = 0;
  for (int size = 1; choice == 0 && size <= static_cast<int>(all.size()); ++size) {
    choice = find_cover(all, size, covered);
  }
  for (int size = others.size(); choice != 0 && size > 0; --size) {
    for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
      const Blocker& one = all[static_cast<std::size_t>(std::countr_zero(rest))];
      if (one.rules_out.size() != size) continue;
      found.list.push_back({one.at, one.rules_out & covered});
      covered -= one.rules_out;
      choice ^= rest & (~rest + 1);
    }
  }
  return found;
}

Takers find_takers(const Board& board, Cell cell, Digit digit) {
  const auto houses = board.rules().houses_of(cell);
  const DigitSet others = DigitSet::all() - DigitSet{digit};
  std::array<DigitSet, kHousesOfCell> parts;
  DigitSet shown;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i] = board.digits(houses[i]) & others;
    shown = shown | parts[i];
  }
  Takers found;
  found.earlier = others - shown;
  unsigned best = 0;
  int best_count = 0, best_size = kHousesOfCell + 1;
  for (unsigned choice = 1; choice < 1U << kHousesOfCell; ++choice) {
    DigitSet digits;
    int count = 0;
    for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
      const DigitSet part = parts[static_cast<std::size_t>(std::countr_zero(rest))];
      digits = digits | part;
      count += part.size();
    }
    const int size = std::popcount(choice);
    if (digits != shown || size > best_size || (size == best_size && count <= best_count)) continue;
    best = choice, best_size = size, best_count = count;
  }
  // Whoever adds most comes next.
  DigitSet open = shown;
  while (best != 0 && !open.empty()) {
    std::size_t next = 0;
    int most = 0;
    for (unsigned rest = best; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<std::size_t>(std::countr_zero(rest));
      const int added = (parts[at] & open).size();
      if (added <= most) continue;
      most = added;
      next = at;
    }
    Taker taker{houses[next], parts[next] & open, {}};
    for (int i = 0; i < kDigits; ++i) {
      const Cell at = taker.house.cell(i);
      const int face = board.grid().face(at);
      if (face != 0 && taker.digits.contains(Digit(face))) taker.cells.insert(at);
    }
    found.list.push_back(taker);
    open = open - parts[next];
    best &= ~(1U << next);
  }
  return found;
}

}  // namespace nonet::explain
