// The age of singles. HoDoKu takes singles from two queues, naked and hidden, that it fills as
// candidates go; so which single comes next depends on the order in which the board was filled and
// emptied. This follows that order and keeps the two queues.
//
// A single stays one until its cell is filled, so the front of a queue is found by dropping what is
// gone, and every entry is dropped once. Most steps of a rating are singles: they are taken here,
// some fifty instructions each, and a board follows only when it is to be looked at.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "nonet/puzzle.hpp"
#include "nonet/walk.hpp"
#include "rating/house_counts.hpp"

namespace nonet::rating {

class HodokuQueue {
 public:
  // Starts with the digits of the puzzle, as if placed in the order of cells, then without what is
  // not marked. To place them one by one would cost as much as the walk that follows; the age of
  // the few singles that are there can be told from the position. False: equal digits see each
  // other, and there are no singles.
  bool start(const Puzzle& puzzle);
  void place(Candidate candidate);
  void eliminate(Candidate candidate);

  // The oldest single of its kind; a full house is the oldest naked single that ends a house.
  std::optional<Candidate> full_house();
  std::optional<Candidate> naked_single();
  std::optional<Candidate> hidden_single();
  // The one that comes next, of the easiest kind there is.
  std::optional<Single> next();

  // What was placed; once it is full it is a solution.
  const Grid& grid() const { return grid_; }
  bool is_done() const { return blank_.empty(); }

 private:
  template <typename Item, std::size_t kRoom>
  struct Queue {
    std::array<Item, kRoom> items;
    int front = 0, back = 0;

    void push(Item item) { items[back++] = item; }
    void clear() { front = back = 0; }
  };
  // What is known of a digit.
  struct Places {
    CellSet cells;
    HouseCounts counts;
    CellSet written;     // where it stood at the start
    CellSet was_hidden;  // a candidate may be the last one of three houses

    void remove(Cell cell) {
      cells.erase(cell);
      counts.remove(cell);
    }
  };

  // When the cells lost a digit while those of the start were placed.
  struct Losses {
    CellSet written;                    // where it was placed
    std::array<CellSet, kDigits> seen;  // by each of these first
    CellSet when_filled;                // what was filled before that

    int age_in(House house, Digit digit, CellSet kept) const;
  };

  bool write_givens(const Grid& grid);
  void start_naked(CellSet naked);
  void start_hidden();
  Losses losses_of(Digit digit) const;
  void push_hidden(House house, Digit digit);
  void push_hidden_after(CellSet hit, HouseFlags houses, Digit digit);
  void lose(Cell cell, Digit digit);
  void leave_houses(Cell cell, Digit digit);

  Grid grid_;
  CellSet blank_;
  HouseCounts blanks_;
  std::array<DigitSet, kCells> candidates_{};      // of blank cells
  std::array<Places, kDigits> places_{};           // the same by digit
  Queue<std::uint8_t, kCells + 1> naked_;          // cells; room for one that is none
  Queue<std::uint16_t, kCells * kDigits> hidden_;  // cells and digits
};

}  // namespace nonet::rating
