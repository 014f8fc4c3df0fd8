// See crossings.hpp.

#include "logic/crossings.hpp"

#include <algorithm>

namespace nonet::logic {

const CrossingTable& CrossingTable::classic() {
  static const CrossingTable table(Rules::classic());
  return table;
}

CrossingTable::CrossingTable(const Rules& rules) {
  list_crossings(rules);
  list_others(rules);
  for (Crossing& crossing : crossings_) {
    crossing.rest_of_box = make_rest(rules, crossing.box, crossing, crossing.others_of_box);
    crossing.rest_of_line = make_rest(rules, crossing.line, crossing, crossing.others_of_line);
  }
  sort_parts(rules);
}

void CrossingTable::list_crossings(const Rules& rules) {
  for (const House line : rules.houses()) {
    const std::size_t first = crossings_.size();
    for (const House box : rules.regions()) {
      const CellSet cells = rules.cells(line) & rules.cells(box);
      const bool is_house = rules.houses().contains(box);
      if (cells.size() < 2 || (is_house ? box <= line : cells == rules.cells(box))) continue;
      Crossing crossing;
      crossing.line = line;
      crossing.box = box;
      crossing.cells = cells;
      crossings_.push_back(crossing);
    }
    std::stable_sort(
        crossings_.begin() + static_cast<std::ptrdiff_t>(first), crossings_.end(),
        [](const Crossing& a, const Crossing& b) { return a.cells.first() < b.cells.first(); });
  }
}

void CrossingTable::list_others(const Rules& rules) {
  const auto list = [this](std::size_t i, const auto& is_beside) {
    const auto from = static_cast<std::uint16_t>(others_.size());
    for (std::size_t j = 1; j < crossings_.size(); ++j) {
      const std::size_t other = (i + j) % crossings_.size();
      if (is_beside(crossings_[other])) others_.push_back(static_cast<std::uint16_t>(other));
    }
    return std::array{from, static_cast<std::uint16_t>(others_.size())};
  };
  for (std::size_t i = 0; i < crossings_.size(); ++i) {
    Crossing& one = crossings_[i];
    one.others_of_box = list(i, [&](const Crossing& other) {
      return other.box == one.box && rules.kind(other.line) == rules.kind(one.line);
    });
    one.others_of_line = list(i, [&](const Crossing& other) {
      return other.line == one.line && rules.kind(other.box) == rules.kind(one.box);
    });
  }
  for (int house = 0; house < kHouses; ++house) {
    for (std::size_t i = 0; i < crossings_.size(); ++i) {
      if (crossings_[i].box == House(house)) of_boxes_.push_back(static_cast<std::uint16_t>(i));
    }
    first_of_box_[house + 1] = static_cast<std::uint16_t>(of_boxes_.size());
  }
}

// Two other crossings if they are the rest of the house, else the rest itself.
std::array<std::uint16_t, 2> CrossingTable::make_rest(const Rules& rules, House house,
                                                      const Crossing& crossing,
                                                      std::array<std::uint16_t, 2> listed) {
  const CellSet rest = rules.cells(house) - crossing.cells;
  if (!rules.houses().contains(house)) {
    const std::uint16_t part = add_rest(house, rest);
    return {part, part};
  }
  const std::span<const std::uint16_t> beside = others(listed);
  if (beside.size() == 2 && rest == (crossings_[beside[0]].cells | crossings_[beside[1]].cells)) {
    return {beside[0], beside[1]};
  }
  const std::uint16_t part = add_rest(house, rest);
  return {part, part};
}

std::uint16_t CrossingTable::add_rest(House house, CellSet cells) {
  rests_.push_back({house, cells});
  return static_cast<std::uint16_t>(crossings_.size() + rests_.size() - 1);
}

void CrossingTable::sort_parts(const Rules& rules) {
  for (int h = 0; h < kHouses; ++h) {
    const House house(h);
    const auto add = [&](std::size_t number, CellSet cells) {
      Part part{static_cast<std::uint16_t>(number), 0, {}};
      for (int i = 0; i < rules.side(); ++i) {
        if (!cells.contains(rules.cell(house, i))) continue;
        part.positions[part.count++] = static_cast<std::uint8_t>(i);
      }
      parts_.push_back(part);
    };
    for (std::size_t i = 0; i < crossings_.size(); ++i) {
      if (crossings_[i].line == house) add(i, crossings_[i].cells);
    }
    for (std::size_t i = 0; i < rests_.size(); ++i) {
      if (rests_[i].house == house) add(crossings_.size() + i, rests_[i].cells);
    }
    first_part_[h + 1] = static_cast<std::uint16_t>(parts_.size());
  }
}

void Crossings::follow(const Board& board) {
  const Rules& rules = board.rules();
  stale_ = rules.houses();
  if (rules_ == rules.id()) return;
  rules_ = rules.id();
  own_.clear();
  if (!rules.is_classic()) own_.emplace_back(rules);
  table_ = rules.is_classic() ? &CrossingTable::classic() : own_.data();
  digits_.assign(static_cast<std::size_t>(table_->parts()), DigitSet());
  for (const Crossing& crossing : table_->all()) {
    if (rules.houses().contains(crossing.box)) continue;
    for (const std::uint16_t part : crossing.rest_of_box) digits_[part] = rules.digits();
  }
}

void Crossings::refresh(const Board& board) {
  const Rules& rules = board.rules();
  for (const House house : stale_) {
    for (const CrossingTable::Part& part : table_->parts_of(house)) {
      DigitSet digits;
      for (int i = 0; i < part.count; ++i) {
        digits = digits | board.candidates(rules.cell(house, part.positions[i]));
      }
      digits_[part.number] = digits;
    }
  }
  stale_ = HouseSet();
}

}  // namespace nonet::logic
