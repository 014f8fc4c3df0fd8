// See blockers.hpp. Where it is not plain who is needed, all choices are tried, the smallest first:
// there are at most eight digits to choose from, and three houses. (On large boards, where there
// may be more, those come first that rule out most.)

#include "explain/blockers.hpp"

#include <bit>
#include <cstdint>

#include "nonet/singles.hpp"

namespace nonet::explain {
namespace {

constexpr std::size_t kMostTried = 10;  // blockers of which all choices are tried
constexpr int kBytes = 8;
constexpr std::uint64_t kOnes = 0x0101010101010101;

// Which of eight bytes are zero, none of them greater than 15: bit i speaks of byte i. A byte that
// is not zero reaches its top bit when 127 is added; the product brings the top bits together.
constexpr std::uint64_t zero_bytes(std::uint64_t bytes) {
  const std::uint64_t is_zero = ~(bytes + 0x7f * kOnes) >> 7 & kOnes;
  return (is_zero * 0x0102040810204080) >> 56;
}
static_assert(zero_bytes(0x0001000f00000900) == 0b10101101);

// Calls `take` for every cell with the digit, ascending. Eight cells are looked at at once.
template <typename Take>
void for_cells_with(const Grid& grid, Digit digit, const Take& take) {
#if NONET_CAPACITY == 9
  const std::uint64_t wanted = static_cast<std::uint64_t>(digit.face()) * kOnes;
  std::uint64_t low = 0, high = 0;  // cells 0 to 63, and the others
  for (int first = 0; first + kBytes <= kCells; first += kBytes) {
    std::uint64_t faces = 0;
    for (int i = 0; i < kBytes; ++i) {
      faces |= static_cast<std::uint64_t>(grid.face(Cell(first + i))) << (kBytes * i);
    }
    const std::uint64_t found = zero_bytes(faces ^ wanted);
    if (first < 64) {
      low |= found << first;
    } else {
      high |= found << (first - 64);
    }
  }
  for (; low != 0; low &= low - 1) take(Cell(std::countr_zero(low)));
  for (; high != 0; high &= high - 1) take(Cell(64 + std::countr_zero(high)));
  const Cell last(kCells - 1);
  if (grid.face(last) == digit.face()) take(last);
#else
  for (int i = 0; i < kCells; ++i) {
    if (grid.face(Cell(i)) == digit.face()) take(Cell(i));
  }
#endif
}

using Choice = std::conditional_t<kHasClassic, unsigned, std::uint64_t>;

// The next choice of as many out of a row of things, in order.
Choice next_choice(Choice choice) {
  const Choice ripple = choice + (choice & (~choice + 1));
  return ripple | ((choice ^ ripple) >> (2 + std::countr_zero(choice)));
}

// A blocker, and how many cells it rules out.
struct Covering {
  Cell at = Cell(0);
  int size = 0;
  CellSet cells;
};

// The first choice of `size` that covers the whole and whose members see most; 0 if there is none.
Choice find_cover(const Few<Covering, kDigits>& all, int size, CellSet whole) {
  Choice best = 0;
  int most = 0;
  for (Choice choice = (Choice{1} << size) - 1; choice < Choice{1} << all.size();
       choice = next_choice(choice)) {
    CellSet covered;
    int sum = 0;
    for (Choice rest = choice; rest != 0; rest &= rest - 1) {
      const Covering& part = all[static_cast<std::size_t>(std::countr_zero(rest))];
      covered |= part.cells;
      sum += part.size;
    }
    if (covered != whole || sum <= most) continue;
    most = sum;
    best = choice;
  }
  return best;
}

// Those that alone rule out some cell: every cover has them.
Choice find_needed(const Few<Covering, kDigits>& all, CellSet once) {
  Choice needed = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    needed |= Choice{all[i].cells.intersects(once)} << i;
  }
  return needed;
}

// Whoever covers most of what is open comes next: few, if not the fewest.
Choice add_greedily(const Few<Covering, kDigits>& all, Choice choice, CellSet open) {
  while (!open.empty()) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < all.size(); ++i) {
      if ((all[i].cells & open).size() > (all[best].cells & open).size()) best = i;
    }
    choice |= Choice{1} << best;
    open -= all[best].cells;
  }
  return choice;
}

