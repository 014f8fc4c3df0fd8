// Crossings: the 54 places where a line crosses a box, three cells each, and what each can hold.
// Pointing, claiming and their kin are sums over crossings: a digit that, of the three crossings of
// a box with its rows, only one can hold is locked there, for nine digits at once.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/board.hpp"
#include "nonet/house_set.hpp"

namespace nonet::logic {

inline constexpr int kCrossings = 2 * kDigits * kBoxSide;

struct Crossing {
  House line = House(0);
  House box = House(0);
  CellSet cells = {};
  std::array<std::uint8_t, kBoxSide - 1> in_box = {};   // the parallel ones of its box, by number
  std::array<std::uint8_t, kBoxSide - 1> in_line = {};  // the other ones of its line
};

namespace detail {

// By line, rows first, and along the line: number = line * kBoxSide + place.
constexpr std::array<Crossing, kCrossings> make_crossings() {
  std::array<Crossing, kCrossings> all;
  for (int i = 0; i < kCrossings; ++i) {
    Crossing& crossing = all[i];
    crossing.line = House(i / kBoxSide);
    const int place = i % kBoxSide;
    crossing.box = House::box(crossing.line.cell(place * kBoxSide).box());
    for (int j = 0; j < kBoxSide; ++j) {
      crossing.cells.insert(crossing.line.cell(place * kBoxSide + j));
    }
    const int line = i / kBoxSide;
    const int band = line / kBoxSide * kBoxSide;
    for (int j = 1; j < kBoxSide; ++j) {
      const int parallel = band + (line - band + j) % kBoxSide;
      crossing.in_box[j - 1] = static_cast<std::uint8_t>(parallel * kBoxSide + place);
      crossing.in_line[j - 1] = static_cast<std::uint8_t>(line * kBoxSide + (place + j) % kBoxSide);
    }
  }
  return all;
}
inline constexpr std::array<Crossing, kCrossings> kCrossingTable = make_crossings();

constexpr std::array<std::array<std::uint8_t, 2 * kBoxSide>, kDigits> make_crossings_of_boxes() {
  std::array<std::array<std::uint8_t, 2 * kBoxSide>, kDigits> numbers{};
  std::array<int, kDigits> counts{};
  for (int i = 0; i < kCrossings; ++i) {
    const int box = kCrossingTable[i].box.number();
    numbers[box][counts[box]++] = static_cast<std::uint8_t>(i);
  }
  return numbers;
}
inline constexpr auto kCrossingsOfBoxes = make_crossings_of_boxes();

}  // namespace detail

// What is in which crossing of a board. Lines that changed are noted, and looked at when asked.
class Crossings {
 public:
  static constexpr const std::array<Crossing, kCrossings>& all() { return detail::kCrossingTable; }

  // The six of a box by number, those with rows first.
  static constexpr const std::array<std::uint8_t, 2 * kBoxSide>& of_box(House box) {
    return detail::kCrossingsOfBoxes[box.number()];
  }

  void forget() { stale_ = HouseSet::all(); }
  void note(HouseSet changed) { stale_ = stale_ | changed; }
  void refresh(const Board& board);

  DigitSet digits(int number) const { return digits_[number]; }
  // Digits that the box, or the line, can hold nowhere but in this crossing.
  DigitSet locked_in_box(int number) const {
    return digits_[number] - either(all()[number].in_box);
  }
  DigitSet locked_in_line(int number) const {
    return digits_[number] - either(all()[number].in_line);
  }
  // Digits that the rest of the box, or of the line, can hold.
  DigitSet rest_of_box(int number) const { return either(all()[number].in_box); }
  DigitSet rest_of_line(int number) const { return either(all()[number].in_line); }

 private:
  DigitSet either(const std::array<std::uint8_t, kBoxSide - 1>& numbers) const {
    return digits_[numbers[0]] | digits_[numbers[1]];
  }

  HouseSet stale_;
  std::array<DigitSet, kCrossings> digits_{};
};

}  // namespace nonet::logic
