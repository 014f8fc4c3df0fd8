// Singles: which placed digits leave just one place, which houses show all other digits. Nearly all
// steps of a walk are told here, some 0.2 us each.

#include <bit>

#include "explain/tell.hpp"

namespace nonet::explain {
namespace {

CellSet cells_with(const Grid& grid, Digit digit) {
  CellSet cells;
  const int face = digit.face();
  for (int row = 0; row < kDigits; ++row) {
    unsigned bits = 0;
    for (int column = 0; column < kDigits; ++column) {
      bits |= static_cast<unsigned>(grid.face(Cell::at(row, column)) == face) << column;
    }
    if (bits != 0) cells |= CellSet::from_row_bits(row, bits);
  }
  return cells;
}

std::string_view before_words(Past past) {
  return past == Past::steps ? " in an earlier step" : " in your notes";
}

// A placed digit and the cells of the house that it sees.
struct Candidates {
  Blockers::One list[Blockers::kMost];
  int count = 0;
};

// The choice of `size` that covers everything and whose members see most; false if there is none.
bool choose(const Candidates& all, int size, CellSet wanted, unsigned& best) {
  int most = -1;
  for (unsigned choice = (1U << size) - 1; choice < 1U << all.count;) {
    CellSet covered;
    int sum = 0;
    for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
      const Blockers::One& one = all.list[std::countr_zero(rest)];
      covered |= one.rules_out;
      sum += one.rules_out.size();
    }
    if (covered == wanted && sum > most) {
      most = sum;
      best = choice;
    }
    if (choice == 0) break;
    // The next choice of as many, in order.
    const unsigned low = choice & (~choice + 1);
    const unsigned ripple = choice + low;
    choice = ripple | (((choice ^ ripple) >> 2) / low);
  }
  return most >= 0;
}

}  // namespace

Blockers find_blockers(const Board& before, Digit digit, House house, Cell cell) {
  Candidates all;
  CellSet others = before.unsolved() & house.cells();
  others.erase(cell);
  CellSet covered;
  for (const Cell blocker : cells_with(before.grid(), digit)) {
    const CellSet seen = before.rules().peers(blocker) & others;
    if (seen.empty() || all.count == Blockers::kMost) continue;
    covered |= seen;
    all.list[all.count++] = {blocker, seen};
  }
  Blockers found;
  found.lost_before = others - covered;
  unsigned choice = 0;
  for (int size = 0; size <= all.count; ++size) {
    if (choose(all, size, covered, choice)) break;
  }
  // Whoever rules out most comes first; a cell is named once.
  CellSet open = covered;
  while (choice != 0) {
    int most = -1;
    int next = 0;
    for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
      const int at = std::countr_zero(rest);
      const int fresh = (all.list[at].rules_out & open).size();
      if (fresh <= most) continue;
      most = fresh;
      next = at;
    }
    choice &= ~(1U << next);
    found.list[found.count++] = {all.list[next].cell, all.list[next].rules_out & open};
    open -= all.list[next].rules_out;
  }
  return found;
}

Takers find_takers(const Board& before, Digit digit, Cell cell) {
  const auto houses = before.rules().houses_of(cell);
  DigitSet shown;
  for (const House house : houses) shown = shown | before.digits(house);
  Takers found;
  found.lost_before = DigitSet::all() - shown - DigitSet{digit};
  unsigned best = 7;
  // One house, then two; the first that shows all.
  for (const unsigned choice : {1U, 2U, 4U, 3U, 5U, 6U}) {
    DigitSet digits;
    for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
      digits = digits | before.digits(houses[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    if (digits != shown) continue;
    best = choice;
    break;
  }
  DigitSet open = shown;
  while (best != 0) {
    int most = -1;
    int next = 0;
    for (unsigned rest = best; rest != 0; rest &= rest - 1) {
      const int at = std::countr_zero(rest);
      const int fresh = (before.digits(houses[static_cast<std::size_t>(at)]) & open).size();
      if (fresh <= most) continue;
      most = fresh;
      next = at;
    }
    best &= ~(1U << next);
    const House house = houses[static_cast<std::size_t>(next)];
    const DigitSet fresh = before.digits(house) & open;
    if (!fresh.empty()) found.list[found.count++] = {house, fresh};
    open = open - before.digits(house);
  }
  return found;
}

void tell_full_house(Writer& w, const Board&, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  w << step.houses(Role::house).first() << " has one empty cell, " << cell
    << ", and lacks one digit, " << digit << ".\nSo " << cell << " is " << digit << '.';
}

void tell_hidden_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  const House house = step.houses(Role::house).first();
  const Blockers blockers = find_blockers(before, digit, house, cell);
  w << house << " needs " << WithArticle{digit} << ". ";
  for (int i = 0; i < blockers.count; ++i) {
    w << (i == 0 ? "The " : "; the ") << digit << " in " << blockers.list[i].cell << " rules out "
      << all_of(blockers.list[i].rules_out);
  }
  const CellSet lost = blockers.lost_before;
  if (!lost.empty()) {
    if (blockers.count > 0) w << "; ";
    w << all_of(lost) << (lost.is_single() ? " lost its " : " lost their ") << digit
      << before_words(w.telling().past);
  }
  if (blockers.count > 0 || !lost.empty()) {
    w << '.';
  } else {
    w.out().pop_back();
  }
  w << "\nOnly " << cell << " is left, so " << cell << " is " << digit << '.';
}

void tell_naked_single(Writer& w, const Board& before, const Step& step) {
  const Cell cell = step.cells(Role::cell).first();
  const Digit digit = step.digits(Role::digit).first();
  const Takers takers = find_takers(before, digit, cell);
  for (int i = 0; i < takers.count; ++i) {
    if (i > 0) w << "; ";
    w << takers.list[i].house << " has " << all_of(takers.list[i].digits);
  }
  if (takers.count > 0) w << '.';
  const DigitSet lost = takers.lost_before;
  if (!lost.empty()) {
    if (takers.count > 0) w << ' ';
    w << (lost.is_single() ? "The digit " : "The digits ") << all_of(lost)
      << (lost.is_single() ? " was" : " were") << " ruled out here"
      << before_words(w.telling().past) << '.';
  }
  w << "\nOnly " << digit << " is left for " << cell << ", so " << cell << " is " << digit << '.';
}

}  // namespace nonet::explain