// The fewest that cover the whole. Most often nobody but those who are needed.
Choice find_choice(const Few<Covering, kDigits>& all, CellSet whole, CellSet once) {
  const Choice needed = find_needed(all, once);
  CellSet open = whole;
  for (Choice rest = needed; rest != 0; rest &= rest - 1) {
    open -= all[static_cast<std::size_t>(std::countr_zero(rest))].cells;
  }
  if (open.empty()) return needed;
  if (all.size() > kMostTried) return add_greedily(all, needed, open);
  Choice choice = 0;
  for (int size = std::popcount(needed) + 1; choice == 0; ++size) {
    choice = find_cover(all, size, whole);
  }
  return choice;
}

}  // namespace

Blockers find_blockers(const Board& board, House house, Cell cell, Digit digit) {
  CellSet others = board.unsolved() & board.rules().cells(house);
  others.erase(cell);
  Few<Covering, kDigits> all;
  CellSet covered, twice;
  for_cells_with(board.grid(), digit, [&](Cell at) {
    const CellSet seen = board.rules().peers(at) & others;
    if (seen.empty() || board.rules().contains(house, at)) return;
    all.push_back({at, seen.size(), seen});
    twice |= covered & seen;
    covered |= seen;
  });
  Blockers found;
  found.earlier = others - covered;
  Choice choice = find_choice(all, covered, covered - twice);
  for (int size = kDigits; choice != 0; --size) {
    for (Choice rest = choice; rest != 0; rest &= rest - 1) {
      const Covering& one = all[static_cast<std::size_t>(std::countr_zero(rest))];
      if (one.size != size) continue;
      found.list.push_back({one.at, one.cells & covered});
      covered -= one.cells;
      choice ^= rest & (~rest + 1);
    }
  }
  return found;
}

namespace {
constexpr std::array<House, kMostTakers> make_houses() {
  return {House(0), House(0), House(0), House(0), House(0), House(0), House(0), House(0)};
}
}  // namespace

Takers find_takers(const Board& board, Cell cell, Digit digit) {
  const auto houses = board.rules().houses_of(cell);
  const DigitSet others = board.rules().digits() - DigitSet{digit};
  std::array<DigitSet, kMostTakers> parts;
  std::array<House, kMostTakers> of = make_houses();
  std::size_t sources = 0;
  DigitSet shown;
  for (const House house : houses) {
    if (sources == kMostTakers) break;
    of[sources] = house;
    parts[sources] = board.digits(house) & others;
    shown = shown | parts[sources++];
  }
  Takers found;
  found.earlier = others - shown;
  unsigned best = 0;
  int best_count = 0, best_size = static_cast<int>(sources) + 1;
  for (unsigned choice = 1; choice < 1U << sources; ++choice) {
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
    Taker taker{of[next], parts[next] & open, {}};
    for (int i = 0; i < board.rules().side(); ++i) {
      const Cell at = board.rules().cell(taker.house, i);
      const int face = board.grid().face(at);
      if (face != 0 && taker.digits.contains(Digit(face))) taker.cells.insert(at);
    }
    found.list.push_back(taker);
    open = open - parts[next];
    best &= ~(1U << next);
  }
  return found;
}

CellSet blocking_cells(const Board& board, const Step& step) {
  CellSet cells;
  if (step.placed().empty()) return cells;
  const Cell cell = step.placed().cells().first();
  const Digit digit = step.placed().digits(cell).first();
  if (step.technique() == kHiddenSingle && !step.houses(Role::house).empty()) {
    const House house = step.houses(Role::house).first();
    for (const Blocker& blocker : find_blockers(board, house, cell, digit).list) {
      cells.insert(blocker.at);
    }
  }
  if (step.technique() == kNakedSingle) {
    for (const Taker& taker : find_takers(board, cell, digit).list) cells |= taker.cells;
  }
  return cells;
}

}  // namespace nonet::explain
