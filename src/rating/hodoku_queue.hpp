// The age of singles. HoDoKu takes singles from two queues, naked and hidden, that it fills as
// candidates go; so which single comes next depends on the order in which the board was filled and
// emptied. This follows that order and keeps the two queues.
//
// A single stays one until its cell is filled, so the front of a queue is found by dropping what is
// gone, and every entry is dropped once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "nonet/puzzle.hpp"

namespace nonet::rating {

class HodokuQueue {
 public:
  // Starts with the digits of the puzzle, placed in the order of cells, then what is not marked.
  void start(const Puzzle& puzzle);
  // The same for digits alone: a board on which nothing was placed or eliminated but what it
  // started with. To place them one by one would cost as much as the walk that follows; the age of
  // the few singles that are there can be told from the board.
  void start(const Board& board);
  void place(Candidate candidate);
  void eliminate(Candidate candidate);

  // The oldest single of its kind; a full house is the oldest naked single that ends a house.
  std::optional<Candidate> full_house() const;
  std::optional<Candidate> naked_single();
  std::optional<Candidate> hidden_single();

 private:
  template <typename Item, std::size_t kRoom>
  struct Queue {
    std::array<Item, kRoom> items;
    int front = 0, back = 0;

    void push(Item item) { items[back++] = item; }
  };

  void start_naked(const Board& board);
  void start_hidden(const Board& board);
  void push_hidden(Cell cell, Digit digit);
  void lose(Cell cell, Digit digit, CellSet doomed);
  void look_for_hidden(Cell cell, Digit digit, CellSet doomed);
  void fill(Cell cell);
  bool ends_a_house(Cell cell) const;

  std::array<DigitSet, kCells> candidates_{};  // of blank cells
  std::array<CellSet, kDigits> places_{};      // the same by digit
  std::array<CellSet, kDigits> written_{};     // where the digits of the start stand
  CellSet blank_;
  std::array<std::int8_t, kHouses> blanks_{};  // of each house
  int ending_ = 0;                             // houses with one blank cell
  std::array<CellSet, kDigits> was_hidden_{};  // a candidate may be the last one of three houses
  Queue<std::uint8_t, kCells> naked_;          // cells
  Queue<std::uint16_t, kCells * kDigits> hidden_;  // cells and digits
};

}  // namespace nonet::rating
