// The bodies of rules.hpp, and the classic rules, which are made when the program is compiled.
#pragma once

#include "nonet/rules.hpp"

namespace nonet {

constexpr void Rules::set_board(int side, int box_height) {
  side_ = side;
  box_height_ = box_height;
  digits_ = DigitSet::from_bits((DigitBits{1} << side) - 1);
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) cells_.insert(Cell::at(row, column));
  }
  for (int i = 0; i < side; ++i) {
    CellSet row, column;
    for (int j = 0; j < side; ++j) {
      row.insert(Cell::at(i, j));
      column.insert(Cell::at(j, i));
    }
    add_region(House::row(i), HouseKind::row, i, row);
    add_region(House::column(i), HouseKind::column, i, column);
  }
}

constexpr void Rules::add_boxes() {
  const int across = side_ / box_width();
  for (int i = 0; i < side_; ++i) {
    CellSet box;
    for (int j = 0; j < side_; ++j) {
      box.insert(Cell::at(i / across * box_height_ + j / box_width(),
                          i % across * box_width() + j % box_width()));
    }
    add_region(House::box(i), HouseKind::box, i, box);
  }
}

constexpr void Rules::add_region(House house, HouseKind kind, int number, CellSet cells) {
  const int h = house.index();
  kinds_[h] = kind;
  numbers_[h] = static_cast<std::uint8_t>(number);
  house_cells_[h] = cells;
  regions_.insert(house);
  const bool is_house = cells.size() == side_;
  if (is_house) houses_.insert(house);
  positions_[h].fill(kCells - 1);  // outside, unless the board fills its capacity
  int position = 0;
  for (const Cell cell : cells) {
    positions_[h][position++] = static_cast<CellNumber>(cell.index());
    if (is_house) houses_of_[cell.index()].insert(house);
    peers_[cell.index()] |= cells;
    peers_[cell.index()].erase(cell);
  }
  if (!is_house) is_plain_ = false;
}

constexpr void Rules::add_peer(Cell a, Cell b) {
  if (peers_[a.index()].contains(b)) return;
  peers_[a.index()].insert(b);
  peers_[b.index()].insert(a);
  is_plain_ = false;
}

constexpr bool Rules::may_swap(CellSet cells, HouseSet within) const {
  if (cells.intersects(bound_)) return false;
  for (const Cell cell : cells) {
    if (!(houses_of(cell) - within).empty()) return false;
    if (is_plain_) continue;
    CellSet known;
    for (const House house : within& houses_of(cell)) known |= this->cells(house);
    if (!(peers(cell) - known).empty()) return false;
    for (const Digit digit : digits_) {
      if (!links(Candidate(cell, digit)).empty()) return false;
    }
  }
  return true;
}

namespace detail {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool same_word(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

}  // namespace detail

constexpr std::optional<House> Rules::find_house(std::string_view text) const {
  for (const House house : regions_) {
    if (detail::same_word(text, short_name(house)) || detail::same_word(text, name(house)) ||
        (!compass(house).empty() && detail::same_word(text, compass(house)))) {
      return house;
    }
  }
  return std::nullopt;
}

struct ClassicRules : Rules {
  constexpr ClassicRules() {
    if (!kHasClassic) return;  // no board: who wants one there makes it
    set_board(classic::kBoxSide * classic::kBoxSide, classic::kBoxSide);
    add_boxes();
  }
};
namespace detail {
inline constexpr ClassicRules kClassicRules;
}  // namespace detail

constexpr const Rules& Rules::classic() { return detail::kClassicRules; }

namespace classic {
// The number of a cell's box, from 0, left to right and down.
constexpr int box_of(Cell cell) {
  return cell.row() / kBoxSide * kBoxSide + cell.column() / kBoxSide;
}
}  // namespace classic

}  // namespace nonet
