// See hodoku_order.hpp.

#include "rating/hodoku_order.hpp"

#include <algorithm>

namespace nonet::rating {
namespace {

// Boxes, then rows, then columns.
int box_first_number(House house) {
  return Rules::classic().kind(house) == HouseKind::box ? Rules::classic().number(house)
                                                        : kDigits + house.index();
}

Candidate placed(const Step& step) {
  for (const Digit digit : Rules::classic().digits()) {
    const CellSet cells = step.placed().cells(digit);
    if (!cells.empty()) return Candidate(cells.first(), digit);
  }
  return Candidate(Cell(0), Digit(1));
}

// The houses that hold all the cells.
HouseSet common_houses(CellSet cells) {
  HouseSet common;
  for (const House house : Rules::classic().houses_of(cells.first())) {
    if ((cells - Rules::classic().cells(house)).empty()) common.insert(house);
  }
  return common;
}

constexpr std::size_t kLargestFish = 4;

// Numbers in the places of a key from `at` on.
template <typename Set>
void append(Key& key, std::size_t at, const Set& set) {
  for (const auto item : set) {
    if (at == key.size()) return;
    key[at++] = item.index();
  }
}

CellSet all_cells(const CandidateSet& set) {
  CellSet cells;
  for (const Digit digit : Rules::classic().digits()) cells |= set.cells(digit);
  return cells;
}

bool is_node(const Mark& mark) {
  return mark.role == Role::chain_head || mark.role == Role::weak_to ||
         mark.role == Role::strong_to;
}

// HoDoKu's chains may pass through a group of cells but neither begin nor end in one.
bool ends_in_group(const Step& step) {
  CellSet first, last;
  for (const Mark& mark : step.evidence()) {
    if (!is_node(mark)) continue;
    if (mark.role == Role::chain_head) first = mark.cells;
    last = mark.cells;
  }
  return first.size() > 1 || last.size() > 1;
}

int chain_length(const Step& step) {
  return static_cast<int>(std::ranges::count_if(step.evidence(), is_node));
}

}  // namespace

// By the house that holds the digit, then by digit.
Key key_of_intersection(const Step& step, const Board&) {
  return {step.houses(Role::house).first().index(), step.digits(Role::digit).first().index()};
}

// By the first house that holds the cells, then by cells.
Key key_of_naked_subset(const Step& step, const Board&) {
  const CellSet cells = step.cells(Role::cells);
  int first = 2 * kHouses;
  for (const House house : common_houses(cells)) first = std::min(first, box_first_number(house));
  Key key{first};
  append(key, 1, cells);
  return key;
}

// By the first house in which the digits have no other place, then by digits.
Key key_of_hidden_subset(const Step& step, const Board& board) {
  const CellSet cells = step.cells(Role::cells);
  const DigitSet digits = step.digits(Role::digits);
  int first = 2 * kHouses;
  for (const House house : common_houses(cells)) {
    bool is_hidden = true;
    for (const Digit digit : digits) {
      if (!(board.places(digit, house) - cells).empty()) is_hidden = false;
    }
    if (is_hidden) first = std::min(first, box_first_number(house));
  }
  Key key{first};
  append(key, 1, digits);
  return key;
}

// By digit; row bases before column bases; then by bases, then by covers.
Key key_of_fish(const Step& step, const Board&) {
  const HouseSet bases = step.houses(Role::base_house);
  const HouseSet covers = step.houses(Role::cover_house);
  Key key{step.digits(Role::digit).first().index(), bases.first().is_column() ? 1 : 0};
  append(key, 2, bases);
  append(key, 2 + kLargestFish, covers);
  return key;
}

// Skyscrapers in rows come before those in columns; then by digit, then by the two lines.
Key key_of_two_lines(const Step& step, const Board&) {
  const House a = step.houses(Role::house).first();
  const House b = step.houses(Role::other_house).first();
  const int is_column = a.is_column() && b.is_column() ? 1 : 0;
  return {is_column, step.digits(Role::digit).first().index(), std::min(a.index(), b.index()),
          std::max(a.index(), b.index())};
}

// By the two cells, then by the digit that goes, the lower one first.
Key key_of_w_wing(const Step& step, const Board&) {
  const int a = step.cells(Role::pincer_x).first().index();
  const int b = step.cells(Role::pincer_y).first().index();
  return {std::min(a, b), std::max(a, b), step.digits(Role::z).first().index()};
}

// By the three cells ascending; then which of them is the pivot.
Key key_of_xy_wing(const Step& step, const Board&) {
  const CellSet pivot = step.cells(Role::pivot);
  Key key{};
  append(key, 0, pivot | step.cells(Role::pincer_x) | step.cells(Role::pincer_y));
  key[3] = pivot.first().index();
  return key;
}

Key key_of_xyz_wing(const Step& step, const Board&) {
  Key key{step.cells(Role::pivot).first().index()};
  append(key, 1, step.cells(Role::pincer_x) | step.cells(Role::pincer_y));
  return key;
}

// More eliminations first, then shorter chains, then the smaller sum of what goes.
Key key_of_chain(const Step& step, const Board&) {
  int sum = 0, count = 0;
  for (const Cell cell : all_cells(step.eliminated())) {
    for (const Digit digit : step.eliminated().digits(cell)) {
      sum += cell.index() * (1 + 80 * count) + digit.face();
      ++count;
    }
  }
  return {step.placements() > 0 ? 0 : 1, ends_in_group(step) ? 1 : 0, -count, chain_length(step),
          sum};
}

// HoDoKu does not guess: it looks up the digit of the cell in the middle of those left.
Key key_of_guess(const Step& step, const Board& board) {
  if (step.placements() == 0) return {kCells};
  int middle = board.unsolved().size() / 2;
  const Cell cell = placed(step).cell();
  for (const Cell other : board.unsolved()) {
    if (middle-- == 0) return {other == cell ? 0 : 1};
  }
  return {kCells};
}

void follow(HodokuQueue& queue, const Step& step) {
  if (step.placements() == 1) return queue.place(placed(step));
  if (step.placements() > 1) {
    for (const Digit digit : Rules::classic().digits()) {
      for (const Cell cell : step.placed().cells(digit)) queue.place(Candidate(cell, digit));
    }
    return;
  }
  const CellSet cells = all_cells(step.eliminated());
  const auto eliminate_in = [&](CellSet part) {
    for (const Cell cell : part) {
      for (const Digit digit : step.eliminated().digits(cell)) {
        queue.eliminate(Candidate(cell, digit));
      }
    }
  };
  // A subset that lies in two houses, locked or naked, clears its line first.
  const CellSet subset = step.cells(Role::cells);
  const Family family = info(step.technique()).family;
  if ((family == Family::subsets || family == Family::intersections) && !subset.empty()) {
    for (const House house : common_houses(subset))
      eliminate_in(cells & Rules::classic().cells(house));
  }
  // The ends of a chain are cleared digit by digit.
  if (family == Family::chains) {
    for (const Digit digit : Rules::classic().digits()) {
      for (const Cell cell : step.eliminated().cells(digit))
        queue.eliminate(Candidate(cell, digit));
    }
    return;
  }
  eliminate_in(cells);
}

}  // namespace nonet::rating
