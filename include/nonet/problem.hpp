// Problem: a puzzle of any size, with any clues. `Puzzle` is the classic board and its near
// relatives, on which techniques work; a problem is what the search for all others understands.
//
//   Problem problem(9);
//   problem.clues.push_back({.kind = Constraint::cage, .values = {10}, .cells = {0, 1}});
//   assert(problem.cells() == 81 && problem.regions[80] == 8);
//   assert(name(problem, problem.clues[0]) == "cage 10 r1c12");
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/clue.hpp"
#include "nonet/result.hpp"
#include "nonet/symbols.hpp"

namespace nonet {

inline constexpr int kLargestSide = 36;
inline constexpr int kMostRegions = 62;  // a figure or letter each, where they are written

// The usual boxes are as flat as can be: the largest divisor of the side up to its root. 0: no
// boxes.
int usual_box_height(int side);

struct Problem {
  Problem() = default;
  explicit Problem(int side);

  int side = 0;
  int box_height = 0;                 // of rectangular boxes; 0: none, or regions of other forms
  std::vector<std::int16_t> regions;  // by cell, from 0; -1 belongs to none
  Symbols symbols = Symbols::digits;
  std::vector<std::uint8_t> digits;  // by cell, 0 is blank
  std::vector<bool> givens;          // by cell: printed; the others are the player's
  std::vector<std::uint64_t> marks;  // by cell, digit d is bit d - 1; empty: all are possible
  std::vector<Clue> clues;

  std::vector<std::uint8_t> solution;  // that came with it; empty if none did, 0 where it is silent
  std::string title, author, rules_text;
  std::vector<std::string> skipped;  // what was read and is drawing only
  std::vector<std::string> unknown;  // what was read and may mean something
  std::string rest;  // members of an f-puzzles object that mean nothing here, as JSON
  std::vector<std::string> cell_rest;  // by cell, the same of its own object; empty: of none

  int cells() const { return side * side; }
  int cell(int row, int column) const { return row * side + column; }
  int row(int cell) const { return cell / side; }
  int column(int cell) const { return cell % side; }
  bool has(int row, int column) const {
    return row >= 0 && row < side && column >= 0 && column < side;
  }
  std::uint64_t all_digits() const { return side == 64 ? ~0ULL : (1ULL << side) - 1; }
  bool has_clue(Constraint kind) const;
  void limit_marks(int cell, std::uint64_t most);  // leaves these, or none where none is both
  void set_boxes(int height);                      // 0: no regions
  void set_regions(std::vector<std::int16_t> of);  // numbered anew, in order of appearance
  int count_regions() const;

  friend bool operator==(const Problem&, const Problem&) = default;
};

// "r1c12", "r1c10,11": cells in their order, neighbours of a row together.
std::string cell_name(const Problem& problem, int cell);
std::string cells_name(const Problem& problem, const std::vector<int>& cells);
// "cage 10 r1c12": a clue as it is written after a grid.
std::string name(const Problem& problem, const Clue& clue);
// A digit as the problem writes it, and a grid on one line, '.' for a blank.
std::string symbol(const Problem& problem, int digit);
std::string grid_line(const Problem& problem, const std::vector<std::uint8_t>& digits);
// Grid and clues on one line.
std::string problem_line(const Problem& problem);

// What a clue lacks to mean anything, as who reads it says what was expected: "a line of several
// cells".
std::optional<std::string> find_lack(const Problem& problem, const Clue& clue);

// What is wrong with a clue before any digit is looked at: a sum out of reach, a line that jumps.
struct Flaw {
  int clue = -1;  // its place among the clues; -1: the regions
  std::string words;
  bool is_fatal = false;  // no solution can be; otherwise a warning
};
std::vector<Flaw> find_flaws(const Problem& problem);

// What the digits break, in words: "cage 10 at r1c12: 7 and 9 make 16". Blank cells break nothing.
struct Broken {
  int clue = -1;  // -1: a house
  std::vector<int> cells;
  std::string words;
};
std::vector<Broken> find_broken(const Problem& problem, const std::vector<std::uint8_t>& digits);

}  // namespace nonet
