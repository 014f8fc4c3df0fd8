// Crossings: where two houses overlap in two or more cells, and what each overlap can hold. On the
// classic board these are the 54 places where a line crosses a box. Pointing, claiming and their
// kin are sums over crossings: a digit that the rest of one house cannot hold is locked in the
// crossing, for all digits at once.
//
// A house may also overlap with a region that need not hold every digit. What the house locks in
// the crossing, the rest of the region cannot hold; nothing is ever locked in the region, whose
// rest counts as holding every digit.
//
// What an overlap holds and what the rest of either house holds are unions over *parts*: the
// crossings themselves, and where the rest of a house is no sum of other crossings, as it is with
// classic boxes, that rest as a part of its own.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/house_set.hpp"

namespace nonet::logic {

struct Crossing {
  House line = House(0);  // the house that comes first: a line, unless neither is
  House box = House(0);   // the other: a box, or whatever else overlaps; perhaps no house
  CellSet cells = {};
  std::array<std::uint16_t, 2> rest_of_box = {};  // parts that make up what else the box has
  std::array<std::uint16_t, 2> rest_of_line = {};
  std::array<std::uint16_t, 2> others_of_box = {};   // where the other crossings of the box with
  std::array<std::uint16_t, 2> others_of_line = {};  // lines like this are listed; of the line
};

// The crossings of a board's rules: by line, and along the line.
class CrossingTable {
 public:
  static const CrossingTable& classic();
  explicit CrossingTable(const Rules& rules);

  std::span<const Crossing> all() const { return crossings_; }
  int parts() const { return static_cast<int>(parts_.size()); }

  struct Part {
    std::uint16_t number;
    std::uint8_t count;
    std::array<std::uint8_t, kDigits> positions;  // in the house
  };
  // The parts that are looked at when a house has changed.
  std::span<const Part> parts_of(House house) const {
    return slice(std::span(parts_), first_part_[house.index()], first_part_[house.index() + 1]);
  }
  // The crossings of a house that is not a line, by number.
  std::span<const std::uint16_t> of_box(House box) const {
    return slice(std::span(of_boxes_), first_of_box_[box.index()], first_of_box_[box.index() + 1]);
  }
  // Those of the same box or line, this one left out, in turn from it on.
  std::span<const std::uint16_t> others(std::array<std::uint16_t, 2> listed) const {
    return slice(std::span(others_), listed[0], listed[1]);
  }

 private:
  template <typename T>
  static std::span<const T> slice(std::span<const T> all, std::size_t from, std::size_t to) {
    return all.subspan(from, to - from);
  }
  void list_crossings(const Rules& rules);
  void list_others(const Rules& rules);
  std::uint16_t add_rest(House house, CellSet cells);
  std::array<std::uint16_t, 2> make_rest(const Rules& rules, House house, const Crossing& crossing,
                                         std::array<std::uint16_t, 2> listed);
  void sort_parts(const Rules& rules);

  struct Rest {
    House house;
    CellSet cells;
  };
  std::vector<Crossing> crossings_;
  std::vector<Rest> rests_;  // beyond the crossings
  std::vector<Part> parts_;  // by house
  std::array<std::uint16_t, kHouses + 1> first_part_{};
  std::vector<std::uint16_t> of_boxes_;
  std::array<std::uint16_t, kHouses + 1> first_of_box_{};
  std::vector<std::uint16_t> others_;
};

// What is in which crossing of a board. Houses that changed are noted, and looked at when asked.
class Crossings {
 public:
  void follow(const Board& board);
  void note(HouseSet changed) { stale_ = stale_ | changed; }
  void refresh(const Board& board);

  const CrossingTable& table() const { return *table_; }
  std::span<const Crossing> all() const { return table_->all(); }
  int count() const { return static_cast<int>(table_->all().size()); }

  DigitSet digits(int number) const { return digits_[static_cast<std::size_t>(number)]; }
  // Digits that the box, or the line, can hold nowhere but in this crossing.
  DigitSet locked_in_box(int number) const { return digits(number) - rest_of_box(number); }
  DigitSet locked_in_line(int number) const { return digits(number) - rest_of_line(number); }
  // Digits that the rest of the box, or of the line, can hold.
  DigitSet rest_of_box(int number) const {
    return either(all()[static_cast<std::size_t>(number)].rest_of_box);
  }
  DigitSet rest_of_line(int number) const {
    return either(all()[static_cast<std::size_t>(number)].rest_of_line);
  }

 private:
  DigitSet either(const std::array<std::uint16_t, 2>& parts) const {
    return digits_[parts[0]] | digits_[parts[1]];
  }

  const CrossingTable* table_ = nullptr;
  std::vector<CrossingTable> own_;  // none, or that of rules which are not classic
  int rules_ = -1;                  // whose table it is
  HouseSet stale_;
  std::vector<DigitSet> digits_;  // by part
};

}  // namespace nonet::logic
