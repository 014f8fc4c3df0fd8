// ClueBook: the clues of a puzzle, as techniques look at them. A part is what is looked at in one
// go: a clue, or where a clue is spread over the board, one of the pieces that it is made of; and
// what follows from several clues together, cells that the cages of some houses leave over.
//
// A part is the model of one clue over few cells. Cells are numbered within it; masks have bit
// d - 1 for digit d.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "constraints/model.hpp"
#include "nonet/cell_set.hpp"
#include "nonet/house_set.hpp"
#include "nonet/rules.hpp"

namespace nonet {

struct CluePart {
  using Bits = SmallBits;                    // digits
  using Places = std::vector<std::uint8_t>;  // numbers of cells within the part
  static constexpr std::size_t kMost = 24;   // cells

  int clue = -1;  // its place among the clues; -1: it follows from several
  std::vector<Cell> cells;
  CellSet set;

  struct Pair {
    std::uint8_t a, b;
    std::array<Bits, kDigits> ahead, back;  // by digit of a, of b: what the other may be
  };
  std::vector<Pair> pairs;
  struct Sum {
    Places cells;
    std::vector<int> weights;
    int total;
  };
  std::vector<Sum> sums;
  struct Sets {
    Places cells;
    std::vector<Bits> sets;
  };
  std::vector<Sets> sets;
  struct Ends {
    std::uint8_t a, b;
    Places inner;
    bool is_between;
    int apart;
  };
  std::vector<Ends> ends;
  struct Among {
    Places cells;
    std::array<std::uint8_t, kDigits> need;
  };
  std::vector<Among> among;
  struct Seen {
    constraints::Model::View view;
    Places cells;
    int value;
  };
  std::vector<Seen> seen;
  struct Fits {
    Places cells;
    constraints::Automaton automaton;
  };
  std::vector<Fits> fits;

  // Of what follows from several clues: the houses that were added up, and the cells of the cages;
  // and where they cut a cage in two, which clue that is, and whether these are the cells of it
  // whose sum follows from that of the others.
  HouseSet houses;
  CellSet cages;
  int split = -1;
  bool is_rest = false;

  bool empty() const {
    return pairs.empty() && sums.empty() && sets.empty() && ends.empty() && among.empty() &&
           seen.empty() && fits.empty();
  }
};

struct ClueBook {
  Problem problem;  // regions and clues; its digits and marks say nothing
  std::vector<CluePart> parts;
  std::vector<std::pair<Cell, Cell>> equal;  // cells that hold the same digit
};

namespace constraints {

// The parts of a clue, as its own model has them.
void add_parts(const Model& model, const Clue& clue, int number, std::vector<CluePart>& parts);
// Cells that cages leave over in one to four houses, or take beyond them: one to four of them.
void add_leftovers(const Rules& rules, const Problem& problem, std::vector<CluePart>& parts);

}  // namespace constraints
}  // namespace nonet
