// Board: a grid plus the live candidates, seen by cell and by digit at once.
//
// Two functions change it, `place` and `eliminate`; both keep the two views in step, say what they
// changed, and report a contradiction the moment one shows. A solved cell has no candidates, so
// `candidates` and `places` speak of blank cells only.
//
//   Board board;
//   Change change = board.place(Cell::at(0, 0), Digit(5));
//   assert(change.made_progress() && change.removed.size() == 8 + 20);
//   assert(!board.candidates(Cell::at(0, 8)).contains(Digit(5)));
//   assert(board.places(Digit(5), House::row(0)).empty() && board.has(House::row(0), Digit(5)));
//   change = board.place(Cell::at(0, 1), Digit(5));
//   assert(!change.made_progress());
//   assert(change.contradiction->text() == "5 is not a candidate of r1c2");
#pragma once

#include <array>
#include <optional>

#include "nonet/candidate_set.hpp"
#include "nonet/contradiction.hpp"
#include "nonet/grid.hpp"
#include "nonet/house_set.hpp"
#include "nonet/rules.hpp"

namespace nonet {

// What a call changed: at most one digit placed, the candidates that went, and the contradiction
// that came of it, if any.
struct Change {
  std::optional<Candidate> placed;
  CandidateSet removed;
  CellSet cells;    // where something was placed or removed
  DigitSet digits;  // which digits were
  HouseSet houses;  // the houses of those cells
  std::optional<Contradiction> contradiction;

  constexpr bool made_progress() const { return placed.has_value() || !removed.empty(); }
};

// Unsolved cells, fewest candidates first, then by index.
struct SortedCells {
  std::array<Cell, kCells> cells = make_filled();
  int count = 0;

  constexpr const Cell* begin() const { return cells.data(); }
  constexpr const Cell* end() const { return cells.data() + count; }

 private:
  static constexpr std::array<Cell, kCells> make_filled();
};

class Board {
 public:
  // An empty board: every cell blank, every candidate alive.
  constexpr explicit Board(const Rules& rules = Rules::classic());
  // A board with the digits of a grid written in, but every blank cell still holding all
  // candidates: the position before any reasoning. `reduce` does that reasoning.
  static constexpr Board unreduced(const Grid& grid, const Rules& rules = Rules::classic());
  // A board with the digits of a grid placed one by one, and the first contradiction met. Two equal
  // digits that see each other end it at once: a clash says more than what follows from it.
  struct Start;
  static constexpr Start start(const Grid& grid, const Rules& rules = Rules::classic());

  constexpr const Rules& rules() const { return *rules_; }
  constexpr const Grid& grid() const { return grid_; }

  // --- asking
  constexpr DigitSet candidates(Cell cell) const { return by_cell_[cell.index()]; }
  constexpr CellSet places(Digit digit) const { return by_digit_[digit.index()]; }
  constexpr CellSet places(Digit digit, House house) const {
    return places(digit) & rules_->cells(house);
  }
  constexpr std::optional<Cell> only_place(Digit digit, House house) const {
    const CellSet cells = places(digit, house);
    return cells.size() == 1 ? std::optional<Cell>(cells.only()) : std::nullopt;
  }
  constexpr bool contains(Candidate c) const { return candidates(c.cell()).contains(c.digit()); }
  constexpr CandidateSet all_candidates() const;
  // Whether the digit is written in the house.
  constexpr bool has(House house, Digit digit) const {
    return done_[house.index()].contains(digit);
  }
  constexpr DigitSet digits(House house) const { return done_[house.index()]; }

  constexpr CellSet unsolved() const { return unsolved_; }
  constexpr CellSet cells_with(int candidate_count) const;
  constexpr SortedCells unsolved_by_fewest() const;
  constexpr bool is_done() const { return unsolved_.empty(); }
  constexpr bool is_done(House house) const { return digits(house) == rules_->digits(); }
  // The values of a house in reading order, 0 for a blank.
  constexpr std::array<int, kDigits> values(House house) const {
    std::array<int, kDigits> values{};
    for (int i = 0; i < rules_->side(); ++i) values[i] = grid_.face(rules_->cell(house, i));
    return values;
  }

  // The first contradiction visible on the board: a blank cell without candidates, then a house
  // without a place for a digit it lacks.
  constexpr std::optional<Contradiction> find_contradiction() const;

  // --- changing
  // Writes the digit, removes the cell's other candidates and the digit from the cells it sees.
  // A digit that is not a candidate of the cell changes nothing and is a contradiction, unless it
  // already stands there.
  constexpr Change place(Cell cell, Digit digit);
  constexpr Change eliminate(Candidate candidate);
  constexpr Change eliminate(const CandidateSet& candidates);

  // Removes from blank cells the digits they see: around one cell, in one house, everywhere.
  // Only an unreduced board, or one with hand-made candidates, has anything to reduce.
  constexpr Change reduce(Cell cell);
  constexpr Change reduce(House house);
  constexpr Change reduce();

  friend constexpr bool operator==(const Board&, const Board&) = default;

 private:
  static constexpr Start start_one_by_one(const Grid& grid, const Rules& rules);
  // The single place where candidates go: both views, and the record of it.
  constexpr void remove(Candidate candidate, Change& change);
  constexpr void write(Cell cell, Digit digit);
  constexpr void check_cell(Cell cell, Change& change) const;
  constexpr void check_removed(Change& change) const;
  constexpr bool lacks_place(HouseSet houses, Digit digit) const;
  constexpr bool is_whole() const;
  constexpr DigitSet seen_by(Cell cell) const;

  const Rules* rules_;
  Grid grid_;
  CellSet unsolved_;
  std::array<DigitSet, kCells> by_cell_{};
  std::array<CellSet, kDigits> by_digit_{};
  std::array<DigitSet, kHouses> done_{};
};

struct Board::Start {
  Board board;
  std::optional<Contradiction> contradiction;
};

static_assert(!kHasClassic || sizeof(Board) < 600);

}  // namespace nonet

#include "nonet/board_inline.hpp"
